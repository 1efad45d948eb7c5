import { defineFunction, type Violation } from '../framework/define-function.ts';
import { quote } from '../framework/messages.ts';
import { asObject, asString, has } from '../model/json.ts';
import type { SchemaNode } from '../model/nodes.ts';
import { givenValues } from '../model/own-values.ts';
import { admits, isCatastrophic, type Pattern, parsePattern } from '../model/pattern.ts';
import { below, type Place } from '../model/place.ts';

/** A regular expression, where it is written; `schema` when it constrains that schema's own strings. */
interface Subject {
  readonly place: Place;
  readonly source: unknown;
  readonly schema: SchemaNode | null;
}

/** Every pattern is a regular expression (ECMA-262 with the u flag) that no text can hang, and the schema's own default and examples match it. */
export default defineFunction<Subject>({
  name: 'patternValid',
  options: null,
  subjects: ({ schemas }) => schemas.flatMap(patternsOf),
  judge: ({ source, schema, place }, _options, description) => {
    if (typeof source !== 'string')
      return { message: `pattern is ${quote(source)}; write a string with a regular expression` };
    const pattern = parsePattern(source);
    if (pattern.error !== null) {
      return {
        message: `pattern ${quote(source)} is no regular expression: ${pattern.error.message}; correct it (ECMA-262, u flag)`,
      };
    }
    const hang = catastrophe(source, pattern, place);
    return [...hang, ...(schema === null ? [] : misfits(schema, pattern, source, givenValues(schema, description)))];
  },
});

function patternsOf(schema: SchemaNode): Subject[] {
  const { value, place } = schema;
  const own = has(value, 'pattern') ? [{ place: below(place, 'pattern'), source: value.pattern, schema }] : [];
  const keys = Object.keys(asObject(value.patternProperties));
  return [...own, ...keys.map((key) => ({ place: below(place, 'patternProperties', key), source: key, schema: null }))];
}

function catastrophe(source: string, pattern: Pattern, place: Place): Violation[] {
  if (isCatastrophic(pattern) !== 'exponential') return [];
  const remedy = 'rewrite it so that each text matches in one way only';
  return [
    {
      message: `pattern ${quote(source)} takes exponential time on some texts that do not match; ${remedy}`,
      at: place,
    },
  ];
}

function misfits(
  { value: schema }: SchemaNode,
  pattern: Pattern,
  source: string,
  given: ReturnType<typeof givenValues>,
): Violation[] {
  return given.flatMap(({ kind, value, place }) => {
    const text = asString(value);
    if (text === null || asString(schema.format) === 'binary' || admits(pattern, text) !== false) return [];
    return [
      {
        message: `the ${kind} ${quote(text)} does not match the pattern ${quote(source)}; change one of the two`,
        at: place,
      },
    ];
  });
}
