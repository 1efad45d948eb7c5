import { defineFunction } from '../../../framework/define-function.ts';
import type { Violation } from '../../../framework/finding.ts';
import { missingMembers, wrongMember } from '../../../framework/member-messages.ts';
import { lacking, listed, plain, quote } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { asString, strings } from '../../../model/description/json.ts';
import type { SchemaNode, SchemaUse } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { patchDocuments, patchItemSchemas } from '../../../model/operations/json-patch.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import { keywordOf } from '../../../model/schemas/keywords.ts';
import { listedValues } from '../../../model/schemas/listed-values.ts';
import { mistypedProperties, type PropertyTypes } from '../../../model/schemas/mistyped-properties.ts';
import { type ObjectAlternative, objectAlternatives } from '../../../model/schemas/object-alternatives.ts';
import { isUntyped, typesOf } from '../../../model/schemas/schema-types.ts';
import { isUsedElsewhere } from '../../../model/schemas/shared-schemas.ts';
import { admits } from '../../../model/text/pattern/admits.ts';
import { findAdmittedText } from '../../../model/text/pattern/admitted-text.ts';
import { parsePattern } from '../../../model/text/pattern/pattern.ts';

export interface PatchItemsOptions {
  /** The operations that every JSON Patch takes. */
  readonly operations: readonly string[];
  /** The operations that it may take besides. */
  readonly optional: readonly string[];
}

/** The schema of one change, with the arrays' uses of it; null for an array that does not say what its items are. */
interface Subject {
  readonly place: Place;
  readonly item: SchemaNode | null;
  readonly uses: readonly SchemaUse[];
}

const STRINGS: PropertyTypes = { op: 'string', path: 'string' };

/** The items of a JSON Patch have op, path and value, and op takes certain operations. */
export default defineFunction<Subject, PatchItemsOptions>({
  name: 'patchItems',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['operations', 'optional'],
    properties: {
      operations: { type: 'array', items: { type: 'string' } },
      optional: { type: 'array', items: { type: 'string' } },
    },
  },
  subjects: (description) => {
    const documents = patchDocuments(description);
    const uses = [...new Set(documents.flatMap(({ items }) => items))];
    const items = [...new Set(uses.flatMap(({ target }) => target ?? []))];
    const bare = new Set(documents.flatMap(({ array, items }) => (items.length === 0 ? array.place : [])));
    return [
      ...[...bare].map((place) => ({ place, item: null, uses: [] })),
      ...items.map((item) => ({
        place: item.place,
        item,
        uses: uses.filter(({ target }) => target === item),
      })),
    ];
  },
  judge: ({ item, uses }, options, description) => {
    if (item === null) return { message: 'the items of this JSON Patch are not described; define op, path and value' };
    const places = isSharedItem(item, description) ? uses.map(({ place }) => place) : [item.place];
    const types = typesOf(item);
    const { parts } = effectiveSchema(item);
    if (types.length > 0 && !types.includes('object')) {
      const message = `an item of this JSON Patch is of type ${listed(types, 'or')}; make it an object with op, path and value`;
      return places.map((at) => ({ message, at }));
    }
    if (types.length === 0 && parts.every(({ uses }) => uses.length === 0)) return missingIn([], places);
    return judgeItem({ item, places }, objectAlternatives(item), options);
  },
});

/** True for a schema that also describes something else than a change of a JSON Patch. */
function isSharedItem(item: SchemaNode, description: Description): boolean {
  const arrays = new Set(patchDocuments(description).flatMap(({ items }) => items));
  const changes = patchItemSchemas(description);
  return isUsedElsewhere(item, (use) => arrays.has(use) || (use.holder !== null && changes.has(use.holder)));
}

function missingIn(shapes: readonly ObjectAlternative[], places: readonly Place[]): Violation[] {
  const hasAll = (name: string) => shapes.length > 0 && shapes.every(({ properties }) => properties.has(name));
  // A change that removes has no value.
  const hasValue = shapes.some(({ properties }) => properties.has('value'));
  const missing = [...['op', 'path'].filter((name) => !hasAll(name)), ...(hasValue ? [] : ['value'])];
  if (missing.length === 0) return [];
  const all = new Map(shapes.flatMap(({ properties }) => [...properties]));
  const message = missingMembers('an item of this JSON Patch', missing, STRINGS, all);
  return places.map((at) => ({ message, at }));
}

/** A change, and where it is told what it lacks. */
interface Change {
  readonly item: SchemaNode;
  readonly places: readonly Place[];
}

