import type { Violation } from '../../framework/finding.ts';
import { type Remedy, set } from '../../framework/remedy.ts';
import type { Description } from '../../model/description/description.ts';
import { has, isObject, type JsonObject, member } from '../../model/description/json.ts';
import type { SchemaNode } from '../../model/description/nodes.ts';
import { below, type Place } from '../../model/description/place.ts';
import { schemaAt } from '../../model/description/schema-at.ts';
import { Context } from '../../model/description/schema-contexts.ts';
import { valueAt } from '../../model/description/value-at.ts';
import { memoize } from '../../model/lib/memoize.ts';
import { isLinkObject } from '../../model/links/links.ts';
import { jsonBodies } from '../../model/operations/json-bodies.ts';
import { effectiveSchema, itemSchemasOf } from '../../model/schemas/effective-schema.ts';
import { typesOf } from '../../model/schemas/schema-types.ts';
import {
  type ComponentReference,
  mostReferred,
  referenceTo,
  referenceToKnown,
  type SharedComponent,
} from './shared-component.ts';

/** A link object as the conventions have it (section 2.4). */
const LINK: JsonObject = {
  type: 'object',
  required: ['href', 'rel'],
  properties: {
    href: { type: 'string', format: 'uri', minLength: 1, maxLength: 2000 },
    rel: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[a-z_]+$' },
    method: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$' },
  },
};

/**
 * How a violation is mended that a schema without links has: by the property `links`, which refers to an array of link
 * objects that the components have, else to a new one.
 */
export function addingLinks(at: Place, description: Description): Pick<Violation, 'remedy' | 'fix'> {
  const fix = { title: 'Add links', changes: 'clients get links, which the service has to send' };
  return { remedy: () => linksAdded(at, description), fix };
}

/**
 * None where a schema has no properties of its own, or has one called `links` already, and where an example of a 201 or
 * 202 would lack links that it has to show: nothing says which ones these are.
 */
function linksAdded(place: Place, description: Description): Remedy {
  const schema = schemaAt(place, description);
  if (schema === undefined || shownWithoutLinks(description).has(schema)) return [];
  if (!isObject(schema.value.properties) || has(schema.value.properties, 'links')) return [];
  if (has(schema.value, '$ref')) return [];
  const links = referenceToLinks(place, description);
  if (links === null) return [];
  // Clients that send the resource leave its links out (4.2/post-server-values). Nothing may stand beside a $ref of
  // OpenAPI 3.0.
  const isSent = (schema.contexts & Context.requestBody) !== 0 && links.edits.length === 0;
  const beside = isSent && description.version !== '3.0' && !isMarked(description) ? { readOnly: true } : {};
  return [...links.edits, set(below(place, 'properties', 'links'), { ...beside, $ref: links.$ref })];
}

/** The schemas of bodies of 201 and 202 that an example shows without links, with the schemas that these extend. */
const shownWithoutLinks = memoize((description: Description): ReadonlySet<SchemaNode> => {
  const shown = description.examples.filter(({ value }) => isObject(value) && !has(value, 'links'));
  const holders = new Set(shown.map(({ holder }) => holder));
  const bodies = jsonBodies(description).filter(
    ({ response, mediaType }) => LINKED_STATUSES.has(response.key) && holders.has(mediaType.value),
  );
  return new Set(bodies.flatMap(({ schema }) => [schema, ...effectiveSchema(schema).parts]));
});

const LINKED_STATUSES: ReadonlySet<string> = new Set(['201', '202']);

/** The array of links to which most properties `links` refer; null where none refers to any. */
const mostReferredLinks: (description: Description) => Place | null = memoize(({ schemas }) =>
  mostReferred(
    schemas
      .flatMap(({ uses }) => uses)
      .filter(({ relation, key }) => relation === 'property' && key === 'links')
      .flatMap(({ place, target }) => (target !== null && isLinkList(target) ? [{ place, target: target.place }] : [])),
  ),
);

/** True where the array of links to which properties refer says itself that it is read-only. */
function isMarked(description: Description): boolean {
  const known = mostReferredLinks(description);
  return known !== null && member(valueAt(known), 'readOnly') === true;
}

function referenceToLinks(from: Place, description: Description): ComponentReference | null {
  const known = referenceToKnown(mostReferredLinks(description), from);
  if (known !== null) return known;
  const { lists, objects } = linkComponents(description);
  const link = referenceTo(component('Link', LINK, objects, description), description.rootPlace, description);
  if (link === null) return null;
  const list = { type: 'array', minItems: 0, maxItems: 100, items: { $ref: link.$ref }, readOnly: true };
  const links = referenceTo(component('Links', list, lists, description), from, description);
  if (links === null) return null;
  return { $ref: links.$ref, edits: links.edits.length === 0 ? [] : [...link.edits, ...links.edits] };
}

/** The schema names the dialect where the description's types do so one by one. */
function component(
  name: string,
  value: JsonObject,
  known: ReadonlySet<JsonObject>,
  { components }: Description,
): SharedComponent {
  const dialect = components.schemas.find(({ node }) => node !== null && has(node.value, '$schema'))?.node?.value
    .$schema;
  const own = dialect === undefined ? value : { $schema: dialect, ...value };
  return { kind: 'schemas', name, value: own, fits: (one) => known.has(one) };
}

/** The components that are link objects, and arrays of them. */
const linkComponents = memoize(({ components }: Description) => {
  const schemas = components.schemas.flatMap(({ node }) => node ?? []);
  const objects = schemas.filter(isLinked);
  return { objects: valuesOf(objects), lists: valuesOf(schemas.filter(isLinkList)) };
});

function isLinkList(schema: SchemaNode): boolean {
  const items = itemSchemasOf(schema);
  return typesOf(schema).includes('array') && items.length > 0 && items.every(isLinked);
}

function isLinked(schema: SchemaNode): boolean {
  const { properties } = effectiveSchema(schema);
  return isLinkObject(schema) && properties.has('href') && properties.has('rel');
}

function valuesOf(schemas: readonly SchemaNode[]): ReadonlySet<JsonObject> {
  return new Set(schemas.map(({ value }) => value));
}
