import { commaSeparated, type ListEntry } from './comma-separated.ts';
import { fault, type Parsed, parsed, shownAt } from './parsed.ts';
import { propertyPathAt } from './property-path.ts';

/** A field that a client selects. */
export interface SelectedField {
  /** Name of a field, the path of a nested one, or `*` for all. */
  readonly field: string;
  /** Index at which the name begins. */
  readonly position: number;
}

/**
 * Reads the value of the query parameter `fields` (statement 4.3/fields): comma-separated names, blanks around them
 * allowed.
 */
export function parseFields(text: string): Parsed<readonly SelectedField[]> {
  return commaSeparated(text, fieldAt);
}

function fieldAt(text: string, start: number): Parsed<ListEntry<SelectedField>> {
  const position = afterBlanks(text, start);
  const field = text[position] === '*' ? '*' : propertyPathAt(text, position);
  if (field === '') return fault(`expected a field, found ${shownAt(text, position)}`, position);
  return parsed({ value: { field, position }, end: afterBlanks(text, position + field.length) });
}

function afterBlanks(text: string, position: number): number {
  let end = position;
  while (text[end] === ' ' || text[end] === '\t') end++;
  return end;
}
