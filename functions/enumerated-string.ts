import { defineFunction, type Violation } from '../framework/define-function.ts';
import { lacking, listed, quote } from '../framework/messages.ts';
import { annotated } from '../model/annotations.ts';
import { type EffectiveSchema, effectiveSchema } from '../model/effective-schema.ts';
import { enumeratedStrings, listedValues } from '../model/enumeration.ts';
import { asString, has, member } from '../model/json.ts';
import type { SchemaNode } from '../model/nodes.ts';
import { admitsUpperCaseOnly, parsePattern } from '../model/pattern.ts';
import { below } from '../model/place.ts';

export interface EnumeratedStringOptions {
  readonly minLength: number;
  readonly maxLength: number;
  /** The pattern that names are to follow. */
  readonly pattern: string;
}

/** A string that lists its values has the default bounds and naming pattern, or narrower ones; one finding for all that is missing. */
export default defineFunction<SchemaNode, EnumeratedStringOptions>({
  name: 'enumeratedString',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['minLength', 'maxLength', 'pattern'],
    properties: { minLength: { type: 'integer' }, maxLength: { type: 'integer' }, pattern: { type: 'string' } },
  },
  subjects: enumeratedStrings,
  judge: (node, options) => {
    const named = isNamed(node, options);
    return [
      ...missing(effectiveSchema(node), options, named),
      ...outside(node, options),
      ...wide(node, options, named),
    ];
  },
});

/** False where the values are spelled by an industry standard, to which the naming pattern does not apply. */
function isNamed(node: SchemaNode, { pattern }: EnumeratedStringOptions): boolean {
  if (annotated(node.place, 'standard') !== undefined) return false;
  const naming = new RegExp(pattern, 'u');
  return listedValues(node).every(({ value }) => typeof value !== 'string' || naming.test(value));
}

function missing(schema: EffectiveSchema, options: EnumeratedStringOptions, named: boolean): Violation[] {
  const keywords = ['minLength', 'maxLength', ...(named ? ['pattern'] : [])] as (keyof EnumeratedStringOptions)[];
  const absent = keywords.filter((keyword) => schema.keyword(keyword) === undefined);
  if (absent.length === 0) return [];
  const remedy = absent.map((keyword) => `${keyword} ${options[keyword]}`);
  return [{ message: `this enumerated string has ${lacking(absent)}; write ${listed(remedy)}` }];
}

function outside({ value, place }: SchemaNode, { minLength, maxLength }: EnumeratedStringOptions): Violation[] {
  return ['minLength', 'maxLength'].flatMap((keyword) => {
    const bound = member(value, keyword);
    if (bound === undefined || (typeof bound === 'number' && bound >= minLength && bound <= maxLength)) return [];
    const message = `${keyword} is ${quote(bound)}; an enumerated string has ${minLength} to ${maxLength} characters`;
    return [{ message, at: below(place, keyword) }];
  });
}

function wide({ value, place }: SchemaNode, { pattern }: EnumeratedStringOptions, named: boolean): Violation[] {
  const own = has(value, 'pattern') ? asString(value.pattern) : null;
  if (!named || own === null || admitsUpperCaseOnly(parsePattern(own)) !== 'no') return [];
  const message = `pattern ${quote(own)} admits more than UPPER_CASE names; write ${pattern} or a narrower one`;
  return [{ message, at: below(place, 'pattern') }];
}
