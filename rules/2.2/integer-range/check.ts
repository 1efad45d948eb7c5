import { defineFunction } from '../../../framework/define-function.ts';
import type { Violation } from '../../../framework/finding.ts';
import { quote } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { asString, member } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { below } from '../../../model/description/place.ts';
import { keywordOf } from '../../../model/schemas/keywords.ts';
import { schemasOfType } from '../../../model/schemas/schema-types.ts';
import { writtenValues } from '../../../model/schemas/written-values.ts';

export interface IntegerRangeOptions {
  readonly minimum: number;
  readonly maximum: number;
  /** Formats that say that the integer does not fit. */
  readonly wideFormats?: readonly string[];
}

/** Every integer's bounds lie in a range. */
export default defineFunction<SchemaNode, IntegerRangeOptions>({
  name: 'integerRange',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['minimum', 'maximum'],
    properties: {
      minimum: { type: 'number' },
      maximum: { type: 'number' },
      wideFormats: { type: 'array', items: { type: 'string' } },
    },
  },
  subjects: (description) => schemasOfType(description, 'integer'),
  judge: (node, options, description) => [
    ...wideFormat(node, options),
    ...wideBounds(node, options),
    ...misfits(node, options, description),
  ],
});

function wideFormat(
  { value, place }: SchemaNode,
  { wideFormats = [], minimum, maximum }: IntegerRangeOptions,
): Violation[] {
  const format = asString(value.format);
  if (format === null || !wideFormats.includes(format)) return [];
  const remedy = `an integer fits ${minimum} to ${maximum}; write int32, or a string of digits for larger values`;
  return [{ message: `format is ${format}; ${remedy}`, at: below(place, 'format') }];
}

const BOUNDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'];

function wideBounds({ value, place }: SchemaNode, { minimum, maximum }: IntegerRangeOptions): Violation[] {
  return BOUNDS.flatMap((keyword) => {
    const bound = member(value, keyword);
    if (typeof bound !== 'number' || fits(bound, keyword, minimum, maximum)) return [];
    const message = `${keyword} is ${bound}; an integer lies between ${minimum} and ${maximum}`;
    return [{ message, at: below(place, keyword) }];
  });
}

/** An exclusive bound may lie one beyond the range. */
function fits(bound: number, keyword: string, minimum: number, maximum: number): boolean {
  const beyond = keyword.startsWith('exclusive') ? 1 : 0;
  return bound >= minimum - beyond && bound <= maximum + beyond;
}

/**
 * The integer's own default, examples and listed values against its own bounds, and the range where it has none; a wide
 * format, which is told, explains values outside the range.
 */
function misfits(node: SchemaNode, range: IntegerRangeOptions, description: Description): Violation[] {
  const narrow = wideFormat(node, range).length === 0;
  const least = boundOf(node, 'minimum', 'exclusiveMinimum', 1);
  const most = boundOf(node, 'maximum', 'exclusiveMaximum', -1);
  const low = least ?? (narrow ? range.minimum : -Infinity);
  const high = most ?? (narrow ? range.maximum : Infinity);
  if (low > high) return [];
  return writtenValues(node, description).flatMap(({ kind, value, place }) => {
    if (typeof value !== 'number' || (value >= low && value <= high)) return [];
    const bounded = value < low ? least !== null : most !== null;
    const remedy = bounded
      ? `write ${value < low ? `${low} or more` : `${high} or less`}, as the bounds say`
      : `an integer fits ${range.minimum} to ${range.maximum}; write one that does, or a string of digits for larger values`;
    return [{ message: `the ${kind} is ${quote(value)}; ${remedy}`, at: place }];
  });
}

/** A bound of the node; an exclusive one as the nearest integer inside it. */
function boundOf(node: SchemaNode, inclusive: string, exclusive: string, step: number): number | null {
  const bound = keywordOf(node, inclusive)?.value;
  const beyond = keywordOf(node, exclusive)?.value;
  const candidates = [
    ...(typeof bound === 'number' ? [beyond === true ? bound + step : bound] : []),
    ...(typeof beyond === 'number' ? [beyond + step] : []),
  ];
  if (candidates.length === 0) return null;
  return step > 0 ? Math.max(...candidates) : Math.min(...candidates);
}
