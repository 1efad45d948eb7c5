import { buildJsonPath, dereferenceAnchor, lineForPosition } from '@stoplight/yaml';
import {
  determineScalarType,
  Kind,
  parseYamlBigInteger,
  parseYamlBoolean,
  parseYamlFloat,
  ScalarType,
  type YAMLAnchorReference,
  type YAMLMapping,
  type YAMLNode,
  type YAMLScalar,
  type YAMLSequence,
  type YamlMap,
} from '@stoplight/yaml-ast-parser';
import { memoize } from '../model/lib/memoize.ts';
import type { Diagnostic } from './diagnostic.ts';
import { type Container, OWN_PROPERTY, ordered, setOwn } from './fast-reader/key-order.ts';
import type { Range } from './result.ts';

/** More values than any honest description makes out of aliases. */
const MOST_ALIASED_VALUES = 500_000;

/** Thrown for aliases that multiply one another (a "billion laughs" file). */
export class AliasExplosion extends Error {}

/**
 * The value of a YAML syntax tree, as Spectral's own parser gives it, with its complaints about keys.
 *
 * Spectral's own takes time with the square of the number of keys, and memory without bound for aliases that multiply;
 * both are the reason for this one. Keys keep the order of the file, integer-like ones too.
 *
 * @throws AliasExplosion
 */
export function readTree(tree: YAMLNode, lineMap: number[]): { data: unknown; diagnostics: Diagnostic[] } {
  const reader = new TreeReader(lineMap);
  return { data: reader.read(tree), diagnostics: reader.diagnostics };
}

class TreeReader {
  readonly diagnostics: Diagnostic[] = [];
  private aliasDepth = 0;
  private aliasedValues = 0;

  constructor(private readonly lineMap: number[]) {}

  read(node: YAMLNode | null | undefined): unknown {
    if (this.aliasDepth > 0 && ++this.aliasedValues > MOST_ALIASED_VALUES) throw new AliasExplosion();
    switch (node?.kind) {
      case Kind.MAP:
        return this.map(node as YamlMap);
      case Kind.SEQ:
        return (node as YAMLSequence).items.map((item) => this.read(item));
      case Kind.SCALAR:
        return scalar(node as YAMLScalar);
      case Kind.ANCHOR_REF:
        return this.alias(node as YAMLAnchorReference);
      default:
        return null;
    }
  }

  private alias(node: YAMLAnchorReference): unknown {
    // Cuts a loop of an anchor that holds an alias to itself.
    if (node.value) node.value = dereferenceAnchor(node.value as never, node.referencesAnchor) as never;
    this.aliasDepth++;
    const value = this.read(node.value);
    this.aliasDepth--;
    return value;
  }

  private map(node: YamlMap): Container {
    let container: Container = {};
    let isOrdered = false;
    const seen = new Set<string>();
    for (const mapping of node.mappings) {
      if (!this.acceptsKey(mapping)) continue;
      const key = String(scalar(mapping.key));
      if (key === '<<') {
        merge(container, this.read(mapping.value));
        continue;
      }
      if (seen.has(key)) this.complain(mapping.key, 'YAMLException', 0, `Duplicate key: ${mapping.key.value}`);
      seen.add(key);
      // A plain object gives integer-like keys first.
      if (!isOrdered && isIntegerLike(key)) {
        container = ordered(container);
        isOrdered = true;
      }
      if (isAbsent(mapping.value)) leaveOut(mapping);
      put(container, key, this.read(mapping.value));
    }
    return container;
  }

  private acceptsKey({ key }: YAMLMapping): boolean {
    if (key.kind !== Kind.SCALAR) {
      this.complain(key, 'YAMLIncompatibleValue', 1, 'Mapping key must be a string scalar');
      return false;
    }
    const value = scalar(key);
    if (typeof value !== 'string') {
      const type = value === null ? 'null' : typeof value;
      this.complain(key, 'YAMLIncompatibleValue', 1, `Mapping key must be a string scalar rather than ${type}`);
    }
    return true;
  }

  private complain(node: YAMLNode, code: string, severity: 0 | 1, message: string): void {
    const range = rangeBetween(this.lineMap, node.startPosition, node.endPosition);
    const path = buildJsonPath(node as never).map(String);
    this.diagnostics.push({ code, message, severity, range, path });
  }
}

/** True for the node that the parser makes up, at offset -1, where a key of a flow mapping has no value. */
function isAbsent(value: YAMLNode | null): boolean {
  return value !== null && value !== undefined && value.startPosition < 0;
}

