import { defineRule } from '../../../framework/define-rule.ts';
import { quote } from '../../../framework/messages.ts';
import { annotated } from '../../../model/annotations/annotations.ts';
import type { Description } from '../../../model/description/description.ts';
import { asString } from '../../../model/description/json.ts';
import type { SchemaNode, SchemaUse } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { shownErrorMembers } from '../../../model/errors/error-examples.ts';
import { errorMemberUses } from '../../../model/errors/error-schemas.ts';
import { sameValueSchemas } from '../../../model/schemas/composition.ts';
import { listsStrings } from '../../../model/schemas/listed-values.ts';
import { findAdmittedText } from '../../../model/text/pattern/admitted-text.ts';
import {
  admitsUpperCaseOnly,
  ENUMERATED_NAMING,
  patternWords,
} from '../../../model/text/pattern/enumeration-patterns.ts';
import { parsePattern } from '../../../model/text/pattern/pattern.ts';
import { isUpperCase, toUpperCase } from '../../../model/text/words/name-case.ts';

/** An error name that an example shows, or the pattern of error names, where it is written; null where nothing is left to say. */
interface ErrorName {
  readonly place: Place;
  readonly text: string | null;
  readonly isPattern: boolean;
}

/** Error names are UPPER_CASE. What the field lists is statement 2.1/enum-values' own matter, and so are its examples then. */
export default defineRule({
  id: 'error-name',
  statements: ['2.6/error-name'],
  severity: 'error',
  summary: 'The name of an error is UPPER_CASE, in examples and by the pattern that it has.',
  why: 'Clients compare the name with constants; a name in another spelling is a different error to them.',
  subjects: (description) => [...errorMemberUses(description, 'name').flatMap(patternsOf), ...shownNames(description)],
  judge: ({ text, isPattern }) => {
    if (text === null) return null;
    if (isPattern) return patternFault(text);
    if (isUpperCase(text)) return null;
    const upper = toUpperCase(text);
    return {
      message: `error name ${quote(text)} is not UPPER_CASE; write ${upper === null ? 'upper-case letters, digits and underscores only' : quote(upper)}`,
    };
  },
});

/** One of several patterns that hold together is enough. */
function patternsOf(use: SchemaUse): ErrorName[] {
  const schemas = use.target === null ? [] : sameValueSchemas(use.target);
  if (schemas.some(isSettled)) return [{ place: use.place, text: null, isPattern: true }];
  return schemas.flatMap((schema): ErrorName[] => {
    const text = asString(schema.value.pattern);
    if (text === null || annotated(schema.place, 'standard') !== undefined) return [];
    // A pattern that other fields share may be right for them.
    return [{ place: isWrittenIn(schema, use) ? below(schema.place, 'pattern') : use.place, text, isPattern: true }];
  });
}

function isSettled(schema: SchemaNode): boolean {
  const pattern = asString(schema.value.pattern);
  if (listsStrings(schema)) return true;
  return pattern !== null && admitsUpperCaseOnly(whole(pattern)) === 'yes';
}

/** Without anchors, what stands around a match is a question of statement 2.2/string-pattern. */
function whole(pattern: string) {
  return parsePattern(`^(?:${pattern})$`);
}

function isWrittenIn(schema: SchemaNode, use: SchemaUse): boolean {
  for (let { written } = schema; written !== null; written = written.holder?.written ?? null) {
    if (written === use) return true;
  }
  return schema.usedBy.length === 1;
}

function shownNames(description: Description): ErrorName[] {
  return shownErrorMembers(description, 'name').flatMap(({ value, place, schemas }): ErrorName[] => {
    const isOther = schemas.some((schema) => listsStrings(schema) || annotated(schema.place, 'standard') !== undefined);
    return typeof value !== 'string' || isOther ? [] : [{ place, text: value, isPattern: false }];
  });
}

function patternFault(text: string) {
  if (parsePattern(text).error !== null || patternWords(parsePattern(text)) !== null) return null;
  const found = findAdmittedText(whole(text), 'outside', parsePattern('^[0-9A-Z_]*$'));
  if (typeof found === 'string') return null;
  return {
    message: `the pattern ${quote(text)} of error names admits ${quote(found.text)}; write ${ENUMERATED_NAMING}`,
  };
}
