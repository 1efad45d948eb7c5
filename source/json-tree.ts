import type { Range } from './result.ts';
import { rangeBetween } from './yaml-tree.ts';

/**
 * A node of the syntax tree of Spectral's JSON parser: of an object the children are its properties, of a property its
 * key and its value.
 */
export interface JsonNode {
  readonly type: string;
  readonly value?: unknown;
  readonly offset: number;
  readonly length: number;
  readonly children?: readonly JsonNode[];
}

/** The range of the last key of a path; null where no key is written there. `lineMap` is that of `lineMapOf`. */
export function keyRangeInJson(tree: JsonNode | undefined, lineMap: number[], path: readonly string[]): Range | null {
  let node = tree;
  let key: JsonNode | undefined;
  for (const segment of path) {
    [key, node] = memberOf(node, segment);
    if (node === undefined) return null;
  }
  return key === undefined ? null : rangeBetween(lineMap, key.offset, key.offset + key.length);
}

/** The key and the value of a member; an item of a list has no key. */
function memberOf({ type, children = [] }: JsonNode | undefined = NOTHING, segment: string) {
  if (type === 'array') return [undefined, children[Number(segment)]] as const;
  const [key, value] = children.find((property) => property.children?.[0]?.value === segment)?.children ?? [];
  return [key, value] as const;
}

const NOTHING: JsonNode = { type: 'null', offset: 0, length: 0 };
