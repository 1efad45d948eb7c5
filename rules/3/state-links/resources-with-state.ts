import type { Description } from '../../../model/description/description.ts';
import type { SchemaNode, SchemaUse } from '../../../model/description/nodes.ts';
import { NAMING } from '../../../model/description/schema-relations.ts';
import { bodyNames } from '../../../model/operations/body-properties.ts';
import { type JsonBody, jsonBodies } from '../../../model/operations/json-bodies.ts';
import { isPlainSuccess } from '../../../model/operations/responses.ts';
import { surePathOf } from '../../../model/paths/path-of-operation.ts';
import { resourceWithState } from '../../../model/resources/resource-states.ts';

/**
 * The schemas of resources that have a state, each with the property that carries it: what the paths of items answer
 * with, and creations in collections, and components with an `id` that nothing uses, since they may be meant for one.
 */
export function resourcesWithState(description: Description): ReadonlyMap<SchemaNode, SchemaUse> {
  const schemas = [...resourceBodies(description), ...unusedResources(description)];
  return new Map(schemas.map(resourceWithState).filter((found) => found !== null));
}

function resourceBodies(description: Description): SchemaNode[] {
  return jsonBodies(description)
    .filter((body) => isResource(body, description))
    .map(({ schema }) => schema);
}

/**
 * A singleton below a resource is a part of it; one at the top with an identifier is a resource, and one without is a
 * report (`health`).
 */
function isResource({ operation, response, schema }: JsonBody, description: Description): boolean {
  if (operation.method === 'delete' || (!isPlainSuccess(response.key) && response.key !== '201')) return false;
  const path = surePathOf(operation, description);
  if (path?.class === 'collection') return response.key === '201';
  if (path?.class === 'singleton')
    return path.level === 0 && ['id', 'uuid'].some((name) => bodyNames(schema).has(name));
  return path?.class === 'item';
}

function unusedResources({ components }: Description): SchemaNode[] {
  return components.schemas.flatMap(({ node }) => {
    const isUnused = node?.usedBy.every(({ relation }) => NAMING.has(relation)) === true;
    return isUnused && bodyNames(node).has('id') ? [node] : [];
  });
}
