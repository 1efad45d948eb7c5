import type { Description } from '../description/description.ts';
import type { OperationNode, SchemaNode, SchemaUse } from '../description/nodes.ts';
import type { Place } from '../description/place.ts';
import { memoize } from '../lib/memoize.ts';
import { bodyProperties } from '../operations/body-properties.ts';
import { clientOperations } from '../operations/client-operations.ts';
import { jsonBodiesOf } from '../operations/json-bodies.ts';
import { isPlainSuccess } from '../operations/responses.ts';
import type { PathClassification, ResourceSegment } from '../paths/classification.ts';
import { surePathOf } from '../paths/path-of-operation.ts';
import { effectiveSchema, itemSchemasOf } from '../schemas/effective-schema.ts';
import { stateFieldOf } from './state-fields.ts';

/**
 * The operations that the state of a resource may forbid (3/invalid-operation), each with the property of the state:
 * PATCH on one resource with a state, and POST on an action on such a resource.
 */
export const operationsOnState: (description: Description) => ReadonlyMap<OperationNode, SchemaUse> = memoize(
  (description) =>
    new Map(
      clientOperations(description).flatMap((operation): [OperationNode, SchemaUse][] => {
        const resource = resourceOf(operation, description);
        const state = resource === null ? null : stateAt(resource);
        return state === null ? [] : [[operation, state]];
      }),
    ),
);

/**
 * The property with the state of the resource at a path, from the responses of GET, else of PUT or PATCH, else of its
 * collection. Null where the resource has none, or no response is described.
 */
const stateAt: (path: PathClassification) => SchemaUse | null = memoize(
  (path) => firstState(schemasOfResource(path)) ?? null,
);

/**
 * The path of the resource that an operation changes: its own for PATCH, the one before the verb for POST on an action.
 */
function resourceOf(operation: OperationNode, description: Description): PathClassification | null {
  if (operation.method !== 'patch' && operation.method !== 'post') return null;
  const path = surePathOf(operation, description);
  if (operation.method === 'patch') return path !== null && isOneResource(path) ? path : null;
  return path?.class === 'action' ? resourceOfAction(path) : null;
}

/**
 * The path of the resource that an action acts on: the one before its verb, an index or group of actions aside
 * (`orders/{id}/lifecycle/activate`). Where the description has only the collection of that resource, its path.
 */
function resourceOfAction(action: PathClassification): PathClassification | null {
  const before = action.segments.slice(0, -1);
  while (groupsActions(before)) before.pop();
  const last = before.at(-1);
  for (let { parent } = action; last !== undefined && parent !== null; parent = parent.parent) {
    if (!parent.sure) continue;
    if (parent.segments.length === before.length) return isOneResource(parent) ? parent : null;
    if (parent.segments.length < before.length) {
      const isCollection = parent.class === 'collection' && parent.segments.length === before.length - 1;
      return isCollection && last.segment.kind === 'parameter' ? parent : null;
    }
  }
  return null;
}

/**
 * True where the last segment groups actions: their index, or a name behind an identifier at which no resource is
 * known.
 */
function groupsActions(before: readonly ResourceSegment[]): boolean {
  const [above, last] = before.slice(-2);
  return last?.meaning === 'actions-index' || (last?.meaning === 'unknown' && above?.meaning === null);
}

function isOneResource(path: PathClassification): boolean {
  return path.sure && (path.class === 'item' || path.class === 'singleton');
}

function schemasOfResource(path: PathClassification): SchemaNode[] {
  if (path.class === 'collection') return [...answers(path, 'post'), ...answers(path, 'get').flatMap(elementsOf)];
  const own = ['get', 'put', 'patch'].map((method) => answers(path, method)).find((schemas) => schemas.length > 0);
  if (own !== undefined) return own;
  return path.itemOf?.sure === true && path.itemOf.class === 'collection' ? schemasOfResource(path.itemOf) : [];
}

/** The schemas of a path's responses to a method, for 201 and plain successes. */
function answers({ use }: PathClassification, method: string): SchemaNode[] {
  const operations = (use.node?.operations ?? []).filter((operation) => operation.method === method);
  return operations
    .flatMap(jsonBodiesOf)
    .flatMap(({ response, schema }) => (isPlainSuccess(response.key) || response.key === '201' ? [schema] : []));
}

/** The schemas of the resources in a collection response. */
function elementsOf(collection: SchemaNode): SchemaNode[] {
  const arrays = bodyProperties(collection, 'items').flatMap(({ target }) => target ?? []);
  return arrays.flatMap((array) => itemSchemasOf(array));
}

function firstState(schemas: readonly SchemaNode[]): SchemaUse | undefined {
  return schemas.flatMap((schema) => resourceWithState(schema)?.[1] ?? []).at(0);
}

/** The resource in a body that has a state: the body itself, or the one object that it is an envelope of. */
export function resourceWithState(body: SchemaNode): readonly [SchemaNode, SchemaUse] | null {
  const [only, ...others] = effectiveSchema(body).properties.values();
  const enveloped = others.length === 0 ? (only?.target ?? null) : null;
  for (const resource of [body, ...(enveloped === null ? [] : [enveloped])]) {
    const state = stateFieldOf(resource);
    if (state !== null) return [resource, state];
  }
  return null;
}

/**
 * Where what has to do with the state of the resource in a body is reported: its state and itself. Empty for a body
 * without one.
 */
export function statePlaces(body: SchemaNode): Place[] {
  const found = resourceWithState(body);
  return found === null ? [] : found.map(({ place }) => place);
}
