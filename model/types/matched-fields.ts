import type { Description } from '../description/description.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { below, type Place } from '../description/place.ts';
import { appendTo, groupBy, settled } from '../lib/group-by.ts';
import { memoize } from '../lib/memoize.ts';
import { ownParts } from '../schemas/composition.ts';
import { effectiveSchema } from '../schemas/effective-schema.ts';
import { type ExampleValue, exampleValues } from '../schemas/example-values.ts';
import { type Field, fieldsBySchema, fieldsNamed, fieldsOf } from '../schemas/fields.ts';
import { hasListedValues, listedTexts, listedValues } from '../schemas/listed-values.ts';
import { annotatedRoleOfField } from './annotated-role.ts';

/**
 * A schema all of whose fields match, or a single field that matches, whose schema other fields share: findings are
 * then reported at the field.
 */
export interface MatchedField {
  /** The name of the field; of several the first by text. */
  readonly name: string;
  /** Where to report findings: at the schema, or at the use of it. */
  readonly place: Place;
  readonly schema: SchemaNode;
  /** True for a single field whose schema others share. */
  readonly isUse: boolean;
  /** The fields that match. */
  readonly fields: readonly Field[];
}

/** A value that a schema lists, or that an example or default gives, for a field that matches. */
export interface MatchedValue {
  readonly value: unknown;
  readonly place: Place;
  /** The schema of the field. */
  readonly schema: SchemaNode;
  /** The value in its example; null for one that the schema lists. */
  readonly example: ExampleValue | null;
}

/** How the fields are recognised that a rule judges: country codes, percentages, points in time. */
export interface FieldMatcher {
  /** True for a name that such a field may have. A field with `x-lintel.role` is asked about whatever its name. */
  readonly matchesName: (name: string) => boolean;
  /** True for such a field. */
  readonly matches: (field: Field) => boolean;
}

/**
 * The schemas whose fields match. A schema is one entry when its own name (`definitionNames`) or all of its fields
 * match, else each field that matches is one. A schema that extends one of the former is left out: findings are
 * reported at what it extends.
 */
export function matchedFields(description: Description, { matchesName, matches }: FieldMatcher): MatchedField[] {
  const fields = new Set([...fieldsNamed(description, matchesName), ...annotatedFields(description)].filter(matches));
  const groups = [...groupBy(fields, ({ schema }) => schema)].map(([schema, matching]) => {
    return { schema, matching, isWhole: isWhole(fieldsBySchema(description).get(schema) ?? [], matching) };
  });
  const whole = new Set(groups.filter((group) => group.isWhole).map(({ schema }) => schema));
  return groups
    .filter(({ schema }) => !effectiveSchema(schema).parts.some((part) => part !== schema && whole.has(part)))
    .flatMap(({ schema, matching, isWhole }): MatchedField[] => {
      const [name = ''] = matching.map((field) => field.name).sort();
      if (isWhole) return [{ name, place: schema.place, schema, isUse: false, fields: matching }];
      return matching.map((field) => ({ name: field.name, place: field.place, schema, isUse: true, fields: [field] }));
    });
}

const annotatedFields: (description: Description) => readonly Field[] = memoize((description) =>
  fieldsOf(description).filter((field) => annotatedRoleOfField(field) !== null),
);

function isWhole(all: readonly Field[], matching: readonly Field[]): boolean {
  if (matching.some(({ kind }) => kind === 'definition')) return true;
  return matching.length === all.filter(({ kind }) => kind !== 'definition').length;
}

/**
 * Every value that schemas list, or that examples and defaults give, for fields that match. Where a field lists its
 * values, only the list counts.
 */
export function matchedValues(description: Description, fields: readonly MatchedField[]): MatchedValue[] {
  const listed = fields.filter(({ isUse }) => !isUse).flatMap(({ schema }) => ownParts(schema).flatMap(listedIn));
  const names = namesBySchema(fields);
  const shown = new Map<ExampleValue, MatchedValue>();
  for (const schema of names.keys()) {
    for (const example of ownParts(schema).flatMap((part) => examplesBySchema(description).get(part) ?? [])) {
      if (shown.has(example) || !isNamedSo(example, names.get(schema)) || example.schemas.some(hasListedValues))
        continue;
      shown.set(example, { value: example.value, place: example.place, schema, example });
    }
  }
  return [...listed, ...shown.values()];
}

/** Values for a field that matches, which stand together: those of one list, or one in an example or default. */
export interface MatchedValues {
  /** Of the list, by its keyword; of the example or default. */
  readonly place: Place;
  readonly values: readonly MatchedValue[];
}

/** The same values as `matchedValues` has, those of one list together. */
export function matchedLists(description: Description, fields: readonly MatchedField[]): MatchedValues[] {
  const groups = groupBy(matchedValues(description, fields), ({ schema, example }) => example ?? schema);
  return [...groups.values()].flatMap((values) => {
    const [first] = values;
    if (first === undefined) return [];
    return [{ place: first.example === null ? listedTexts(first.schema).place : first.place, values }];
  });
}

const examplesBySchema: (description: Description) => ReadonlyMap<SchemaNode, readonly ExampleValue[]> = memoize(
  (description) => {
    const groups = new Map<SchemaNode, ExampleValue[]>();
    for (const example of exampleValues(description)) {
      for (const schema of example.schemas) appendTo(groups, schema, example);
    }
    return settled(groups);
  },
);

function listedIn(schema: SchemaNode): MatchedValue[] {
  return listedValues(schema).map(({ value, path }) => {
    return { value, place: below(schema.place, ...path), schema, example: null };
  });
}

/** By schema the names of the fields that match; null where all of its fields do. */
function namesBySchema(fields: readonly MatchedField[]): ReadonlyMap<SchemaNode, ReadonlySet<string> | null> {
  const names = new Map<SchemaNode, Set<string> | null>();
  for (const { schema, isUse, name } of fields) {
    const known = names.get(schema);
    if (!isUse) names.set(schema, null);
    else if (known !== null) names.set(schema, (known ?? new Set()).add(name));
  }
  return names;
}

function isNamedSo({ key, parent }: ExampleValue, names: ReadonlySet<string> | null | undefined): boolean {
  if (names === undefined || names === null) return names === null;
  const name = typeof key === 'number' ? parent?.key : key;
  return typeof name === 'string' && names.has(name);
}
