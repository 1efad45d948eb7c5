import type { Description } from '../description/description.ts';
import { asString, strings } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { isBelow, type Place } from '../description/place.ts';
import { Context, describesValue } from '../description/schema-contexts.ts';
import { clientOperations } from '../operations/client-operations.ts';
import { sentSchemas } from '../operations/sent-schemas.ts';
import { descriptionsOf } from '../schemas/descriptions.ts';
import type { ExampleValue } from '../schemas/example-values.ts';
import { type Field, fieldsBySchema, fieldsNamed } from '../schemas/fields.ts';
import { keywordInAnyDefinition } from '../schemas/keywords.ts';
import { hasListedValues } from '../schemas/listed-values.ts';
import { numericTypeOf, typesOf } from '../schemas/schema-types.ts';
import { annotatedRoleOfField } from './annotated-role.ts';
import { type MatchedField, matchedFields } from './matched-fields.ts';
import type { TemporalForm } from './temporal-forms.ts';
import { isFloatingName, isTimeRangeName, isTimeRangeParameter, isYearMonthName } from './temporal-names.ts';

/**
 * A schema of dates or times in a form, by its `format`, by a `name` that means the form, or by a name that may
 * (`guess`).
 */
export interface TemporalField extends MatchedField {
  readonly by: 'format' | 'name' | 'guess';
}

/**
 * The schemas of dates or times in a form. Left out are the query parameters of time ranges, which have a form of their
 * own; date-times that should be floating dates, which floating-dates reports; and other forms of fields that are named
 * as a month of a year, which year-month reports.
 */
export function temporalFields(description: Description, form: TemporalForm): TemporalField[] {
  const fields = fieldsBySchema(description);
  const formatted = description.schemas.filter(
    (node) => describesValue(node) && isFormatted(node, form) && !belongsToOtherForm(fields.get(node) ?? [], form),
  );
  const known = new Set(formatted);
  const named = matchedFields(description, {
    matchesName: (name) => form.isNamedSo(name) || form.mayBeNamedSo(name),
    matches: (field) => !known.has(field.schema) && nameReading(field, form) !== null,
  });
  return [
    ...formatted.map((schema): TemporalField => {
      return { name: displayName(schema), place: schema.place, schema, isUse: false, fields: [], by: 'format' };
    }),
    ...named.map((field) => ({ ...field, by: nameReadingOf(field, form) })),
  ];
}

function isFormatted(node: SchemaNode, { formats }: TemporalForm): boolean {
  const format = asString(node.value.format);
  if (format === null || !formats.includes(format)) return false;
  const types = typesOf(node);
  return types.length === 0 || types.includes('string');
}

function belongsToOtherForm(fields: readonly Field[], { name: form }: TemporalForm): boolean {
  const using = fields.filter(({ kind }) => kind !== 'definition');
  if (using.length === 0) return false;
  if (using.every(isTimeRangeParameter)) return true;
  if (form === 'date-time' && using.every(({ name }) => isFloatingName(name))) return true;
  return form !== 'year-month' && using.every(({ name }) => isYearMonthName(name));
}

function nameReading(field: Field, { name: form, isNamedSo, mayBeNamedSo }: TemporalForm): 'name' | 'guess' | null {
  const { schema, name } = field;
  const types = typesOf(schema);
  if (isTimeRangeParameter(field)) return null;
  if (form === 'full-date' && mayBeNamedSo(name) && isNumericDay(field)) return 'name';
  if (isNamedSo(name)) return types.includes('string') || numericTypeOf(schema) !== null ? 'name' : null;
  const isPlain = types.includes('string') && keywordInAnyDefinition(schema, 'format') === undefined;
  return isPlain && mayBeNamedSo(name) ? 'guess' : null;
}

/** A maximum up to which an integer counts days of a year. */
const LAST_DAY = 366;

/** True for a number whose name means dates: not a number of days, and not a day of a month. */
function isNumericDay(field: Field): boolean {
  const { kind, name, schema, repeated, parameter } = field;
  if (kind === 'definition' || kind === 'header' || numericTypeOf(schema) === null) return false;
  if (annotatedRoleOfField(field) !== null || hasListedValues(schema)) return false;
  if (/dates$/i.test(name) && !repeated) return false;
  if (Number(keywordInAnyDefinition(schema, 'maximum')?.value) <= LAST_DAY) return false;
  const texts = strings([
    ...descriptionsOf(schema),
    keywordInAnyDefinition(schema, 'description')?.value,
    parameter?.value.description,
  ]);
  return !texts.some((text) => /\bdays? of\b|\bnumber of\b|\bcount\b/i.test(text));
}

function nameReadingOf({ fields }: MatchedField, form: TemporalForm): 'name' | 'guess' {
  return fields.some((field) => nameReading(field, form) === 'name') ? 'name' : 'guess';
}

/** A test for places inside the query parameters of time ranges. */
export function timeRangeTest(description: Description): (place: Place) => boolean {
  const ranges = fieldsNamed(description, isTimeRangeName).filter(isTimeRangeParameter);
  const places = new Set(ranges.map(({ parameter, place }) => parameter?.place ?? place));
  return (place) => hasAncestor(place, (one) => places.has(one));
}

const RECEIVED =
  Context.jsonPropertyNames |
  Context.requestBody |
  Context.pathParameter |
  Context.queryParameter |
  Context.headerParameter |
  Context.cookieParameter;

/** A test for values that only requests carry. */
export function requestValueTest(
  description: Description,
): (value: { place: Place; schema: SchemaNode; example: ExampleValue | null }) => boolean {
  const sent = new Set(sentSchemas(description));
  const called = calledPlaces(description);
  return ({ place, schema, example }) => {
    if (isBelow(place, called)) return false;
    if (example !== null && hasAncestor(place, ({ key }) => key === 'requestBody' || key === 'requestBodies'))
      return true;
    const { contexts } = schema;
    // JSON that the service never sends is writeOnly, even if no request has it.
    return (contexts & RECEIVED) !== 0 && (contexts & Context.responseHeader) === 0 && !sent.has(schema);
  };
}

/** The places of webhooks and callbacks, and of the bodies that the service sends with them. */
function calledPlaces(description: Description): ReadonlySet<Place> {
  const own = new Set(clientOperations(description));
  const called = description.operations.filter((operation) => !own.has(operation));
  const bodies = called.flatMap(({ requestBody }) => requestBody?.node ?? []);
  return new Set([...called.map(({ pathItem }) => pathItem), ...bodies].map(({ place }) => place));
}

function hasAncestor(place: Place, matches: (place: Place) => boolean): boolean {
  for (let current: Place | null = place; current !== null; current = current.parent) if (matches(current)) return true;
  return false;
}

/** What a message calls the schema: its property, component or parameter name, else its kind. */
export function displayName(node: SchemaNode): string {
  const use = node.written ?? node.usedBy[0];
  const named = use !== undefined && ['property', 'component', 'parameter', 'header'].includes(use.relation);
  return named ? String(use.key) : 'this schema';
}
