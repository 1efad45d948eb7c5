import type { JudgedChange } from '../../../framework/define-change.ts';
import { plain, quote } from '../../../framework/messages.ts';
import type { Change, ChangeName, Direction } from '../../../model/comparison/change.ts';

/** What is said of some changes, by their names. */
export type Judged = Partial<Readonly<Record<ChangeName, JudgedChange>>>;

/** Who sends the values, after "in". */
export function sent({ directions }: Change): string {
  if (directions.length > 1) return 'requests and responses';
  return directions[0] === 'request' ? 'requests' : 'responses';
}

/** What it is about. */
export function named({ subject = '' }: Change): string {
  return plain(subject);
}

/** What may be the new name, after what went. */
export function renamed({ after }: Change): string {
  return typeof after === 'string' ? ` (renamed to ${plain(after)}?)` : '';
}

/** What a keyword says now and said before, or that it is new or gone. */
export function turned(keyword: string, change: Change): string {
  const { before, after } = change;
  if (before === undefined) return `${keyword} ${quote(after)} is new in ${sent(change)}`;
  if (after === undefined) return `${keyword} ${quote(before)} is gone from ${sent(change)}`;
  return `${keyword} in ${sent(change)} is ${quote(after)} and was ${quote(before)}`;
}

/** One summary for each direction. */
export function both(requests: string, responses: string): Readonly<Record<Direction, string>> {
  return { request: requests, response: responses };
}
