import type { Description } from '../description/description.ts';
import type { OperationNode, SchemaNode, SchemaUse } from '../description/nodes.ts';
import { memoize } from '../lib/memoize.ts';
import { bodyProperties, isKnownObject } from '../operations/body-properties.ts';
import { clientOperations } from '../operations/client-operations.ts';
import { type JsonBody, jsonBodiesOf } from '../operations/json-bodies.ts';
import { isPlainSuccess } from '../operations/responses.ts';
import type { PathClassification } from '../paths/classification.ts';
import { classifyPaths } from '../paths/classify.ts';
import { effectiveSchema, itemSchemasOf } from '../schemas/effective-schema.ts';
import { typesOf } from '../schemas/schema-types.ts';

/** Whether an operation that answers with a collection response lists a collection or searches. */
export type CollectionKind = 'collection' | 'search';

/** GET on a collection, or GET or POST on a search, where the class of the path is certain. */
export interface CollectionOperation {
  readonly kind: CollectionKind;
  readonly operation: OperationNode;
  readonly path: PathClassification;
  /** Its JSON responses with 200 or another plain success; empty where it documents none. */
  readonly bodies: readonly JsonBody[];
}

/**
 * Collection responses with a definition in common: the schema that defines `items`, or, where none does, the whole
 * schema.
 */
export interface CollectionSchema {
  /** The schema that defines `items`: the body's own, or a part of it that several may extend. */
  readonly base: SchemaNode;
  /** Null where the body defines no `items`. */
  readonly items: SchemaUse | null;
  /** The schemas of whole bodies: objects without unresolved references. */
  readonly bodies: readonly SchemaNode[];
  readonly operations: readonly CollectionOperation[];
}

/** The operations that answer with a collection response (section 2.5 of the conventions). */
export const collectionOperations: (description: Description) => readonly CollectionOperation[] = memoize(
  (description) => findOperations(description),
);

/**
 * The schemas of the collection responses that are objects without unresolved references; 1/object-responses reports
 * other types.
 */
export const collectionSchemas: (description: Description) => readonly CollectionSchema[] = memoize((description) =>
  groupSchemas(collectionOperations(description)),
);

/** Names of arrays that tell what went wrong, beside the one that holds what was asked for. */
const TROUBLES = /^(?:errors|warnings)$/i;

/**
 * The names of the arrays in a body's schema, without `links`; if any of them are arrays of objects, only these, and
 * without those of errors where another one stands beside them.
 */
export function arrayNames(schema: SchemaNode): string[] {
  const all = [...effectiveSchema(schema).properties].filter(
    ([name, { target }]) => name !== 'links' && target !== null && typesOf(target).includes('array'),
  );
  const others = all.filter(([name]) => !TROUBLES.test(name));
  const arrays = others.length > 0 ? others : all;
  const ofObjects = arrays.filter(([, { target }]) => target !== null && holdsObjects(target));
  return (ofObjects.length > 0 ? ofObjects : arrays).map(([name]) => name);
}

function holdsObjects(array: SchemaNode): boolean {
  return itemSchemasOf(array).some((item) => typesOf(item).includes('object'));
}

function findOperations(description: Description): CollectionOperation[] {
  const classes = classifyPaths(description);
  return clientOperations(description).flatMap((operation): CollectionOperation[] => {
    const paths = classes.ofPathItem(operation.pathItem);
    const [path] = paths;
    const kind = path === undefined ? null : kindOf(operation, path);
    if (path === undefined || kind === null || paths.some((other) => kindOf(operation, other) !== kind)) return [];
    const bodies = jsonBodiesOf(operation).filter(({ response }) => isPlainSuccess(response.key));
    return [{ kind, operation, path, bodies }];
  });
}

function kindOf({ method }: OperationNode, path: PathClassification): CollectionKind | null {
  if (!path.sure) return null;
  if (path.class === 'collection') return method === 'get' ? 'collection' : null;
  return path.class === 'search' && (method === 'get' || method === 'post') ? 'search' : null;
}

interface Group {
  readonly items: SchemaUse | null;
  readonly bodies: Set<SchemaNode>;
  readonly operations: Set<CollectionOperation>;
}

function groupSchemas(operations: readonly CollectionOperation[]): CollectionSchema[] {
  const groups = new Map<SchemaNode, Group>();
  for (const operation of operations) {
    for (const { schema } of operation.bodies.filter(({ schema }) => isKnownObject(schema))) {
      const [items = null] = bodyProperties(schema, 'items');
      const base = items?.holder ?? schema;
      const group = groups.get(base) ?? { items, bodies: new Set(), operations: new Set() };
      groups.set(base, group);
      group.bodies.add(schema);
      group.operations.add(operation);
    }
  }
  return [...groups].map(([base, { items, bodies, operations: users }]) => ({
    base,
    items,
    bodies: [...bodies],
    operations: [...users],
  }));
}
