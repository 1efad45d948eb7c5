import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { plain, quote } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { asString, strings } from '../../../model/description/json.ts';
import type { ParameterNode } from '../../../model/description/nodes.ts';
import { queryRenames } from '../../../model/query/query-renames.ts';
import type { Field } from '../../../model/schemas/fields.ts';
import { keywordInAnyDefinition, keywordOf, ownPlace } from '../../../model/schemas/keywords.ts';
import { hasListedValues } from '../../../model/schemas/listed-values.ts';
import { typesOf } from '../../../model/schemas/schema-types.ts';
import { isPrescribedSnakeCase, namedObjectOf } from '../../../model/schemas/snake-case-names.ts';
import { admits } from '../../../model/text/pattern/admits.ts';
import { parsePattern } from '../../../model/text/pattern/pattern.ts';
import { annotatedRoleOfField } from '../../../model/types/annotated-role.ts';
import { type MatchedField, matchedFields } from '../../../model/types/matched-fields.ts';
import { TEMPORAL_FORMS } from '../../../model/types/temporal-forms.ts';
import { isFloatingName, isInstantName, isTimeRangeParameter } from '../../../model/types/temporal-names.ts';

/** Fields whose names promise a point in time are strings of format date-time. */
export default defineRule({
  id: 'date-time-type',
  statements: ['2.3/date-time'],
  severity: 'warn',
  summary: 'A field whose name promises a point in time is a string of format date-time.',
  why: 'Of an integer nobody sees whether it counts seconds or milliseconds; of a string without format no tool knows that it is a time.',
  yieldsTo: ['no-number'],
  subjects: (description) => {
    const pages = pagingParameters(description);
    const matches = (field: Field) =>
      promisesInstant(field) && (field.parameter === null || !pages.has(field.parameter));
    return matchedFields(description, { matchesName: isInstantName, matches });
  },
  judge: (field) => {
    const found = numericTime(field) ?? unformatted(field);
    return found !== null && field.isUse ? { message: found.message } : found;
  },
});

/** Parameters that mean a position in a list: `startAt` beside `maxResults`. */
function pagingParameters(description: Description): ReadonlySet<ParameterNode> {
  const renames = [...queryRenames(description)].filter(([, { topic }]) => topic === 'paging');
  return new Set(renames.map(([{ parameter }]) => parameter));
}

function promisesInstant(field: Field): boolean {
  const { kind, name, object, schema } = field;
  if (kind === 'header' || !isInstantName(name) || isFloatingName(name) || isTimeRangeParameter(field)) return false;
  if (annotatedRoleOfField(field) !== null || hasListedValues(schema)) return false;
  return object === null || !isPrescribedSnakeCase(name, () => namedObjectOf(object));
}

function numericTime(field: MatchedField): Violation | null {
  const { schema, name } = field;
  const types = typesOf(schema);
  const type = types.includes('integer') ? 'an integer' : types.includes('number') ? 'a number' : null;
  if (type === null || types.includes('string') || tellsSpan(field)) return null;
  const message = `${plain(name)} is ${type}; write a string of format date-time`;
  return { message, at: ownPlace(schema, keywordOf(schema, 'type')?.place ?? schema.place) };
}

/** Formats that mean a date-time and are not its name. */
const OTHER_FORMATS = /date-?_?time|timestamp|iso-?8601|rfc-?3339|unix|epoch/i;

function unformatted(field: MatchedField): Violation | null {
  const { schema, name } = field;
  if (!typesOf(schema).includes('string') || hasInstantPattern(schema) || tellsSpan(field)) return null;
  const format = keywordOf(schema, 'format');
  if (format === undefined && keywordInAnyDefinition(schema, 'format') !== undefined) return null;
  if (format === undefined) return { message: `${plain(name)} is a string without format; write format date-time` };
  const given = asString(format.value) ?? '';
  if (given === 'date-time' || !OTHER_FORMATS.test(given)) return null;
  return {
    message: `format of ${plain(name)} is ${quote(given)}; write date-time`,
    at: ownPlace(schema, format.place),
  };
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

const SPAN_TEXT =
  /\b(?:milli|micro|nano)?seconds?\b|\bminutes?\b|\bhours?\b|\bdays?\b|duration|timeout|how long|time-only|time of day|\bhh:?mm\b/i;
const INSTANT_TEXT =
  /unix|epoch|timestamp|\bsince\b|(?:time|date|moment|instant) (?:at|on|in|of) which|date and time|\bUTC\b|\bZ\b/i;

/** A name in `Time` may be of a span or of a time of day, when text or examples say so; `At` and `Timestamp` leave no doubt. */
function tellsSpan({ name, schema, fields }: MatchedField): boolean {
  if (!/time$/i.test(name)) return false;
  const texts = strings([
    keywordOf(schema, 'description')?.value,
    ...fields.map(({ parameter }) => parameter?.value.description),
  ]);
  if (texts.some((text) => SPAN_TEXT.test(text) && !INSTANT_TEXT.test(text))) return true;
  if (texts.some((text) => /time-only|time of day|\bhh:mm\b|24-hour/i.test(text))) return true;
  const { value } = schema;
  const shown = [value.example, value.default, ...(Array.isArray(value.examples) ? value.examples : [])];
  return shown.some((one) => one !== undefined && !/^(?:[0-9]{4}-[0-9]{2}|[0-9]{9,})/.test(String(one)));
}
