import type { Range } from '../result.ts';

/** No key, or no position. */
export const NONE = -1;

/** What is nested more deeply is read the slow way, which has a sentence for it. */
export const MOST_LEVELS = 1_000;

/** Thrown for a text that Spectral's own parser might read otherwise. */
export class NotReadableFast extends Error {}

/** What a value is; only mappings and sequences have children. */
export const ValueKind = { scalar: 0, mapping: 1, sequence: 2, absent: 3, alias: 4 } as const;
export type ValueKind = (typeof ValueKind)[keyof typeof ValueKind];

/** Brings the members of other mappings (https://yaml.org/type/merge.html). */
export const MERGE_KEY = '<<';

/** A value's fields in the tree's table. */
const FIELDS = 4;
const [START, END, KEY_START, NEXT_AND_KIND] = [0, 1, 2, 3] as const;

/** The bits of a kind beside the next row. */
const KIND_BITS = 3;
const KIND_MASK = (1 << KIND_BITS) - 1;

/** The length of a key that stands in a map of its own. */
const LONG_KEY = 255;

/** From how many members on a mapping is worth an index. */
const INDEXED = 8;

/**
 * Where every value of a text is written: one row of numbers for each, in the order of the text, so that it costs
 * little to make and nothing for the values that no finding is about. A row holds the kind, the offsets of the value
 * and of its key, and the row after its last descendant, in 17 bytes: a large description has millions of rows, which
 * stay to the end of a run.
 */
export class SourceTree {
  private table: Int32Array;
  private keyLengths: Uint8Array;
  private readonly longKeys = new Map<number, number>();
  private rows = 0;
  private lineStarts: Int32Array | null = null;
  /** The path that was looked for last, and the rows on the way to it: the next one mostly begins alike. */
  private lastPath: readonly string[] = [];
  private lastRows: number[] = [0];
  private readonly indexes = new Map<number, Map<string, number>>();
  /** The row that an alias stands for, by its own. */
  private readonly aliased = new Map<number, number>();
  /** The mappings with merge keys. */
  private readonly merging = new Set<number>();

  /** `keyOf` gives a member's key by its row. */
  constructor(
    private readonly text: string,
    private readonly keyOf: (row: number, tree: SourceTree) => string,
  ) {
    const expected = Math.max(64, text.length >> 4);
    this.table = new Int32Array(FIELDS * expected);
    this.keyLengths = new Uint8Array(expected);
  }

  get length(): number {
    return this.rows;
  }

  /** Adds a value after its predecessors and gives its row; `close` ends a mapping or sequence. */
  add(kind: ValueKind, start: number, end: number, keyStart: number, keyEnd: number): number {
    const row = this.rows++;
    const at = row * FIELDS;
    if (at === this.table.length) this.grow();
    const { table } = this;
    table[at + START] = start;
    table[at + END] = end;
    table[at + KEY_START] = keyStart;
    table[at + NEXT_AND_KIND] = (this.rows << KIND_BITS) | kind;
    const length = keyEnd - keyStart;
    if (length < LONG_KEY) this.keyLengths[row] = length;
    else this.addLongKey(row, length);
    return row;
  }

  /** Ends a mapping or sequence: what comes next is no child of it. */
  close(row: number, end: number): void {
    const at = row * FIELDS;
    this.table[at + NEXT_AND_KIND] = (this.rows << KIND_BITS) | this.kindOf(row);
    this.table[at + END] = end;
  }

  /** Adds an alias of the value in another row. */
  addAlias(target: number, start: number, end: number, keyStart: number, keyEnd: number): void {
    this.aliased.set(this.add(ValueKind.alias, start, end, keyStart, keyEnd), target);
  }

  /** Says that a mapping has a merge key. */
  hasMerge(row: number): void {
    this.merging.add(row);
  }

  /** True where data are in several places of which one is written. */
  get hasAliases(): boolean {
    return this.aliased.size > 0 || this.merging.size > 0;
  }

  kindOf(row: number): ValueKind {
    return (this.field(row, NEXT_AND_KIND) & KIND_MASK) as ValueKind;
  }

  startOf(row: number): number {
    return this.field(row, START);
  }

  endOf(row: number): number {
    return this.field(row, END);
  }

  keyStartOf(row: number): number {
    return this.field(row, KEY_START);
  }

  keyEndOf(row: number): number {
    const start = this.keyStartOf(row);
    if (start === NONE) return NONE;
    const length = this.keyLengths[row] ?? 0;
    return start + (length < LONG_KEY ? length : (this.longKeys.get(row) ?? 0));
  }

  /** The key of a member. */
  keyAt(row: number): string {
    return this.keyOf(row, this);
  }

  /** The row after a value's last descendant: its next sibling, where it has one. */
  nextOf(row: number): number {
    return this.field(row, NEXT_AND_KIND) >>> KIND_BITS;
  }

  /** The row at a path; where the path leads no further, the last one on the way. */
  find(path: readonly string[]): number {
    const rows = this.rowsAlong(path);
    return rows[rows.length - 1] ?? 0;
  }

  /** The number of keys of a path that lead on. */
  reach(path: readonly string[]): number {
    return this.rowsAlong(path).length - 1;
  }

  /** The rows from the root to where a path leads. */
  private rowsAlong(path: readonly string[]): readonly number[] {
    const { lastPath, lastRows: rows } = this;
    let depth = 0;
    while (depth < path.length && depth < rows.length - 1 && path[depth] === lastPath[depth]) depth++;
    this.lastPath = path;
    rows.length = depth + 1;
    for (let row = rows[depth] ?? 0; depth < path.length; depth++) {
      row = this.child(row, path[depth] ?? '');
      if (row === NONE) break;
      rows.push(row);
    }
    return rows;
  }

