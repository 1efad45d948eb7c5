import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { quote } from '../../../framework/messages.ts';
import { quotedUpperCase } from '../../../functions/messages/upper-case.ts';
import { factOnValues, wrongInList } from '../../../functions/messages/wrong-values.ts';
import { annotated } from '../../../model/annotations/annotations.ts';
import type { Description } from '../../../model/description/description.ts';
import { asString } from '../../../model/description/json.ts';
import type { SchemaNode, SchemaUse } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { shownErrorMembers } from '../../../model/errors/error-examples.ts';
import { errorMemberUses } from '../../../model/errors/error-schemas.ts';
import { sameValueSchemas, usesOf } from '../../../model/schemas/composition.ts';
import { listsStrings, textsOf, type ValueInText } from '../../../model/schemas/listed-values.ts';
import { isSameProperty, isUsedElsewhere } from '../../../model/schemas/shared-schemas.ts';
import { findAdmittedText } from '../../../model/text/pattern/admitted-text.ts';
import {
  admitsUpperCaseOnly,
  ENUMERATED_NAMING,
  patternWords,
} from '../../../model/text/pattern/enumeration-patterns.ts';
import { parsePattern } from '../../../model/text/pattern/pattern.ts';
import { enumeratedValues, misspelledValues } from '../../../model/values/enumerated-values.ts';

/** The definition of the property that holds the name. */
interface NameProperty {
  readonly place: Place;
  readonly use: SchemaUse;
}

/** Names of errors that stand together: in one list, in a pattern that lists them, or one in an example. */
interface WrittenNames {
  readonly place: Place;
  readonly values: readonly ValueInText[];
  /** Those that describe them. */
  readonly schemas: readonly SchemaNode[];
}

/** Error names are UPPER_CASE: those that are listed or shown, and those that the pattern of the field admits. */
export default defineRule({
  id: 'error-name',
  statements: ['2.6/error-name'],
  severity: 'error',
  summary: 'The name of an error is UPPER_CASE, in examples and by the pattern that it has.',
  why: 'Clients compare the name with constants; a name in another spelling is a different error to them.',
  answeredBy: ['standard'],
  yieldsTo: ['enum-values'],
  subjects: (description) => [
    ...errorMemberUses(description, 'name').map((use): NameProperty => ({ place: use.place, use })),
    ...enumeratedValues(description).filter(({ kind }) => kind === 'errorNames'),
    ...shownNames(description),
  ],
  judge: (subject, description) => ('use' in subject ? patternFaults(subject.use) : wrongNames(subject, description)),
});

function wrongNames(names: WrittenNames, description: Description): Violation | null {
  return wrongInList(names.place, misspelledValues(names, description), (left) => {
    const wrong = textsOf(left);
    const { start, end } = factOnValues(wrong, textsOf(names.values).length, {
      one: 'error name',
      many: 'error names',
    });
    const remedy = quotedUpperCase(wrong) ?? 'upper-case letters, digits and underscores only';
    return `${start} not UPPER_CASE${end}; write ${remedy}`;
  });
}

/** Examples of fields that list their names are among the enumerated values. */
function shownNames(description: Description): WrittenNames[] {
  return shownErrorMembers(description, 'name').flatMap(({ value, place, schemas }): WrittenNames[] =>
    typeof value !== 'string' || schemas.some(listsStrings) ? [] : [{ place, values: [{ value, place }], schemas }],
  );
}

/** One of several patterns that hold together is enough. */
function patternFaults(use: SchemaUse): Violation[] {
  const schemas = use.target === null ? [] : sameValueSchemas(use.target);
  if (schemas.some(isSettled)) return [];
  return schemas.flatMap((schema): Violation[] => {
    const source = asString(schema.value.pattern);
    const isStandard = annotated(schema.place, 'standard') !== undefined;
    const message = source === null || isStandard ? null : patternFault(source);
    if (message === null) return [];
    // A pattern that other fields share may be right for them.
    return [{ message, at: isWrittenIn(schema, use) ? below(schema.place, 'pattern') : use.place }];
  });
}

function isSettled(schema: SchemaNode): boolean {
  const pattern = asString(schema.value.pattern);
  if (listsStrings(schema)) return true;
  return pattern !== null && admitsUpperCaseOnly(whole(pattern)) === 'yes';
}

/** The pattern as if it were anchored: missing anchors are judged by 2.2/string-pattern. */
function whole(pattern: string) {
  return parsePattern(`^(?:${pattern})$`);
}

function isWrittenIn(schema: SchemaNode, use: SchemaUse): boolean {
  for (let { written } = schema; written !== null; written = written.holder?.written ?? null) {
    if (written === use) return true;
  }
  return usesOf(schema).length === 1 || !isUsedElsewhere(schema, (other) => isSameProperty(other, use));
}

function patternFault(source: string): string | null {
  const pattern = parsePattern(source);
  if (pattern.error !== null || patternWords(pattern) !== null) return null;
  const found = findAdmittedText(whole(source), 'outside', parsePattern('^[0-9A-Z_]*$'));
  if (typeof found === 'string') return null;
  return `the pattern ${quote(source)} of error names admits ${quote(found.text)}; write ${ENUMERATED_NAMING}`;
}
