import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { lacking, listed, quote } from '../../../framework/messages.ts';
import { remedied } from '../../../framework/remedied.ts';
import { set } from '../../../framework/remedy.ts';
import type { Description } from '../../../model/description/description.ts';
import { asString, has } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import { propertyUses } from '../../../model/schemas/fields.ts';
import { keywordInAnyDefinition, keywordOf } from '../../../model/schemas/keywords.ts';
import { hasListedValues } from '../../../model/schemas/listed-values.ts';
import { reportingSchema } from '../../../model/schemas/reporting-schema.ts';
import { schemasOfType } from '../../../model/schemas/schema-types.ts';
import { siblingDefinitions } from '../../../model/schemas/sibling-definitions.ts';
import { writtenValues } from '../../../model/schemas/written-values.ts';
import { admits } from '../../../model/text/pattern/admits.ts';
import { admittedLengths } from '../../../model/text/pattern/admitted-lengths.ts';
import { numericAdmission } from '../../../model/text/pattern/numeric-patterns.ts';
import { parsePattern } from '../../../model/text/pattern/pattern.ts';
import { holdsDecimal } from '../../../model/types/decimal-properties.ts';
import { moneyValueSchemas } from '../../../model/types/money-members.ts';
import { isNumericString, type NumericKind, numericKind } from '../../../model/types/numeric-string.ts';

/** A string that holds a number wherever it is used. */
interface NumericSchema {
  readonly place: Place;
  readonly node: SchemaNode;
  readonly kind: NumericKind;
}

/** The use of a string that holds a decimal there, and may hold other text elsewhere. */
interface DecimalUse {
  readonly place: Place;
  readonly node: SchemaNode;
  /** The schema at the use, which may add to the string. */
  readonly used: SchemaNode;
}

/**
 * A string that holds a number has bounds and a pattern that admits only numbers. All that is missing is one finding.
 */
export default defineRule({
  id: 'numeric-string',
  statements: ['2.2/numeric-string'],
  severity: 'error',
  summary: 'A numeric string has bounds and a pattern that admits only numbers; a decimal has at most 32 characters.',
  why: 'The string is there to keep the number exact; a pattern that lets other text through moves the error to the reader’s parser.',
  subjects: (description) =>
    schemasOfType(description, 'string')
      .filter((node) => !hasListedValues(node))
      .flatMap(subjectsFor),
  judge: (subject, description) =>
    'used' in subject ? useFault(subject, description) : schemaFaults(subject, description),
});

function subjectsFor(node: SchemaNode): (NumericSchema | DecimalUse)[] {
  const kind = numericKind(node);
  if (kind !== null) return [{ place: node.place, node, kind }];
  if (reportingSchema(node, 'string') !== node) return [];
  const decimals = propertyUses(node).filter((use) => holdsDecimal(use) && !isIncompleteNumber(use.schema));
  return decimals.map(({ place, schema }) => ({ place, node, used: schema }));
}

const KEYWORDS = ['minLength', 'maxLength', 'pattern'] as const;

/**
 * What is missing may be reported at another definition of the same property, and a loose pattern at a use of the
 * schema.
 */
function schemaFaults({ node, kind }: NumericSchema, description: Description): Violation[] {
  const absent = KEYWORDS.filter((keyword) => lacks(node, keyword) && !isAddedEverywhere(node, keyword));
  const pattern = exemplaryPattern(node, kind, description);
  const covers = siblingDefinitions(node).flatMap(({ earlier, later }) => [...earlier, ...later]);
  return [
    ...missing(node, absent, kind, pattern, description).map((found) => ({
      ...found,
      covers: covers.map(({ place }) => place),
    })),
    ...loosePattern(node, pattern).map((found) => ({ ...found, covers: node.usedBy.map(({ place }) => place) })),
    ...longDecimal(node, kind),
  ];
}

/** One finding at the use. What the schema at the use replaces is judged there. */
function useFault({ node, used, place }: DecimalUse, description: Description): Violation | null {
  const absent = KEYWORDS.filter(
    (keyword) => lacks(node, keyword) && keywordInAnyDefinition(used, keyword) === undefined,
  );
  const pattern = exemplaryPattern(used, 'decimal', description);
  const holds = (keyword: string) => keywordOf(used, keyword)?.value === node.value[keyword];
  const [first] = [
    ...missing(used, absent, 'decimal', pattern, description),
    ...(holds('pattern') ? loosePattern(node, pattern) : []),
    ...(holds('maxLength') ? longDecimal(node, 'decimal') : []),
  ];
  return first === undefined ? null : { message: first.message, at: place };
}

/** True for a schema that says itself that it is a number, and of which what it lacks is reported. */
function isIncompleteNumber(node: SchemaNode): boolean {
  return isNumericString(node) && KEYWORDS.some((keyword) => lacks(node, keyword));
}

