import { defineRule } from '../../../framework/define-rule.ts';
import { quote } from '../../../framework/messages.ts';
import { remedied } from '../../../framework/remedied.ts';
import { rename } from '../../../framework/remedy.ts';
import { sayLoose } from '../../../functions/messages/loose-links.ts';
import { remedyOfKeyword } from '../../../functions/messages/schema-names.ts';
import type { Description } from '../../../model/description/description.ts';
import { asArray, asObject, has, isObject, member, strings } from '../../../model/description/json.ts';
import type { SchemaNode, SchemaUse } from '../../../model/description/nodes.ts';
import { below, byPlace, isBelow, type Place } from '../../../model/description/place.ts';
import { isReference } from '../../../model/description/reference.ts';
import { Context, describesValue } from '../../../model/description/schema-contexts.ts';
import { errorResponses } from '../../../model/errors/error-responses.ts';
import { memoize } from '../../../model/lib/memoize.ts';
import { type LooseLink, linksOutsideArray } from '../../../model/links/links-elsewhere.ts';
import { type FinalName, finalPropertyName, standsForSeveral } from '../../../model/names/final-names.ts';
import { isOAuthExample, isOAuthMember } from '../../../model/operations/oauth-bodies.ts';
import {
  familyPropertyNames,
  hasBrokenReference,
  propertyNamesIn,
  sameValueFamily,
} from '../../../model/schemas/composition.ts';
import { type ExampleRoot, type ExampleValue, exampleValues } from '../../../model/schemas/example-values.ts';
import {
  describeErrorBody,
  isPrescribedSnakeCase,
  type NamedObject,
  namedObjectOf,
} from '../../../model/schemas/snake-case-names.ts';
import { areLanguages } from '../../../model/text/standards/bcp-47.ts';
import { isCamelCase, toCamelCase } from '../../../model/text/words/name-case.ts';

/** The name of a JSON property, where it is written. */
interface Name {
  readonly name: string;
  readonly place: Place;
  /** What names it, as a message says it. */
  readonly speaker: 'property name' | 'required name' | 'depending name' | 'discriminator' | 'name in an example';
  /** The schema that mentions it, or the example. */
  readonly holder: SchemaNode | ExampleValue;
}

/**
 * JSON property names are camelCase, but for those that the conventions fix. A name is judged where a property defines
 * it; names in `required` and the like, discriminators and examples only where no property does.
 */
export default defineRule({
  id: 'property-names',
  statements: ['2.1/property-names'],
  severity: 'error',
  summary: 'JSON property names are camelCase: a lower-case letter, then letters and digits.',
  why: 'One spelling lets clients map names to code by rule; a name that deviates has to be mapped, and looked up, by hand.',
  // `currency_code` of Money is to be `currency`, `is_active` to be `active`, `batch_results` to be `batch_result`, and
  // the array of a page `items`.
  yieldsTo: [
    'money-object',
    'boolean-names',
    'idempotency-key-name',
    'batch-results',
    'collection-items',
    'search-collection',
  ],
  subjects: (description) => [...namesInSchemas(description), ...namesInExamples(description)],
  judge: ({ name, speaker, holder, place }, description) => {
    if (isCamelCase(name) || isPrescribedSnakeCase(name, () => objectAround(holder, description))) return null;
    if (isOAuthName(name, holder, place, description) || isLanguage(name, holder, description)) return null;
    const fact = `${speaker} ${quote(name)} is not camelCase`;
    const use = speaker === 'property name' ? definedBy(name, holder) : undefined;
    const loose = use === undefined ? undefined : looseLinks(description).get(use);
    if (loose !== undefined) {
      const said = sayLoose(loose);
      return { message: `${fact}, and ${said.fact}; ${said.remedy}` };
    }
    const ofKeyword = remedyOfKeyword(name);
    if (ofKeyword !== null) return { message: `${fact}; ${ofKeyword}`, isOnKey: true };
    const final = finalName({ name, speaker, holder }, description);
    const isOnKey = speaker === 'name in an example';
    if (final.name === null) return { message: `${fact}; ${remedyWithoutName(name)}`, isOnKey };
    if (final.isTaken)
      return { message: `${fact}; write a camelCase name, but not ${final.name}, which is taken`, isOnKey };
    const violation = remedied(fact, [rename(place, 'property', final.name)]);
    if (speaker !== 'name in an example') return violation;
    // Examples repeat a name that no schema has; whoever mends it does so by one search.
    const inMany = ({ length }: readonly Place[]) => (length === 1 ? fact : `${fact}, at ${length} places`);
    return { ...violation, message: (places) => `${inMany(places)}; write ${final.name}`, cause: `example ${name}` };
  },
});

