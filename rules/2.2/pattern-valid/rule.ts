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
import { isEnumerationPattern } from '../../../model/text/pattern/enumeration-patterns.ts';
import { hasExponentialBacktracking } from '../../../model/text/pattern/exponential-backtracking.ts';
import { parsePattern } from '../../../model/text/pattern/pattern.ts';
import { spellingOf } from '../../../model/values/spelling-standards.ts';
import { isRejectedForCase } from '../../../model/values/upper-case-values.ts';

/** A schema's default or example with the patterns that hold for it. */
interface Given {
  readonly place: Place;
  readonly given: WrittenValue;
  readonly schema: SchemaNode;
  readonly sources: readonly string[];
}

/** The same, or a regular expression where it is written. */
type Subject = Given | { readonly place: Place; readonly source: unknown };

/** Every pattern is a regular expression (ECMA-262 with the u flag) that no text can hang, and the schema's own default and examples match it. */
export default defineRule({
  id: 'pattern-valid',
  statements: ['2.2/pattern-valid'],
  severity: 'error',
  summary:
    'A pattern is a valid regular expression that the schema’s own default and examples match, and that no text can hang.',
  why: 'Validators refuse a whole description for one broken pattern; and one that backtracks without end is a denial of service to be had for a single request.',
  subjects: (description) => [
    ...description.schemas.flatMap(patternsOf),
    ...description.schemas.filter(describesValue).flatMap((schema) => givenTo(schema, description)),
  ],
  judge: (subject, description) => ('given' in subject ? misfit(subject, description) : fault(subject.source)),
});

function patternsOf({ value, place }: SchemaNode): Subject[] {
  const own = has(value, 'pattern') ? [{ place: below(place, 'pattern'), source: value.pattern }] : [];
  const keys = Object.keys(asObject(value.patternProperties));
  return [...own, ...keys.map((key) => ({ place: below(place, 'patternProperties', key), source: key }))];
}

function givenTo(schema: SchemaNode, description: Description): Subject[] {
  const values = defaultAndExamples(schema, description);
  if (values.length === 0) return [];
  const sources = withEnclosingSchemas(schema)
    .flatMap((holder) => effectiveSchema(holder).parts)
    .flatMap(({ value }) => asString(value.pattern) ?? []);
  if (sources.length === 0 || isRawFile(schema)) return [];
  return values.map((given) => ({ place: given.place, given, schema, sources }));
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

function misfit({ given, schema, sources }: Given, description: Description): Violation | null {
  const { kind, value } = given;
  if (typeof value !== 'string') return null;
  const source = sources.find((one) => admits(parsePattern(one), value) === false);
  if (source === undefined) return null;
  if (isMisspelt(value, source) && !spellingOf(schema, description).admits(value)) return null;
  return {
    message: `the ${kind} ${quote(value)} does not match the pattern ${quote(source)}; change one of the two`,
  };
}

/** Told with its spelling (2.1/enum-values), but where a standard spells it so. */
function isMisspelt(value: string, source: string): boolean {
  const pattern = parsePattern(source);
  return isEnumerationPattern(pattern) && isRejectedForCase(value, pattern);
}
