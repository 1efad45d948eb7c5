import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { plain, quote } from '../../../framework/messages.ts';
import { asString } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { plainDefinitionNames } from '../../../model/schemas/definition-names.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import { type Field, propertyUses } from '../../../model/schemas/fields.ts';
import { keywordOf, ownPlace } from '../../../model/schemas/keywords.ts';
import { typesOf } from '../../../model/schemas/schema-types.ts';
import { ownExamples } from '../../../model/schemas/written-values.ts';
import { admits } from '../../../model/text/pattern/admits.ts';
import { parsePattern } from '../../../model/text/pattern/pattern.ts';
import { annotatedRoleOfField } from '../../../model/types/annotated-role.ts';
import {
  type MatchedField,
  type MatchedValue,
  matchedFields,
  matchedValues,
} from '../../../model/types/matched-fields.ts';
import { TEMPORAL_FORMS } from '../../../model/types/temporal-forms.ts';
import { isFloatingName, isInstantName } from '../../../model/types/temporal-names.ts';

/**
 * Days and months on the calendar, such as dates of birth and expiry dates, are no date-times: by format, pattern or
 * value.
 */
export default defineRule({
  id: 'floating-dates',
  statements: ['2.3/floating-dates'],
  severity: 'warn',
  summary: 'Dates of birth, expiry dates and the like carry no timezone.',
  why: 'A birthday stored as an instant is the day before for whoever reads it further west.',
  yieldsTo: ['pattern-valid'],
  subjects: (description) => {
    const fields = matchedFields(description, { matchesName: isFloatingName, matches: isFloating }).flatMap(
      usesOfInstant,
    );
    const right = fields.filter((field) => zoned(field) === null && keywordOf(field.schema, 'format') === undefined);
    return [...fields, ...matchedValues(description, right)];
  },
  judge: (subject) => {
    if ('example' in subject) return zonedValue(subject);
    const found = zoned(subject);
    return found !== null && subject.isUse ? { message: found.message } : found;
  },
});

/**
 * A schema that is called an instant is none by mistake, even where nothing but days refers to it: each of these is
 * wrong.
 */
function usesOfInstant(field: MatchedField): MatchedField[] {
  if (field.isUse || !plainDefinitionNames(field.schema).some((name) => isInstantName(name) || /instant$/i.test(name)))
    return [field];
  return field.fields.map((one) => ({ ...field, name: one.name, place: one.place, isUse: true, fields: [one] }));
}

function isFloating(field: Field): boolean {
  if (field.kind === 'header' || annotatedRoleOfField(field) !== null || !isFloatingName(field.name)) return false;
  return typesOf(field.schema).includes('string') && !isInstant(field);
}

/** Words of descriptions of instants, and of names of days that none is. */
const INSTANT = /\b(?:date[- ]?(?:and|\/)[- ]?time|time[- ]?stamps?|point in time|instant|UTC|time ?zone)\b/i;
const BIRTH = /birth|dob|death|anniversary/i;
/** A time of day other than midnight. */
const TIME_OF_DAY = /^\d{4}-\d\d-\d\d[Tt ](?!00:00)\d\d:\d\d/;

/**
 * True for what ends at an instant, as its description or an example shows; not for what cannot, such as a birthday.
 */
function isInstant({ name, schema }: Field): boolean {
  if (BIRTH.test(name) || keywordOf(schema, 'format')?.value !== 'date-time') return false;
  const own = effectiveSchema(schema).parts.filter((part) => !isOfOtherFields(part));
  return (
    own.some(({ value }) => INSTANT.test(asString(value.description) ?? '')) ||
    own.flatMap(ownExamples).some((example) => TIME_OF_DAY.test(asString(example) ?? ''))
  );
}

/** What a type for all points in time says of itself tells nothing of one field that refers to it. */
function isOfOtherFields(part: SchemaNode): boolean {
  return propertyUses(part).some(({ name }) => !isFloatingName(name));
}

function zoned({ schema, name }: MatchedField): Violation | null {
  const format = keywordOf(schema, 'format');
  if (format?.value === 'date-time') {
    const message = `${plain(name)} is of format date-time, which has a timezone; write format date`;
    return { message, at: ownPlace(schema, format.place) };
  }
  const own = keywordOf(schema, 'pattern');
  const source = asString(own?.value);
  if (own === undefined || source === null || format !== undefined) return null;
  const pattern = parsePattern(source);
  const [day, month] = [TEMPORAL_FORMS['full-date'], TEMPORAL_FORMS['year-month']];
  if (pattern.error !== null || !TEMPORAL_FORMS['date-time'].samples.some((sample) => admits(pattern, sample) === true))
    return null;
  if ([...day.samples, ...month.samples].some((sample) => admits(pattern, sample) !== false)) return null;
  const message = `pattern ${quote(source)} of ${plain(name)} is for date-times, which have a timezone; write format date`;
  return { message, at: ownPlace(schema, own.place) };
}

function zonedValue({ value }: MatchedValue): Violation | null {
  if (typeof value !== 'string' || !/^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:/.test(value)) return null;
  return { message: `${quote(value)} has a time and a timezone; write the day, ${quote(value.slice(0, 10))}` };
}
