import type { Description } from '../description/description.ts';
import { asObject, has } from '../description/json.ts';
import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import { memoize } from '../lib/memoize.ts';
import { familyPropertyNames, sameValueFamily, sameValueSchemas } from '../schemas/composition.ts';
import { effectiveSchema, itemUses } from '../schemas/effective-schema.ts';
import type { ExampleValue } from '../schemas/example-values.ts';
import { typesOf } from '../schemas/schema-types.ts';

/** A link object (statement 2.4/link-object): an object with href and rel, or an item of a property called links. */
export function isLinkObject(node: SchemaNode): boolean {
  const names = familyPropertyNames(node);
  return (names.has('href') && names.has('rel')) || sameValueFamily(node).some(isItemOfLinks);
}

function isItemOfLinks({ usedBy }: SchemaNode): boolean {
  return usedBy.some(
    ({ relation, holder }) =>
      relation === 'items' && holder?.usedBy.some((use) => use.relation === 'property' && use.key === 'links') === true,
  );
}

/** A property called links that is an array. */
export interface LinksArray {
  readonly use: SchemaUse;
  readonly array: SchemaNode;
  /** The uses of the schemas of its items. */
  readonly items: readonly SchemaUse[];
}

/** The array of links at a property; null where it is not called links, or is no array. */
export function linksArrayAt(use: SchemaUse): LinksArray | null {
  if (use.relation !== 'property' || use.key !== 'links' || use.target === null) return null;
  const array = use.target;
  const types = typesOf(array);
  const { parts } = effectiveSchema(array);
  if (!types.includes('array')) return null;
  return { use, array, items: itemUses(parts) };
}

/** True for an item of an array called links in an example. */
export function isShownLink({ parent }: ExampleValue): boolean {
  return parent?.key === 'links' && Array.isArray(parent.value);
}

/** The schemas of link relation names: of the `rel` of link objects, with their parts. */
export const linkRelationSchemas: (description: Description) => ReadonlySet<SchemaNode> = memoize((description) =>
  linkMemberSchemas(description, 'rel'),
);

/** The schemas of the methods of links: of the `method` of link objects, with their parts. */
export const linkMethodSchemas: (description: Description) => ReadonlySet<SchemaNode> = memoize((description) =>
  linkMemberSchemas(description, 'method'),
);

function linkMemberSchemas({ schemas }: Description, name: string): ReadonlySet<SchemaNode> {
  const holders = schemas.filter((schema) => has(asObject(schema.value.properties), name) && isLinkObject(schema));
  const uses = holders.flatMap((holder) => holder.uses);
  const members = uses.filter(({ relation, key }) => relation === 'property' && key === name);
  return new Set(members.flatMap(({ target }) => (target === null ? [] : sameValueSchemas(target))));
}

/** True for the `rel` of a link in an example, by the members beside it and the values around it. */
export function isShownRelation({ key, parent }: ExampleValue): boolean {
  if (key !== 'rel' || parent === null) return false;
  return has(asObject(parent.value), 'href') || parent.parent?.key === 'links' || parent.schemas.some(isLinkObject);
}
