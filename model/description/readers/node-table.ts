import type { JsonObject } from '../json.ts';

/** The nodes of one kind, one for each object however often it is used, in the order in which the objects are found. */
export class NodeTable<Node> {
  private readonly nodes = new Map<JsonObject, Node>();

  /** The node of an object; `create` is called if there is none yet, and must not ask for the same object. */
  nodeOf(value: JsonObject, create: () => Node): Node {
    const known = this.nodes.get(value);
    if (known !== undefined) return known;
    const node = create();
    this.nodes.set(value, node);
    return node;
  }

  get all(): Node[] {
    return [...this.nodes.values()];
  }
}
