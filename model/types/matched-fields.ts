import type { Description } from '../description/description.ts';
import { asString } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { below, type Place } from '../description/place.ts';
import { appendTo, groupBy } from '../lib/group-by.ts';
import { memoize } from '../lib/memoize.ts';
import { effectiveSchema } from '../schemas/effective-schema.ts';
import { type ExampleValue, exampleValues } from '../schemas/example-values.ts';
import { type Field, fieldsBySchema, fieldsNamed, fieldsOf } from '../schemas/fields.ts';
import { keywordOf } from '../schemas/keywords.ts';
import { hasListedValues, listedValues } from '../schemas/listed-values.ts';
import { admits } from '../text/pattern/admits.ts';
import { parsePattern } from '../text/pattern/pattern.ts';
import { annotatedRoleOfField } from './annotated-role.ts';

/** A schema of values that play a role; or the use of a schema whose values play it there only, at which then all is told. */
export interface MatchedField {
  readonly name: string;
  readonly place: Place;
  readonly schema: SchemaNode;
  readonly isUse: boolean;
  /** The fields that play the role. */
  readonly fields: readonly Field[];
}

/** A value that a schema lists, or that an example or default gives, for a field that plays a role. */
export interface MatchedValue {
  readonly value: unknown;
  readonly place: Place;
  /** The schema by which it plays the role. */
  readonly schema: SchemaNode;
  /** The value in its example; null for one that the schema lists. */
  readonly example: ExampleValue | null;
}

/** What tells the fields that play a role. */
export interface FieldMatcher {
  /** True for a name that a field of the role may have; a field that is annotated with a role needs none. */
  readonly matchesName: (name: string) => boolean;
  readonly matches: (field: Field) => boolean;
}

/**
 * The schemas whose fields play a role. A schema counts as a whole when its own name or all of its fields play it. One
 * that takes such a schema in is left out: what is wrong is told there.
 */
export function matchedFields(description: Description, { matchesName, matches }: FieldMatcher): MatchedField[] {
  const fields = new Set([...fieldsNamed(description, matchesName), ...annotatedFields(description)].filter(matches));
  const groups = [...groupBy(fields, ({ schema }) => schema)].map(([schema, playing]) => {
    return { schema, playing, isWhole: isWhole(fieldsBySchema(description).get(schema) ?? [], playing) };
  });
  const whole = new Set(groups.filter((group) => group.isWhole).map(({ schema }) => schema));
  return groups
    .filter(({ schema }) => !effectiveSchema(schema).parts.some((part) => part !== schema && whole.has(part)))
    .flatMap(({ schema, playing, isWhole }): MatchedField[] => {
      const [name = ''] = playing.map((field) => field.name).sort();
      if (isWhole) return [{ name, place: schema.place, schema, isUse: false, fields: playing }];
      return playing.map((field) => ({ name: field.name, place: field.place, schema, isUse: true, fields: [field] }));
    });
}

const annotatedFields: (description: Description) => readonly Field[] = memoize((description) =>
  fieldsOf(description).filter((field) => annotatedRoleOfField(field) !== null),
);

function isWhole(all: readonly Field[], playing: readonly Field[]): boolean {
  if (playing.some(({ kind }) => kind === 'definition')) return true;
  return playing.length === all.filter(({ kind }) => kind !== 'definition').length;
}

/**
 * Every value that schemas list, or that examples and defaults give, for fields that play a role. Of fields that list their
 * values only the lists count: an example outside of them is not this role's matter. An example of a schema's own that its
 * pattern rejects is left to statement 2.2/pattern-valid.
 */
export function matchedValues(description: Description, fields: readonly MatchedField[]): MatchedValue[] {
  const listed = fields.filter(({ isUse }) => !isUse).flatMap(({ schema }) => listedIn(schema));
  const names = namesBySchema(fields);
  const shown = new Map<ExampleValue, MatchedValue>();
  for (const schema of names.keys()) {
    for (const example of examplesBySchema(description).get(schema) ?? []) {
      if (shown.has(example) || !plays(example, names.get(schema))) continue;
      if (!isFreeExample(example)) continue;
      shown.set(example, { value: example.value, place: example.place, schema, example });
    }
  }
  return [...listed, ...shown.values()];
}

/** True for an example that is judged by a role that it plays: no list of values, and not its own pattern, rules it out. */
export function isFreeExample(example: ExampleValue): boolean {
  return !example.schemas.some(hasListedValues) && !isRejected(example);
}

const examplesBySchema: (description: Description) => ReadonlyMap<SchemaNode, readonly ExampleValue[]> = memoize(
  (description) => {
    const groups = new Map<SchemaNode, ExampleValue[]>();
    for (const example of exampleValues(description)) {
      for (const schema of example.schemas) appendTo(groups, schema, example);
    }
    return groups;
  },
);

function listedIn(schema: SchemaNode): MatchedValue[] {
  return listedValues(schema).map(({ value, path }) => {
    return { value, place: below(schema.place, ...path), schema, example: null };
  });
}

/** Per schema the names under which it plays the role; null for all. */
function namesBySchema(fields: readonly MatchedField[]): ReadonlyMap<SchemaNode, ReadonlySet<string> | null> {
  const names = new Map<SchemaNode, Set<string> | null>();
  for (const { schema, isUse, name } of fields) {
    const known = names.get(schema);
    if (!isUse) names.set(schema, null);
    else if (known !== null) names.set(schema, (known ?? new Set()).add(name));
  }
  return names;
}

function plays({ key, parent }: ExampleValue, names: ReadonlySet<string> | null | undefined): boolean {
  if (names === undefined || names === null) return names === null;
  const name = typeof key === 'number' ? parent?.key : key;
  return typeof name === 'string' && names.has(name);
}

function isRejected({ value, parent, schemas }: ExampleValue): boolean {
  if (parent !== null || typeof value !== 'string') return false;
  return schemas.some((schema) => {
    const source = asString(keywordOf(schema, 'pattern')?.value);
    return source !== null && admits(parsePattern(source), value) === false;
  });
}