function judgeItem(
  { item, places }: Change,
  shapes: readonly ObjectAlternative[],
  options: PatchItemsOptions,
): Violation[] {
  if (shapes.length === 0) return [];
  const missing = shapes.every(({ complete }) => complete) ? missingIn(shapes, places) : [];
  const wrong = shapes.flatMap(({ properties }) => mistypedProperties(properties, STRINGS));
  const told = new Map(wrong.map((member) => [`${member.name} ${String(member.place.key)}`, member]));
  const operations = [...new Set(shapes.flatMap(({ properties }) => properties.get('op') ?? []))];
  return [
    ...missing,
    ...[...told.values()].map((member) => ({
      message: wrongMember('an item of this JSON Patch', member, STRINGS),
      at: member.place,
    })),
    ...untypedPaths(shapes),
    ...(wrong.some(({ name }) => name === 'op') ? [] : judgeOperations(operations, item, options)),
  ];
}

/** Which values op takes is asked for anyway. */
function untypedPaths(shapes: readonly ObjectAlternative[]): Violation[] {
  const uses = new Set(shapes.flatMap(({ properties }) => properties.get('path') ?? []));
  return [...uses]
    .filter(({ target }) => target !== null && isUntyped(target))
    .map(({ place }) => ({
      message: 'path of an item of this JSON Patch names no type; write type string',
      at: place,
    }));
}

/** What the `op` of all alternatives takes together. */
function judgeOperations(uses: readonly SchemaUse[], item: SchemaNode, options: PatchItemsOptions): Violation[] {
  const schemas = uses.flatMap(({ target }) => target ?? []);
  const [first] = uses;
  if (first === undefined || schemas.length < uses.length) return [];
  const values = schemas
    .flatMap((schema) => effectiveSchema(schema).parts)
    .flatMap((part) => listedValues(part).map(({ value, path }) => ({ value, place: below(part.place, ...path) })));
  const only = schemas.length === 1 ? schemas[0] : undefined;
  if (values.length > 0) {
    const keyword = only === undefined ? undefined : keywordOf(only, 'enum');
    return judgeValues(values, keyword?.place ?? first.place, options);
  }
  if (only === undefined) return [];
  return judgePattern(only, options) ?? judgeText(only, first, item, options);
}

interface PlacedValue {
  readonly value: unknown;
  readonly place: Place;
}

/** What is written in another case is there, and not missing as well. */
function judgeValues(
  values: readonly PlacedValue[],
  list: Place,
  { operations, optional }: PatchItemsOptions,
): Violation[] {
  const all = [...operations, ...optional];
  const given = new Set(values.map(({ value }) => value));
  const miswritten = strings([...given]).filter((text) => isInOtherCase(text, all) && !given.has(text.toLowerCase()));
  const there = new Set([...given, ...miswritten.map((text) => text.toLowerCase())]);
  const missing = operations.filter((name) => !there.has(name));
  const known = new Set<unknown>([...all, ...miswritten]);
  const others = values.filter(({ value }) => !known.has(value));
  return [
    ...others.map(({ value, place }) => ({
      message: `${quote(value)} is no operation of a JSON Patch; use ${listed(all, 'or')}`,
      at: place,
    })),
    ...otherCase(miswritten, list),
    ...lacks(missing, list),
  ];
}

function isInOtherCase(text: string, names: readonly string[]): boolean {
  return !names.includes(text) && names.includes(text.toLowerCase());
}

function otherCase(texts: readonly string[], at: Place): Violation[] {
  if (texts.length === 0) return [];
  const wanted = [...new Set(texts.map((text) => text.toLowerCase()))];
  return [{ message: `op takes ${listed(texts.map(quote))}; write ${listed(wanted)}, in lower case`, at }];
}

function lacks(missing: readonly string[], at: Place): Violation[] {
  return missing.length === 0 ? [] : [{ message: `op takes ${lacking(missing)}; add ${listed(missing)}`, at }];
}

function judgePattern(schema: SchemaNode, { operations, optional }: PatchItemsOptions): Violation[] | null {
  const all = [...operations, ...optional];
  const keyword = keywordOf(schema, 'pattern');
  const source = asString(keyword?.value);
  if (keyword === undefined || source === null) return null;
  const pattern = parsePattern(source);
  const missing = operations.filter((name) => admits(pattern, name) === false);
  if (missing.length > 0) return lacks(missing, keyword.place);
  const other = findAdmittedText(pattern, 'outside', parsePattern(`^(?:${all.join('|')})$`));
  if (typeof other !== 'object') return [];
  const message = `pattern ${quote(source)} admits ${quote(other.text)}, which is no operation of a JSON Patch; admit ${listed(all, 'or')} only`;
  return [{ message, at: keyword.place }];
}

/** Values may be documented in words. */
function judgeText(
  schema: SchemaNode,
  use: SchemaUse,
  item: SchemaNode,
  { operations }: PatchItemsOptions,
): Violation[] {
  const { parts } = effectiveSchema(schema);
  const said = [...parts, item]
    .map(({ value }) => asString(value.description) ?? '')
    .join(' ')
    .toLowerCase();
  const missing = operations.filter((name) => !new RegExp(`\\b${name}\\b`).test(said));
  if (missing.length === 0) return [];
  const message = `${plain(String(use.key))} does not say which operations it takes; list ${listed(operations)} by enum or pattern`;
  return [{ message, at: use.place }];
}
