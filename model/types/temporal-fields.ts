import type { Description } from '../description/description.ts';
import { asString, strings } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { isBelow, type Place } from '../description/place.ts';
import { Context, describesValue } from '../description/schema-contexts.ts';
import { clientOperations } from '../operations/client-operations.ts';
import { sentSchemas } from '../operations/sent-schemas.ts';
import type { ExampleValue } from '../schemas/example-values.ts';
import { type Field, fieldsBySchema, fieldsNamed } from '../schemas/fields.ts';
import { keywordInAnyDefinition } from '../schemas/keywords.ts';
import { hasListedValues } from '../schemas/listed-values.ts';
import { typesOf } from '../schemas/schema-types.ts';
import { annotatedRoleOfField } from './annotated-role.ts';
import { type MatchedField, matchedFields } from './matched-fields.ts';
import type { TemporalForm } from './temporal-forms.ts';
import { isFloatingName, isTimeRangeName, isTimeRangeParameter, isYearMonthName } from './temporal-names.ts';

/** A schema of dates or times in a form. `format` or `name`: that says so; `guess`: a name that lets one think so. */
export interface TemporalField extends MatchedField {
  readonly by: 'format' | 'name' | 'guess';
}

/**
 * The schemas of dates or times in a form. Left out are those of the query parameters that have forms of their own,
 * date-times that should be floating dates, which is statement 2.3/floating-dates' matter, and what is called a month of a
 * year, whose format 2.3/year-month tells.
 */
export function temporalFields(description: Description, form: TemporalForm): TemporalField[] {
  const fields = fieldsBySchema(description);
  const formatted = description.schemas.filter(
    (node) => describesValue(node) && isFormatted(node, form) && !isElsewhere(fields.get(node) ?? [], form),
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

function isElsewhere(fields: readonly Field[], { nameWithArticle }: TemporalForm): boolean {
  const using = fields.filter(({ kind }) => kind !== 'definition');
  if (using.length === 0) return false;
  if (using.every(isTimeRangeParameter)) return true;
  if (nameWithArticle === 'a date-time' && using.every(({ name }) => isFloatingName(name))) return true;
  return nameWithArticle !== 'a year-month' && using.every(({ name }) => isYearMonthName(name));
}

function nameReading(
  field: Field,
  { isNamedSo, mayBeNamedSo, nameWithArticle }: TemporalForm,
): 'name' | 'guess' | null {
  const { schema, name } = field;
  const types = typesOf(schema);
  if (isTimeRangeParameter(field)) return null;
  if (nameWithArticle === 'a full-date' && mayBeNamedSo(name) && isIntegerDay(field)) return 'name';
  if (isNamedSo(name)) return types.includes('string') || types.includes('integer') ? 'name' : null;
  const isPlain = types.includes('string') && keywordInAnyDefinition(schema, 'format') === undefined;
  return isPlain && mayBeNamedSo(name) ? 'guess' : null;
}

/** Days of a year are counted up to here. */
const LAST_DAY = 366;

/** True for a whole number where the name promises days: no count of them, and no day of a month. */
function isIntegerDay(field: Field): boolean {
  const { kind, name, schema, repeated, parameter } = field;
  const types = typesOf(schema);
  if (kind === 'definition' || kind === 'header' || !types.includes('integer') || types.includes('string'))
    return false;
  if (annotatedRoleOfField(field) !== null || hasListedValues(schema)) return false;
  if (/dates$/i.test(name) && !repeated) return false;
  if (Number(keywordInAnyDefinition(schema, 'maximum')?.value) <= LAST_DAY) return false;
  const texts = strings([keywordInAnyDefinition(schema, 'description')?.value, parameter?.value.description]);
  return !texts.some((text) => /\bdays? of\b|\bnumber of\b|\bcount\b/i.test(text));
}

function nameReadingOf({ fields }: MatchedField, form: TemporalForm): 'name' | 'guess' {
  return fields.some((field) => nameReading(field, form) === 'name') ? 'name' : 'guess';
}

/** Tells the values that belong to time ranges of queries. */
export function isInTimeRange(description: Description): (place: Place) => boolean {
  const ranges = fieldsNamed(description, isTimeRangeName).filter(isTimeRangeParameter);
  const places = new Set(ranges.flatMap(({ parameter }) => parameter?.place ?? []));
  return (place) => hasAncestor(place, (one) => places.has(one));
}

const RECEIVED =
  Context.jsonPropertyNames |
  Context.requestBody |
  Context.pathParameter |
  Context.queryParameter |
  Context.headerParameter |
  Context.cookieParameter;

/** Tells the values that only requests carry, which may have an offset. */
export function isInRequest(
  description: Description,
): (value: { place: Place; schema: SchemaNode; example: ExampleValue | null }) => boolean {
  const sent = new Set(sentSchemas(description));
  const called = calledPlaces(description);
  return ({ place, schema, example }) => {
    if (isBelow(place, called)) return false;
    if (example !== null && hasAncestor(place, ({ key }) => key === 'requestBody' || key === 'requestBodies'))
      return true;
    const { contexts } = schema;
    // What is JSON and is never sent is writeOnly, also where no request has it.
    return (contexts & RECEIVED) !== 0 && (contexts & Context.responseHeader) === 0 && !sent.has(schema);
  };
}

/** Webhooks and callbacks, and the bodies that the service sends with them. */
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
