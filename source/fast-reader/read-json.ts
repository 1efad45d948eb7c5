import { type Container, KeyOrder, ordered, setOwn } from './key-order.ts';
import { MOST_LEVELS, NONE, SourceTree, ValueKind } from './source-tree.ts';

/** What a text says, and where. */
export interface Source {
  readonly data: unknown;
  readonly tree: SourceTree;
}

const [QUOTE, BACKSLASH, COMMA, COLON, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [
  34, 92, 44, 58, 91, 93, 123, 125,
];

/** To a parser of YAML it means something in JSON, too. */
const MERGE_KEY = '"<<"';

/**
 * Reads JSON: the data by `JSON.parse`, the positions by a scan of the text, which is known to be well-formed by then. Null where
 * the text is no JSON or a key is written twice in one object, where it is nested very deeply, and where
 * there is nothing to place.
 */
export function readJsonSource(text: string): Source | null {
  if (text.includes(MERGE_KEY)) return null;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  const { tree, members, keepsOrder, levels, strayColon } = scan(text);
  if (strayColon || levels > MOST_LEVELS || tree.length < 2 || members !== countMembers(data)) return null;
  return { data: keepsOrder ? data : dataOf(tree, text), tree };
}

/** The key of the member in a row of a tree of JSON. */
function keyIn(text: string): (row: number, tree: SourceTree) => string {
  return (row, tree) => unquoted(text, tree.keyStartOf(row), tree.keyEndOf(row));
}

function unquoted(text: string, start: number, end: number): string {
  const inside = text.slice(start + 1, end - 1);
  return inside.includes('\\') ? (JSON.parse(text.slice(start, end)) as string) : inside;
}

interface Scan {
  readonly tree: SourceTree;
  /** Members of all objects, with those that are written twice. */
  readonly members: number;
  /** Whether plain objects have the order of the text. */
  readonly keepsOrder: boolean;
  readonly levels: number;
  /** Whether a colon stands on another line than its key, which is an error to Spectral's parser, even in JSON. */
  readonly strayColon: boolean;
}

/** One pass over well-formed JSON, without recursion. */
function scan(text: string): Scan {
  const tree = new SourceTree(text, keyIn(text));
  const open: number[] = [];
  const orders: (KeyOrder | null)[] = [];
  let order: KeyOrder | null = null;
  let members = 0;
  let levels = 0;
  let keepsOrder = true;
  let strayColon = false;
  let keyStart = NONE;
  let keyEnd = NONE;
  for (let at = 0; at < text.length; ) {
    const sign = text.charCodeAt(at);
    if (sign <= 32 || sign === COMMA || sign === COLON) {
      if (sign === COLON && at !== keyEnd) strayColon ||= text.slice(keyEnd, at).includes('\n');
      at++;
      continue;
    }
    if (sign === CLOSE_OBJECT || sign === CLOSE_LIST) {
      tree.close(open.pop() ?? 0, ++at);
      order = orders.pop() ?? null;
      continue;
    }
    if (sign === QUOTE && order !== null && keyStart === NONE) {
      keyStart = at;
      keyEnd = at = endOfString(text, at);
      members++;
      keepsOrder &&= order.keeps(isDigit(text.charCodeAt(keyStart + 1)) ? unquoted(text, keyStart, keyEnd) : '');
      continue;
    }
    if (sign === OPEN_OBJECT || sign === OPEN_LIST) {
      const kind = sign === OPEN_OBJECT ? ValueKind.mapping : ValueKind.sequence;
      open.push(tree.add(kind, at, at + 1, keyStart, keyEnd));
      levels = Math.max(levels, open.length);
      orders.push(order);
      order = sign === OPEN_OBJECT ? new KeyOrder() : null;
      at++;
    } else {
      const end = sign === QUOTE ? endOfString(text, at) : endOfWord(text, at);
      tree.add(ValueKind.scalar, at, end, keyStart, keyEnd);
      at = end;
    }
    keyStart = keyEnd = NONE;
  }
  return { tree, members, keepsOrder, levels, strayColon };
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
