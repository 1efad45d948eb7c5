import { sameJson } from '../description/json.ts';
import type { ResponseNode, Use } from '../description/nodes.ts';
import { below } from '../description/place.ts';
import { isSuccess, responseFor } from '../operations/responses.ts';
import { withoutWrappers } from '../schemas/composition.ts';
import { definitionNames } from '../schemas/definition-names.ts';
import type { ChangedUse, ChangeFacts, Direction } from './change.ts';
import { compareContent, entryFor } from './compare-bodies.ts';
import { compareHeaders } from './compare-headers.ts';
import type { InterfaceComparison } from './interface-comparison.ts';
import { PartComparison } from './part-comparison.ts';

type ResponseUse = Use<ResponseNode>;
type Responses = readonly ResponseUse[];

/** The responses of an operation before and now. */
interface ComparedResponses {
  readonly before: Responses;
  readonly after: Responses;
  readonly direction: Direction;
  /** As `GET /orders`. */
  readonly operation: string;
}

/** Compares responses by status: of operations what clients receive, of webhooks and callbacks what they may answer. */
export function compareResponses(compared: ComparedResponses, comparison: InterfaceComparison): void {
  const { before, after, direction } = compared;
  const gone = before.filter(
    (then) => counterpartOf(then, after) === null && !isSpelledOut(then, compared, comparison),
  );
  const newSuccesses = after.filter(
    (now) => isSuccess(now.key) && counterpartOf(now, before) === null && !isRangeFor(now, before, after),
  );
  const ranges = after.filter((now) => isSuccess(now.key) && isRangeFor(now, before, after) && isNew(now, before));
  for (const then of before) compareWithSuccessor(then, compared, comparison);
  const isExchanged = gone.filter(({ key }) => isSuccess(key)).length === 1 && newSuccesses.length === 1;
  const successor = isExchanged ? newSuccesses[0]?.key : undefined;
  for (const then of gone) reportGone(then, isSuccess(then.key) ? successor : undefined, compared, comparison);
  for (const now of [...ranges, ...newErrors(compared)])
    reportNew({ name: 'status-new', verdict: 'fine' }, now, compared, comparison);
  if (successor !== undefined || direction === 'request') return;
  for (const now of newSuccesses)
    reportNew({ name: 'success-status-added', verdict: 'undecided' }, now, compared, comparison);
}

/** Compares a response with the one in which its status is said now, if any. */
function compareWithSuccessor(then: ResponseUse, compared: ComparedResponses, comparison: InterfaceComparison): void {
  const { before, after, direction } = compared;
  const now = counterpartOf(then, after);
  if (now === null) {
    const listed = isSpelledOut(then, compared, comparison) ? listedFor(then, compared) : [];
    for (const one of listed)
      if (!isLike(then, one, direction, comparison)) compareResponse(then, one, compared, comparison);
    return;
  }
  // Of the status nothing is said any more but what was said of others, and that is something else.
  const isLeft =
    isOther(then, now) && before.some((one) => !isOther(one, now)) && !isLike(then, now, direction, comparison);
  if (!isLeft) {
    compareResponse(then, now, compared, comparison);
    return;
  }
  const facts = { place: then.place, side: 'before' as const, subject: then.key, keyword: now.key };
  comparison.report({ name: 'status-removed', verdict: 'breaks', ...facts }, direction, useOf(then, compared));
}

/** @param successor The success that is new where this one, the only one that is gone, was. */
function reportGone(
  then: ResponseUse,
  successor: string | undefined,
  compared: ComparedResponses,
  comparison: InterfaceComparison,
): void {
  const facts = { place: then.place, side: 'before' as const, subject: then.key };
  const after = successor === undefined ? {} : { after: successor };
  const { direction } = compared;
  comparison.report(
    { name: 'status-removed', verdict: 'breaks', ...facts, ...after },
    direction,
    useOf(then, compared),
  );
}

