import { defineFunction, type Violation } from '../framework/define-function.ts';
import { missingMembers, wrongMember } from '../framework/member-messages.ts';
import { lacking, listed, plain, quote } from '../framework/messages.ts';
import { effectiveSchema } from '../model/effective-schema.ts';
import { listedValues } from '../model/enumeration.ts';
import { asString } from '../model/json.ts';
import { type MemberTypes, wrongMembers } from '../model/members.ts';
import type { SchemaNode, SchemaUse } from '../model/nodes.ts';
import { type ObjectShape, objectShapes } from '../model/object-shapes.ts';
import { patchDocuments } from '../model/patch-items.ts';
import { admits, findAdmittedText, parsePattern } from '../model/pattern.ts';
import { below, type Place } from '../model/place.ts';

export interface PatchItemsOptions {
  /** The operations that every JSON Patch takes. */
  readonly operations: readonly string[];
  /** The operations that it may take besides. */
  readonly optional: readonly string[];
}

/** The schema of one change; null for an array that does not say what its items are. */
interface Subject {
  readonly place: Place;
  readonly item: SchemaNode | null;
}

const STRINGS: MemberTypes = { op: 'string', path: 'string' };

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
    const subjects = patchDocuments(description).flatMap(({ array, items }): Subject[] =>
      items.length === 0
        ? [{ place: array.place, item: null }]
        : items.flatMap((item) => (item === null ? [] : [{ place: item.place, item }])),
    );
    return [...new Map(subjects.map((subject) => [subject.item ?? subject.place, subject])).values()];
  },
  judge: ({ item }, options) => {
    if (item === null) return { message: 'the items of this JSON Patch are not described; define op, path and value' };
    const { types, parts } = effectiveSchema(item);
    if (types.length > 0 && !types.includes('object')) {
      return {
        message: `an item of this JSON Patch is of type ${listed(types, 'or')}; make it an object with op, path and value`,
      };
    }
    if (types.length === 0 && parts.every(({ uses }) => uses.length === 0)) return missingIn([], item);
    return judgeItem(item, objectShapes(item), options);
  },
});

function missingIn(shapes: readonly ObjectShape[], item: SchemaNode): Violation[] {
  const hasAll = (name: string) => shapes.length > 0 && shapes.every(({ properties }) => properties.has(name));
  // A change that removes has no value.
  const hasValue = shapes.some(({ properties }) => properties.has('value'));
  const missing = [...['op', 'path'].filter((name) => !hasAll(name)), ...(hasValue ? [] : ['value'])];
  if (missing.length === 0) return [];
  const all = new Map(shapes.flatMap(({ properties }) => [...properties]));
  return [{ message: missingMembers('an item of this JSON Patch', missing, STRINGS, all), at: item.place }];
}

function judgeItem(item: SchemaNode, shapes: readonly ObjectShape[], options: PatchItemsOptions): Violation[] {
  if (shapes.length === 0) return [];
  const missing = shapes.every(({ complete }) => complete) ? missingIn(shapes, item) : [];
  const wrong = shapes.flatMap(({ properties }) => wrongMembers(properties, STRINGS));
  const told = new Map(wrong.map((member) => [`${member.name} ${String(member.place.key)}`, member]));
  const operations = [...new Set(shapes.flatMap(({ properties }) => properties.get('op') ?? []))];
  return [
    ...missing,
    ...[...told.values()].map((member) => ({
      message: wrongMember('an item of this JSON Patch', member, STRINGS),
      at: member.place,
    })),
    ...(wrong.some(({ name }) => name === 'op') ? [] : judgeOperations(operations, item, options)),
  ];
}

/** What the `op` of all alternatives takes together. */
function judgeOperations(uses: readonly SchemaUse[], item: SchemaNode, options: PatchItemsOptions): Violation[] {
  const schemas = uses.flatMap(({ target }) => target ?? []);
  const [first] = uses;
  if (first === undefined || schemas.length < uses.length) return [];
  const values = schemas
    .flatMap((schema) => effectiveSchema(schema).parts)
    .flatMap((part) => listedValues(part).map(({ value, path }) => ({ value, place: below(part.place, ...path) })));
  const all = [...options.operations, ...options.optional];
  if (values.length > 0) {
    const missing = options.operations.filter((name) => !values.some(({ value }) => value === name));
    const others = values.filter(({ value }) => !all.includes(asString(value) ?? ''));
    const [only] = schemas;
    const keyword = schemas.length === 1 && only !== undefined ? effectiveSchema(only).keyword('enum') : undefined;
    return [
      ...others.map(({ value, place }) => ({
        message: `${quote(value)} is no operation of a JSON Patch; use ${listed(all, 'or')}`,
        at: place,
      })),
      ...lacks(missing, keyword?.place ?? first.place),
    ];
  }
  const [schema] = schemas;
  if (schema === undefined || schemas.length > 1) return [];
  return judgePattern(schema, all, options) ?? judgeText(schema, first, item, options);
}

function lacks(missing: readonly string[], at: Place): Violation[] {
  return missing.length === 0 ? [] : [{ message: `op takes ${lacking(missing)}; add ${listed(missing)}`, at }];
}

function judgePattern(
  schema: SchemaNode,
  all: readonly string[],
  { operations }: PatchItemsOptions,
): Violation[] | null {
  const keyword = effectiveSchema(schema).keyword('pattern');
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