/**
 * Of a name that has a form in camelCase, none is right where an array has no plural noun, or where it stands for
 * several names.
 */
function remedyWithoutName(name: string): string {
  if (standsForSeveral(name)) return 'write an array or an object of its own for what the brackets tell apart';
  return toCamelCase(name) === null
    ? 'write a camelCase name of ASCII letters and digits'
    : 'write a plural noun in camelCase';
}

/** The links that are to go into an array `links`: another name for one would be wrong as well. */
const looseLinks: (description: Description) => ReadonlyMap<SchemaUse, LooseLink> = memoize(
  (description) => new Map(linksOutsideArray(description).map((loose) => [loose.use, loose])),
);

function definedBy(name: string, holder: SchemaNode | ExampleValue): SchemaUse | undefined {
  if (!('uses' in holder)) return undefined;
  return holder.uses.find(({ relation, key }) => relation === 'property' && key === name);
}

function finalName({ name, speaker, holder }: Omit<Name, 'place'>, description: Description): FinalName {
  if (!('uses' in holder))
    return { name: toCamelCase(name), isTaken: has(asObject(holder.parent?.value), toCamelCase(name) ?? '') };
  const use = speaker === 'property name' ? definedBy(name, holder) : undefined;
  return finalPropertyName(name, use?.target ?? null, holder, description);
}

function namesInSchemas(description: Description): Name[] {
  return description.schemas
    .filter((schema) => describesValue(schema) && (schema.contexts & Context.jsonPropertyNames) !== 0)
    .flatMap((schema) => [...propertyNames(schema), ...namesElsewhere(schema)]);
}

function propertyNames(schema: SchemaNode): Name[] {
  const { properties } = schema.value;
  if (!isObject(properties)) return [];
  const place = below(schema.place, 'properties');
  return Object.keys(properties)
    .filter((name) => !isReferenceKey(name, properties))
    .map((name) => ({ name, place: below(place, name), speaker: 'property name', holder: schema }));
}

function objectAround(holder: SchemaNode | ExampleValue, description: Description): NamedObject {
  return 'uses' in holder ? namedObjectOf(holder) : shownObject(holder, description);
}

function isOAuthName(name: string, holder: SchemaNode | ExampleValue, place: Place, description: Description): boolean {
  const schemas = 'uses' in holder ? [holder] : (holder.parent?.schemas ?? []);
  return schemas.some((schema) => isOAuthMember(name, schema, description)) || isOAuthExample(name, place, description);
}

/** True for a key of texts by language, `{en: …, de-AT: …}`, which are data though a schema lists them. */
function isLanguage(name: string, holder: SchemaNode | ExampleValue, description: Description): boolean {
  return name.includes('-') && areLanguages([...new Set([...objectAround(holder, description).names, name])]);
}

/** True for a reference that stands where none is allowed, in place of a map of properties or inside an example. */
function isReferenceKey(name: string, holder: unknown): boolean {
  return name === '$ref' && isReference(holder);
}

/**
 * Names that a schema mentions and that neither it nor what it is a part of defines. Only such names need the look
 * around.
 */
