import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { plain, quote } from '../../../framework/messages.ts';
import { INSTANT_REMEDY } from '../../../functions/messages/instants.ts';
import { asInstant } from '../../../functions/remedies/number-as-string.ts';
import type { Description } from '../../../model/description/description.ts';
import { asString } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { keywordInAnyDefinition, keywordOf, ownPlace } from '../../../model/schemas/keywords.ts';
import { numericTypeOf, typesOf } from '../../../model/schemas/schema-types.ts';
import { admits } from '../../../model/text/pattern/admits.ts';
import { parsePattern } from '../../../model/text/pattern/pattern.ts';
import type { MatchedField } from '../../../model/types/matched-fields.ts';
import { promisedInstants } from '../../../model/types/promised-instants.ts';
import { TEMPORAL_FORMS } from '../../../model/types/temporal-forms.ts';

/** Fields whose names promise a point in time are strings of format date-time. */
export default defineRule({
  id: 'date-time-type',
  statements: ['2.3/date-time'],
  severity: 'warn',
  summary: 'A field whose name promises a point in time is a string of format date-time.',
  why: 'Of an integer nobody sees whether it counts seconds or milliseconds; of a string without format no tool knows that it is a time.',
  // Their findings on an integer that is a point in time ask for the string, too.
  yieldsTo: ['file-metadata'],
  yieldsToGroups: ['numbers'],
  subjects: promisedInstants,
  judge: (field, description) => {
    const found = numericTime(field, description) ?? unformatted(field);
    return found !== null && field.isUse ? { message: found.message } : found;
  },
});

function numericTime({ schema, name }: MatchedField, description: Description): Violation | null {
  const type = numericTypeOf(schema);
  if (type === null) return null;
  return {
    message: `${plain(name)} is ${type === 'integer' ? 'an integer' : 'a number'}; ${INSTANT_REMEDY}`,
    at: ownPlace(schema, keywordOf(schema, 'type')?.place ?? schema.place),
    remedy: () => asInstant(schema, description),
  };
}

/** Formats that mean a date-time and are not its name. */
const OTHER_FORMATS = /date-?_?time|timestamp|iso-?8601|rfc-?3339|unix|epoch/i;

function unformatted({ schema, name }: MatchedField): Violation | null {
  if (!typesOf(schema).includes('string') || hasInstantPattern(schema)) return null;
  const format = keywordOf(schema, 'format');
  if (format === undefined && keywordInAnyDefinition(schema, 'format') !== undefined) return null;
  if (format === undefined)
    return { message: `${plain(name)} is a string without format; write format date-time${exampleWords(schema)}` };
  const given = asString(format.value) ?? '';
  if (given === 'date-time' || !OTHER_FORMATS.test(given)) return null;
  return {
    message: `format of ${plain(name)} is ${quote(given)}; write date-time`,
    at: ownPlace(schema, format.place),
  };
}

/** Seconds or milliseconds since 1970, as a text. */
const EPOCH = /^\d{10}(?:\d{3})?$/;

/** What becomes of an example that counts seconds or milliseconds. */
function exampleWords(schema: SchemaNode): string {
  const example = asString(keywordOf(schema, 'example')?.value);
  if (example === null || !EPOCH.test(example)) return '';
  const instant = new Date(Number(example) * (example.length === 10 ? 1000 : 1)).toISOString();
  return `, and ${quote(instant)} for the example ${quote(example)}`;
}

const OTHER_FORMS = [
  ...['08:30', '08:30:00', '08:30:00Z', '08:30:00.000Z', 'PT5M', '5m', '1m0s'],
  ...['2024-05-17', '17.05.2024', '2024-05', '05/2024', '05/24'],
];

/** A pattern for date-times; or one for times of day, durations, days or months, which the name may mean too. */
function hasInstantPattern(schema: MatchedField['schema']): boolean {
  const source = asString(keywordInAnyDefinition(schema, 'pattern')?.value);
  if (source === null) return false;
  const pattern = parsePattern(source);
  return [...TEMPORAL_FORMS['date-time'].samples, ...OTHER_FORMS].some((sample) => admits(pattern, sample) !== false);
}
