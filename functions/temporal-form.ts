import type { JSONSchema } from 'json-schema-to-ts';
import { defineFunction, type OptionsOf } from '../framework/define-function.ts';
import type { Violation } from '../framework/finding.ts';
import { plain, quote } from '../framework/messages.ts';
import { remedied } from '../framework/remedied.ts';
import { set } from '../framework/remedy.ts';
import { asString } from '../model/description/json.ts';
import { keywordOf, ownPlace } from '../model/schemas/keywords.ts';
import { hasListedValues } from '../model/schemas/listed-values.ts';
import { numericTypeOf } from '../model/schemas/schema-types.ts';
import { admits } from '../model/text/pattern/admits.ts';
import { type Pattern, parsePattern } from '../model/text/pattern/pattern.ts';
import { type MatchedValue, matchedValues } from '../model/types/matched-fields.ts';
import { requestValueTest, type TemporalField, temporalFields, timeRangeTest } from '../model/types/temporal-fields.ts';
import { TEMPORAL_FORM_NAMES, TEMPORAL_FORMS, type TemporalForm } from '../model/types/temporal-forms.ts';
import { isFloatingName } from '../model/types/temporal-names.ts';

interface ShownValue extends MatchedValue {
  readonly by: TemporalField['by'];
  readonly offsetAllowed: boolean;
}

const OPTIONS = {
  type: 'object',
  additionalProperties: false,
  required: ['form'],
  properties: {
    form: { enum: [...TEMPORAL_FORM_NAMES] },
    offsetInRequests: {
      description: 'True where what only requests carry may have an offset in place of Z.',
      type: 'boolean',
    },
  },
} as const satisfies JSONSchema;

type TemporalFormOptions = OptionsOf<typeof OPTIONS>;

/**
 * Dates and times are written in one form: their schemas leave room for it, and the values that the description gives
 * have it. Where the schema is wrong, it is the cause of wrong values too.
 */
export default defineFunction({
  name: 'temporalForm',
  options: OPTIONS,
  subjects: (description, { form: name, offsetInRequests = false }) => {
    const form = TEMPORAL_FORMS[name];
    const fields = temporalFields(description, form);
    const right = fields.filter((field) => wrongSchema(field, form) === null);
    const inRange = timeRangeTest(description);
    const inRequest = requestValueTest(description);
    const readings = new Map(right.map(({ schema, by }) => [schema, by]));
    const values = matchedValues(description, right)
      .filter(({ place }) => !inRange(place))
      .map((value): ShownValue => {
        const offsetAllowed = offsetInRequests && inRequest(value);
        return { ...value, by: readings.get(value.schema) ?? 'guess', offsetAllowed };
      });
    return [...fields, ...values];
  },
  judge: (subject, options) => {
    const form = TEMPORAL_FORMS[options.form];
    if ('example' in subject) return wrongValue(subject, form, options);
    const found = wrongSchema(subject, form);
    return found !== null && subject.isUse ? { message: found.message } : found;
  },
});

function wrongSchema(field: TemporalField, form: TemporalForm): Violation | null {
  if (field.by === 'guess') return foreignPattern(field, form);
  const found = wrongType(field, form) ?? wrongFormat(field, form);
  if (found !== null || hasListedValues(field.schema)) return found;
  return unfitPattern(field, form) ?? zonedPattern(field, form) ?? unfitLength(field, form);
}

function wrongType({ schema, name }: TemporalField, form: TemporalForm): Violation | null {
  const type = numericTypeOf(schema);
  if (type === null) return null;
  const orTime = form.name === 'full-date' && !isFloatingName(name) ? ', or with a date-time' : '';
  const message = `${plain(name)} is ${type === 'integer' ? 'an' : 'a'} ${type}; write a string with a ${form.name}, ${form.notation}${orTime}`;
  return { message, at: ownPlace(schema, keywordOf(schema, 'type')?.place ?? schema.place) };
}

function wrongFormat(
  { schema, name, by }: TemporalField,
  { name: form, notation, formats }: TemporalForm,
): Violation | null {
  const format = keywordOf(schema, 'format');
  const given = asString(format?.value);
  if (by !== 'name' || format === undefined || given === null || formats.includes(given)) return null;
  if (!['date', 'date-time', 'time'].includes(given)) return null;
  const message = `format of ${plain(name)} is ${quote(given)}; write a pattern for a ${form}, ${notation}, instead`;
  return { message, at: ownPlace(schema, format.place) };
}

