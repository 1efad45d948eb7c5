import type { Description } from '../description/description.ts';
import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import { memoize } from '../lib/memoize.ts';
import { sameValueSchemas } from '../schemas/composition.ts';
import { effectiveSchema, itemUses } from '../schemas/effective-schema.ts';
import { typesOf } from '../schemas/schema-types.ts';
import { essence } from '../text/standards/media-type.ts';

/** The media type of a JSON Patch (RFC 6902). */
export const JSON_PATCH = 'application/json-patch+json';

/**
 * The schema of a JSON Patch document, an array of operations (RFC 6902, section 3), and the uses of its item schemas.
 */
export interface PatchDocument {
  readonly array: SchemaNode;
  readonly items: readonly SchemaUse[];
}

/**
 * The JSON Patch documents in request bodies, each once; schemas that are no arrays are left out (4.2/patch-json-patch
 * reports them).
 */
export function patchDocuments({ requestBodies }: Description): PatchDocument[] {
  const bodies = requestBodies
    .flatMap(({ content }) => content)
    .filter(({ name }) => essence(name) === JSON_PATCH)
    .flatMap(({ mediaType }) => mediaType.schema?.target ?? []);
  return [...new Set(bodies)].flatMap((array): PatchDocument[] => {
    const types = typesOf(array);
    const { parts, complete } = effectiveSchema(array);
    if (!complete || !types.includes('array')) return [];
    return [{ array: parts.find(({ value }) => value.type === 'array') ?? array, items: itemUses(parts) }];
  });
}

/** The schemas of the items of JSON Patch documents, with their parts and alternatives. */
export const patchItemSchemas: (description: Description) => ReadonlySet<SchemaNode> = memoize(
  (description) =>
    new Set(
      patchDocuments(description).flatMap(({ items }) =>
        items.flatMap(({ target }) => (target === null ? [] : sameValueSchemas(target))),
      ),
    ),
);
