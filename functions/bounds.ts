import type { JSONSchema } from 'json-schema-to-ts';
import { defineFunction, type OptionsOf } from '../framework/define-function.ts';
import type { Violation } from '../framework/finding.ts';
import { lacking, listed, quote } from '../framework/messages.ts';
import { has, member } from '../model/description/json.ts';
import type { SchemaNode } from '../model/description/nodes.ts';
import { below } from '../model/description/place.ts';
import { isRawFile } from '../model/schemas/binary-strings.ts';
import type { Keyword } from '../model/schemas/keywords.ts';
import { keywordInAnyDefinition, keywordOf } from '../model/schemas/keywords.ts';
import { hasListedValues } from '../model/schemas/listed-values.ts';
import { reportingSchema } from '../model/schemas/reporting-schema.ts';
import { schemasOfType, TYPES } from '../model/schemas/schema-types.ts';
import { siblingDefinitionMatches } from '../model/schemas/sibling-definitions.ts';

const OPTIONS = {
  type: 'object',
  additionalProperties: false,
  required: ['type'],
  anyOf: [{ required: ['lower'] }, { required: ['upper'] }],
  properties: {
    type: { enum: [...TYPES] },
    lower: { description: 'Keyword of the lower bound, when one must be there.', type: 'string' },
    upper: { description: 'Keyword of the upper bound, when one must be there.', type: 'string' },
    atMost: { description: 'The largest upper bound allowed.', type: 'number' },
    counts: {
      description: 'True where a bound counts characters, items or properties, and so is a whole number from 0 on.',
      type: 'boolean',
    },
    limit: {
      description: 'What an upper bound means, for the remedy: `an array holds at most 32767 items`.',
      type: 'string',
    },
    exemptFiles: { description: 'Leaves out strings that stand for files.', type: 'boolean' },
    exemptListed: { description: 'Leaves out schemas that list their values.', type: 'boolean' },
  },
} as const satisfies JSONSchema;

type BoundsOptions = OptionsOf<typeof OPTIONS>;

/** Every schema of a type defines its bounds, and they make sense. */
export default defineFunction({
  name: 'bounds',
  options: OPTIONS,
  subjects: (description, options) =>
    schemasOfType(description, options.type).filter(
      (node) => (reportingSchema(node, options.type) === node || ownsBound(node, options)) && !isExempt(node, options),
    ),
  judge: (node, options) => [
    ...missingBounds(node, options),
    ...wrongBounds(node, options),
    ...crossedBounds(node, options),
  ],
});

function ownsBound({ value }: SchemaNode, { lower, upper }: BoundsOptions): boolean {
  return [lower, upper].some((keyword) => keyword !== undefined && has(value, keyword));
}

function isExempt(node: SchemaNode, { exemptFiles, exemptListed }: BoundsOptions): boolean {
  return (exemptFiles === true && isRawFile(node)) || (exemptListed === true && hasListedValues(node));
}

function missingBounds(node: SchemaNode, options: BoundsOptions): Violation[] {
  const { type, lower, upper, atMost, exemptListed } = options;
  if (reportingSchema(node, type) !== node) return [];
  if (exemptListed === true && siblingDefinitionMatches(node, hasListedValues)) return [];
  const missing = [lower, upper].filter(
    (keyword): keyword is string => keyword !== undefined && keywordInAnyDefinition(node, keyword) === undefined,
  );
  if (missing.length === 0) return [];
  const wanted = missing.map((keyword) =>
    keyword === upper && atMost !== undefined ? `${keyword}, at most ${atMost}` : keyword,
  );
  return [{ message: `this ${type} has ${lacking(missing)}; define ${listed(wanted)}` }];
}

/** Only what the schema itself says: a bound that it takes over is judged where it is written. */
function wrongBounds(
  { value, place }: SchemaNode,
  { lower, upper, atMost, counts, limit }: BoundsOptions,
): Violation[] {
  return [lower, upper].flatMap((keyword) => {
    if (keyword === undefined || !has(value, keyword)) return [];
    const bound: Keyword = { value: member(value, keyword), place: below(place, keyword) };
    if (!isBound(bound, counts === true)) {
      const wanted = counts === true ? 'a whole number from 0 on' : 'a number';
      return [{ message: `${keyword} is ${quote(bound.value)}; write ${wanted}`, at: bound.place }];
    }
    if (keyword !== upper || atMost === undefined || Number(bound.value) <= atMost) return [];
    return [{ message: `${keyword} is ${bound.value}; ${limit ?? `write at most ${atMost}`}`, at: bound.place }];
  });
}

/** Reported where the schema itself has one of the bounds: two that cross elsewhere are reported there only. */
function crossedBounds(node: SchemaNode, options: BoundsOptions): Violation[] {
  const { lower, upper, counts } = options;
  if (lower === undefined || upper === undefined || !ownsBound(node, options)) return [];
  const low = keywordOf(node, lower);
  const high = keywordOf(node, upper);
  if (low === undefined || high === undefined || !isBound(low, counts === true) || !isBound(high, counts === true))
    return [];
  if (Number(low.value) <= Number(high.value)) return [];
  const fact = `${lower} is ${low.value} and ${upper} is ${high.value}, so nothing fits`;
  if (has(node.value, lower)) {
    return [{ message: `${fact}; write a ${lower} of at most ${high.value}`, at: below(node.place, lower) }];
  }
  return [{ message: `${fact}; write a ${upper} of at least ${low.value}`, at: below(node.place, upper) }];
}

function isBound({ value }: Keyword, counts: boolean): boolean {
  return typeof value === 'number' && (!counts || (Number.isInteger(value) && value >= 0));
}
