import type { Description } from '../model/description/description.ts';
import { member } from '../model/description/json.ts';
import type {
  ContentEntry,
  HeaderNode,
  OperationNode,
  ParameterNode,
  PathUse,
  SchemaNode,
  Use,
} from '../model/description/nodes.ts';
import { below, type Place, pathOf } from '../model/description/place.ts';
import { usedSchemas } from '../model/description/used-schemas.ts';
import { valueAt } from '../model/description/value-at.ts';
import { appendTo } from '../model/lib/group-by.ts';
import { append } from '../model/lib/lists.ts';
import type { Region } from './review.ts';

/** An operation under a key: one that several paths refer to counts for each of them. */
export interface PlacedOperation {
  readonly use: PathUse;
  readonly operation: OperationNode;
}

/** A place, the same object for all places that are equal. */
export interface CanonicalPlace {
  readonly value: unknown;
  /** Index of the region that the place is in; null for what concerns the description as a whole. */
  readonly region: number | null;
  readonly below: Map<string | number, CanonicalPlace>;
}

/** Anything that a description is made of. */
interface Node {
  readonly value: object;
  readonly place: Place;
}

interface Draft {
  readonly place: Place;
  readonly kind: Region['kind'];
  readonly name: string;
  readonly operations: Set<number>;
}

/**
 * Tells which operations a place concerns. A description is cut into regions: the operations, and what is written
 * outside of them and used by reference or by a whole path. A region belongs to every operation that leads to it.
 */
export class OperationRegions {
  readonly operations: readonly PlacedOperation[];
  private readonly drafts: Draft[] = [];
  private readonly byValue = new Map<unknown, number>();
  private readonly canonicalPlaces = new Map<Place, CanonicalPlace>();
  private readonly files = new Map<unknown, CanonicalPlace>();
  private readonly examples: ReadonlyMap<object, Place[]>;
  private readonly shared = new Set<unknown>();

  constructor(private readonly description: Description) {
    const { paths, webhooks, callbacks } = description;
    this.operations = [...paths, ...webhooks, ...callbacks].flatMap((use) =>
      (use.node?.operations ?? []).map((operation) => ({ use, operation })),
    );
    this.examples = sharedExamples(description);
    for (const [index, { operation }] of this.operations.entries()) this.addOperation(operation, index);
    this.markShared();
    this.reach();
  }

  /** All regions; what others call an index of a region is one into this list. */
  list(): Region[] {
    return this.drafts.map(({ name, kind, operations }) => ({ name, kind, operations: [...operations] }));
  }

  /** The region of an operation's own text. */
  regionOf({ operation }: PlacedOperation): number {
    return this.byValue.get(operation.value) ?? -1;
  }

  /** The one object for a place and all that are equal to it. */
  canonical(place: Place): CanonicalPlace {
    const known = this.canonicalPlaces.get(place);
    if (known !== undefined) return known;
    const canonicalPlace =
      place.parent === null ? this.canonicalFile(place) : this.canonicalBelow(this.canonical(place.parent), place.key);
    this.canonicalPlaces.set(place, canonicalPlace);
    return canonicalPlace;
  }

  private canonicalFile({ file }: Place): CanonicalPlace {
    const known = this.files.get(file.data);
    if (known !== undefined) return known;
    const canonicalPlace: CanonicalPlace = { value: file.data, region: null, below: new Map() };
    this.files.set(file.data, canonicalPlace);
    return canonicalPlace;
  }

  private canonicalBelow(canonicalPlace: CanonicalPlace, key: string | number): CanonicalPlace {
    const name = String(key);
    const known = canonicalPlace.below.get(name);
    if (known !== undefined) return known;
    const value = member(canonicalPlace.value, key);
    const isObject = typeof value === 'object' && value !== null;
    const region = (isObject ? this.byValue.get(value) : undefined) ?? canonicalPlace.region;
    const made: CanonicalPlace = { value, region, below: new Map() };
    canonicalPlace.below.set(name, made);
    return made;
  }

  private addOperation({ value, place, method }: OperationNode, index: number): void {
    const { use } = this.operations[index] as PlacedOperation;
    const region = this.byValue.get(value) ?? this.add(value, place, 'operation', `${method.toUpperCase()} ${use.key}`);
    this.drafts[region]?.operations.add(index);
    this.addPath(use, index);
  }

  /** The path item, and the `$ref` to it where it is written elsewhere. */
  private addPath({ key, place, node }: PathUse, index: number): void {
    for (const value of new Set([valueAt(place), node?.value])) {
      if (typeof value !== 'object' || value === null) continue;
      const region = this.byValue.get(value) ?? this.add(value, place, 'shared', key);
      this.drafts[region]?.operations.add(index);
    }
  }

