import type { Description } from '../description/description.ts';
import { asString } from '../description/json.ts';
import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import { usedSchemas } from '../description/used-schemas.ts';
import { memoize } from '../lib/memoize.ts';
import { requestSchemasOf } from '../operations/request-schemas.ts';
import { sentSchemas } from '../operations/sent-schemas.ts';
import { familyPropertyNames, reachableFrom } from '../schemas/composition.ts';
import { effectiveSchema, itemSchemasOf } from '../schemas/effective-schema.ts';
import { keywordOf } from '../schemas/keywords.ts';
import { isReadOnlyProperty } from '../schemas/read-only.ts';
import { typesOf } from '../schemas/schema-types.ts';
import { linksArrayAt } from './links.ts';

/**
 * How a property has a link otherwise than in an array `links`. `shape`: it is called links and is no array; `name`: it
 * has link objects, or an object of links, under another name; `href`: it is the href of an object that is no link.
 */
type LooseForm = 'shape' | 'name' | 'href';

/** A property of a message of the service with a link otherwise than in an array `links`. */
export interface LooseLink {
  readonly form: LooseForm;
  readonly use: SchemaUse;
  readonly holder: SchemaNode;
}

/** The loose links in the messages that the service sends, outermost ones only (2.4/links-array). */
export const linksOutsideArray: (description: Description) => readonly LooseLink[] = memoize((description) =>
  findLooseLinks(description),
);

/** The objects with loose links. */
export const looseHolders: (description: Description) => ReadonlySet<SchemaNode> = memoize(
  (description) => new Set(linksOutsideArray(description).map(({ holder }) => holder)),
);

type Judge = (use: SchemaUse, holder: SchemaNode, description: Description) => LooseForm | null;

/** A link that one judge finds hides what is inside it from the next judges. */
function findLooseLinks(description: Description): LooseLink[] {
  const objects = sentSchemas(description);
  const found = new Map<SchemaUse, LooseLink>();
  const arrays = objects.flatMap(({ uses }) => uses.filter((use) => linksArrayAt(use) !== null));
  const inside = new Set(reachableFrom(usedSchemas(arrays)));
  for (const judge of [byName, byContent, byHref] satisfies Judge[]) {
    const hidden = new Set(inside);
    for (const holder of objects.filter((node) => !hidden.has(node))) {
      for (const use of holder.uses.filter(({ relation }) => relation === 'property')) {
        const form = judge(use, holder, description);
        if (form === null || found.has(use)) continue;
        found.set(use, { form, use, holder });
        for (const schema of reachableFrom(usedSchemas([use]))) inside.add(schema);
      }
    }
  }
  return [...found.values()];
}

function byName(use: SchemaUse, holder: SchemaNode, description: Description): LooseForm | null {
  const { key, target } = use;
  if (key === '_links' || key === '_link') return 'name';
  if (target === null || (key !== 'links' && key !== 'link')) return null;
  const types = typesOf(target);
  const { properties } = effectiveSchema(target);
  if (key === 'links') return isOtherThanArray(target) ? 'shape' : null;
  if (types.includes('string')) return isAddress(target) && !isWritten(use, holder, description) ? 'name' : null;
  return holdsHref(target) || [...properties.values()].some((inner) => inner.target !== null && holdsHref(inner.target))
    ? 'name'
    : null;
}

/** A property with link objects, or with objects of href and members that say how to follow it, as in HAL. */
function byContent({ key, target }: SchemaUse): LooseForm | null {
  if (target === null || key === 'links' || key === 'link') return null;
  return [target, ...itemSchemasOf(target)].some(isLink) ? 'name' : null;
}

function byHref(use: SchemaUse, holder: SchemaNode, description: Description): LooseForm | null {
  if (use.key !== 'href' || use.target === null || familyPropertyNames(holder).has('rel')) return null;
  if (!typesOf(use.target).includes('string') || isWritten(use, holder, description)) return null;
  return 'href';
}

const BESIDE_HREF = new Set(['href', 'method', 'type', 'templated', 'title', 'hreflang', 'deprecation', 'profile']);

function isLink(schema: SchemaNode): boolean {
  const names = [...effectiveSchema(schema).properties.keys()];
  return names.includes('href') && (names.includes('rel') || names.every((name) => BESIDE_HREF.has(name)));
}

function holdsHref(schema: SchemaNode): boolean {
  return [schema, ...itemSchemasOf(schema)].some((one) => effectiveSchema(one).properties.has('href'));
}

/**
 * True for an object of links, a map of them or a single address, but not for a page of resources that are called
 * links.
 */
function isOtherThanArray(schema: SchemaNode): boolean {
  const types = typesOf(schema);
  const { properties } = effectiveSchema(schema);
  if (types.length === 0 || types.includes('array')) return false;
  const arrays = usedSchemas([...properties.values()]).filter((inner) => typesOf(inner).includes('array'));
  return arrays.length === 0 || arrays.flatMap(itemSchemasOf).some(isLink);
}

/** A string that may be a URI: no other format, and no listed values. */
function isAddress(schema: SchemaNode): boolean {
  const format = asString(keywordOf(schema, 'format')?.value);
  return (format === null || /^(?:ur[il]|iri)/.test(format)) && keywordOf(schema, 'enum') === undefined;
}

/** True for a property that clients write: it is data, not a link of the service. */
function isWritten({ key }: SchemaUse, holder: SchemaNode, description: Description): boolean {
  return requestSchemasOf(description).has(holder) && !isReadOnlyProperty(String(key), holder);
}
