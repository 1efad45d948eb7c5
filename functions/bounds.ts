import { defineFunction, type Violation } from '../framework/define-function.ts';
import { lacking, listed, quote } from '../framework/messages.ts';
import { type EffectiveSchema, effectiveSchema, type Keyword } from '../model/effective-schema.ts';
import { enumerates } from '../model/enumeration.ts';
import { asString, has, member } from '../model/json.ts';
import type { SchemaNode } from '../model/nodes.ts';
import { isNumericString } from '../model/numeric-string.ts';
import { below } from '../model/place.ts';
import { type SchemaType, TYPES } from '../model/schema-types.ts';
import { schemasOfType } from '../model/schemas.ts';

export interface BoundsOptions {
  readonly type: SchemaType;
  /** Keyword of the lower bound, when one must be there. */
  readonly lower?: string;
  /** Keyword of the upper bound, when one must be there. */
  readonly upper?: string;
  /** The largest upper bound allowed. */
  readonly atMost?: number;
  /** True where a bound counts characters, items or properties, and so is a whole number from 0 on. */
  readonly counts?: boolean;
  /** What an upper bound means, for the remedy: `an array holds at most 32767 items`. */
  readonly limit?: string;
  /** Values of `format` that are exempt. */
  readonly exemptFormats?: readonly string[];
  /** Leaves out strings that list their values, and numeric strings, which have rules of their own. */
  readonly plainStringsOnly?: boolean;
}

/** Every schema of a type defines its bounds, and they make sense. */
export default defineFunction<SchemaNode, BoundsOptions>({
  name: 'bounds',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['type'],
    anyOf: [{ required: ['lower'] }, { required: ['upper'] }],
    properties: {
      type: { enum: [...TYPES] },
      lower: { type: 'string' },
      upper: { type: 'string' },
      atMost: { type: 'number' },
      counts: { type: 'boolean' },
      limit: { type: 'string' },
      exemptFormats: { type: 'array', items: { type: 'string' } },
      plainStringsOnly: { type: 'boolean' },
    },
  },
  subjects: (description, options) =>
    schemasOfType(description, options.type).filter((node) => !isExempt(node, options)),
  judge: (node, options) => {
    const schema = effectiveSchema(node);
    return [...missingBounds(schema, options), ...wrongBounds(node, options), ...crossedBounds(schema, options)];
  },
});

function isExempt(node: SchemaNode, { exemptFormats = [], plainStringsOnly = false }: BoundsOptions): boolean {
  if (exemptFormats.includes(asString(node.value.format) ?? '')) return true;
  return plainStringsOnly && (enumerates(node) || isNumericString(node));
}

function missingBounds(schema: EffectiveSchema, { type, lower, upper, atMost }: BoundsOptions): Violation[] {
  const missing = [lower, upper].filter((keyword) => keyword !== undefined && schema.keyword(keyword) === undefined);
  if (missing.length === 0) return [];
  const wanted = missing.map((keyword) =>
    keyword === upper && atMost !== undefined ? `${keyword}, at most ${atMost}` : keyword,
  );
  return [
    { message: `this ${type} has ${lacking(missing as string[])}; define ${listed(wanted as string[])}` },
  ];
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

function crossedBounds(schema: EffectiveSchema, { lower, upper, counts }: BoundsOptions): Violation[] {
  const low = lower === undefined ? undefined : schema.keyword(lower);
  const high = upper === undefined ? undefined : schema.keyword(upper);
  if (low === undefined || high === undefined || !isBound(low, counts === true) || !isBound(high, counts === true))
    return [];
  if (Number(low.value) <= Number(high.value)) return [];
  const message = `${lower} is ${low.value} and ${upper} is ${high.value}, so nothing fits; write a ${lower} of at most ${high.value}`;
  return [{ message, at: low.place }];
}

function isBound({ value }: Keyword, counts: boolean): boolean {
  return typeof value === 'number' && (!counts || (Number.isInteger(value) && value >= 0));
}
