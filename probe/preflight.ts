import type { Description } from '../model/description/description.ts';
import { isObject } from '../model/description/json.ts';
import { describedResources } from '../model/resources/described-resources.ts';
import { UsageError } from '../platform/usage-error.ts';
import type { ProbeSettings } from './settings.ts';
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
  { base, token, headers }: ProbeSettings,
  transport: Transport,
): Promise<void> {
  const paths = readablePaths(description).slice(0, MOST_PATHS);
  if (paths.length === 0) return;
  const fields: [string, string][] = [
    ['Accept', 'application/json'],
    ...headers.map(([name, value]): [string, string] => [name, value]),
  ];
  if (token !== null) fields.push(['Authorization', `Bearer ${token}`]);
  const answers: ReceivedResponse[] = [];
  let missing = '';
  for (const path of paths) {
    try {
      const request = { method: 'GET', url: new URL(base + path), headers: fields, body: null, isWrong: false };
      answers.push(await transport(request));
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      missing = error.message;
      // Each further path would take as long.
      if (!error.again) break;
    }
  }
  if (answers.length === 0)
    throw new UsageError(`no service answers at ${base}: ${missing}; start it, or give another --target`);
  const wrong = whyWrong(answers, paths, base, token);
  if (wrong !== null) throw new UsageError(wrong);
}

function readablePaths(description: Description): readonly string[] {
  const resources = describedResources(description).filter(({ path }) =>
    path.template.segments.every(({ kind }) => kind === 'fixed'),
  );
  return resources.flatMap(({ list, read, kind, path }) =>
    list !== null || (kind === 'singleton' && read !== null) ? [path.use.key] : [],
  );
}

function whyWrong(
  answers: readonly ReceivedResponse[],
  paths: readonly string[],
  base: string,
  token: string | null,
): string | null {
  const all = (test: (answer: ReceivedResponse) => boolean) => answers.length > 0 && answers.every(test);
  const [path = ''] = paths;
  if (answers.some(isUsable)) return null;
  if (all(({ status }) => status === 401 || status === 403)) {
    const { status = 401 } = answers[0] ?? {};
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
    return `the service at ${base} fails on every path that was tried (GET ${path} is answered ${answers[0]?.status}); mend it first`;
  const index = Math.max(
    0,
    answers.findIndex(({ status }) => status < 300),
  );
  const shown = answers[index];
  return `the service at ${base} answers no path that was tried with JSON (GET ${paths[index]} is answered ${shown?.status}, ${typeOf(shown)}); check --target`;
}

/** True for an answer of a service that speaks JSON: what was asked for, what is wrong with the request, or that it is to be sent later. */
function isUsable({ status, body, headers }: ReceivedResponse): boolean {
  if (status === 429 || (status === 503 && headers.some(([name]) => name.toLowerCase() === 'retry-after'))) return true;
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
  return answer?.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? 'without Content-Type';
}