  private add(value: unknown, place: Place, kind: Region['kind'], name: string): number {
    this.byValue.set(value, this.drafts.length);
    return this.drafts.push({ place, kind, name, operations: new Set() }) - 1;
  }

  /** What is written outside of all operations, and every schema that a reference leads to. */
  private markShared(): void {
    const { parameters, requestBodies, responses, headers, mediaTypes, schemas } = this.description;
    const operations = new Set<unknown>(this.operations.map(({ operation }) => operation.value));
    for (const node of [...parameters, ...requestBodies, ...responses, ...headers, ...mediaTypes]) {
      if (!isInside(node.place, operations)) this.shared.add(node.value);
    }
    for (const { value, written, usedBy } of schemas) {
      if (usedBy.length > 1 || written === null || written.relation === 'component' || written.relation === 'file')
        this.shared.add(value);
    }
  }

  /** Gives each region the operations that lead to it. */
  private reach(): void {
    const direct = new Map<unknown, readonly Node[]>();
    for (const [index, { operation }] of this.operations.entries()) {
      const seen = new Set<unknown>();
      const waiting = [...this.directlyBelow(operation, direct)];
      for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
        if (seen.has(node.value)) continue;
        seen.add(node.value);
        const region = this.byValue.get(node.value) ?? this.add(node.value, node.place, 'shared', nameOf(node.place));
        this.drafts[region]?.operations.add(index);
        append(waiting, this.directlyBelow(node, direct));
      }
    }
    for (const { place, value } of this.unreached()) this.add(value, place, 'shared', nameOf(place));
    this.addExamples();
  }

  /** Examples that no operation refers to concern none. */
  private addExamples(): void {
    const { root, rootPlace } = this.description;
    const place = below(rootPlace, 'components', 'examples');
    const examples = member(root.components, 'examples');
    if (typeof examples === 'object' && examples !== null) this.add(examples, place, 'shared', nameOf(place));
  }

  /** Components that no operation uses. */
  private unreached(): Node[] {
    const { schemas, responses, parameters, requestBodies, headers } = this.description.components;
    const uses: readonly Use<Node>[] = [...schemas, ...responses, ...parameters, ...requestBodies, ...headers];
    return uses.flatMap(({ node }) => (node === null || this.byValue.has(node.value) ? [] : [node]));
  }

  /** The shared regions that a region leads to without another one between. */
  private directlyBelow(region: Node, known: Map<unknown, readonly Node[]>): readonly Node[] {
    const before = known.get(region.value);
    if (before !== undefined) return before;
    const found: Node[] = [];
    const seen = new Set<unknown>();
    const waiting = this.children(region);
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      if (seen.has(node.value)) continue;
      seen.add(node.value);
      if (this.shared.has(node.value)) found.push(node);
      else append(waiting, this.children(node));
    }
    known.set(region.value, found);
    return found;
  }

  private children(node: Node): Node[] {
    const examples = (this.examples.get(node.value) ?? []).map((place) => {
      const value = valueAt(place) as object;
      this.shared.add(value);
      return { value, place };
    });
    return [...childrenOf(node), ...examples];
  }
}

/** Examples that are written elsewhere, by the object that refers to them. */
function sharedExamples({ examples }: Description): Map<object, Place[]> {
  const found = new Map<object, Place[]>();
  for (const { holder, place } of examples) {
    const written = place.parent;
    if (written === null || isInside(place, new Set([holder])) || typeof valueAt(written) !== 'object') continue;
    appendTo(found, holder, written);
  }
  return found;
}

function childrenOf(node: Node): Node[] {
  const { parameters, requestBody, responses, headers, content, schema, uses } = node as Partial<OperationNode> & {
    readonly headers?: readonly Use<HeaderNode>[];
    readonly content?: readonly ContentEntry[];
    readonly schema?: ParameterNode['schema'];
    readonly uses?: SchemaNode['uses'];
  };
  const used = [...(parameters ?? []), ...(requestBody ? [requestBody] : []), ...(responses ?? []), ...(headers ?? [])];
  return [
    ...used.flatMap(({ node: one }): Node[] => (one === null ? [] : [one])),
    ...(content ?? []).map(({ mediaType }) => mediaType),
    ...(schema?.target ? [schema.target] : []),
    ...usedSchemas(uses ?? []),
  ];
}

function isInside(place: Place, holders: ReadonlySet<unknown>): boolean {
  let value: unknown = place.file.data;
  if (holders.has(value)) return true;
  for (const key of pathOf(place)) {
    value = member(value, key);
    if (holders.has(value)) return true;
  }
  return false;
}

function nameOf(place: Place): string {
  return pathOf(place).join('/');
}
