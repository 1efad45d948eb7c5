import { member } from '../model/description/json.ts';
import type { DataOf } from '../source/file-reader.ts';
import { type Result, type ResultPlace, resultPlaces } from '../source/result.ts';
import type { Changes, Lines } from './changes.ts';

/**
 * Chooses the places of findings that stand on changed lines: for each finding those of its places that do. A text
 * counts with all its lines, and so does an object or a list of nothing but plain values, such as a property's schema.
 * What holds further objects stands at its first line only, or one changed line would bring up everything about all
 * that surrounds it. So does the key, where a finding is about that.
 */
export async function onChangedLines(
  results: readonly Result[],
  changes: Changes,
  dataOf: DataOf,
): Promise<ReadonlyMap<Result, readonly ResultPlace[]>> {
  const lines = new Map<string, readonly Lines[] | null>();
  const isOnChangedLine = async (place: ResultPlace): Promise<boolean> => {
    const { source } = place;
    if (!lines.has(source)) lines.set(source, await changes.linesOf(source));
    const changed = lines.get(source) ?? null;
    return changed === null || (changed.length > 0 && meets(changed, place, await dataOf(source)));
  };
  const chosen = new Map<Result, ResultPlace[]>();
  for (const result of results) {
    const places: ResultPlace[] = [];
    for (const place of resultPlaces(result)) if (await isOnChangedLine(place)) places.push(place);
    chosen.set(result, places);
  }
  return chosen;
}

function meets(changed: readonly Lines[], place: ResultPlace, data: unknown): boolean {
  const { path, keyRange } = place;
  const { start, end } = place.range;
  const value = path.reduce<unknown>((part, key) => member(part, key), data);
  const last = isNested(value) ? start.line : Math.max(start.line, end.line);
  const isChanged = (from: number, to: number) => changed.some((lines) => lines.first <= to && lines.last >= from);
  return isChanged(start.line, last) || (keyRange !== undefined && isChanged(keyRange.start.line, keyRange.end.line));
}

function isNested(value: unknown): boolean {
  const isContainer = (part: unknown) => typeof part === 'object' && part !== null;
  return isContainer(value) && Object.values(value as object).some(isContainer);
}
