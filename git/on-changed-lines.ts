import { member } from '../model/description/json.ts';
import type { DataOf } from '../source/file-reader.ts';
import type { Result } from '../source/result.ts';
import type { Changes, Lines } from './changes.ts';

/**
 * Tells the findings that stand on changed lines. A text counts with all its lines, and so does an object or a list of nothing but plain
 * values, such as a property's schema. What holds further objects stands at its first line only, or one changed line would bring
 * up everything about all that surrounds it.
 */
export async function onChangedLines(
  results: readonly Result[],
  changes: Changes,
  dataOf: DataOf,
): Promise<ReadonlySet<Result>> {
  const lines = new Map<string, readonly Lines[] | null>();
  const found = new Set<Result>();
  for (const result of results) {
    const { source } = result;
    if (!lines.has(source)) lines.set(source, await changes.linesOf(source));
    const changed = lines.get(source) ?? null;
    if (changed === null || (changed.length > 0 && meets(changed, result, await dataOf(source)))) found.add(result);
  }
  return found;
}

function meets(changed: readonly Lines[], { path, range: { start, end } }: Result, data: unknown): boolean {
  const value = path.reduce<unknown>((part, key) => member(part, key), data);
  const last = isNested(value) ? start.line : Math.max(start.line, end.line);
  return changed.some((lines) => lines.first <= last && lines.last >= start.line);
}

function isNested(value: unknown): boolean {
  const isContainer = (part: unknown) => typeof part === 'object' && part !== null;
  return isContainer(value) && Object.values(value as object).some(isContainer);
}
