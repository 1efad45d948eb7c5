import { defineFunction } from '../../../framework/define-function.ts';
import type { Violation } from '../../../framework/finding.ts';
import { lacking, listed, quote } from '../../../framework/messages.ts';
import { asString } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { propertyUses } from '../../../model/schemas/fields.ts';
import { keywordInAnyDefinition, keywordOf } from '../../../model/schemas/keywords.ts';
import { hasListedValues } from '../../../model/schemas/listed-values.ts';
import { reportingSchema } from '../../../model/schemas/reporting-schema.ts';
import { schemasOfType } from '../../../model/schemas/schema-types.ts';
import { numericAdmission } from '../../../model/text/pattern/numeric-patterns.ts';
import { parsePattern } from '../../../model/text/pattern/pattern.ts';
import { holdsDecimal } from '../../../model/types/decimal-properties.ts';
import { moneyValueSchemas } from '../../../model/types/money-members.ts';
import { isNumericString, type NumericKind, numericKind } from '../../../model/types/numeric-string.ts';

export interface NumericStringOptions {
  /** The largest maxLength of a decimal. */
  readonly decimalMaxLength: number;
}

/** A numeric string; or the use of a string that is numeric there only, at which then all is told. */
interface Subject {
  readonly place: Place;
  readonly node: SchemaNode;
  readonly kind: NumericKind;
  /** The schema at the use, which may add to the string; null where the string is numeric everywhere. */
  readonly used: SchemaNode | null;
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
    schemasOfType(description, 'string')
      .filter((node) => !hasListedValues(node))
      .flatMap(subjectsFor),
  judge: ({ node, kind, place, used }, options, description) => {
    const absent = ['minLength', 'maxLength', 'pattern'].filter((keyword) => lacks(node, used, keyword));
    const pattern = moneyValueSchemas(description).has(used ?? node) ? MONEY_PATTERN : PATTERNS[kind];
    const found = [...missing(absent, kind, pattern, options), ...loose(node, pattern), ...long(node, kind, options)];
    if (used === null) return found;
    const told = found.filter(({ at }) => at === undefined || !replaces(used, node, String(at.key)));
    return told.slice(0, 1).map(({ message }) => ({ message, at: place }));
  },
});

function subjectsFor(node: SchemaNode): Subject[] {
  const kind = numericKind(node);
  if (kind !== null) return [{ place: node.place, node, kind, used: null }];
  if (reportingSchema(node, 'string') !== node) return [];
  const numericUses = propertyUses(node).filter(holdsDecimal);
  return numericUses.map(({ place, schema }) => ({ place, node, kind: 'decimal', used: schema }));
}

/** A pattern may also stand beside every reference to the string. */
function lacks(node: SchemaNode, used: SchemaNode | null, keyword: string): boolean {
  if (reportingSchema(node, 'string', isNumericString) !== node || keywordInAnyDefinition(node, keyword) !== undefined)
    return false;
  if (used !== null) return keywordInAnyDefinition(used, keyword) === undefined;
  const uses = keyword === 'pattern' ? propertyUses(node) : [];
  return uses.length === 0 || uses.some(({ schema }) => keywordInAnyDefinition(schema, keyword) === undefined);
}

/** True where the schema at the use has a keyword of its own, which is judged there. */
function replaces(used: SchemaNode, node: SchemaNode, keyword: string): boolean {
  return keywordOf(used, keyword)?.value !== node.value[keyword];
}

const PATTERNS: Readonly<Record<NumericKind, string>> = { decimal: '^-?[0-9]+([.][0-9]+)?$', whole: '^-?[0-9]+$' };
/** Money is never negative (statement 2.3/money). */
const MONEY_PATTERN = '^[0-9]+([.][0-9]+)?$';

function missing(
  absent: readonly string[],
  kind: NumericKind,
  pattern: string,
  { decimalMaxLength }: NumericStringOptions,
): Violation[] {
  if (absent.length === 0) return [];
  const wanted: Record<string, string> = {
    minLength: 'minLength 1',
    maxLength: kind === 'decimal' ? `maxLength ${decimalMaxLength} or less` : 'a maxLength',
    pattern: `a pattern such as ${pattern}`,
  };
  const remedy = listed(absent.map((keyword) => wanted[keyword] ?? keyword));
  return [{ message: `this numeric string has ${lacking(absent)}; write ${remedy}` }];
}

/** Only the schema's own pattern: one that it takes over is judged where it is written. */
function loose(node: SchemaNode, wanted: string): Violation[] {
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

function long({ value, place }: SchemaNode, kind: NumericKind, options: NumericStringOptions): Violation[] {
  const { maxLength } = value;
  if (kind !== 'decimal' || typeof maxLength !== 'number' || maxLength <= options.decimalMaxLength) return [];
  const message = `maxLength is ${maxLength}; a decimal has at most ${options.decimalMaxLength} characters`;
  return [{ message, at: below(place, 'maxLength') }];
}
