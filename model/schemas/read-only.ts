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

/** True for a schema with readOnly, written in it or in a part of it (allOf, $ref). */
export function isReadOnly(node: SchemaNode): boolean {
  return effectiveSchema(node).parts.some(({ value }) => value.readOnly === true);
}

/**
 * True for one definition of a property with readOnly, in its schema or beside a `$ref` to that. OpenAPI 3.0 ignores siblings of
 * `$ref`; readOnly is honoured there anyway.
 */
export function isReadOnlyUse(use: SchemaUse): boolean {
  return (use.target !== null && isReadOnly(use.target)) || hasFlagBeside(use, 'readOnly');
}

/** True for a property with readOnly in any of the definitions that it has in one object (allOf and the like), in their schemas. */
export function isReadOnlyProperty(name: string, object: SchemaNode): boolean {
  return sameValueFamily(object).some(({ uses }) =>
    uses.some(
      ({ relation, key, target }) => relation === 'property' && key === name && target !== null && isReadOnly(target),
    ),
  );
}

/** True for one definition of a property with writeOnly, in its schema or beside a `$ref` to that. */
export function isWriteOnlyUse(use: SchemaUse): boolean {
  const parts = use.target === null ? [] : effectiveSchema(use.target).parts;
  return parts.some(({ value }) => value.writeOnly === true) || hasFlagBeside(use, 'writeOnly');
}

function hasFlagBeside({ key, holder }: SchemaUse, flag: 'readOnly' | 'writeOnly'): boolean {
  return member(member(asObject(holder?.value).properties, key), flag) === true;
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
