import { fault, type Parsed, parsed, shownAt, tooLong } from './parsed.ts';

/** One entry of a list. */
export interface ListEntry<Value> {
  readonly value: Value;
  /** Index after the entry. */
  readonly end: number;
}

/** Reads a text that is a list of one or more entries with commas between them. */
export function commaSeparated<Value>(
  text: string,
  entryAt: (text: string, position: number) => Parsed<ListEntry<Value>>,
): Parsed<readonly Value[]> {
  const refused = tooLong(text);
  if (refused !== null) return refused;
  const values: Value[] = [];
  for (let position = 0; ; ) {
    const entry = entryAt(text, position);
    if (entry.error !== null) return entry;
    const { value, end } = entry.value;
    values.push(value);
    if (end === text.length) return parsed(values);
    if (text[end] !== ',') return fault(`expected a comma or the end, found ${shownAt(text, end)}`, end);
    position = end + 1;
  }
}
