import { defineFunction } from '../../../framework/define-function.ts';
import type { Violation } from '../../../framework/finding.ts';
import { lacking, listed, quote } from '../../../framework/messages.ts';
import { annotated } from '../../../model/annotations/annotations.ts';
import { asString, has, member } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { below } from '../../../model/description/place.ts';
import { keywordInAnyDefinition, keywordOf } from '../../../model/schemas/keywords.ts';
import { hasListedValues, listedValues } from '../../../model/schemas/listed-values.ts';
import { reportingSchema } from '../../../model/schemas/reporting-schema.ts';
import { schemasOfType } from '../../../model/schemas/schema-types.ts';
import { admitsUpperCaseOnly } from '../../../model/text/pattern/enumeration-patterns.ts';
import { parsePattern } from '../../../model/text/pattern/pattern.ts';
import { isUpperCase } from '../../../model/text/words/name-case.ts';

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
  subjects: (description) => schemasOfType(description, 'string').filter(hasListedValues),
  judge: (node, options) => [...missing(node, options), ...wrongBounds(node, options), ...wide(node, options)],
});

function missing(node: SchemaNode, options: EnumeratedStringOptions): Violation[] {
  if (reportingSchema(node, 'string', hasListedValues) !== node) return [];
  const keywords = ['minLength', 'maxLength', ...(followsNaming(node) ? ['pattern'] : [])];
  const absent = (keywords as (keyof EnumeratedStringOptions)[]).filter(
    (keyword) => keywordInAnyDefinition(node, keyword) === undefined,
  );
  if (absent.length === 0) return [];
  const remedy = absent.map((keyword) => `${keyword} ${options[keyword]}`);
  return [{ message: `this enumerated string has ${lacking(absent)}; write ${listed(remedy)}` }];
}

/**
 * False where an industry standard spells the values, to which the naming pattern does not apply, and where a value is
 * no UPPER_CASE name: that is a finding of statement 2.1/enum-values, and to be mended first.
 */
function followsNaming(node: SchemaNode): boolean {
  if (annotated(node.place, 'standard') !== undefined) return false;
  return listedValues(node).every(({ value }) => typeof value !== 'string' || isUpperCase(value));
}

function wrongBounds(node: SchemaNode, options: EnumeratedStringOptions): Violation[] {
  const found = outside(node, options);
  return found.length > 0 ? found : crossed(node);
}

function outside({ value, place }: SchemaNode, { minLength, maxLength }: EnumeratedStringOptions): Violation[] {
  return ['minLength', 'maxLength'].flatMap((keyword) => {
    const bound = member(value, keyword);
    if (bound === undefined) return [];
    if (typeof bound === 'number' && Number.isInteger(bound) && bound >= minLength && bound <= maxLength) return [];
    const message = `${keyword} is ${quote(bound)}; an enumerated string has ${minLength} to ${maxLength} characters`;
    return [{ message, at: below(place, keyword) }];
  });
}

/** Told where the schema itself has one of the bounds. */
function crossed(node: SchemaNode): Violation[] {
  const own = ['minLength', 'maxLength'].find((keyword) => has(node.value, keyword));
  const [least, most] = [keywordOf(node, 'minLength')?.value, keywordOf(node, 'maxLength')?.value];
  if (own === undefined || typeof least !== 'number' || typeof most !== 'number' || least <= most) return [];
  const message = `minLength is ${least} and maxLength is ${most}, so nothing fits; write a minLength that is no larger`;
  return [{ message, at: below(node.place, own) }];
}

function wide(node: SchemaNode, { pattern }: EnumeratedStringOptions): Violation[] {
  const { value, place } = node;
  const own = has(value, 'pattern') ? asString(value.pattern) : null;
  if (own === null || !followsNaming(node)) return [];
  if (admitsUpperCaseOnly(parsePattern(own)) !== 'no') return [];
  const message = `pattern ${quote(own)} admits more than UPPER_CASE names; write ${pattern} or a narrower one`;
  return [{ message, at: below(place, 'pattern') }];
}
