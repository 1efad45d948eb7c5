/** The keys under which an object has the memory that it shares with others, and its row there. */
export const MEMORY: unique symbol = Symbol('memory');
export const ROW: unique symbol = Symbol('row');

/** An object whose answers are kept in a memory. */
export interface Remembered {
  readonly [MEMORY]: Memory;
  readonly [ROW]: number;
}

/** Answers of memoized functions about many objects: a column for each function, a row for each object. */
export class Memory {
  /** How many objects have a row. */
  private rows = 0;
  /**
   * The last answers of functions that keep no others, by number. It ends with the memory, so that nobody holds a
   * description for longer.
   */
  readonly last: ({ readonly key: object; readonly answer: unknown } | undefined)[] = [];
  private readonly columns: (Column | undefined)[] = [];

  /** Takes the next row. */
  add(): number {
    return this.rows++;
  }

  /** The column with a number; it is made when it is asked for first. */
  column(number: number): Column {
    this.columns[number] ??= new Column(this.rows);
    return this.columns[number];
  }
}

/** Codes of answers: not known; each of the few that have a code; in a list of their own. */
const UNKNOWN = 0;
const OTHERS = 255;

/**
 * Answers by row. Most functions have few different ones (true, null, an empty list, a shared list of types), so a byte
 * for each row says which; others stand in a list, which is made for the first of them.
 */
class Column {
  private codes: Uint8Array;
  private readonly coded: unknown[] = [UNKNOWN];
  private readonly codeOf = new Map<unknown, number>();
  private others: unknown[] | null = null;

  constructor(rows: number) {
    this.codes = new Uint8Array(rows);
  }

  has(row: number): boolean {
    return row < this.codes.length && this.codes[row] !== UNKNOWN;
  }

  /** The answer in a row that has one. */
  at(row: number): unknown {
    const code = this.codes[row] ?? UNKNOWN;
    return code === OTHERS ? this.others?.[row] : this.coded[code];
  }

  set(row: number, answer: unknown): void {
    if (row >= this.codes.length) this.grow(row);
    const code = this.codeFor(answer);
    this.codes[row] = code;
    if (code !== OTHERS) return;
    this.others ??= new Array<unknown>(this.codes.length);
    this.others[row] = answer;
  }

  private codeFor(answer: unknown): number {
    const known = this.codeOf.get(answer);
    if (known !== undefined) return known;
    if (this.coded.length === OTHERS) return OTHERS;
    this.codeOf.set(answer, this.coded.length);
    return this.coded.push(answer) - 1;
  }

  /** For objects that came after the column was made. */
  private grow(row: number): void {
    const larger = new Uint8Array(2 * row + 16);
    larger.set(this.codes);
    this.codes = larger;
  }
}
