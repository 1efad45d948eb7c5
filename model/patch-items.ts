import type { Description } from './description.ts';
import { effectiveSchema } from './effective-schema.ts';
import { essence } from './media-type.ts';
import type { SchemaNode } from './nodes.ts';

/** The media type of a JSON Patch (RFC 6902). */
export const JSON_PATCH = 'application/json-patch+json';

/** The array of changes that a JSON Patch is, and the schemas of its items. */
export interface PatchDocument {
  readonly array: SchemaNode;
  /** Null where one is a reference that leads nowhere. */
  readonly items: readonly (SchemaNode | null)[];
}

/** The JSON Patch documents that operations take, each once; what is no array is statement 4.2/patch-json-patch's matter. */
export function patchDocuments({ requestBodies }: Description): PatchDocument[] {
  const bodies = requestBodies
    .flatMap(({ mediaTypes }) => mediaTypes)
    .filter(({ name }) => essence(name) === JSON_PATCH)
    .flatMap(({ schema }) => schema?.target ?? []);
  return [...new Set(bodies)].flatMap((array): PatchDocument[] => {
    const { types, parts, complete } = effectiveSchema(array);
    if (!complete || !types.includes('array')) return [];
    const items = parts.flatMap(({ uses }) => uses.filter(({ relation }) => relation === 'items'));
    return [
      { array: parts.find(({ value }) => value.type === 'array') ?? array, items: items.map(({ target }) => target) },
    ];
  });
}
