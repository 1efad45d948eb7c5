import { commaSeparated, type ListEntry } from './comma-separated.ts';
import { fault, type Parsed, parsed, shownAt } from './parsed.ts';
import { signAt } from './percent-encoding.ts';
import { propertyPathAt } from './property-path.ts';

export type SortDirection = 'asc' | 'desc';

/** One field to sort by, such as `createdTime|desc`. */
export interface SortTerm {
  /** Name of a field, or the path of a nested one: `customer.name`. */
  readonly field: string;
  readonly direction: SortDirection;
  /** Index at which the term begins. */
  readonly position: number;
}

const DIRECTION = /[A-Za-z]*/y;

/**
 * Reads the value of the query parameter `sort` (statement 4.3/sort): comma-separated terms of a field, a bar and `asc`
 * or `desc`. The bar may be percent-encoded, as it is in a raw query string.
 */
export function parseSort(text: string): Parsed<readonly SortTerm[]> {
  return commaSeparated(text, termAt);
}

function termAt(text: string, position: number): Parsed<ListEntry<SortTerm>> {
  const field = propertyPathAt(text, position);
  if (field === '') return fault(`expected a field, found ${shownAt(text, position)}`, position);
  const bar = position + field.length;
  const { sign, length } = signAt(text, bar);
  if (sign !== '|') return fault(`expected |asc or |desc after the field, found ${shownAt(text, bar)}`, bar);
  const start = bar + length;
  DIRECTION.lastIndex = start;
  const direction = DIRECTION.exec(text)?.[0] ?? '';
  if (direction !== 'asc' && direction !== 'desc') return fault('expected asc or desc after the bar', start);
  return parsed({ value: { field, direction, position }, end: start + direction.length });
}
