import type { JSONSchema } from 'json-schema-to-ts';
import { defineFunction, type OptionsOf } from '../framework/define-function.ts';
import type { Violation } from '../framework/finding.ts';
import { lacking, listed, quote } from '../framework/messages.ts';
import { remedied, remedyWords } from '../framework/remedied.ts';
import { propose, set } from '../framework/remedy.ts';
import type { Description } from '../model/description/description.ts';
import { asString, has, member } from '../model/description/json.ts';
import type { SchemaNode } from '../model/description/nodes.ts';
import { below } from '../model/description/place.ts';
import { isRawFile } from '../model/schemas/binary-strings.ts';
import { type Keyword, keywordInAnyDefinition, keywordOf } from '../model/schemas/keywords.ts';
import { hasListedValues } from '../model/schemas/listed-values.ts';
import { reportingSchema } from '../model/schemas/reporting-schema.ts';
import { schemasOfType, TYPES } from '../model/schemas/schema-types.ts';
import { siblingDefinitionMatches } from '../model/schemas/sibling-definitions.ts';
import { type WidestBounds, widestBounds } from '../model/schemas/widest-bounds.ts';
import { asMeant, ifMoney, meaningOf, numericPlaces } from './messages/meaning-of-integers.ts';

const OPTIONS = {
  type: 'object',
  additionalProperties: false,
  required: ['type'],
  anyOf: [{ required: ['lower'] }, { required: ['upper'] }],
  properties: {
    type: { enum: [...TYPES] },
    lower: { description: 'Keyword of the lower bound, when one must be there.', type: 'string' },
    upper: { description: 'Keyword of the upper bound, when one must be there.', type: 'string' },
    together: {
      description:
        'Keyword of the lower bound that another rule requires: where both bounds are missing, the finding names both.',
      type: 'string',
    },
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
  judge: (node, options, description) => [
    ...missingBounds(node, options, description),
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

function missingBounds(node: SchemaNode, options: BoundsOptions, description: Description): Violation[] {
  const { type, lower, upper, together, exemptListed } = options;
  if (reportingSchema(node, type) !== node) return [];
  if (exemptListed === true && siblingDefinitionMatches(node, hasListedValues)) return [];
  const isMissing = (keyword: string | undefined): keyword is string =>
    keyword !== undefined && keywordInAnyDefinition(node, keyword) === undefined;
  const required = [lower, upper].filter(isMissing);
  if (required.length === 0) return [];
  const missing = isMissing(together) ? [together, ...required] : required;
  const fact = `this ${type} has ${lacking(missing)}`;
  const meaning = type === 'integer' ? meaningOf(node, description) : null;
  if (meaning !== null) {
    const covers = numericPlaces(node, description);
    return [{ message: `${fact}, and ${meaning}`, covers, remedy: () => asMeant(node, description) }];
  }
  const bounds = proposedBounds(node, missing, options, description);
  const money = type === 'integer' ? ifMoney(node, description) : '';
  if (bounds === null) return [{ message: `${fact}; ${money}define ${listed(missing)}` }];
  const remedy = missing.map((keyword) => {
    const side = keyword === upper ? 'upper' : 'lower';
    const write = bounds.evident[side] ? set : propose;
    return write(below(node.place, keyword), bounds[side]);
  });
  const words = `${money}${remedyWords(remedy)}${choice(missing, options, bounds)}`;
  if (money !== '') return [{ message: `${fact}; ${words}`, covers: numericPlaces(node, description) }];
  return [remedied(fact, remedy, { words })];
}

/** The bounds to write where some are missing; those that are there hold. Null where none can be proposed. */
function proposedBounds(
  node: SchemaNode,
  missing: readonly string[],
  options: BoundsOptions,
  description: Description,
): WidestBounds | null {
  const { type, lower, upper, together, atMost = Number.POSITIVE_INFINITY } = options;
  const widest = widestBounds(node, type, description);
  if (widest === null) return null;
  const given = (keyword: string | undefined) =>
    keyword === undefined || missing.includes(keyword) ? undefined : keywordInAnyDefinition(node, keyword);
  const [low, high] = [given(lower ?? together)?.value, given(upper)?.value];
  return {
    lower: Math.min(widest.lower, typeof high === 'number' ? high : atMost),
    upper: Math.max(Math.min(widest.upper, atMost), typeof low === 'number' ? low : widest.lower),
    evident: widest.evident,
  };
}

/** What may be written instead of the widest bounds. */
function choice(missing: readonly string[], { upper }: BoundsOptions, { lower, evident }: WidestBounds): string {
  const isOpen = missing.some((keyword) => (keyword === upper ? !evident.upper : !evident.lower && lower !== 0));
  if (!isOpen) return '';
  if (missing.length > 1) return ', or closer bounds';
  return missing[0] === upper ? ', or less' : ', or more';
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
      const fact = `${keyword} is ${quote(bound.value)}`;
      const meant = /^-?\d+$/.test(asString(bound.value) ?? '') ? Number(bound.value) : Number.NaN;
      if (isBound({ ...bound, value: meant }, counts === true))
        return [remedied(fact, [set(bound.place, meant)], { at: bound.place })];
      return [{ message: `${fact}; write ${wanted}`, at: bound.place }];
    }
    if (keyword !== upper || atMost === undefined || Number(bound.value) <= atMost) return [];
    const words = limit ?? `write ${atMost} or less`;
    return [remedied(`${keyword} is ${bound.value}`, [set(bound.place, atMost)], { at: bound.place, words })];
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
    const at = below(node.place, lower);
    return [remedied(fact, [set(at, high.value)], { at, words: `write a ${lower} of at most ${high.value}` })];
  }
  const at = below(node.place, upper);
  return [remedied(fact, [set(at, low.value)], { at, words: `write a ${upper} of at least ${low.value}` })];
}

function isBound({ value }: Keyword, counts: boolean): boolean {
  return typeof value === 'number' && !Number.isNaN(value) && (!counts || (Number.isInteger(value) && value >= 0));
}
