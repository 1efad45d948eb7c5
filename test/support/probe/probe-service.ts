import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { type ProbeOutcome, type ProbeRun, runProbe, type SequenceRule } from '../../../probe/run-probe.ts';
import { NO_FIXTURES, type ProbeSettings } from '../../../probe/settings.ts';
import { baseOf } from '../../../probe/target.ts';
import { NoAnswer, type Transport } from '../../../probe/transport.ts';
import { EVERY_RULE } from '../../../rules/every-rule.generated.ts';
import { SEQUENCE_CHECKS } from '../../../rules/sequence.generated.ts';
import type { StatementId } from '../../../spec/statements.generated.ts';
import { describeText } from '../lint-text.ts';
import { sample } from '../sample.ts';

type Handler = (request: Request) => Promise<Response>;

/** Every rule that asks a running service. */
export const SEQUENCE_RULES: readonly SequenceRule[] = Object.entries(SEQUENCE_CHECKS).flatMap(([id, check]) => {
  const rule = EVERY_RULE[id];
  return rule === undefined ? [] : [{ rule, check }];
});

/** As many of the rules that a fault does not touch are asked as well. */
const OTHERS = 3;

/** The rules that decide statements, and a few others, drawn by a name; all of them in `npm run test:full`. */
export function rulesAbout(statements: readonly StatementId[], name: string): readonly SequenceRule[] {
  const touched = SEQUENCE_RULES.filter(({ check }) => statements.includes(check.statement));
  const others = SEQUENCE_RULES.filter((rule) => !touched.includes(rule));
  const drawn = sample(`what is asked with ${name}`, others, OTHERS);
  return SEQUENCE_RULES.filter((rule) => touched.includes(rule) || drawn.includes(rule));
}

/** Sends requests to a service in this process. */
function inProcess(handler: Handler): Transport {
  return async ({ method, url, headers, body }) => {
    const response = await handler(
      new Request(url, {
        method,
        headers: headers.map(([name, value]) => [name, value]),
        ...(body === null ? {} : { body }),
      }),
    ).catch((error: unknown) => {
      throw error instanceof NoAnswer ? error : new NoAnswer(String(error), { again: true });
    });
    return { status: response.status, headers: [...response.headers], body: await response.text() };
  };
}

/** Settings with which everything is asked. */
export function settingsFor(base: string, more: Partial<ProbeSettings> = {}): ProbeSettings {
  return {
    base,
    token: 'token-of-ada',
    secondToken: 'token-of-ben',
    headers: [],
    allowWrites: true,
    allowLeftovers: false,
    budget: 100_000,
    rate: 0,
    seed: 1,
    fixtures: NO_FIXTURES,
    ...more,
  };
}

export interface ProbedService {
  readonly handler: Handler;
  readonly description: ReturnType<typeof describeText>;
  readonly clock: { now(): number; advance(milliseconds: number): void };
  readonly settings?: Partial<ProbeSettings>;
  readonly rules?: readonly SequenceRule[];
  readonly more?: Partial<ProbeRun>;
}

/** Asks a service in this process everything, by a clock that is set. */
export async function probeInProcess({
  handler,
  description,
  clock,
  settings = {},
  rules = SEQUENCE_RULES,
  more = {},
}: ProbedService): Promise<ProbeOutcome> {
  const sleep = async (milliseconds: number) => clock.advance(milliseconds);
  return await runProbe({
    description,
    rules,
    settings: settingsFor(baseOf('http://localhost:3000', description), settings),
    transport: inProcess(handler),
    clock: { now: clock.now, sleep },
    ...more,
  });
}

/** A description in a file, for tests that change nothing in it. */
export function describedIn(file: string) {
  const text = readFileSync(file, 'utf8');
  load(text);
  return describeText(text);
}
