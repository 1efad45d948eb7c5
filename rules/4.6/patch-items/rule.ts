import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { listed, plain, quote } from '../../../framework/messages.ts';
import { missingMembers, wrongMember } from '../../../functions/messages/object-members.ts';
import { factOnValues, wrongInList } from '../../../functions/messages/wrong-values.ts';
import type { Description } from '../../../model/description/description.ts';
import { asString, strings } from '../../../model/description/json.ts';
import type { SchemaNode, SchemaUse } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { isExtension } from '../../../model/description/schema-relations.ts';
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
import { shownOperations } from './shown-operations.ts';

/** The operations that every JSON Patch takes, and all those of RFC 6902. */
const REQUIRED = ['add', 'remove', 'replace'];
const OPERATIONS = [...REQUIRED, 'move', 'copy', 'test'];

/** The array of a JSON Patch whose items have no schema. */
interface UndescribedItems {
  readonly kind: 'array';
  readonly place: Place;
}

/** The schema of items of JSON Patches, with its uses by their arrays. */
interface ItemSchema {
  readonly kind: 'item';
  readonly place: Place;
  readonly item: SchemaNode;
  readonly uses: readonly SchemaUse[];
}

const STRINGS: PropertyTypes = { op: 'string', path: 'string' };

/** The items of a JSON Patch have op, path and value, and op takes certain operations. */
export default defineRule({
  id: 'patch-items',
  statements: ['4.6/patch-schema'],
  severity: 'error',
  summary:
    'An item of a JSON Patch has op, path and value; op takes add, remove and replace, and nothing outside RFC 6902.',
  why: 'Clients use libraries that write what RFC 6902 says; whatever an API leaves out or adds, they have to work around.',
  group: 'wantsNoNumber',
  subjects: (description) => [
    ...undescribedItems(description),
    ...itemSchemas(description),
    ...shownOperations(description),
  ],
  judge: (subject, description) => {
    if (subject.kind === 'example') return judgeShown(subject.text);
    if (subject.kind === 'array')
      return { message: 'the items of this JSON Patch are not described; define op, path and value' };
    const { item, uses } = subject;
    const places = isSharedItem(item, description) ? uses.map(({ place }) => place) : [item.place];
    const types = typesOf(item);
    const { parts, complete } = effectiveSchema(item);
    if (types.length > 0 && !types.includes('object')) {
      const message = `an item of this JSON Patch is of type ${listed(types, 'or')}; make it an object with op, path and value`;
      return places.map((at) => ({ message, at }));
    }
    if (types.length === 0 && complete && parts.every(({ uses }) => uses.every(isExtension)))
      return missingIn([], places);
    return judgeItem({ item, places }, objectAlternatives(item));
  },
});

function undescribedItems(description: Description): UndescribedItems[] {
  const arrays = patchDocuments(description).filter(({ items }) => items.length === 0);
  return [...new Set(arrays.map(({ array }) => array.place))].map((place) => ({ kind: 'array', place }));
}

function itemSchemas(description: Description): ItemSchema[] {
  const uses = [...new Set(patchDocuments(description).flatMap(({ items }) => items))];
  return [...new Set(uses.flatMap(({ target }) => target ?? []))].map((item) => ({
    kind: 'item',
    place: item.place,
    item,
    uses: uses.filter(({ target }) => target === item),
  }));
}

/**
 * True for a schema that also describes something else than an item of a JSON Patch: then its uses in JSON Patches are
 * at fault.
 */
function isSharedItem(item: SchemaNode, description: Description): boolean {
  const arrays = new Set(patchDocuments(description).flatMap(({ items }) => items));
  const items = patchItemSchemas(description);
  return isUsedElsewhere(item, (use) => arrays.has(use) || (use.holder !== null && items.has(use.holder)));
}

function missingIn(shapes: readonly ObjectAlternative[], places: readonly Place[]): Violation[] {
  const hasAll = (name: string) => shapes.length > 0 && shapes.every(({ properties }) => properties.has(name));
  // A change that removes has no value.
  const hasValue = shapes.some(({ properties }) => properties.has('value'));
  const missing = [...['op', 'path'].filter((name) => !hasAll(name)), ...(hasValue ? [] : ['value'])];
  if (missing.length === 0) return [];
  const all = new Map(shapes.flatMap(({ properties }) => [...properties]));
  const message = missingMembers('an item of this JSON Patch', missing, STRINGS, all);
  const covers = hasAll('op') ? [] : placesOfOtherOp([...all.values()]);
  return places.map((at) => ({ message, at, covers }));
}

/** The values of a list of operations under another name than op, which are spelled as RFC 6902 does. */
function placesOfOtherOp(uses: readonly SchemaUse[]): Place[] {
  return uses.flatMap(({ target }) => {
    const list = target === null ? undefined : keywordOf(target, 'enum');
    const values = strings(list?.value);
    return list !== undefined && values.length > 0 && values.every((value) => OPERATIONS.includes(value))
      ? values.map((_value, index) => below(list.place, index))
      : [];
  });
}

/** The schema of an item, and where to report properties that it lacks. */
interface Item {
  readonly item: SchemaNode;
  readonly places: readonly Place[];
}

function judgeItem({ item, places }: Item, shapes: readonly ObjectAlternative[]): Violation[] {
  if (shapes.length === 0) return [];
  const missing = shapes.every(({ complete }) => complete) ? missingIn(shapes, places) : [];
  const wrong = shapes.flatMap(({ properties }) => mistypedProperties(properties, STRINGS));
  const distinct = new Map(wrong.map((member) => [`${member.name} ${String(member.place.key)}`, member]));
  const operations = [...new Set(shapes.flatMap(({ properties }) => properties.get('op') ?? []))];
  return [
    ...missing,
    ...[...distinct.values()].map((member) => ({
      message: wrongMember('an item of this JSON Patch', member, STRINGS),
      at: member.place,
      covers: member.moot,
    })),
    ...untypedPaths(shapes),
    ...(wrong.some(({ name }) => name === 'op') ? [] : judgeOperations(operations, item)),
  ];
}

