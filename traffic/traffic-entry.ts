import type { RecordedExchange } from '../model/exchange/recorded-exchange.ts';
import type { Position, Range } from '../source/result.ts';

/**
 * What a file of traffic is made of: the entries of a HAR, a JSON document on each line, the items of a list, or
 * documents one behind the other.
 */
export type TrafficForm = 'har' | 'lines' | 'list' | 'values';

/** An exchange with what is known of it in the file. */
export interface TrafficEntry {
  readonly source: string;
  readonly form: TrafficForm;
  /** In the file, from 0. */
  readonly index: number;
  /** Where it begins. */
  readonly start: Position;
  readonly text: string;
  /** The entry as it was recorded. */
  readonly data: unknown;
  /** Whether the entry is one of HAR, which may stand on a line as well. */
  readonly isHar: boolean;
  readonly recorded: RecordedExchange;
  /** What a browser says that the request was for; null where nobody says. */
  readonly resourceType: string | null;
}

/** A part of a file of traffic that could not be read. */
export interface TrafficProblem {
  readonly source: string;
  readonly range: Range | null;
  /** One sentence. */
  readonly problem: string;
}
