import { resolve } from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import type { Description } from '../../../model/description/description.ts';
import { asObject, isObject } from '../../../model/description/json.ts';
import { reasonOf } from '../../../platform/error-text.ts';
import type { Io } from '../../../platform/io.ts';
import { UsageError } from '../../../platform/usage-error.ts';
import { type Fixtures, NO_FIXTURES, type ProbeSettings } from '../../../probe/settings.ts';
import { baseOf, isPrivate } from '../../../probe/target.ts';
import { readText } from '../../../source/read-text.ts';
import { UnreadableInput } from '../../../source/unreadable-input.ts';
import type { ProbeCommandOptions } from './options.ts';

/** What stands in for a target in a plan without one. */
const NO_TARGET = 'http://localhost';

/**
 * What a probe may do, by the options and the environment.
 *
 * @throws UsageError
 */
export function settingsOf(description: Description, options: ProbeCommandOptions, { cwd, env }: Io): ProbeSettings {
  const { target, plan = false, readOnly = false, allowWrites = false } = options;
  if (target === undefined && !plan)
    throw new UsageError('no service is named; write --target http://localhost:3000, or --plan to send nothing');
  if (readOnly && allowWrites)
    throw new UsageError('--read-only and --allow-writes contradict each other; leave one out');
  const base = baseOf(target ?? NO_TARGET, description);
  if (!plan && !isPrivate(base) && options.targetIsATestSystem !== true) {
    throw new UsageError(
      `${new URL(base).host} is neither this machine nor in a private network; --target-is-a-test-system says that it may be probed`,
    );
  }
  return {
    base,
    token: tokenIn({ '--token': options.token, LINTEL_TOKEN: env.LINTEL_TOKEN }) ?? (plan ? 'first' : null),
    secondToken:
      tokenIn({ '--second-token': options.secondToken, LINTEL_SECOND_TOKEN: env.LINTEL_SECOND_TOKEN }) ??
      (plan ? 'second' : null),
    headers: options.header.map(headerField),
    allowWrites: allowWrites || (plan && !readOnly),
    allowLeftovers: options.allowLeftovers === true,
    budget: numberIn('--budget', options.budget, 1),
    rate: numberIn('--rate', options.rate, 0),
    seed: numberIn('--seed', options.seed, 0),
    fixtures: options.fixtures === undefined ? NO_FIXTURES : fixturesFor(description, options.fixtures, cwd),
  };
}

/** Node takes a longer time for none. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Milliseconds that a request may take. */
export function timeoutOf({ timeout }: ProbeCommandOptions): number {
  return Math.min(numberIn('--timeout', timeout, 0.001) * 1000, LONGEST_TIMER);
}

/**
 * The first token that is given. White space around it is none of it: the file or the secret that it is from ends in a
 * line break.
 *
 * @throws UsageError for one that no header field can carry, which is not shown.
 */
function tokenIn(given: Readonly<Record<string, string | undefined>>): string | null {
  for (const [name, text] of Object.entries(given)) {
    const token = text?.trim() ?? '';
    if (token === '') continue;
    if (/^[\x21-\x7e]+$/.test(token)) return token;
    throw new UsageError(`${name} holds white space or other characters that no token has; give the token alone`);
  }
  return null;
}

/** What a header field can carry. */
const FIELD_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

function headerField(text: string): readonly [string, string] {
  const [, name, value] = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):\s*(.*?)\s*$/.exec(text) ?? [];
  if (name === undefined || value === undefined || !FIELD_VALUE.test(value))
    throw new UsageError(`--header takes "NAME: VALUE", not "${text}"`);
  return [name, value];
}

function numberIn(option: string, text: string, least: number): number {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (Number.isFinite(number) && number >= least) return number;
  throw new UsageError(`${option} takes a number from ${least} on, not "${text}"`);
}

/** The fixtures of a file. A name that the description does not have is a slip. */
function fixturesFor(description: Description, file: string, cwd: string): Fixtures {
  const fixtures = fixturesIn(file, cwd);
  const parameters = new Set(description.parameters.map(({ name }) => name));
  for (const name of Object.keys(fixtures.parameters)) {
    if (!parameters.has(name))
      throw new UsageError(`the fixtures ${file} have a parameter "${name}", which no operation has; check its name`);
  }
  const operations = new Set(
    description.paths.flatMap(({ key, node }) =>
      (node?.operations ?? []).flatMap(({ method, value }) => [
        String(value.operationId),
        `${method.toUpperCase()} ${key}`,
      ]),
    ),
  );
  for (const name of Object.keys(fixtures.bodies)) {
    if (!operations.has(name))
      throw new UsageError(
        `the fixtures ${file} have a body for "${name}", which is no operation; write an operationId, or "POST /v1/shop/orders"`,
      );
  }
  return fixtures;
}

function fixturesIn(file: string, cwd: string): Fixtures {
  const read = parsedIn(file, cwd);
  if (!isObject(read))
    throw new UsageError(`the fixtures ${file} are no object; write "parameters" and "bodies" in it`);
  const { parameters, bodies, ...others } = read;
  const [other] = Object.keys(others);
  if (other !== undefined)
    throw new UsageError(`the fixtures ${file} have "${other}"; write "parameters" and "bodies" in it`);
  for (const [name, value] of Object.entries({ parameters, bodies })) {
    if (value !== undefined && !isObject(value))
      throw new UsageError(`in the fixtures ${file}, ${name} is no object; write "name: value" into it`);
  }
  const unfit = Object.entries(asObject(parameters)).find(([, value]) => value === null || typeof value === 'object');
  if (unfit !== undefined)
    throw new UsageError(`in the fixtures ${file} the parameter ${unfit[0]} is no text; write the value to send`);
  const wrong = Object.entries(asObject(bodies)).find(([, body]) => !isObject(body));
  if (wrong !== undefined)
    throw new UsageError(`in the fixtures ${file} the body of ${wrong[0]} is no object; write the JSON object to send`);
  return {
    parameters: Object.fromEntries(Object.entries(asObject(parameters)).map(([name, value]) => [name, String(value)])),
    bodies: Object.fromEntries(Object.entries(asObject(bodies)).map(([name, body]) => [name, asObject(body)])),
  };
}

function parsedIn(file: string, cwd: string): unknown {
  const text = textOf('--fixtures', file, cwd);
  try {
    // A day stays the text that it is.
    return load(text, { schema: CORE_SCHEMA });
  } catch (error) {
    const [reason = ''] = reasonOf(error).split('\n', 1);
    throw new UsageError(`the fixtures ${file} are no YAML: ${reason}`);
  }
}

function textOf(option: string, file: string, cwd: string): string {
  try {
    return readText(resolve(cwd, file), { takesPipes: true });
  } catch (error) {
    if (!(error instanceof UnreadableInput)) throw error;
    throw new UsageError(`${option} ${file}: ${error.message}`);
  }
}
