import type { ResponseNode, Use } from '../description/nodes.ts';
import { below } from '../description/place.ts';
import type { Direction } from './change.ts';
import { compareContent, entryFor } from './compare-bodies.ts';
import { compareHeaders } from './compare-headers.ts';
import type { InterfaceComparison } from './interface-comparison.ts';

type Responses = readonly Use<ResponseNode>[];

/** Compares responses by status: of operations what clients receive, of webhooks and callbacks what they may answer. */
export function compareResponses(
  before: Responses,
  after: Responses,
  direction: Direction,
  operation: string,
  comparison: InterfaceComparison,
): void {
  const left = before.filter((response) => responseFor(response, after) === null);
  const gone = left.filter((response) => !isSpelledOut(response, before, after, direction, comparison));
  const come = after.filter(
    (now) => isSuccess(now) && responseFor(now, before) === null && !isRangeFor(now, before, after),
  );
  for (const then of before) {
    const now = responseFor(then, after);
    if (now === null) continue;
    if (isOther(then, now) && before.some((one) => !isOther(one, now)) && !isLike(then, now, direction, comparison))
      reportLeft(then, now, direction, operation, comparison);
    else compareResponse(then, now, direction, operation, comparison);
  }
  const goneSuccesses = gone.filter(isSuccess);
  const successor = goneSuccesses.length === 1 && come.length === 1 ? come[0]?.key : undefined;
  for (const then of gone) {
    const use = { operation, part: `response ${then.key}` };
    const facts = { subject: then.key, ...(isSuccess(then) && successor !== undefined && { after: successor }) };
    comparison.report(
      { name: 'status-removed', verdict: 'breaks', place: then.place, side: 'before', ...facts },
      direction,
      use,
    );
  }
  for (const now of after) {
    if (isSuccess(now) || before.some(({ key }) => key.toUpperCase() === now.key.toUpperCase())) continue;
    const facts = { place: now.place, side: 'after' as const, subject: now.key };
    const use = { operation, part: `response ${now.key}` };
    comparison.report({ name: 'status-new', verdict: 'fine', ...facts }, direction, use);
  }
  if (successor !== undefined || direction === 'request') return;
  for (const now of come) {
    const use = { operation, part: `response ${now.key}` };
    comparison.report(
      { name: 'success-status-added', verdict: 'undecided', place: now.place, side: 'after', subject: now.key },
      direction,
      use,
    );
  }
}

function isOther(one: Use<ResponseNode>, other: Use<ResponseNode>): boolean {
  return one.key.toUpperCase() !== other.key.toUpperCase();
}

/** True where one response says all that the other one said of bodies. */
function isLike(
  then: Use<ResponseNode>,
  now: Use<ResponseNode>,
  direction: Direction,
  comparison: InterfaceComparison,
): boolean {
  const content = now.node?.content ?? [];
  return (then.node?.content ?? []).every((entry) => {
    const other = entryFor(entry, content, direction);
    return other !== null && comparison.isCompatible(entry.mediaType.schema, other.mediaType.schema, direction);
  });
}

/** A status of which nothing is said any more but what was said of others, and that is something else. */
function reportLeft(
  { key, place }: Use<ResponseNode>,
  now: Use<ResponseNode>,
  direction: Direction,
  operation: string,
  comparison: InterfaceComparison,
): void {
  const facts = { place, side: 'before' as const, subject: key, keyword: now.key };
  const use = { operation, part: `response ${key}` };
  comparison.report({ name: 'status-removed', verdict: 'breaks', ...facts }, direction, use);
}

/** The response for the same status, else for a range that holds it, else the default: of errors only, where successes are listed. */
function responseFor(response: Use<ResponseNode>, responses: Responses): Use<ResponseNode> | null {
  const { key } = response;
  const byDefault = isSuccess(response) && responses.some(isSuccess) ? [] : ['DEFAULT'];
  const names = [key.toUpperCase(), `${key.charAt(0)}XX`, ...byDefault];
  for (const name of names) {
    const found = responses.find((other) => other.key.toUpperCase() === name);
    if (found !== undefined) return found;
  }
  return null;
}

/**
 * True for a range or default in place of which the statuses are listed that it stood for, with bodies that say as much, and for a range of which single
 * statuses are left. What may be answered to a webhook is less then.
 */
function isSpelledOut(
  response: Use<ResponseNode>,
  before: Responses,
  after: Responses,
  direction: Direction,
  comparison: InterfaceComparison,
): boolean {
  if (direction === 'request') return false;
  const listed = after.filter((now) => isOther(now, response) && responseFor(now, before) === response);
  if (listed.length > 0) return listed.every((now) => isLike(response, now, direction, comparison));
  return /^\dXX$/i.test(response.key) && after.some(({ key }) => key.startsWith(response.key.charAt(0)));
}

/** True for a range that stands for statuses that were listed one by one. */
function isRangeFor({ key }: Use<ResponseNode>, before: Responses, after: Responses): boolean {
  if (!/^\dXX$/i.test(key)) return false;
  const listed = before.filter((one) => one.key.startsWith(key.charAt(0)));
  return listed.some((one) => !after.some((other) => other.key === one.key));
}

function isSuccess({ key }: Use<ResponseNode>): boolean {
  return key.startsWith('2');
}

function compareResponse(
  then: Use<ResponseNode>,
  now: Use<ResponseNode>,
  direction: Direction,
  operation: string,
  comparison: InterfaceComparison,
): void {
  if (then.node === null || now.node === null) return;
  const use = { operation, part: `response ${then.key}`, at: now.place };
  if (direction === 'request' && then.node.content.length === 0 && now.node.content.length > 0) {
    const place = below(now.node.place, 'content');
    comparison.report({ name: 'body-added', verdict: 'breaks', place, side: 'after' }, direction, use);
  }
  compareContent(then.node, now.node, direction, use, comparison);
  compareHeaders(then.node.headers, now.node.headers, direction, use, comparison);
}
