import { defineFunction, type Violation } from '../framework/define-function.ts';
import { lacking, listed, quote } from '../framework/messages.ts';
import { annotated } from '../model/annotations.ts';
import type { Description } from '../model/description.ts';
import { enumeratedStrings, listedValues } from '../model/enumeration.ts';
import { asString, has, member } from '../model/json.ts';
import { isUpperCase } from '../model/name-forms.ts';
import type { SchemaNode } from '../model/nodes.ts';
import { admitsUpperCaseOnly, parsePattern } from '../model/pattern.ts';
import { below } from '../model/place.ts';
import { isOfType, keywordFor } from '../model/schemas.ts';
import { spellingOf } from '../model/value-standards.ts';

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
  judge: (node, options, description) => [
    ...missing(node, options, description),
    ...wrongBounds(node, options),
    ...wide(node, options),
  ],
});

function missing(node: SchemaNode, options: EnumeratedStringOptions, description: Description): Violation[] {
  if (!isOfType(node, 'string')) return [];
  const keywords = ['minLength', 'maxLength', ...(isFreelySpelled(node, description) ? ['pattern'] : [])];
  const absent = (keywords as (keyof EnumeratedStringOptions)[]).filter(
    (keyword) => keywordFor(node, keyword) === undefined,
  );
  if (absent.length === 0) return [];
  const remedy = absent.map((keyword) => `${keyword} ${options[keyword]}`);
  return [{ message: `this enumerated string has ${lacking(absent)}; write ${listed(remedy)}` }];
}

/** False where an industry standard spells the values, to which the naming pattern does not apply. */
function isFreelySpelled(node: SchemaNode, description: Description): boolean {
  if (annotated(node.place, 'standard') !== undefined) return false;
  const { admits } = spellingOf(node, description);
  return !listedValues(node).some(({ value }) => typeof value === 'string' && !isUpperCase(value) && admits(value));
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
  const [least, most] = [keywordFor(node, 'minLength')?.value, keywordFor(node, 'maxLength')?.value];
  if (own === undefined || typeof least !== 'number' || typeof most !== 'number' || least <= most) return [];
  const message = `minLength is ${least} and maxLength is ${most}, so nothing fits; write a minLength that is no larger`;
  return [{ message, at: below(node.place, own) }];
}

/** Not told where a value itself is no UPPER_CASE name: that is statement 2.1/enum-values' finding, and the cause. */
function wide(node: SchemaNode, { pattern }: EnumeratedStringOptions): Violation[] {
  const { value, place } = node;
  const own = has(value, 'pattern') ? asString(value.pattern) : null;
  if (own === null || annotated(place, 'standard') !== undefined) return [];
  if (listedValues(node).some((one) => typeof one.value === 'string' && !isUpperCase(one.value))) return [];
  if (admitsUpperCaseOnly(parsePattern(own)) !== 'no') return [];
  const message = `pattern ${quote(own)} admits more than UPPER_CASE names; write ${pattern} or a narrower one`;
  return [{ message, at: below(place, 'pattern') }];
}
