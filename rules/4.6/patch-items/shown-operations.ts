import type { Description } from '../../../model/description/description.ts';
import type { Place } from '../../../model/description/place.ts';
import { patchItemSchemas } from '../../../model/operations/json-patch.ts';
import { exampleValues } from '../../../model/schemas/example-values.ts';
import { listedValues } from '../../../model/schemas/listed-values.ts';

/** The operation that an example of a JSON Patch shows. */
export interface ShownOperation {
  readonly kind: 'example';
  readonly place: Place;
  readonly text: string;
}

/** Those of all examples, without those that the schema of `op` lists: where such a one is wrong, the list is. */
export function shownOperations(description: Description): ShownOperation[] {
  const items = patchItemSchemas(description);
  return exampleValues(description).flatMap((shown) => {
    const { value, key, parent, schemas } = shown;
    if (key !== 'op' || typeof value !== 'string' || !parent?.schemas.some((schema) => items.has(schema))) return [];
    const isListed = schemas.some((schema) => listedValues(schema).some((one) => one.value === value));
    return isListed ? [] : [{ kind: 'example', place: shown.place, text: value }];
  });
}
