import type { JSONSchema } from 'json-schema-to-ts';
import { defineFunction, type OptionsOf } from '../framework/define-function.ts';
import type { Violation } from '../framework/finding.ts';
import { listed, quote } from '../framework/messages.ts';
import { collectionSchemas } from '../model/collections/collection-response.ts';
import type { Description } from '../model/description/description.ts';
import { member } from '../model/description/json.ts';
import type { SchemaNode, SchemaUse } from '../model/description/nodes.ts';
import type { Place } from '../model/description/place.ts';
import { describesValue } from '../model/description/schema-contexts.ts';
import { familyPropertyNames, sameValueSchemas } from '../model/schemas/composition.ts';
import { exampleValues } from '../model/schemas/example-values.ts';
import { type Keyword, keywordOf } from '../model/schemas/keywords.ts';
import { typePlace } from '../model/schemas/mistyped-properties.ts';
import { admitsOnly, admittedTypes } from '../model/schemas/schema-types.ts';
import { placeOfFault } from '../model/schemas/shared-schemas.ts';
import { isSpellingOf } from '../model/text/words/name-case.ts';

/** A property that counts, or its value in an example. */
interface Total {
  readonly place: Place;
  /** The property where it is defined; null for a value. */
  readonly use: SchemaUse | null;
  readonly value: unknown;
}

const OPTIONS = {
  type: 'object',
  additionalProperties: false,
  required: ['property', 'least'],
  properties: {
    property: { description: 'Name of the property that counts.', type: 'string' },
    least: { description: 'The least count: 0 or 1.', enum: [0, 1] },
  },
} as const satisfies JSONSchema;

type TotalCountOptions = OptionsOf<typeof OPTIONS>;

/**
 * The count of a collection is an integer from 0 or 1 on, in its schema and in examples. A missing bound contradicts
 * nothing, and is judged by the rules about numbers.
 */
export default defineFunction({
  name: 'totalCount',
  options: OPTIONS,
  subjects: (description, options) => {
    const uses = totalsIn(description, options.property).map((use) => ({ place: use.place, use, value: undefined }));
    return [...uses, ...shownTotals(description, options)];
  },
  judge: ({ use, value }, options) => (use === null ? wrongValue(value, options) : wrongSchema(use, options)),
});

function totalsIn(description: Description, property: string): SchemaUse[] {
  const bodies = new Set(collectionSchemas(description).flatMap((one) => one.bodies.flatMap(sameValueSchemas)));
  return description.schemas.flatMap((node) => {
    if (!describesValue(node)) return [];
    const totals = node.uses.filter(
      ({ relation, key }) => relation === 'property' && isSpellingOf(String(key), property),
    );
    return totals.length > 0 && (bodies.has(node) || familyPropertyNames(node).has('items')) ? totals : [];
  });
}

function wrongSchema(use: SchemaUse, { least }: TotalCountOptions): Violation | null {
  const { target, key } = use;
  if (target === null) return null;
  const wanted = `make it an integer with a minimum of ${least}`;
  const types = [...(admittedTypes(target) ?? [])].filter((type) => type !== 'null');
  if (types.length > 0 && !admitsOnly(target, 'integer'))
    return {
      message: `${quote(key)} is of type ${listed(types, 'or')}; ${wanted}`,
      at: placeOfFault(use),
      covers: [typePlace(use)],
    };
  const minimum = keywordOf(target, 'minimum');
  if (types.length === 0 || minimum === undefined || leastOf(target, minimum) >= least) return null;
  return {
    message: `the minimum of ${quote(key)} is ${quote(minimum.value)}; write ${least} or more`,
    at: placeOfFault(use, 'minimum'),
  };
}

function countsFrom(schema: SchemaNode, least: number): boolean {
  const minimum = keywordOf(schema, 'minimum');
  return admitsOnly(schema, 'integer') && (minimum === undefined || leastOf(schema, minimum) >= least);
}

/** The least value that the bounds admit. */
function leastOf(schema: SchemaNode, { value }: Keyword): number {
  const exclusive = keywordOf(schema, 'exclusiveMinimum')?.value;
  const minimum = typeof value === 'number' ? value : Number.POSITIVE_INFINITY;
  if (exclusive === true) return minimum + 1;
  return typeof exclusive === 'number' ? Math.max(minimum, exclusive + 1) : minimum;
}

/**
 * The values beside an array `items` in examples. One that its schema allows, though it should not, is reported at the
 * schema.
 */
function shownTotals(description: Description, { property, least }: TotalCountOptions): Total[] {
  return exampleValues(description).flatMap((shown) => {
    const { value, key, parent, schemas } = shown;
    if (value === null || parent === null || !isSpellingOf(String(key), property)) return [];
    const isTotal = Array.isArray(member(parent.value, 'items')) && schemas.every((one) => countsFrom(one, least));
    return isTotal ? [{ place: shown.place, use: null, value }] : [];
  });
}

function wrongValue(value: unknown, { property, least }: TotalCountOptions): Violation | null {
  if (Number.isInteger(value) && Number(value) >= least) return null;
  return { message: `${property} is ${quote(value)}; show an integer of ${least} or more` };
}
