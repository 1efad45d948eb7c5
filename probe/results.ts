import { messageOf } from '../framework/describe-rule.ts';
import type { Answer } from '../framework/sequence/prober.ts';
import { severityNumber } from '../framework/severity.ts';
import type { Description } from '../model/description/description.ts';
import { keysOf, type Place } from '../model/description/place.ts';
import { matchPath } from '../model/exchange/path-match.ts';
import type { RecordedExchange } from '../model/exchange/recorded-exchange.ts';
import { readRequestUrl } from '../model/exchange/request-url.ts';
import { operationOf } from '../model/operations/operation-of-method.ts';
import { rangedPlace } from '../source/key-range.ts';
import type { ParsedFile } from '../source/parsed-file.ts';
import type { Result, ShownExchange } from '../source/result.ts';
import { curlCommand } from '../traffic/curl-command.ts';
import type { FaultIdentity } from '../traffic/fault-groups.ts';
import type { Masking } from '../traffic/masking.ts';
import type { ProbeOutcome } from './run-probe.ts';
import type { ServiceFailure } from './sender.ts';
import { operationName } from './verdict.ts';

/** The code of findings about a service that fails: no statement says it. */
const SERVICE_FAILURE = 'service-failure';

/** What findings are made from. */
export interface ResultContext {
  readonly description: Description;
  readonly fileOf: (place: Place) => ParsedFile;
  readonly base: string;
  readonly masking: Masking;
}

/** A finding of a run, and by what it is known again in another one. */
export interface ProbeFinding {
  readonly result: Result;
  readonly identity: FaultIdentity;
  /** The requests and answers that show it, as they were. */
  readonly shownBy: readonly RecordedExchange[];
}

/** The findings of a run, at the operations of the description that was probed. */
export function resultsOf(
  { verdicts, failures }: Pick<ProbeOutcome, 'verdicts' | 'failures'>,
  context: ResultContext,
): readonly ProbeFinding[] {
  const broken = verdicts.flatMap((verdict): ProbeFinding[] => {
    if (verdict.outcome !== 'broken') return [];
    const { rule, violation, asked, statement } = verdict;
    const { documentationUrl } = rule;
    const { id } = rule.extensions.lintel;
    const result = {
      code: id,
      message: messageOf(rule, violation.message),
      severity: severityNumber(violation.severity ?? rule.severity),
      statements: [statement],
      ...shownAt(asked.operation.place, context.fileOf),
      ...(documentationUrl !== undefined && { documentationUrl }),
      exchanges: violation.shownBy.map((answer) => shown(answer, context)),
    };
    const shownBy = violation.shownBy.map(({ recorded }) => recorded);
    return [{ result, identity: { rule: id, operation: operationName(asked), place: statement }, shownBy }];
  });
  return [...broken, ...failureResults(failures, context)];
}

/** Each operation that fails once, by the message of its first failure. */
function failureResults(failures: readonly ServiceFailure[], context: ResultContext): ProbeFinding[] {
  const found = new Map<string, ProbeFinding>();
  for (const { message, answer, method, url } of failures) {
    const path = matchPath(readRequestUrl(url), context.description, [context.base])?.path ?? null;
    const operation = path === null ? null : operationOf(path.use.node, method.toLowerCase());
    const name = path === null ? `${method} ${new URL(url).pathname}` : `${method} ${path.template.text}`;
    if (found.has(name)) continue;
    const at = shownAt(operation?.place ?? path?.use.place ?? context.description.rootPlace, context.fileOf);
    const exchanges = answer === null ? [] : [shown(answer, context)];
    const result = { code: SERVICE_FAILURE, message, severity: 0, statements: [], ...at, exchanges } as const;
    const shownBy = answer === null ? [] : [answer.recorded];
    found.set(name, { result, identity: { rule: SERVICE_FAILURE, operation: name, place: '' }, shownBy });
  }
  return [...found.values()];
}

function shownAt(
  place: Place,
  fileOf: ResultContext['fileOf'],
): Pick<Result, 'path' | 'range' | 'keyRange' | 'source'> {
  const file = fileOf(place);
  const path = file.existingPath(keysOf(place));
  return rangedPlace(file, path, true, file.source);
}

function shown({ recorded }: Answer, { masking }: ResultContext): ShownExchange {
  const masked = masking.exchange(recorded);
  const { request, response } = masked;
  return {
    request: { method: request.method, url: request.url, ...messageIn(request) },
    response: { status: response.status, ...messageIn(response) },
    curl: masking.of(recorded)(curlCommand(masked)),
  };
}

function messageIn({ headers, body }: RecordedExchange['request'] | RecordedExchange['response']) {
  const fields = Object.fromEntries(headers.map(([name, value]) => [name, value]));
  if (body.state !== 'text' || body.text === '') return { headers: fields };
  return { headers: fields, body: parsed(body.text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
