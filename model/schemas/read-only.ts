import type { Description } from '../description/description.ts';
import { asObject, member } from '../description/json.ts';
import type { RequestBodyNode, SchemaNode, SchemaUse } from '../description/nodes.ts';
import { NOT_CARRIED } from '../description/schema-relations.ts';
import { memoize } from '../lib/memoize.ts';
import { sameValueFamily } from './composition.ts';
import { effectiveSchema } from './effective-schema.ts';

/** The schemas of whole request bodies; what the service sends to a webhook or callback is a request, too. */
export const requestBodySchemasOf: (description: Description) => ReadonlySet<SchemaNode> = memoize(
  (description) => new Set(description.requestBodies.flatMap(schemasOfBody)),
);

/**
 * The schemas of what requests carry: everything in their bodies except what stands below a readOnly property.
 */
export const requestSchemasOf: (description: Description) => ReadonlySet<SchemaNode> = memoize((description) =>
  spreadRequest(requestBodySchemasOf(description)),
);

/** True for a schema of values that only the service sets, by itself or by what it takes in. */
export function isReadOnly(node: SchemaNode): boolean {
  return effectiveSchema(node).parts.some(({ value }) => value.readOnly === true);
}

/** True for a property that only the service sets, going by all the definitions that it has in one object. */
export function isReadOnlyProperty(name: string, object: SchemaNode): boolean {
  return sameValueFamily(object).some(({ uses }) =>
    uses.some(
      ({ relation, key, target }) => relation === 'property' && key === name && target !== null && isReadOnly(target),
    ),
  );
}

/** True for a property that only requests carry, by its schema or by what stands beside a reference to that. */
export function isWriteOnlyProperty({ key, target, holder }: SchemaUse): boolean {
  if (target !== null && effectiveSchema(target).parts.some(({ value }) => value.writeOnly === true)) return true;
  return member(member(asObject(holder?.value).properties, key), 'writeOnly') === true;
}

function schemasOfBody({ mediaTypes }: RequestBodyNode): SchemaNode[] {
  return mediaTypes.flatMap(({ schema }) => schema?.target ?? []);
}

/** A set of schemas with everything under them that a request carries. */
export function spreadRequest(start: ReadonlySet<SchemaNode>): ReadonlySet<SchemaNode> {
  const found = new Set(start);
  for (const { uses } of found) {
    for (const { relation, target } of uses) {
      if (target === null || NOT_CARRIED.has(relation)) continue;
      if (relation !== 'property' || !isReadOnly(target)) found.add(target);
    }
  }
  return found;
}
