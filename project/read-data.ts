import { type Document, isMap, isPair, isScalar, isSeq, LineCounter, type Pair, parseDocument } from 'yaml';
import { reasonOf } from '../platform/error-text.ts';
import type { Position } from '../source/result.ts';

/** Keys and indexes from the root to a value. */
export type Path = readonly (string | number)[];

/** What is wrong at a place. */
export interface Fault {
  readonly path: Path;
  /** What is wrong; what to write. */
  readonly message: string;
}

/** The data of a YAML text, with the way from a path to a line. */
export interface ReadData {
  readonly data: unknown;
  /** The place of a value; of its key where the path leads to a key's value that is wrong as a whole. */
  readonly positionOf: (path: Path) => Position;
  /** Why there is no data, though the syntax is right; else null. */
  readonly fault: Fault | null;
}

/** Reads YAML that has no syntax error. */
export function readData(text: string): ReadData {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    uniqueKeys: false,
    logLevel: 'error',
  });
  const positionOf = (path: Path) => position(offsetOf(document, path), lines);
  const twice = repeatedKey(document.contents, []);
  if (twice !== null) {
    return { data: null, positionOf, fault: { path: twice, message: `"${twice.at(-1)}" stands here twice; keep one` } };
  }
  try {
    return { data: document.toJS(), positionOf, fault: null };
  } catch (error) {
    return { data: null, positionOf, fault: { path: [], message: `${reasonOf(error)}; correct it` } };
  }
}

/** The path of a key that an object has twice; null where there is none. Of two, a position is that of the last. */
function repeatedKey(node: unknown, path: Path): Path | null {
  if (isSeq(node)) return firstOf(node.items.map((item, index) => () => repeatedKey(item, [...path, index])));
  if (!isMap(node)) return null;
  const seen = new Set<string>();
  for (const pair of node.items) {
    const key = keyOf(pair);
    if (seen.has(key)) return [...path, key];
    seen.add(key);
  }
  return firstOf(node.items.map((pair) => () => repeatedKey(pair.value, [...path, keyOf(pair)])));
}

function firstOf<Value>(attempts: readonly (() => Value | null)[]): Value | null {
  for (const attempt of attempts) {
    const found = attempt();
    if (found !== null) return found;
  }
  return null;
}

/** Where the key of the last part of a path begins, or the item of a list. */
function offsetOf(document: Document, path: Path): number {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const part of path) {
    const next = childOf(node, part);
    if (next === undefined) return offset;
    offset = startOf(isPair(next) ? next.key : next) ?? offset;
    node = isPair(next) ? next.value : next;
  }
  return offset;
}

function childOf(node: unknown, part: string | number): unknown {
  if (isMap(node)) return node.items.findLast((pair) => keyOf(pair) === String(part));
  return isSeq(node) ? node.items[Number(part)] : undefined;
}

function keyOf({ key }: Pair): string {
  return String(isScalar(key) ? key.value : key);
}

function startOf(node: unknown): number | undefined {
  return (node as { range?: readonly [number, number, number] } | null)?.range?.[0];
}

function position(offset: number, lines: LineCounter): Position {
  const { line, col } = lines.linePos(offset);
  return { line: line - 1, character: col - 1 };
}
