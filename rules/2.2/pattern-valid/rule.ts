import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { quote } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { asObject, asString, has } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { describesValue } from '../../../model/description/schema-contexts.ts';
import { isRawFile } from '../../../model/schemas/binary-strings.ts';
import { withEnclosingSchemas } from '../../../model/schemas/composition.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import { defaultAndExamples, type WrittenValue } from '../../../model/schemas/written-values.ts';
import { admits } from '../../../model/text/pattern/admits.ts';
import { hasExponentialBacktracking } from '../../../model/text/pattern/exponential-backtracking.ts';
import { parsePattern } from '../../../model/text/pattern/pattern.ts';

/** A schema's default or example with the patterns that hold for it. */
interface Given {
  readonly place: Place;
  readonly given: WrittenValue;
  readonly sources: readonly string[];
}

/** A regular expression where it is written. */
interface WrittenPattern {
  readonly place: Place;
  readonly source: unknown;
}

/**
 * Every pattern is a regular expression (ECMA-262 with the u flag) that no text can hang, and the schema's own default
 * and examples match it.
 */
export default defineRule({
  id: 'pattern-valid',
  statements: ['2.2/pattern-valid'],
  severity: 'error',
  summary:
    'A pattern is a valid regular expression that the schema’s own default and examples match, and that no text can hang.',
  why: 'Validators refuse a whole description for one broken pattern; and one that backtracks without end is a denial of service to be had for a single request.',
  // A value that lacks only upper case is mended by spelling it right, and a direction by another one.
  yieldsTo: ['enum-values', 'country-code', 'money-values', 'sort-directions'],
  subjects: (description) => [
    ...description.schemas.flatMap(patternsOf),
    ...description.schemas.filter(describesValue).flatMap((schema) => givenTo(schema, description)),
  ],
  judge: (subject) => ('given' in subject ? misfit(subject) : fault(subject.source)),
});

function patternsOf({ value, place }: SchemaNode): WrittenPattern[] {
  const own = has(value, 'pattern') ? [{ place: below(place, 'pattern'), source: value.pattern }] : [];
  const keys = Object.keys(asObject(value.patternProperties));
  return [...own, ...keys.map((key) => ({ place: below(place, 'patternProperties', key), source: key }))];
}

function givenTo(schema: SchemaNode, description: Description): Given[] {
  const values = defaultAndExamples(schema, description);
  if (values.length === 0) return [];
  const sources = withEnclosingSchemas(schema)
    .flatMap((holder) => effectiveSchema(holder).parts)
    .flatMap(({ value }) => asString(value.pattern) ?? []);
  if (sources.length === 0 || isRawFile(schema)) return [];
  return values.map((given) => ({ place: given.place, given, sources }));
}

function fault(source: unknown): Violation | null {
  if (typeof source !== 'string') {
    return { message: `pattern is ${quote(source)}; write a string with a regular expression` };
  }
  const pattern = parsePattern(source);
  if (pattern.error !== null) {
    return {
      message: `pattern ${quote(source)} is no regular expression: ${pattern.error.message}; correct it (ECMA-262, u flag)`,
    };
  }
  if (!hasExponentialBacktracking(pattern)) return null;
  const remedy = 'rewrite it so that each text matches in one way only';
  return { message: `pattern ${quote(source)} takes exponential time on some texts that do not match; ${remedy}` };
}

function misfit({ given, sources }: Given): Violation | null {
  const { kind, value } = given;
  if (typeof value !== 'string') return null;
  const source = sources.find((one) => admits(parsePattern(one), value) === false);
  if (source === undefined) return null;
  return {
    message: `the ${kind} ${quote(value)} does not match the pattern ${quote(source)}; change one of the two`,
  };
}