function unfitPattern(field: TemporalField, { name: form, samples }: TemporalForm): Violation | null {
  return patternFault(field, (pattern, source) => {
    if (samples.some((sample) => admits(pattern, sample) !== false)) return null;
    return `pattern ${quote(source)} rejects a ${form} such as ${quote(samples[0])}; admit it`;
  });
}

/** Only a month has no timezone and could be written with one. */
function zonedPattern(field: TemporalField, { name: form, notation }: TemporalForm): Violation | null {
  if (form !== 'year-month') return null;
  return patternFault(field, (pattern, source) => {
    const zoned = ['2024-05Z', '2024-05+02:00'].find((sample) => admits(pattern, sample) === true);
    if (zoned === undefined || admits(pattern, 'text') !== false) return null;
    return `pattern ${quote(source)} admits ${quote(zoned)}, with a timezone; admit ${notation} only`;
  });
}

/**
 * A pattern that is for texts of the same kind in another form, and for none of this or another form of the
 * conventions.
 */
function foreignPattern(
  field: TemporalField,
  { name: form, notation, otherNotationSamples }: TemporalForm,
): Violation | null {
  return patternFault(field, (pattern, source) => {
    const known = Object.values(TEMPORAL_FORMS).flatMap(({ samples }) => samples);
    if (known.some((sample) => admits(pattern, sample) !== false)) return null;
    const sample = otherNotationSamples.find((one) => fitsLength(one, field) && admits(pattern, one) === true);
    if (sample === undefined) return null;
    return `pattern ${quote(source)} admits ${quote(sample)}; write a ${form} as ${notation}`;
  });
}

function fitsLength({ length }: string, { schema }: TemporalField): boolean {
  const least = Number(keywordOf(schema, 'minLength')?.value ?? 0);
  return length >= least && length <= Number(keywordOf(schema, 'maxLength')?.value ?? length);
}

function patternFault(
  { schema }: TemporalField,
  faultOf: (pattern: Pattern, source: string) => string | null,
): Violation | null {
  const own = keywordOf(schema, 'pattern');
  const source = asString(own?.value);
  if (own === undefined || source === null) return null;
  const pattern = parsePattern(source);
  const message = pattern.error === null ? faultOf(pattern, source) : null;
  return message === null ? null : { message, at: ownPlace(schema, own.place) };
}

function unfitLength(
  { schema }: TemporalField,
  { name: form, samples: [sample], notation }: TemporalForm,
): Violation | null {
  const least = keywordOf(schema, 'minLength');
  const most = keywordOf(schema, 'maxLength');
  if (least !== undefined && Number(least.value) > sample.length) {
    const message = `minLength is ${quote(least.value)}; write ${sample.length} or less, the length of a ${form}, ${notation}`;
    return { message, at: ownPlace(schema, least.place) };
  }
  if (most === undefined || !(Number(most.value) < sample.length)) return null;
  const message = `maxLength is ${quote(most.value)}; write ${sample.length} or more, the length of a ${form}, ${notation}`;
  return { message, at: ownPlace(schema, most.place) };
}

function wrongValue(
  { value, place, by, offsetAllowed }: ShownValue,
  form: TemporalForm,
  { offsetInRequests = false }: TemporalFormOptions,
): Violation | null {
  if (value === null || typeof value === 'object') return null;
  const text = String(value);
  if (typeof value === 'string' && form.isValid(text, offsetAllowed)) return null;
  if (by === 'guess' && !form.otherNotation.test(text)) return null;
  const meant = form.suggestion(text);
  const words = `write ${meant === null ? `one such as ${quote(form.samples[0])}` : quote(meant)}`;
  const edits = meant === null ? [] : [set(place, meant)];
  if (typeof value === 'string' && form.isValid(text, true)) {
    const fact = offsetInRequests ? 'has an offset, and is not for requests only' : 'has an offset';
    return remedied(`${quote(value)} ${fact}`, edits, { words });
  }
  return remedied(`${quote(value)} is not a ${form.name} as ${form.notation}`, edits, { words });
}
