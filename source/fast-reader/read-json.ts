import { type Container, KeyOrder, ordered, setOwn } from './key-order.ts';
import { MOST_LEVELS, NONE, NotReadableFast, SourceTree, ValueKind } from './source-tree.ts';

/** The data of a text, and the position of each value. */
export interface Source {
  readonly data: unknown;
  readonly tree: SourceTree;
}

const [QUOTE, BACKSLASH, COMMA, COLON, LINE_FEED] = [34, 92, 44, 58, 10];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125];

/** YAML's merge key, which Spectral's YAML parser follows in JSON, too. */
const MERGE_KEY = '"<<"';

/**
 * Reads JSON: the data by `JSON.parse`, the positions by a pass of our own. Null for a text that is no JSON, that
 * Spectral's parser may read otherwise (duplicate keys, a merge key, a colon on another line than its key, more than
 * `MOST_LEVELS` levels), or that is a single scalar.
 */
export function readJsonSource(text: string): Source | null {
  if (text.includes(MERGE_KEY)) return null;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  const positions = positionsIn(text);
  if (positions === null || positions.tree.length < 2 || positions.members !== countMembers(data)) return null;
  const { tree, keepsOrder } = positions;
  return { data: keepsOrder ? data : dataOf(tree, text), tree };
}

function positionsIn(text: string): PositionReader | null {
  try {
    return new PositionReader(text).read();
  } catch (error) {
    if (error instanceof NotReadableFast) return null;
    throw error;
  }
}

/** Gives the key of the member in a row of a tree of JSON. */
function keyIn(text: string): (row: number, tree: SourceTree) => string {
  return (row, tree) => unquoted(text, tree.keyStartOf(row), tree.keyEndOf(row));
}

function unquoted(text: string, start: number, end: number): string {
  const inside = text.slice(start + 1, end - 1);
  return inside.includes('\\') ? (JSON.parse(text.slice(start, end)) as string) : inside;
}

/** Reads the positions of all values in well-formed JSON, by recursive descent. */
class PositionReader {
  readonly tree: SourceTree;
  /** Members of all objects; a key that is written twice counts twice. */
  members = 0;
  /** Whether plain objects have the order of the text. */
  keepsOrder = true;
  private at = 0;

  constructor(private readonly text: string) {
    this.tree = new SourceTree(text, keyIn(text));
  }

  /** @throws NotReadableFast */
  read(): this {
    this.value(NONE, NONE, 1);
    return this;
  }

  private value(keyStart: number, keyEnd: number, level: number): void {
    const { text } = this;
    const start = this.skipTo();
    const sign = text.charCodeAt(start);
    if (sign === OPEN_OBJECT || sign === OPEN_LIST) {
      if (level > MOST_LEVELS) throw new NotReadableFast();
      const row = this.tree.add(
        sign === OPEN_OBJECT ? ValueKind.mapping : ValueKind.sequence,
        start,
        start + 1,
        keyStart,
        keyEnd,
      );
      this.at = start + 1;
      if (sign === OPEN_OBJECT) this.memberValues(level);
      else while (text.charCodeAt(this.skipTo()) !== CLOSE_LIST) this.value(NONE, NONE, level + 1);
      this.tree.close(row, ++this.at);
    } else {
      this.at = sign === QUOTE ? endOfString(text, start) : endOfWord(text, start);
      this.tree.add(ValueKind.scalar, start, this.at, keyStart, keyEnd);
    }
  }

  private memberValues(level: number): void {
    const { text } = this;
    const order = new KeyOrder();
    for (let keyStart = this.skipTo(); text.charCodeAt(keyStart) !== CLOSE_OBJECT; keyStart = this.skipTo()) {
      const keyEnd = endOfString(text, keyStart);
      this.members++;
      this.keepsOrder &&= order.keeps(isDigit(text.charCodeAt(keyStart + 1)) ? unquoted(text, keyStart, keyEnd) : '');
      this.skipColon(keyEnd);
      this.value(keyStart, keyEnd, level + 1);
    }
  }

  /** A colon on another line than its key is an error to Spectral's parser, even in JSON. */
  private skipColon(keyEnd: number): void {
    this.at = keyEnd;
    while (this.text.charCodeAt(this.at) !== COLON) {
      if (this.text.charCodeAt(this.at) === LINE_FEED) throw new NotReadableFast();
      this.at++;
    }
    this.at++;
  }

  /** Skips blanks and commas. */
  private skipTo(): number {
    for (;;) {
      const sign = this.text.charCodeAt(this.at);
      if (sign > 32 && sign !== COMMA) return this.at;
      this.at++;
    }
  }
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** The offset behind a string that starts at an offset. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (text.charCodeAt(end - 1) === BACKSLASH && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end + 1;
}

/** Whether an odd number of backslashes stands before an offset. */
function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text.charCodeAt(first - 1) === BACKSLASH) first--;
  return (at - first) % 2 === 1;
}

/** The offset behind a number, true, false or null. */
function endOfWord(text: string, start: number): number {
  let at = start;
  while (isOfWord(text.charCodeAt(at))) at++;
  return at;
}

function isOfWord(sign: number): boolean {
  return sign > 32 && sign !== COMMA && sign !== CLOSE_LIST && sign !== CLOSE_OBJECT;
}

function countMembers(data: unknown): number {
  let count = 0;
  const stack: unknown[] = [data];
  while (stack.length > 0) {
    const value = stack.pop();
    const isList = Array.isArray(value);
    const children = isList ? value : Object.values(value as object);
    if (!isList) count += children.length;
    for (const child of children) if (typeof child === 'object' && child !== null) stack.push(child);
  }
  return count;
}

/** The data with every object in the order of the text. */
function dataOf(tree: SourceTree, text: string, row = 0): unknown {
  const kind = tree.kindOf(row);
  if (kind === ValueKind.scalar) return JSON.parse(text.slice(tree.startOf(row), tree.endOf(row)));
  if (kind === ValueKind.sequence) {
    return childrenOf(tree, row).map((child) => dataOf(tree, text, child));
  }
  const order = new KeyOrder();
  let container: Container = {};
  let keepsOrder = true;
  for (const child of childrenOf(tree, row)) {
    const key = unquoted(text, tree.keyStartOf(child), tree.keyEndOf(child));
    if (keepsOrder && !order.keeps(key)) {
      container = ordered(container);
      keepsOrder = false;
    }
    setOwn(container, key, dataOf(tree, text, child));
  }
  return container;
}

function childrenOf(tree: SourceTree, row: number): number[] {
  const children: number[] = [];
  for (let child = row + 1; child < tree.nextOf(row); child = tree.nextOf(child)) children.push(child);
  return children;
}
