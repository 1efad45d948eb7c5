import type { Description } from '../description/description.ts';
import { asString } from '../description/json.ts';
import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import { below, type Place } from '../description/place.ts';
import { describesValue } from '../description/schema-contexts.ts';
import { errorMemberUses } from '../errors/error-schemas.ts';
import { memoize } from '../lib/memoize.ts';
import { stateFields } from '../resources/state-fields.ts';
import { sameValueSchemas } from '../schemas/composition.ts';
import { constantSets } from '../schemas/constant-sets.ts';
import { exampleValues } from '../schemas/example-values.ts';
import { listedTexts, listedValues, listsStrings, type ValueInText } from '../schemas/listed-values.ts';
import { patternWords } from '../text/pattern/enumeration-patterns.ts';
import { parsePattern } from '../text/pattern/pattern.ts';
import { isUpperCase } from '../text/words/name-case.ts';
import { spellingOf } from './spelling-standards.ts';

/** Which values are enumerated: of the state of a resource, names of errors, or others. */
type EnumeratedKind = 'states' | 'errorNames' | 'others';

/**
 * Values of an enumerated field that stand together: in one list, in a pattern that lists them, or one in an example.
 */
export interface EnumeratedValues {
  /** Of the list, by its keyword; of the pattern or the example. */
  readonly place: Place;
  readonly values: readonly ValueInText[];
  readonly inPattern: boolean;
  /** The schemas that enumerate them. */
  readonly schemas: readonly SchemaNode[];
  readonly kind: EnumeratedKind;
}

/** The values of all enumerated fields, where they are listed; of examples and defaults those that no schema lists. */
export const enumeratedValues: (description: Description) => readonly EnumeratedValues[] = memoize((description) => [
  ...valuesInSchemas(description),
  ...valuesInExamples(description),
]);

/** The values that are neither UPPER_CASE nor spelled as a standard has them (statement 2.1/enum-values). */
export function misspelledValues(
  { values, schemas }: Pick<EnumeratedValues, 'values' | 'schemas'>,
  description: Description,
): ValueInText[] {
  const others = values.filter(({ value }) => !isUpperCase(value));
  if (others.length === 0) return others;
  const spellings = schemas.map((schema) => spellingOf(schema, description));
  return others.filter(({ value }) => !spellings.some(({ admits }) => admits(value)));
}

/** The kind of field that a schema is of by its name, for those that have one. */
const kindsByName: (description: Description) => ReadonlyMap<SchemaNode, EnumeratedKind> = memoize((description) => {
  const schemasOf = (uses: readonly SchemaUse[]) =>
    uses.flatMap(({ target }) => (target === null ? [] : sameValueSchemas(target)));
  return new Map<SchemaNode, EnumeratedKind>([
    ...schemasOf(errorMemberUses(description, 'name')).map((schema) => [schema, 'errorNames'] as const),
    ...schemasOf(stateFields(description)).map((schema) => [schema, 'states'] as const),
  ]);
});

function valuesInSchemas(description: Description): EnumeratedValues[] {
  const kinds = kindsByName(description);
  const inSets = new Set<SchemaNode>();
  const sets = description.schemas.filter(describesValue).flatMap((schema) =>
    listsOfConstants(schema).map((set): EnumeratedValues => {
      for (const branch of set.schemas) inSets.add(branch);
      const kind = [schema, ...set.schemas].flatMap((one) => kinds.get(one) ?? [])[0] ?? 'others';
      return { ...set, inPattern: false, kind };
    }),
  );
  const others = description.schemas.filter((schema) => describesValue(schema) && !inSets.has(schema));
  return [
    ...sets,
    ...others.flatMap((schema) => {
      const kind = kinds.get(schema) ?? 'others';
      return [...listedIn(schema, kind), ...listedInPattern(schema, kind)];
    }),
  ];
}

/** The alternatives of a schema that are a list together. */
function listsOfConstants(schema: SchemaNode): Pick<EnumeratedValues, 'place' | 'values' | 'schemas'>[] {
  return constantSets(schema).map(({ keyword, schemas }) => ({
    place: below(schema.place, keyword),
    values: schemas.flatMap((one) => listedTexts(one).values),
    schemas,
  }));
}

function listedIn(schema: SchemaNode, kind: EnumeratedKind): EnumeratedValues[] {
  const { place, values } = listedTexts(schema);
  return values.length === 0 ? [] : [new ListOfSchema(schema, place, kind)];
}

/**
 * Reads its values when they are asked for: a place for each value takes more memory than all else that is known of a
 * list.
 */
class ListOfSchema implements EnumeratedValues {
  readonly inPattern = false;
  readonly schemas: readonly SchemaNode[];

  constructor(
    schema: SchemaNode,
    readonly place: Place,
    readonly kind: EnumeratedKind,
  ) {
    this.schemas = [schema];
  }

  get values(): readonly ValueInText[] {
    return this.schemas.flatMap((schema) => listedTexts(schema).values);
  }
}

/** A pattern beside a list repeats it. */
function listedInPattern(schema: SchemaNode, kind: EnumeratedKind): EnumeratedValues[] {
  const source = asString(schema.value.pattern);
  if (source === null || listedValues(schema).length > 0) return [];
  const values = patternWords(parsePattern(source));
  if (values === null) return [];
  const place = below(schema.place, 'pattern');
  return [{ place, values: values.map((value) => ({ value, place })), inPattern: true, schemas: [schema], kind }];
}

function valuesInExamples(description: Description): EnumeratedValues[] {
  const kinds = kindsByName(description);
  return exampleValues(description).flatMap((shown): EnumeratedValues[] => {
    const { value, schemas, parent } = shown;
    if (typeof value !== 'string' || (isUpperCase(value) && parent !== null)) return [];
    const enumerating = schemas.filter((schema) => describesValue(schema) && listsStrings(schema));
    if (enumerating.length === 0 || enumerating.some((schema) => lists(schema, value))) return [];
    const kind = enumerating.flatMap((schema) => kinds.get(schema) ?? [])[0] ?? 'others';
    const { place } = shown;
    return [{ place, values: [{ value, place }], inPattern: false, schemas: enumerating, kind }];
  });
}

function lists(schema: SchemaNode, text: string): boolean {
  if (listedValues(schema).some(({ value }) => value === text)) return true;
  const source = asString(schema.value.pattern);
  return source !== null && patternWords(parsePattern(source))?.includes(text) === true;
}