/** Leaves the value out, as the parser does in block style: what has no value ends behind its colon. */
function leaveOut(mapping: YAMLMapping): void {
  mapping.value = null as never;
  mapping.endPosition = mapping.key.endPosition + 1;
}

function isIntegerLike(key: string): boolean {
  return /^(0|[1-9]\d*)$/.test(key);
}

/** The last of equal keys counts, at its own place in the order. */
function put(container: Container, key: string, value: unknown): void {
  if (Object.hasOwn(container, key)) delete container[key];
  setOwn(container, key, value);
}

/** The merge key `<<`: what it brings overrides what stands before it; of several maps the first one wins. */
function merge(container: Container, brought: unknown): void {
  const merged = new Map<string, unknown>();
  for (const source of Array.isArray(brought) ? brought : [brought]) {
    if (typeof source !== 'object' || source === null) continue;
    for (const [key, value] of Object.entries(source)) if (!merged.has(key)) merged.set(key, value);
  }
  for (const [key, value] of merged) Object.defineProperty(container, key, { value, ...OWN_PROPERTY });
}

function scalar(node: YAMLScalar): unknown {
  switch (determineScalarType(node)) {
    case ScalarType.null:
      return null;
    case ScalarType.bool:
      return parseYamlBoolean(node.value);
    case ScalarType.int:
      return Number(parseYamlBigInteger(node.value));
    case ScalarType.float:
      return parseYamlFloat(node.value);
    default:
      return String(node.value);
  }
}

/** The node at a path; where the path leads no further, the last one on the way. */
export function findNode(tree: YAMLNode, path: readonly string[]): YAMLNode {
  let node = tree;
  for (const segment of path) {
    const next = child(node, segment);
    if (next === undefined) return node;
    node = next;
  }
  return node;
}

function child(node: YAMLNode, segment: string): YAMLNode | undefined {
  if (node.kind === Kind.SEQ) return (node as YAMLSequence).items[Number(segment)] ?? undefined;
  if (node.kind !== Kind.MAP) return undefined;
  const mapping = mappingsOf(node as YamlMap).get(segment);
  return mapping === undefined ? undefined : (mapping.value ?? mapping.key);
}

/** The range of the last key of a path; null where no key is written there. */
export function keyRangeInYaml(tree: YAMLNode, lineMap: number[], path: readonly string[]): Range | null {
  const last = path.at(-1);
  let holder: YAMLNode | undefined = tree;
  for (const segment of path.slice(0, -1)) holder = holder === undefined ? undefined : child(holder, segment);
  if (holder?.kind !== Kind.MAP || last === undefined) return null;
  const key = mappingsOf(holder as YamlMap).get(last)?.key;
  return key === undefined ? null : rangeBetween(lineMap, key.startPosition, key.endPosition);
}

/** By key, so that findings below one large map do not each search it. */
const mappingsOf: (node: YamlMap) => Map<string, YAMLMapping> = memoize((node) => {
  const index = new Map<string, YAMLMapping>();
  const mappings = node.mappings.flatMap(withMerged).filter(({ key }) => key.kind === Kind.SCALAR);
  for (const mapping of mappings) index.set(String(scalar(mapping.key)), mapping);
  for (const mapping of mappings) index.set(String(mapping.key.value), mapping);
  return index;
});

function withMerged(mapping: YAMLMapping): YAMLMapping[] {
  return mapping.key.value === '<<' ? mergedMappings(mapping.value) : [mapping];
}

function mergedMappings(node: YAMLNode | null): YAMLMapping[] {
  switch (node?.kind) {
    case Kind.SEQ:
      return (node as YAMLSequence).items.toReversed().flatMap(mergedMappings);
    case Kind.MAP:
      return (node as YamlMap).mappings;
    case Kind.ANCHOR_REF:
      return mergedMappings(node.value);
    default:
      return [];
  }
}

/** The range between two offsets of a text. */
export function rangeBetween(lineMap: number[], start: number, end: number): Range {
  return { start: positionAt(lineMap, start), end: positionAt(lineMap, end) };
}

function positionAt(lineMap: number[], offset: number) {
  const line = lineForPosition(offset, lineMap);
  // A key that is not there has the offset -1.
  return { line, character: Math.max(0, offset - (line === 0 ? 0 : (lineMap[line - 1] ?? 0))) };
}

/** The offset at which each line but the first starts, and the end of the text. */
export function lineMapOf(text: string): number[] {
  const map: number[] = [];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) map.push(at + 1);
  map.push(text.length + 1);
  return map;
}
