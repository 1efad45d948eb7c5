import { responseSchema } from '../framework/sequence/resource-schemas.ts';
import type { Description } from '../model/description/description.ts';
import { isObject } from '../model/description/json.ts';
import { type DescribedOperation, describedResources } from '../model/resources/described-resources.ts';
import { effectiveSchema } from '../model/schemas/effective-schema.ts';
import { UsageError } from '../platform/usage-error.ts';
import { fieldValue } from '../traffic/capture/header-pairs.ts';
import type { Fixtures, ProbeSettings } from './settings.ts';
import { NoAnswer, type ReceivedResponse, type Transport } from './transport.ts';

/** As many paths are tried. */
const MOST_PATHS = 4;

/**
 * Makes sure that the service of the description answers at the target, before anything is asked.
 *
 * @throws UsageError that says in one sentence why not.
 */
export async function checkTarget(
  description: Description,
  { base, token, headers, fixtures }: ProbeSettings,
  transport: Transport,
): Promise<void> {
  const readable = readableOperations(description, fixtures).slice(0, MOST_PATHS);
  if (readable.length === 0) return;
  const fields: [string, string][] = [
    ['Accept', 'application/json'],
    ...headers.map(([name, value]): [string, string] => [name, value]),
  ];
  if (token !== null) fields.push(['Authorization', `Bearer ${token}`]);
  const request = { method: 'GET', headers: fields, body: null, isWrong: false };
  const { answered, missing } = await answersTo(readable, (path) =>
    transport({ ...request, url: new URL(base + path) }),
  );
  if (answered.length === 0)
    throw new UsageError(`no service answers at ${base}: ${missing}; start it, or give another --target`);
  const wrong = whyWrong(answered, base, token);
  if (wrong !== null) throw new UsageError(wrong);
}

/** What can be read of a service before anything is made. */
type ReadablePath = Pick<AnsweredPath, 'asked' | 'path'>;

/** The paths that are answered, and why the last one that is not has no answer. */
async function answersTo(
  readable: readonly ReadablePath[],
  get: (path: string) => Promise<ReceivedResponse>,
): Promise<{ readonly answered: readonly AnsweredPath[]; readonly missing: string }> {
  const answered: AnsweredPath[] = [];
  let missing = '';
  for (const { asked, path } of readable) {
    try {
      answered.push({ path, asked, answer: await get(path) });
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      missing = error.message;
      // Each further path would take as long.
      if (!error.again) break;
    }
  }
  return { answered, missing };
}

/** A path that was tried. */
interface AnsweredPath {
  readonly path: string;
  readonly asked: DescribedOperation;
  readonly answer: ReceivedResponse;
}

/** The lists and singletons that are read without knowing anything, or by what the user names. */
function readableOperations(description: Description, { parameters }: Fixtures): readonly ReadablePath[] {
  return describedResources(description).flatMap(({ list, read, kind }) => {
    const asked = list ?? (kind === 'singleton' ? read : null);
    const path = asked?.path.use.key.replaceAll(/\{([^{}]+)\}/g, (whole, name: string) =>
      Object.hasOwn(parameters, name) ? encodeURIComponent(parameters[name] ?? '') : whole,
    );
    return asked === null || path === undefined || path.includes('{') ? [] : [{ asked, path }];
  });
}

function whyWrong(answered: readonly AnsweredPath[], base: string, token: string | null): string | null {
  const all = (test: (answer: ReceivedResponse) => boolean) => answered.every(({ answer }) => test(answer));
  const [{ path, answer: first } = { path: '', answer: undefined }] = answered;
  const usable = answered.filter(({ answer }) => isUsable(answer));
  if (usable.length > 0 && usable.every(isOfAnother)) {
    return `the service at ${base} answers nothing that the description has (GET ${usable[0]?.path} is answered without any of the members there); check --target, and that the description is this service's`;
  }
  if (usable.length > 0) return null;
  if (all(({ status }) => status === 401 || status === 403)) {
    const { status = 401 } = first ?? {};
    const remedy = token === null ? 'give a token by LINTEL_TOKEN or --token' : 'give another token';
    return `the service at ${base} answers ${status} to every path that was tried; ${remedy}`;
  }
  if (all(({ status }) => status === 404)) {
    return `the service at ${base} knows no path of the description (GET ${path} is answered 404); check --target, and that the description is this service's`;
  }
  if (all(({ status }) => status >= 300 && status < 400)) {
    return `the service at ${base} redirects every path that was tried, and redirects are not followed; give the address to which it redirects as --target`;
  }
  if (all(({ status }) => status >= 500))
    return `the service at ${base} fails on every path that was tried (GET ${path} is answered ${first?.status}); mend it first`;
  const shown = answered.find(({ answer }) => answer.status < 300) ?? answered[0];
  return `the service at ${base} answers no path that was tried with JSON (GET ${shown?.path} is answered ${shown?.answer.status}, ${typeOf(shown?.answer)}); check --target`;
}

/**
 * True for a success with an object that has no member that its description knows: that of another service, or of one
 * that answers anything.
 */
function isOfAnother({ asked, answer }: AnsweredPath): boolean {
  const schema = responseSchema(asked);
  const value: unknown = answer.status < 300 && isJson(answer.body) ? JSON.parse(answer.body) : null;
  if (schema === null || !isObject(value)) return false;
  const known = [...effectiveSchema(schema).properties.keys()];
  return known.length > 0 && !known.some((name) => Object.hasOwn(value, name));
}

/**
 * True for an answer of a service that speaks JSON: what was asked for, what is wrong with the request, or that it is
 * to be sent later.
 */
function isUsable({ status, body, headers }: ReceivedResponse): boolean {
  if (status === 429 || (status === 503 && fieldValue(headers, 'retry-after') !== null)) return true;
  return (status < 300 || [400, 406, 409, 422].includes(status)) && isJson(body);
}

/** Texts and numbers alone are no answer of a service. */
function isJson(body: string): boolean {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) || Array.isArray(value);
  } catch {
    return false;
  }
}

function typeOf(answer: ReceivedResponse | undefined): string {
  return fieldValue(answer?.headers ?? [], 'content-type') ?? 'without Content-Type';
}
