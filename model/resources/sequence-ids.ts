import type { Description } from '../description/description.ts';
import { asString } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { memoize } from '../lib/memoize.ts';
import { hasListedValues } from '../schemas/listed-values.ts';
import { ownTypes } from '../schemas/schema-types.ts';
import { identifierSchemas } from './identifiers.ts';

/** Numbers up to here are those of kinds and colours; no database stops at them. */
const FEW = 1000;
/** `0`: Yellow */
const DOCUMENTED_NUMBER = /`\d+`\s*[:=]|^\s*[*-]\s+\d+\s*[:=]/gm;

/** The identifiers that could be numbers of a sequence, if they have the form of a number. */
export const possibleSequenceIds = memoize((description: Description) =>
  identifierSchemas(description).filter(({ schema }) => !hasListedValues(schema) && !choosesFromFew(schema)),
);

/** The schemas of identifiers that are numbers, and of nothing else. */
export const numericIdentifiers: (description: Description) => ReadonlySet<SchemaNode> = memoize(
  (description) =>
    new Set(
      possibleSequenceIds(description).flatMap(({ schema, at }) =>
        at('type').parent === schema.place && isNumeric(schema) ? [schema] : [],
      ),
    ),
);

/** True for a schema that says itself that its values are numbers. */
function isNumeric({ value }: SchemaNode): boolean {
  return ownTypes(value).some((type) => type === 'integer' || type === 'number');
}

/** True for the number of one of a few things: by its maximum, or as its description lists them. */
export function choosesFromFew({ value: { maximum, description } }: SchemaNode): boolean {
  if (typeof maximum === 'number' && maximum < FEW) return true;
  return (asString(description)?.match(DOCUMENTED_NUMBER)?.length ?? 0) > 1;
}