  /**
   * The range that Spectral gives the value of a row: from the value, or from behind the colon for what has members; to
   * the end of its last descendant. A root on the second line starts on the first. An item without a value has the
   * range of its list.
   */
  rangeOf(row: number): Range {
    if (this.isAbsentItem(row)) return this.rangeOf(this.parentOf(row));
    const keyEnd = this.keyEndOf(row);
    const isInside = keyEnd !== NONE && this.kindOf(row) !== ValueKind.scalar;
    // Spectral's parser gives an alias without its sign.
    const own = this.startOf(row) + (this.kindOf(row) === ValueKind.alias ? 1 : 0);
    const start = isInside ? keyEnd + 1 : own;
    const isOnSecondLine = row === 0 && start === this.lines()[0];
    return this.rangeBetween(isOnSecondLine ? 0 : start, this.endOf(this.nextOf(row) - 1));
  }

  /** The range of the key of a row; null for one without a key. */
  keyRangeOf(row: number): Range | null {
    const start = this.keyStartOf(row);
    return start === NONE ? null : this.rangeBetween(start, this.keyEndOf(row));
  }

  rangeBetween(start: number, end: number): Range {
    return { start: this.positionAt(start), end: this.positionAt(end) };
  }

  private isAbsentItem(row: number): boolean {
    return this.kindOf(row) === ValueKind.absent && this.keyEndOf(row) === NONE;
  }

  private parentOf(row: number): number {
    let parent = row - 1;
    while (this.nextOf(parent) <= row) parent--;
    return parent;
  }

  private field(row: number, field: number): number {
    return this.table[row * FIELDS + field] ?? NONE;
  }

  private grow(): void {
    const table = new Int32Array(this.table.length * 2);
    table.set(this.table);
    this.table = table;
    const keyLengths = new Uint8Array(this.keyLengths.length * 2);
    keyLengths.set(this.keyLengths);
    this.keyLengths = keyLengths;
  }

  private addLongKey(row: number, length: number): void {
    this.keyLengths[row] = LONG_KEY;
    this.longKeys.set(row, length);
  }

  private child(row: number, segment: string): number {
    const kind = this.kindOf(row);
    if (kind === ValueKind.mapping) return this.member(row, segment);
    return kind === ValueKind.sequence ? this.item(row, Number(segment)) : NONE;
  }

  private member(row: number, key: string): number {
    const known = this.indexes.get(row);
    if (known !== undefined) return known.get(key) ?? NONE;
    if (this.merging.has(row)) return this.index(row).get(key) ?? NONE;
    let count = 0;
    for (let child = row + 1; child < this.nextOf(row); child = this.nextOf(child)) {
      if (this.keyOf(child, this) === key) return child;
      if (++count === INDEXED) return this.index(row).get(key) ?? NONE;
    }
    return NONE;
  }

  private index(row: number): Map<string, number> {
    const members = this.childrenOf(row);
    const all = this.merging.has(row) ? members.flatMap((child) => this.withMerged(child)) : members;
    const index = new Map(all.map((child) => [this.keyOf(child, this), child]));
    this.indexes.set(row, index);
    return index;
  }

  private childrenOf(row: number): number[] {
    const children: number[] = [];
    for (let child = row + 1; child < this.nextOf(row); child = this.nextOf(child)) children.push(child);
    return children;
  }

  private withMerged(member: number): readonly number[] {
    return this.keyOf(member, this) === MERGE_KEY ? this.mergedBy(member) : [member];
  }

  /** The members that the value of a merge key brings; of several mappings the first one wins, and so comes last. */
  private mergedBy(row: number): readonly number[] {
    const kind = this.kindOf(row);
    if (kind === ValueKind.alias) return this.mergedBy(this.aliased.get(row) ?? NONE);
    if (kind === ValueKind.mapping) return this.childrenOf(row);
    return kind === ValueKind.sequence
      ? this.childrenOf(row)
          .reverse()
          .flatMap((item) => this.mergedBy(item))
      : [];
  }

  private item(row: number, wanted: number): number {
    const known = this.indexes.get(row);
    if (known !== undefined) return known.get(String(wanted)) ?? NONE;
    let count = 0;
    for (let child = row + 1; child < this.nextOf(row); child = this.nextOf(child)) {
      if (count === wanted) return child;
      if (++count === INDEXED) return this.indexItems(row).get(String(wanted)) ?? NONE;
    }
    return NONE;
  }

  private indexItems(row: number): Map<string, number> {
    const index = new Map(this.childrenOf(row).map((child, at) => [String(at), child]));
    this.indexes.set(row, index);
    return index;
  }

  /** The line and character of an offset. */
  positionAt(offset: number): Range['start'] {
    const starts = this.lines();
    const line = lineAt(starts, offset);
    return { line, character: offset - (line === 0 ? 0 : (starts[line - 1] ?? 0)) };
  }

  private lines(): Int32Array {
    this.lineStarts ??= lineStartsOf(this.text);
    return this.lineStarts;
  }
}

/** The offset at which each line but the first starts. */
function lineStartsOf(text: string): Int32Array {
  const starts: number[] = [];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return Int32Array.from(starts);
}

/** How many of the starts are at or before an offset. */
function lineAt(starts: Int32Array, offset: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
