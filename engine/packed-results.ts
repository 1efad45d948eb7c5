import type { Range, Result, ResultPlace } from '../source/result.ts';
import { GrowingNumbers, type NumberChunks, numberAt } from './growing-numbers.ts';

/** What the findings of one rule, in one file, with one severity have in common. */
type Kind = Pick<Result, 'code' | 'severity' | 'source' | 'statements' | 'documentationUrl'>;

/**
 * Results as few large values: in a fraction of the memory that an object for each of their parts takes, and threads
 * hand them over several times as quickly.
 */
export interface PackedResults {
  readonly kinds: readonly Kind[];
  /**
   * Every message, every key of any path and every source of a further place, once: one rule says the same of many
   * places.
   */
  readonly texts: readonly string[];
  /**
   * Per result the indexes of its kind and its message, its path and range, one more than the number of its places (0
   * for none), and these: each the index of its source, its path and range; at last the two numbers of `mendable`. A
   * path is its length and the indexes of its keys; a range, line and character of start and end, then 0, or 1 and the
   * same of its key where that is meant.
   */
  readonly numbers: NumberChunks;
  /** How many results there are. */
  readonly count: number;
  /** What has the same cause, of those findings for which there is such, by where the numbers of the result begin. */
  readonly sameCauses: ReadonlyMap<number, NonNullable<Result['sameCause']>>;
  /** In the same way, their fixes. */
  readonly fixes: ReadonlyMap<number, NonNullable<Result['fixes']>>;
  /** In the same way, why they have none. */
  readonly withoutFixes: ReadonlyMap<number, string>;
}

/** Packs results. */
export function packed(results: Iterable<Result>): PackedResults {
  const packer = new ResultPacker();
  for (const result of results) packer.add(result);
  return packer.packed();
}

/** Packs results one by one, as they are found. */
export class ResultPacker {
  private readonly kinds = new Table<Kind>();
  private count = 0;
  private readonly texts = new Table<string>();
  private readonly numbers = new GrowingNumbers();
  private readonly sameCauses = new Map<number, NonNullable<Result['sameCause']>>();
  private readonly fixes = new Map<number, NonNullable<Result['fixes']>>();
  private readonly withoutFixes = new Map<number, string>();
  /** The kind of the result before: mostly that of the next one. */
  private last: { readonly kind: Kind; readonly index: number } | null = null;

  /** Adds a result, and gives where its numbers begin, for `restate`. */
  add(result: Result): number {
    const { message, places, sameCause, mendable, fixes, withoutFix } = result;
    const at = this.numbers.length;
    this.count++;
    this.numbers.push(this.kindOf(result));
    this.numbers.push(this.texts.indexOf(message, message));
    this.addPlace(result);
    this.numbers.push(places === undefined ? 0 : places.length + 1);
    for (const place of places ?? []) {
      this.numbers.push(this.texts.indexOf(place.source, place.source));
      this.addPlace(place);
    }
    this.numbers.push(mendable?.safely ?? 0);
    this.numbers.push(mendable?.inAll ?? 0);
    if (sameCause !== undefined) this.sameCauses.set(at, sameCause);
    if (fixes !== undefined) this.fixes.set(at, fixes);
    if (withoutFix !== undefined) this.withoutFixes.set(at, withoutFix);
    return at;
  }

  /** Gives a result other statements and other causes. */
  restate(at: number, { statements, sameCause }: Pick<Result, 'statements' | 'sameCause'>): void {
    const kind = this.kinds.values[this.numbers.at(at)] as Kind;
    this.numbers.set(at, this.kindOf({ ...kind, statements }));
    if (sameCause !== undefined) this.sameCauses.set(at, sameCause);
  }

  packed(): PackedResults {
    return {
      kinds: this.kinds.values,
      texts: this.texts.values,
      numbers: this.numbers.chunks,
      count: this.count,
      sameCauses: this.sameCauses,
      fixes: this.fixes,
      withoutFixes: this.withoutFixes,
    };
  }

  private kindOf({ code, severity, source, statements, documentationUrl }: Kind): number {
    const last = this.last?.kind;
    if (last?.code !== code || last.severity !== severity || last.source !== source || last.statements !== statements) {
      const kind = { code, severity, source, statements, ...(documentationUrl !== undefined && { documentationUrl }) };
      const mark = [code, severity, source, documentationUrl ?? '', ...statements].join('\0');
      this.last = { kind, index: this.kinds.indexOf(mark, kind) };
    }
    return this.last?.index ?? 0;
  }

  private addPlace({ path, range, keyRange }: Omit<ResultPlace, 'source'>): void {
    const { numbers, texts } = this;
    numbers.push(path.length);
    for (const key of path) numbers.push(texts.indexOf(key, key));
    this.addRange(range);
    numbers.push(keyRange === undefined ? 0 : 1);
    if (keyRange !== undefined) this.addRange(keyRange);
  }

  private addRange({ start, end }: Range): void {
    const { numbers } = this;
    numbers.push(start.line);
    numbers.push(start.character);
    numbers.push(end.line);
    numbers.push(end.character);
  }
}

/** The results as they were. */
export function unpacked(results: PackedResults): Result[] {
  const reader = new ResultReader(results);
  const all: Result[] = [];
  while (all.length < results.count) all.push(reader.result());
  return all;
}

type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/** Reads packed results from the first to the last. There may be many of each part: none is made by a spread. */
class ResultReader {
  private at = 0;

  constructor(private readonly packed: PackedResults) {}

  result(): Result {
    const { kinds, sameCauses, fixes: allFixes, withoutFixes } = this.packed;
    const start = this.at;
    const { code, severity, source, statements, documentationUrl } = kinds[this.next()] as Kind;
    const message = this.text();
    const { path, range, keyRange } = this.place(source);
    const result: Writable<Result> = { code, path, message, severity, range, source, statements };
    if (keyRange !== undefined) result.keyRange = keyRange;
    if (documentationUrl !== undefined) result.documentationUrl = documentationUrl;
    const places = this.places();
    if (places !== null) result.places = places;
    const sameCause = sameCauses.get(start);
    if (sameCause !== undefined) result.sameCause = sameCause;
    const mendable = { safely: this.next(), inAll: this.next() };
    if (mendable.inAll > 0) result.mendable = mendable;
    const fixes = allFixes.get(start);
    if (fixes !== undefined) result.fixes = fixes;
    const withoutFix = withoutFixes.get(start);
    if (withoutFix !== undefined) result.withoutFix = withoutFix;
    return result;
  }

  private places(): ResultPlace[] | null {
    const named = this.next();
    if (named === 0) return null;
    const places: ResultPlace[] = [];
    while (places.length < named - 1) places.push(this.place(this.text()));
    return places;
  }

  private place(source: string): ResultPlace {
    const length = this.next();
    const path: string[] = [];
    while (path.length < length) path.push(this.text());
    const range = this.range();
    return this.next() === 1 ? { path, range, keyRange: this.range(), source } : { path, range, source };
  }

  private range(): Range {
    return { start: this.position(), end: this.position() };
  }

  private position(): Range['start'] {
    return { line: this.next(), character: this.next() };
  }

  private text(): string {
    return this.packed.texts[this.next()] ?? '';
  }

  private next(): number {
    return numberAt(this.packed.numbers, this.at++);
  }
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
