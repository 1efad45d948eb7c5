import { Kind, type YAMLMapping, type YAMLNode, type YAMLSequence, type YamlMap } from '@stoplight/yaml-ast-parser';
import { NONE, SourceTree, ValueKind } from './fast-reader/source-tree.ts';
import { loadYaml } from './load-yaml.ts';

/**
 * Where every value of a text is written, for what the fast reader leaves to Spectral's own parser: the same rows as
 * the fast reader's for what both read. An alias and a merge key are one row each. Null for a text without any value.
 */
export function thoroughTree(text: string): SourceTree | null {
  const root = loadYaml(text);
  if (root === undefined || root === null) return null;
  const builder = new TreeBuilder(text);
  builder.add(root, NONE, NONE);
  return builder.tree;
}

class TreeBuilder {
  readonly tree: SourceTree;
  private readonly keys: string[] = [];

  constructor(text: string) {
    const { keys } = this;
    this.tree = new SourceTree(text, (row) => keys[row] ?? '');
  }

  /** `keyEnd` is the end of the key of a member; a value that is not there has the offset behind the colon. */
  add(node: YAMLNode | null, keyStart: number, keyEnd: number): void {
    if (node === null || node === undefined || node.startPosition < 0) {
      this.tree.add(ValueKind.absent, keyEnd + 1, keyEnd + 1, keyStart, keyEnd);
      return;
    }
    const { kind, startPosition: start, endPosition: end } = node;
    if (kind === Kind.MAP) this.collection(ValueKind.mapping, node, keyStart, keyEnd);
    else if (kind === Kind.SEQ) this.collection(ValueKind.sequence, node, keyStart, keyEnd);
    // The parser gives an alias without its sign.
    else if (kind === Kind.ANCHOR_REF) this.tree.add(ValueKind.alias, start - 1, end, keyStart, keyEnd);
    else this.tree.add(ValueKind.scalar, start, end, keyStart, keyEnd);
  }

  private collection(kind: 1 | 2, node: YAMLNode, keyStart: number, keyEnd: number): void {
    const row = this.tree.add(kind, node.startPosition, node.startPosition, keyStart, keyEnd);
    if (kind === ValueKind.mapping) for (const mapping of (node as YamlMap).mappings) this.member(mapping);
    else for (const item of (node as YAMLSequence).items) this.add(item, NONE, NONE);
    this.tree.close(row, node.endPosition);
  }

  private member({ key, value }: YAMLMapping): void {
    this.keys[this.tree.length] = String(key.value);
    this.add(value, key.startPosition, key.endPosition);
  }
}
