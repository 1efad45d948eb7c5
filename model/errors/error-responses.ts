import type { Description } from '../description/description.ts';
import { asString } from '../description/json.ts';
import type { ResponseNode } from '../description/nodes.ts';
import { memoize } from '../lib/memoize.ts';
import { clientOperations } from '../operations/client-operations.ts';
import { type BodyUse, responseUses } from '../operations/shared-bodies.ts';
import { splitWords } from '../text/words/split-words.ts';

/** A response to clients for an error. */
export interface ErrorResponse {
  readonly node: ResponseNode;
  /**
   * Every use of it by operations that clients call, also for successes; what receivers of webhooks answer says nothing
   * of it.
   */
  readonly uses: readonly BodyUse[];
  /** The uses by operations that clients call, for errors. */
  readonly errorUses: readonly BodyUse[];
}

/**
 * The responses to clients with a status of 4xx or 5xx, their ranges, or `default`, each once; and responses of
 * `components` that no operation uses and that are named like an error. Responses to webhooks and callbacks are sent by
 * clients.
 */
export const errorResponses: (description: Description) => readonly ErrorResponse[] = memoize((description) =>
  findErrorResponses(description),
);

/** True for the statuses 4xx and 5xx and their ranges (RFC 9110, section 15). */
function isErrorStatus(status: string): boolean {
  return /^[45](?:\d\d|xx)$/i.test(status);
}

function findErrorResponses(description: Description): ErrorResponse[] {
  const own = new Set(clientOperations(description));
  const uses = responseUses(description);
  const unused = new Set(
    description.components.responses.flatMap(({ key, node }) =>
      node !== null && !uses.has(node) && isErrorName(key) ? [node] : [],
    ),
  );
  return description.responses.flatMap((node): ErrorResponse[] => {
    const ownUses = (uses.get(node) ?? []).filter(({ operation }) => own.has(operation));
    const errorUses = ownUses.filter((use) => isErrorUse(use, node));
    return errorUses.length > 0 || unused.has(node) ? [{ node, uses: ownUses, errorUses }] : [];
  });
}

/**
 * A `default` alone is often meant for success, and so is one beside error responses only, unless its description
 * speaks of errors: a generator writes one `default` for a method, and the errors are added by hand.
 */
function isErrorUse({ status, operation }: BodyUse, { value }: ResponseNode): boolean {
  if (status === null) return false;
  if (status !== 'default') return isErrorStatus(status);
  const others = operation.responses.filter(({ key }) => key !== 'default');
  if (others.some(({ key }) => /^[123]/.test(key))) return true;
  return others.length > 0 && speaksOfErrors(asString(value.description) ?? '');
}

function speaksOfErrors(text: string): boolean {
  return !/\bsuccess|\bOK\b/i.test(text) && (isErrorName(text) || /\b(?:unexpected|otherwise|rejected)\b/i.test(text));
}

const ERROR_WORDS = new Set(
  'error errors failure failed failures fault faults problem problems exception unauthorized unauthenticated forbidden conflict unprocessable invalid denied unavailable timeout'.split(
    ' ',
  ),
);
const ERROR_PHRASES =
  /^(?:bad-request|not-(?:found|allowed|acceptable)|method-not-allowed|too-many|precondition-failed)/;

/** True for the name of a response or schema that has a word for errors: `NotFound`, `ValidationError`. */
export function isErrorName(name: string): boolean {
  const words = splitWords(name);
  return isErrorStatus(name) || words.some((word) => ERROR_WORDS.has(word)) || ERROR_PHRASES.test(words.join('-'));
}
