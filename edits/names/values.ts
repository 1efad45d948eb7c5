import { type Edit, rename, set } from '../../framework/remedy.ts';
import type { Description } from '../../model/description/description.ts';
import { asObject, has, isObject, member } from '../../model/description/json.ts';
import type { SchemaNode } from '../../model/description/nodes.ts';
import { below, type Place } from '../../model/description/place.ts';
import { valueAt } from '../../model/description/value-at.ts';
import { groupBy } from '../../model/lib/group-by.ts';
import { memoize } from '../../model/lib/memoize.ts';
import { sameValueFamily } from '../../model/schemas/composition.ts';
import { type ExampleValue, exampleValues } from '../../model/schemas/example-values.ts';
import { listedValues } from '../../model/schemas/listed-values.ts';
import type { Rename } from './name-at.ts';
import { innermostSchema, textOf } from './places.ts';

/** The value where it is listed, and in the defaults, examples and mappings of discriminators that the list is for. */
export function namesOfValue({ place, to }: Rename, description: Description): Edit[] {
  const value = valueAt(place);
  const schemas = new Set(innermostSchema(place, description).flatMap(sameValueFamily));
  const listed = [...schemas].flatMap((schema) =>
    listedValues(schema).flatMap((one) => (one.value === value ? [set(below(schema.place, ...one.path), to)] : [])),
  );
  const shown = (valuesInExamples(description).get(value) ?? [])
    .filter((one) => one.schemas.some((schema) => schemas.has(schema)))
    .map((one) => set(one.place, to));
  const mapped = [...schemas].flatMap((schema) => mappingsOf(schema, String(value)).map((at) => rename(at, 'key', to)));
  const explained = [...schemas].flatMap((schema) => explanationsOf(schema, value).map((at) => rename(at, 'key', to)));
  return uniqueEdits([set(place, to), ...listed, ...shown, ...mapped, ...explained]);
}

/** The keys of extensions that say something of each listed value: `x-enumDescriptions`. */
function explanationsOf(schema: SchemaNode, value: unknown): Place[] {
  const listed = new Set(listedValues(schema).map((one) => one.value));
  return Object.entries(schema.value).flatMap(([keyword, said]) => {
    if (!keyword.startsWith('x-') || !isObject(said) || !has(said, String(value))) return [];
    return Object.keys(said).every((key) => listed.has(key)) ? [below(schema.place, keyword, String(value))] : [];
  });
}

/** The keys of discriminators' mappings that name a value of a property. */
function mappingsOf({ usedBy }: SchemaNode, value: string): Place[] {
  return usedBy.flatMap(({ relation, key, holder }) => {
    if (relation !== 'property' || holder === null) return [];
    return sameValueFamily(holder)
      .filter(({ value: { discriminator } }) => member(discriminator, 'propertyName') === key)
      .filter(({ value: { discriminator } }) => has(asObject(member(discriminator, 'mapping')), value))
      .map(({ place }) => below(place, 'discriminator', 'mapping', value));
  });
}

const valuesInExamples: (description: Description) => ReadonlyMap<unknown, readonly ExampleValue[]> = memoize(
  (description) => groupBy(exampleValues(description), ({ value }) => value),
);

function uniqueEdits(edits: readonly Edit[]): Edit[] {
  return [...new Map(edits.map((edit) => [textOf(edit.place), edit])).values()];
}