function reportNew(
  what: Pick<ChangeFacts, 'name' | 'verdict'>,
  now: ResponseUse,
  compared: ComparedResponses,
  comparison: InterfaceComparison,
): void {
  const facts = { place: now.place, side: 'after' as const, subject: now.key };
  comparison.report({ ...what, ...facts }, compared.direction, useOf(now, compared));
}

function newErrors({ before, after }: ComparedResponses): Responses {
  return after.filter((now) => !isSuccess(now.key) && isNew(now, before));
}

function isNew(now: ResponseUse, before: Responses): boolean {
  return before.every((then) => isOther(then, now));
}

function useOf({ key }: ResponseUse, { operation }: ComparedResponses): ChangedUse {
  return { operation, part: `response ${key}` };
}

function isOther(one: ResponseUse, other: ResponseUse): boolean {
  return one.key.toUpperCase() !== other.key.toUpperCase();
}

/** True where one response says all that the other one said of bodies. */
function isLike(then: ResponseUse, now: ResponseUse, direction: Direction, comparison: InterfaceComparison): boolean {
  const content = now.node?.content ?? [];
  return (then.node?.content ?? []).every((entry) => {
    const other = entryFor(entry, content, direction);
    return other !== null && comparison.isCompatible(entry.mediaType.schema, other.mediaType.schema, direction);
  });
}

/**
 * The response in which the status of another one is said: by the default only where no successes are listed, or for an
 * error.
 */
function counterpartOf({ key }: ResponseUse, responses: Responses): ResponseUse | null {
  return responseFor(key, responses, !isSuccess(key) || !responses.some((other) => isSuccess(other.key)));
}

/**
 * True for a range or default in place of which the statuses are listed that it stood for, with bodies that say as
 * much, and for a range of which single statuses are left. What may be answered to a webhook is less then.
 */
function isSpelledOut(response: ResponseUse, compared: ComparedResponses, comparison: InterfaceComparison): boolean {
  const { after, direction } = compared;
  if (direction === 'request') return false;
  const listed = listedFor(response, compared);
  if (listed.length > 0)
    return listed.every(
      (now) => isLike(response, now, direction, comparison) || isWrittenLike(response, now, direction),
    );
  return /^\dXX$/i.test(response.key) && after.some(({ key }) => key.startsWith(response.key.charAt(0)));
}

/** The statuses that are listed in place of a range or default. */
function listedFor(response: ResponseUse, { before, after }: ComparedResponses): Responses {
  return after.filter((now) => isOther(now, response) && counterpartOf(now, before) === response);
}

/** True where all bodies are components of the same names, or the same text: what changed behind it is told there. */
function isWrittenLike(then: ResponseUse, now: ResponseUse, direction: Direction): boolean {
  const content = now.node?.content ?? [];
  return (then.node?.content ?? []).every((entry) => {
    const one = entry.mediaType.schema?.target;
    const other = entryFor(entry, content, direction)?.mediaType.schema?.target;
    if (one == null || other == null) return false;
    const [name, nameNow] = [one, other].map((schema) => definitionNames(withoutWrappers(schema))[0]);
    return name === undefined ? sameJson(one.value, other.value) : name === nameNow;
  });
}

/** True for a range that stands for statuses that were listed one by one. */
function isRangeFor({ key }: ResponseUse, before: Responses, after: Responses): boolean {
  if (!/^\dXX$/i.test(key)) return false;
  const listed = before.filter((one) => one.key.startsWith(key.charAt(0)));
  return listed.some((one) => !after.some((other) => other.key === one.key));
}

function compareResponse(
  then: ResponseUse,
  now: ResponseUse,
  { direction, operation }: ComparedResponses,
  comparison: InterfaceComparison,
): void {
  if (then.node === null || now.node === null) return;
  const use = { operation, part: `response ${then.key}`, at: now.place };
  const part = new PartComparison(use, direction, comparison);
  if (direction === 'request' && then.node.content.length === 0 && now.node.content.length > 0) {
    const place = below(now.node.place, 'content');
    part.report({ name: 'body-added', verdict: 'breaks', place, side: 'after' });
  }
  compareContent(then.node, now.node, part);
  compareHeaders(then.node.headers, now.node.headers, part);
}
