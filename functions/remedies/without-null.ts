import { type Edit, remove } from '../../framework/remedy.ts';
import type { Description } from '../../model/description/description.ts';
import { asArray } from '../../model/description/json.ts';
import type { SchemaNode } from '../../model/description/nodes.ts';
import { below, type Place } from '../../model/description/place.ts';
import { appendTo } from '../../model/lib/group-by.ts';
import { memoize } from '../../model/lib/memoize.ts';
import { exampleValues } from '../../model/schemas/example-values.ts';

/**
 * Takes the names of properties that a schema describes out of `required`, where the schema with the property lists
 * them.
 */
export function notRequired({ usedBy }: SchemaNode): Edit[] {
  return usedBy.flatMap(({ relation, key, holder }) => {
    const required = relation === 'property' && holder !== null ? asArray(holder.value.required) : [];
    const index = required.indexOf(key);
    if (index === -1 || holder === null) return [];
    const at = below(holder.place, 'required');
    return [remove(required.length === 1 ? at : below(at, index))];
  });
}

/** Where examples and defaults have null for a schema. */
export function nullsOf(schema: SchemaNode, description: Description): readonly Place[] {
  return nullsBySchema(description).get(schema) ?? [];
}

const nullsBySchema: (description: Description) => ReadonlyMap<SchemaNode, readonly Place[]> = memoize(
  (description) => {
    const places = new Map<SchemaNode, Place[]>();
    for (const shown of exampleValues(description))
      if (shown.value === null) for (const schema of shown.schemas) appendTo(places, schema, shown.place);
    return places;
  },
);
