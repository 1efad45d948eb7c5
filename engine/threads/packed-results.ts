import { append } from '../../model/lib/lists.ts';
import type { Range, Result, ResultPlace } from '../../source/result.ts';

/** What the findings of one rule, in one file, with one severity have in common. */
type Kind = Omit<Result, 'path' | 'message' | 'range' | 'keyRange' | 'places' | 'sameCause'>;

/** Results as few large values: threads hand those over several times as quickly as many small ones. */
export interface PackedResults {
  readonly kinds: readonly Kind[];
  readonly messages: readonly string[];
  /** Every key of any path, once. */
  readonly keys: readonly string[];
  /**
   * Per result the index of its kind, line and character of start and end, 1 and the same of its key where that is meant, else 0, the
   * length of its path, and the indexes of the keys.
   */
  readonly numbers: Uint32Array;
  /** The places of those few findings that stand for several, by the index of the result. */
  readonly places: ReadonlyMap<number, readonly ResultPlace[]>;
  /** What has the same cause, of those findings for which there is such, by the index of the result. */
  readonly sameCauses: ReadonlyMap<number, NonNullable<Result['sameCause']>>;
}

/** Packs results for another thread. */
export function packed(results: readonly Result[]): PackedResults {
  const kinds = new Table<Kind>();
  const keys = new Table<string>();
  const numbers: number[] = [];
  const severalPlaces = new Map<number, readonly ResultPlace[]>();
  const sameCauses = new Map<number, NonNullable<Result['sameCause']>>();
  for (const [index, result] of results.entries()) {
    const { path, message: _message, range, keyRange, places, sameCause, ...kind } = result;
    if (places !== undefined) severalPlaces.set(index, places);
    if (sameCause !== undefined) sameCauses.set(index, sameCause);
    const mark = [kind.code, kind.severity, kind.source, ...kind.statements].join('\0');
    numbers.push(kinds.indexOf(mark, kind));
    append(numbers, numbersOf(range));
    numbers.push(keyRange === undefined ? 0 : 1);
    if (keyRange !== undefined) append(numbers, numbersOf(keyRange));
    numbers.push(path.length);
    for (const key of path) numbers.push(keys.indexOf(key, key));
  }
  return {
    kinds: kinds.values,
    messages: results.map(({ message }) => message),
    keys: keys.values,
    numbers: Uint32Array.from(numbers),
    places: severalPlaces,
    sameCauses,
  };
}

function numbersOf({ start, end }: Range): readonly number[] {
  return [start.line, start.character, end.line, end.character];
}

/** The results as they were. */
export function unpacked(results: PackedResults): Result[] {
  const { kinds, messages, keys, numbers, places: severalPlaces, sameCauses } = results;
  let at = 0;
  const next = () => numbers[at++] ?? 0;
  return messages.map((message, index) => {
    const { code, severity, source, statements, documentationUrl } = kinds[next()] as Kind;
    const nextRange = (): Range => ({
      start: { line: next(), character: next() },
      end: { line: next(), character: next() },
    });
    const range = nextRange();
    const keyRange = next() === 0 ? undefined : nextRange();
    const path = Array.from({ length: next() }, () => keys[next()] ?? '');
    const places = severalPlaces.get(index);
    const sameCause = sameCauses.get(index);
    return {
      ...{ code, path, message, severity, range, source, statements },
      ...(keyRange !== undefined && { keyRange }),
      ...(documentationUrl !== undefined && { documentationUrl }),
      ...(places !== undefined && { places }),
      ...(sameCause !== undefined && { sameCause }),
    };
  });
}

/** Values that are given numbers as they come. */
class Table<Value> {
  readonly values: Value[] = [];
  private readonly indexes = new Map<string, number>();

  indexOf(mark: string, value: Value): number {
    const known = this.indexes.get(mark);
    if (known !== undefined) return known;
    this.indexes.set(mark, this.values.length);
    return this.values.push(value) - 1;
  }
}
