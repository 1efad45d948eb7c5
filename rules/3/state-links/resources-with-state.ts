import type { Description } from '../../../model/description/description.ts';
import type { SchemaNode, SchemaUse } from '../../../model/description/nodes.ts';
import { bodyNames } from '../../../model/operations/body-properties.ts';
import { jsonBodies } from '../../../model/operations/json-bodies.ts';
import { isPlainSuccess } from '../../../model/operations/responses.ts';
import { surePathOf } from '../../../model/paths/path-of-operation.ts';
import { isOneResource, resourceWithState } from '../../../model/resources/resource-states.ts';
/**
 * The schemas of single resources that have a state, each with the property that carries it: what operations on one
 * resource and creations answer with, and components with an `id` that nothing uses, since they may be meant for one.
 */
export function resourcesWithState(description: Description): ReadonlyMap<SchemaNode, SchemaUse> {
  const schemas = [...resourceBodies(description), ...unusedResources(description)];
  return new Map(schemas.map(resourceWithState).filter((found) => found !== null));
}

function resourceBodies(description: Description): SchemaNode[] {
  return jsonBodies(description).flatMap(({ operation, response, schema }) => {
    if (operation.method === 'delete' || (!isPlainSuccess(response.key) && response.key !== '201')) return [];
    const path = surePathOf(operation, description);
    if (path === null) return [];
    if (path.class === 'collection') return response.key === '201' ? [schema] : [];
    if (path.class === 'action') return response.key === '201' || bodyNames(schema).has('id') ? [schema] : [];
    return isOneResource(path) ? [schema] : [];
  });
}

function unusedResources({ components }: Description): SchemaNode[] {
  return components.schemas.flatMap(({ node }) => {
    const isUnused = node?.usedBy.every(({ relation }) => relation === 'component') === true;
    return isUnused && bodyNames(node).has('id') ? [node] : [];
  });
}
