import { defineFunction, type Violation } from '../framework/define-function.ts';
import { lacking, listed, quote } from '../framework/messages.ts';
import { type EffectiveSchema, effectiveSchema } from '../model/effective-schema.ts';
import { enumerates } from '../model/enumeration.ts';
import { asString } from '../model/json.ts';
import type { SchemaNode } from '../model/nodes.ts';
import { type NumericKind, numericKind } from '../model/numeric-string.ts';
import { admitsOnlyNumbers, parsePattern } from '../model/pattern.ts';
import type { Place } from '../model/place.ts';
import { schemasOfType } from '../model/schemas.ts';

export interface NumericStringOptions {
  /** The largest maxLength of a decimal. */
  readonly decimalMaxLength: number;
}

interface Subject {
  readonly place: Place;
  readonly node: SchemaNode;
  readonly kind: NumericKind;
}

/** A string that holds a number has bounds and a pattern that admits only numbers; one finding for all that is missing. */
export default defineFunction<Subject, NumericStringOptions>({
  name: 'numericString',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['decimalMaxLength'],
    properties: { decimalMaxLength: { type: 'integer' } },
  },
  subjects: (description) =>
    schemasOfType(description, 'string').flatMap((node) => {
      const kind = enumerates(node) ? null : numericKind(node);
      return kind === null ? [] : [{ place: node.place, node, kind }];
    }),
  judge: ({ node, kind }, options) => {
    const schema = effectiveSchema(node);
    return [...missing(schema, kind, options), ...loose(schema, kind), ...long(schema, kind, options)];
  },
});

const PATTERNS: Readonly<Record<NumericKind, string>> = { decimal: '^-?[0-9]+([.][0-9]+)?$', whole: '^-?[0-9]+$' };

function missing(schema: EffectiveSchema, kind: NumericKind, { decimalMaxLength }: NumericStringOptions): Violation[] {
  const absent = ['minLength', 'maxLength', 'pattern'].filter((keyword) => schema.keyword(keyword) === undefined);
  if (absent.length === 0) return [];
  const wanted: Record<string, string> = {
    minLength: 'minLength 1',
    maxLength: kind === 'decimal' ? `maxLength of at most ${decimalMaxLength}` : 'maxLength',
    pattern: `a pattern such as ${PATTERNS[kind]}`,
  };
  const remedy = listed(absent.map((keyword) => wanted[keyword] ?? keyword));
  return [{ message: `this numeric string has ${lacking(absent)}; write ${remedy}` }];
}

function loose(schema: EffectiveSchema, kind: NumericKind): Violation[] {
  const pattern = schema.keyword('pattern');
  const source = asString(pattern?.value);
  if (pattern === undefined || source === null || parsePattern(source).error !== null) return [];
  const { numeric, numericOrEmpty, counterexample } = admitsOnlyNumbers(parsePattern(source));
  const neverEmpty = Number(schema.keyword('minLength')?.value) >= 1;
  if ((neverEmpty ? numericOrEmpty : numeric) !== 'no') return [];
  const shown =
    counterexample === null || (neverEmpty && counterexample === '') ? 'more than numbers' : quote(counterexample);
  const message = `pattern ${quote(source)} admits ${shown}; admit only numbers, as ${PATTERNS[kind]} does`;
  return [{ message, at: pattern.place }];
}

function long(schema: EffectiveSchema, kind: NumericKind, { decimalMaxLength }: NumericStringOptions): Violation[] {
  const bound = schema.keyword('maxLength');
  if (kind !== 'decimal' || bound === undefined || !(Number(bound.value) > decimalMaxLength)) return [];
  return [
    {
      message: `maxLength is ${quote(bound.value)}; a decimal has at most ${decimalMaxLength} characters`,
      at: bound.place,
    },
  ];
}