/** A type of op is not asked for, since its values are. */
function untypedPaths(shapes: readonly ObjectAlternative[]): Violation[] {
  const uses = new Set(shapes.flatMap(({ properties }) => properties.get('path') ?? []));
  return [...uses]
    .filter(({ target }) => target !== null && isUntyped(target))
    .map(({ place }) => ({
      message: 'path of an item of this JSON Patch names no type; write type string',
      at: place,
    }));
}

/** Judges the values of `op`, those of all alternatives taken together. */
function judgeOperations(uses: readonly SchemaUse[], item: SchemaNode): Violation[] {
  const schemas = uses.flatMap(({ target }) => target ?? []);
  const [first] = uses;
  if (first === undefined || schemas.length < uses.length) return [];
  const values = schemas
    .flatMap((schema) => effectiveSchema(schema).parts)
    .flatMap((part) => listedValues(part).map(({ value, path }) => ({ value, place: below(part.place, ...path) })));
  const only = schemas.length === 1 ? schemas[0] : undefined;
  if (values.length > 0) {
    const keyword = only === undefined ? undefined : keywordOf(only, 'enum');
    return judgeValues(values, keyword?.place ?? first.place);
  }
  if (only === undefined) return [];
  return judgePattern(only) ?? judgeText(only, first, item);
}

interface PlacedValue {
  readonly value: unknown;
  readonly place: Place;
}

/** An operation that is written in another case is not missing as well. */
function judgeValues(values: readonly PlacedValue[], list: Place): Violation[] {
  const given = new Set(values.map(({ value }) => value));
  const miswritten = strings([...given]).filter((text) => isInOtherCase(text) && !given.has(text.toLowerCase()));
  const there = new Set([...given, ...miswritten.map((text) => text.toLowerCase())]);
  const missing = REQUIRED.filter((name) => !there.has(name));
  const known = new Set<unknown>([...OPERATIONS, ...miswritten]);
  const others = values.filter(({ value }) => !known.has(value));
  return [...foreign(others, values.length, list), ...otherCase(miswritten, list), ...lacks(missing, list)];
}

/** Several in one list are one cause. */
function foreign(others: readonly PlacedValue[], total: number, list: Place): Violation[] {
  const message = (wrong: readonly PlacedValue[]) => {
    const shown = wrong.map(({ value }) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')));
    const { start, end } = factOnValues(shown, total);
    return `${start} no ${wrong.length === 1 ? 'operation' : 'operations'} of a JSON Patch${end}; use ${listed(OPERATIONS, 'or')}`;
  };
  if (others.length < 2) return others.map((other) => ({ message: message([other]), at: other.place }));
  const violation = wrongInList(list, others, message);
  return violation === null ? [] : [violation];
}

function isInOtherCase(text: string): boolean {
  return !OPERATIONS.includes(text) && OPERATIONS.includes(text.toLowerCase());
}

function judgeShown(operation: string): Violation | null {
  if (OPERATIONS.includes(operation)) return null;
  const remedy = isInOtherCase(operation)
    ? `write ${operation.toLowerCase()}, in lower case`
    : `use ${listed(OPERATIONS, 'or')}`;
  return { message: `op is ${quote(operation)}, which is no operation of a JSON Patch; ${remedy}` };
}

function otherCase(texts: readonly string[], at: Place): Violation[] {
  if (texts.length === 0) return [];
  const wanted = [...new Set(texts.map((text) => text.toLowerCase()))];
  return [{ message: `op takes ${listed(texts.map(quote))}; write ${listed(wanted)}, in lower case`, at }];
}

function lacks(missing: readonly string[], at: Place): Violation[] {
  return missing.length === 0
    ? []
    : [
        {
          message: `op does not list ${listed(missing.map(quote), 'or')}; add ${missing.length === 1 ? 'it' : 'them'}`,
          at,
        },
      ];
}

function judgePattern(schema: SchemaNode): Violation[] | null {
  const keyword = keywordOf(schema, 'pattern');
  const source = asString(keyword?.value);
  if (keyword === undefined || source === null) return null;
  const pattern = parsePattern(source);
  const missing = REQUIRED.filter((name) => admits(pattern, name) === false);
  if (missing.length > 0) return lacks(missing, keyword.place);
  const other = findAdmittedText(pattern, 'outside', parsePattern(`^(?:${OPERATIONS.join('|')})$`));
  if (typeof other !== 'object') return [];
  const message = `pattern ${quote(source)} admits ${quote(other.text)}, which is no operation of a JSON Patch; admit ${listed(OPERATIONS, 'or')} only`;
  return [{ message, at: keyword.place }];
}

/** The description may document the operations. */
function judgeText(schema: SchemaNode, use: SchemaUse, item: SchemaNode): Violation[] {
  const { parts } = effectiveSchema(schema);
  const said = [...parts, item]
    .map(({ value }) => asString(value.description) ?? '')
    .join(' ')
    .toLowerCase();
  const missing = REQUIRED.filter((name) => !new RegExp(`\\b${name}\\b`).test(said));
  if (missing.length === 0) return [];
  const message = `${plain(String(use.key))} does not say which operations it takes; list ${listed(REQUIRED)} by enum or pattern`;
  return [{ message, at: use.place }];
}