function namesElsewhere(schema: SchemaNode): Name[] {
  const { value, place } = schema;
  const required = asArray(value.required).flatMap((name, index): Name[] =>
    typeof name === 'string'
      ? [{ name, place: below(place, 'required', index), speaker: 'required name', holder: schema }]
      : [],
  );
  const discriminating = member(value.discriminator, 'propertyName');
  const discriminator: Name[] =
    typeof discriminating === 'string' && !strings(value.required).includes(discriminating)
      ? [
          {
            name: discriminating,
            place: below(place, 'discriminator', 'propertyName'),
            speaker: 'discriminator',
            holder: schema,
          },
        ]
      : [];
  const depending = ['dependentRequired', 'dependentSchemas', 'dependencies'].flatMap((keyword) =>
    dependingNames(schema, keyword),
  );
  return [...required, ...discriminator, ...depending.map((one) => ({ ...one, holder: schema }))].filter(
    ({ name }) => isCamelCase(name) || isUndefined(name, schema),
  );
}

/**
 * The names that `dependentRequired` (`dependencies` before JSON Schema 2019-09) mentions: its keys, and those that
 * they require.
 */
function dependingNames({ value, place }: SchemaNode, keyword: string): Pick<Name, 'name' | 'place' | 'speaker'>[] {
  if (!has(value, keyword)) return [];
  return Object.entries(asObject(value[keyword])).flatMap(([key, names]) => {
    const at = below(place, keyword, key);
    const required = asArray(names).flatMap((name, index): Pick<Name, 'name' | 'place' | 'speaker'>[] =>
      typeof name === 'string' ? [{ name, place: below(at, index), speaker: 'required name' }] : [],
    );
    return [{ name: key, place: at, speaker: 'depending name' as const }, ...required];
  });
}

function isUndefined(name: string, schema: SchemaNode): boolean {
  return !familyPropertyNames(schema).has(name) && !sameValueFamily(schema).some(hasBrokenReference);
}

/** Each name once in an example, however many items of a list repeat it: at the first by place. */
function namesInExamples(description: Description): Name[] {
  const byRoot = new Map<ExampleRoot, Map<string, ExampleValue>>();
  for (const value of exampleValues(description)) {
    if (!isUndefinedName(value)) continue;
    const names = byRoot.get(value.root) ?? new Map<string, ExampleValue>();
    byRoot.set(value.root, names);
    const known = names.get(String(value.key));
    if (known === undefined || byPlace(value.place, known.place) < 0) names.set(String(value.key), value);
  }
  const firsts = [...byRoot.values()].flatMap((names) => [...names]);
  return firsts.map(([name, value]) => ({
    name,
    place: value.place,
    speaker: 'name in an example',
    holder: value,
  }));
}

/** True for a key that is a property's name and that no schema defines or requires. */
function isUndefinedName({ key, standing, parent, root }: ExampleValue): boolean {
  if (typeof key !== 'string' || parent === null || isReferenceKey(key, parent.value)) return false;
  if (standing === 'undefined') {
    const isJson = parent.schemas.some(({ contexts }) => (contexts & Context.jsonPropertyNames) !== 0);
    return isJson && !parent.schemas.some(({ value }) => strings(value.required).includes(key));
  }
  return standing === 'unknown' && root.jsonBody && root.contexts === 0 && isRecord(parent);
}

/** Without a schema, the whole body and the items of lists are objects with properties; other objects may be maps. */
function isRecord({ parent }: ExampleValue): boolean {
  return parent === null || Array.isArray(parent.value);
}

function shownObject({ parent }: ExampleValue, description: Description): NamedObject {
  const shown = asObject(parent?.value);
  const schemas = parent?.schemas ?? [];
  return {
    schemas,
    names: new Set([...Object.keys(shown), ...propertyNamesIn(schemas)]),
    isErrorBody: describeErrorBody(schemas) || (parent !== null && isBareErrorBody(parent, description)),
    namesInside: (name) => {
      const inner = member(shown, name);
      return isObject(inner) ? new Set(Object.keys(inner)) : null;
    },
  };
}

/** True for the whole body of an error response that has no schema. */
function isBareErrorBody({ parent, schemas, place }: ExampleValue, description: Description): boolean {
  return parent === null && schemas.length === 0 && isBelow(place, errorPlaces(description));
}

const errorPlaces: (description: Description) => ReadonlySet<Place> = memoize(
  (description) => new Set(errorResponses(description).map(({ node }) => node.place)),
);
