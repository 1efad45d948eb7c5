import type { Severity } from '../spec/statement.ts';
import type { StatementId } from '../spec/statements.generated.ts';

/**
 * How often a statement was judged at an operation of a running service: a row of what `lintel verify` and `lintel
 * probe` write.
 */
export interface SeenRow {
  /** Exchanges of recorded traffic, or questions that a probe asked. */
  readonly kind: 'exchanges' | 'questions';
  readonly statement: StatementId;
  /** `GET /v1/shop/orders/{orderId}`: as a description writes the path, or the whole path as the traffic shows it. */
  readonly operation: string;
  readonly judged: number;
  readonly held: number;
}

/** How often something was judged, and in how many of these nothing was wrong. */
export interface SeenCount {
  readonly judged: number;
  readonly held: number;
}

/** What was seen of a statement in a running service. */
export interface Seen {
  /** Null where no traffic showed it. */
  readonly exchanges: SeenCount | null;
  /** Null where no probe asked for it. */
  readonly questions: SeenCount | null;
  readonly severity: Severity;
  /** Those at which it is broken come first. */
  readonly operations: readonly Pick<SeenRow, 'kind' | 'operation' | 'judged' | 'held'>[];
}

/** True for a statement that a running service breaks. */
export function isSeenBroken({ exchanges, questions }: Seen): boolean {
  return [exchanges, questions].some((count) => count !== null && count.held < count.judged);
}

/** `seen: 41 exchanges, 39 hold; probed: 2 questions, all hold`. */
export function seenInWords({ exchanges, questions }: Seen): string {
  const parts = [
    ...(exchanges === null ? [] : [`seen: ${countInWords(exchanges, 'exchange')}`]),
    ...(questions === null ? [] : [`probed: ${countInWords(questions, 'question')}`]),
  ];
  return parts.join('; ');
}

/** `41 exchanges, 39 hold`. */
export function countInWords({ judged, held }: SeenCount, noun: string): string {
  const number = `${judged.toLocaleString('en')} ${noun}${judged === 1 ? '' : 's'}`;
  if (judged === held) return `${number}, ${judged === 1 ? 'holds' : 'all hold'}`;
  return `${number}, ${held === 0 ? 'none holds' : `${held.toLocaleString('en')} ${held === 1 ? 'holds' : 'hold'}`}`;
}