function lacks(node: SchemaNode, keyword: string): boolean {
  const reports = reportingSchema(node, 'string', isNumericString) === node || isNumericBesideReference(node);
  return reports && keywordInAnyDefinition(node, keyword) === undefined;
}

/** True for a schema that makes a number of a string, beside a `$ref` (from OpenAPI 3.1 on) to one that is none. */
function isNumericBesideReference(node: SchemaNode): boolean {
  if (!has(node.value, '$ref') || has(node.value, 'type')) return false;
  const { parts, complete } = effectiveSchema(node);
  return complete && parts.every((part) => part === node || !isNumericString(part));
}

/** A pattern may also stand beside every reference to the string. */
function isAddedEverywhere(node: SchemaNode, keyword: string): boolean {
  const uses = keyword === 'pattern' ? propertyUses(node) : [];
  return uses.length > 0 && uses.every(({ schema }) => keywordInAnyDefinition(schema, keyword) !== undefined);
}

const PATTERNS: Readonly<Record<NumericKind, string>> = { decimal: '^-?[0-9]+([.][0-9]+)?$', whole: '^-?[0-9]+$' };
/** Money is never negative (statement 2.3/money). */
const MONEY_PATTERN = '^[0-9]+([.][0-9]+)?$';

function exemplaryPattern(node: SchemaNode, kind: NumericKind, description: Description): string {
  if (moneyValueSchemas(description).has(node)) return MONEY_PATTERN;
  const isUnsigned = /^u(?:int|long)/.test(asString(keywordOf(node, 'format')?.value) ?? '');
  return isUnsigned ? PATTERNS[kind].replace('-?', '') : PATTERNS[kind];
}

const LONGEST_DECIMAL = 32;

function missing(
  node: SchemaNode,
  absent: readonly (typeof KEYWORDS)[number][],
  kind: NumericKind,
  pattern: string,
  description: Description,
): Violation[] {
  if (absent.length === 0) return [];
  const own = asString(keywordOf(node, 'pattern')?.value);
  const admitted = own === null ? null : admittedLengths(parsePattern(own));
  const values = {
    minLength: Math.max(1, admitted?.least ?? 1),
    maxLength: Math.min(LONGEST_DECIMAL, admitted?.most ?? LONGEST_DECIMAL),
    pattern,
  };
  const isExact = admitted !== null && admitted.most <= LONGEST_DECIMAL;
  const wanted = {
    minLength: `minLength ${values.minLength}`,
    maxLength: isExact ? `maxLength ${values.maxLength}` : `maxLength ${values.maxLength} or less`,
    pattern: `a pattern such as ${pattern}`,
  };
  const fits = writtenValues(node, description).every(
    ({ value }) => typeof value !== 'string' || fitsNumber(value, values),
  );
  const isOrdered =
    values.minLength <= values.maxLength && (kind === 'decimal' || isExact || absent.includes('pattern'));
  const edits = absent.map((keyword) => set(below(node.place, keyword), values[keyword]));
  const words = `write ${listed(absent.map((keyword) => wanted[keyword]))}`;
  return [remedied(`this numeric string has ${lacking(absent)}`, fits && isOrdered ? edits : [], { words })];
}

function fitsNumber(
  value: string,
  { minLength, maxLength, pattern }: { minLength: number; maxLength: number; pattern: string },
): boolean {
  return value.length >= minLength && value.length <= maxLength && admits(parsePattern(pattern), value) === true;
}

/** Only the schema's own pattern: one that it takes over is judged where it is written. */
function loosePattern(node: SchemaNode, wanted: string): Violation[] {
  const source = asString(node.value.pattern);
  if (source === null || parsePattern(source).error !== null) return [];
  const { numeric, numericOrEmpty, counterexample } = numericAdmission(parsePattern(source));
  const neverEmpty = Number(keywordOf(node, 'minLength')?.value) >= 1;
  if ((neverEmpty ? numericOrEmpty : numeric) !== 'no') return [];
  const shown =
    counterexample === null || (neverEmpty && counterexample === '') ? 'more than numbers' : quote(counterexample);
  const remedy = isOnlyUnanchored(source) ? 'write ^ and $ around it' : `admit only numbers, as ${wanted} does`;
  const message = `pattern ${quote(source)} admits ${shown}; ${remedy}`;
  return [{ message, at: below(node.place, 'pattern') }];
}

function isOnlyUnanchored(source: string): boolean {
  return numericAdmission(parsePattern(`^(?:${source})$`)).numeric === 'yes';
}

function longDecimal({ value: { maxLength }, place }: SchemaNode, kind: NumericKind): Violation[] {
  if (kind !== 'decimal' || typeof maxLength !== 'number' || maxLength <= LONGEST_DECIMAL) return [];
  const at = below(place, 'maxLength');
  const words = `write ${LONGEST_DECIMAL} or less, as no decimal is longer`;
  return [remedied(`maxLength is ${maxLength}`, [set(at, LONGEST_DECIMAL)], { at, words })];
}
