import type { Description } from '../description/description.ts';
import { asString } from '../description/json.ts';
import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import type { Place } from '../description/place.ts';
import { Context, describesValue } from '../description/schema-contexts.ts';
import { EXTENSIONS, NAMING } from '../description/schema-relations.ts';
import { memoize, memoizeText } from '../lib/memoize.ts';
import { isIdentifier } from '../paths/segment-names.ts';
import { readTemplate } from '../paths/template.ts';
import { effectiveSchema, itemUses } from '../schemas/effective-schema.ts';
import { schemaUsesOf } from '../schemas/fields.ts';
import { isOnlyAlternative } from '../schemas/only-alternative.ts';
import { splitWords } from '../text/words/split-words.ts';
import { isForeign, textsBeside } from './third-party-identifiers.ts';

/**
 * A schema of identifiers, or a part of one: of path parameters, of properties called `id` or `…Id`, or of the items of
 * `…Ids`.
 */
export interface IdentifierSchema {
  readonly name: string;
  /** The part whose own keywords are judged. */
  readonly schema: SchemaNode;
  /** The place of a keyword of the part; the use, where other values than identifiers have the schema too. */
  readonly at: (keyword: string) => Place;
  /** The use of the schema for the identifier. */
  readonly place: Place;
}

/** Last words of names of path parameters that count or measure: an integer is no sequence number there. */
const COUNTING = new Set(
  'year month week day hour minute quarter index position offset page size width height zoom x y z line row column level floor port limit count amount quantity revision version code status phone zip postcode bin ean gtin upc isbn'.split(
    ' ',
  ),
);

/** Last words of names of path parameters that identify a resource below one parent only. */
const GIVEN_BELOW = new Set('name username slug index position line row column level floor page rank'.split(' '));

/**
 * Words before `id` in names of numbers that authorities, registries and telephone companies assign, and of identifiers
 * for logs.
 */
const OUTSIDE = new Set('tax vat national fiscal ssn ein npi duns eori imo mmsi vlan caller debug'.split(' '));

/** True for the names `id`, `orderId`, `order_id` and `orderID` of properties. */
export function isIdentifierName(name: string): boolean {
  if (OUTSIDE.has(splitWords(name).at(-2) ?? '')) return false;
  return /^(?:_?id|Id|ID)$|[a-z0-9](?:Id|ID)$|[_-](?:id|ID)$/.test(name);
}

/** True for the names `ids`, `orderIds` and `order_ids` of arrays. */
export function isIdentifiersName(name: string): boolean {
  return /ids$/i.test(name) && isIdentifierName(name.replace(/s$/i, ''));
}

/**
 * True for a path parameter that identifies a resource, by its name: it is no version, format, date, number or measure.
 */
export const identifies: (parameterName: string) => boolean = memoizeText((parameterName) => {
  const [segment] = readTemplate(`/{${parameterName}}`).segments;
  return segment !== undefined && isIdentifier(segment) && !COUNTING.has(splitWords(parameterName).at(-1) ?? '');
});

/**
 * True for a path parameter that is a name or a position, and so unique only below the resource before it in the path.
 */
export function isUniqueBelow(parameterName: string): boolean {
  return GIVEN_BELOW.has(splitWords(parameterName).at(-1) ?? '');
}

/**
 * True for an identifier that another party assigns, by the descriptions of its schema's parts or by `said`, a further
 * description.
 */
export function isGivenByOthers(
  name: string,
  parts: readonly SchemaNode[],
  description: Description,
  said: unknown = null,
): boolean {
  const own = [...parts.map(({ value }) => value.description), said].flatMap((text) => asString(text) ?? []);
  return isForeign(name, [...own, ...textsBeside(name, parts)], description);
}

/** The schemas of identifiers, each part once, without identifiers that another party assigns. */
export const identifierSchemas: (description: Description) => readonly IdentifierSchema[] = memoize((description) =>
  readIdentifiers(description),
);

function readIdentifiers(description: Description): IdentifierSchema[] {
  const found = new Map<SchemaNode | Place, IdentifierSchema>();
  for (const { name, use } of identifierUses(description)) {
    for (const part of use.target === null ? [] : effectiveSchema(use.target).parts) {
      const shared = isShared(part);
      const identity = shared ? use.place : part;
      if (found.has(identity)) continue;
      const { place } = part;
      const at = (keyword: string): Place => (shared ? use.place : { file: place.file, parent: place, key: keyword });
      found.set(identity, { name, schema: part, at, place: use.place });
    }
  }
  return [...found.values()];
}

/** A use of a schema for the identifier of this name. */
interface IdentifierUse {
  readonly name: string;
  readonly use: SchemaUse;
}

function identifierUses(description: Description): IdentifierUse[] {
  const isOwn = ({ name, use }: IdentifierUse, said: unknown = null) =>
    !isGivenByOthers(name, describersOf(use), description, said);
  const ofParameters = description.parameters.flatMap((parameter) => {
    const { name, location, value } = parameter;
    if (location !== 'path' || name === null || !identifies(name)) return [];
    const uses = schemaUsesOf(parameter).map((use) => ({ name, use }));
    return uses.filter((one) => isOwn(one, value.description));
  });
  const ofProperties = description.schemas
    .filter((schema) => describesValue(schema) && (schema.contexts & Context.jsonPropertyNames) !== 0)
    .flatMap(({ uses }) => uses)
    .flatMap(usesOfProperty);
  return [...ofParameters, ...ofProperties.filter((one) => isOwn(one))];
}

/** The parts of the schema; for items also the array, which mostly has the description. */
function describersOf({ relation, holder, target }: SchemaUse): SchemaNode[] {
  const parts = target === null ? [] : effectiveSchema(target).parts;
  return relation === 'items' && holder !== null ? [...parts, holder] : [...parts];
}

/** The use of an identifier by a property, or by the items of a property with several. */
function usesOfProperty(use: SchemaUse): IdentifierUse[] {
  const name = String(use.key);
  if (use.relation !== 'property') return [];
  if (isIdentifierName(name)) return [{ name, use }];
  if (use.target === null || !isIdentifiersName(name)) return [];
  return itemUses(effectiveSchema(use.target).parts).map((item) => ({ name, use: item }));
}

/** True for a schema that other values than identifiers have, too. */
function isShared(schema: SchemaNode, isNamed: (use: SchemaUse) => boolean = namesIdentifier): boolean {
  const pending = [schema];
  const seen = new Set(pending);
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const use of next.usedBy) {
      const { relation, holder } = use;
      if (EXTENSIONS.has(relation) || isOnlyAlternative(use)) {
        if (holder !== null && !seen.has(holder)) {
          seen.add(holder);
          pending.push(holder);
        }
      } else if (!(NAMING.has(relation) || isNamed(use))) return true;
    }
  }
  return false;
}

function namesIdentifier({ relation, key, holder }: SchemaUse): boolean {
  if (relation === 'items') return holder !== null && !isShared(holder, namesIdentifiers);
  return relation === 'parameter' || (relation === 'property' && isIdentifierName(String(key)));
}

function namesIdentifiers({ relation, key }: SchemaUse): boolean {
  return relation === 'parameter' || (relation === 'property' && isIdentifiersName(String(key)));
}
