import type { JSONSchema } from 'json-schema-to-ts';
import { defineFunction, type OptionsOf } from '../framework/define-function.ts';
import type { Violation } from '../framework/finding.ts';
import { listed, quote } from '../framework/messages.ts';
import { type Parsed, parseFields, parseFilter, parseSort } from '../grammar/index.ts';
import type { Description } from '../model/description/description.ts';
import type { SchemaNode } from '../model/description/nodes.ts';
import { below, byPlace, byText, isBelow, type Place } from '../model/description/place.ts';
import { isOfParameter, type QueryName } from '../model/parameters/names-in-query.ts';
import { ownParts, placesOfFault, type QuerySchema, schemasOfQuery } from '../model/query/parameter-schemas.ts';
import { operationsByParameter, queryNames } from '../model/query/query-names.ts';
import { meantNamesOf } from '../model/query/query-renames.ts';
import { reachableFrom } from '../model/schemas/composition.ts';
import { keywordOf } from '../model/schemas/keywords.ts';
import { placesOfType } from '../model/schemas/places-of-type.ts';
import { admitsOnly, admittedTypes, isUntyped } from '../model/schemas/schema-types.ts';
import { type WrittenValue, writtenValues } from '../model/schemas/written-values.ts';

/** Values that are given in one place: a default, an example, or all that a schema lists. */
interface Given {
  readonly place: Place;
  readonly queries: readonly QueryName[];
  readonly values: readonly WrittenValue[];
}

/** A media type of a query parameter that has a `content`. */
interface QueryContent {
  readonly place: Place;
  readonly mediaType: string;
}

const OPTIONS = {
  type: 'object',
  additionalProperties: false,
  required: ['parameter', 'grammar', 'form'],
  properties: {
    parameter: { description: 'Name of the query parameter.', type: 'string' },
    grammar: { enum: ['filter', 'sort', 'fields'] },
    form: { description: 'What a value looks like, for the remedy.', type: 'string' },
    insteadBeside: {
      description:
        'What to do where a parameter stands beside that does a part of it: by the name that the conventions have for it.',
      type: 'object',
      additionalProperties: { type: 'string' },
    },
  },
} as const satisfies JSONSchema;

type QueryTextOptions = OptionsOf<typeof OPTIONS>;

/**
 * A query parameter that is one text of a grammar: its type is string, and what it lists, defaults to or shows can be
 * read.
 */
export default defineFunction({
  name: 'queryText',
  options: OPTIONS,
  subjects: (description, { parameter }) => {
    const schemas = schemasOfQuery(description, parameter).filter(({ queries }) => !queries.every(isContent));
    const contents = queryNames(description).filter((query) => query.name === parameter && isContent(query));
    return [
      ...schemas,
      ...contents.flatMap(({ parameter }) =>
        parameter.content.map(({ name, mediaType: { place } }) => ({ place, mediaType: name })),
      ),
      ...schemas.flatMap((schema) => given(valuesOf(schema, description), schema.queries)),
    ];
  },
  judge: (subject, options, description) => {
    if ('own' in subject) return wrongType(subject, options, description);
    return 'values' in subject ? wrongTexts(subject, options, description) : wrongContent(subject, options);
  },
});

/** True for a parameter that has a `content` of its own, and not for a name in a form that is the whole query. */
function isContent(query: QueryName): boolean {
  return query.parameter.schema === null && isOfParameter(query);
}

/**
 * The values that are given for the name, not those that belong to others who share the schema; none where the type is
 * wrong.
 */
function valuesOf(subject: QuerySchema, description: Description): WrittenValue[] {
  const { schema, queries, own } = subject;
  if (otherTypes(schema).length > 0) return [];
  if (own) return ownParts(subject).flatMap((part) => writtenValues(part, description));
  const places = new Set(queries.map(({ parameter }) => parameter.place));
  return writtenValues(schema, description).filter(({ place }) => isBelow(place, places));
}

/**
 * Listed values are mostly wrong for one reason, so they are reported once, at the list. A value that is given again is
 * reported where it is first: in the list, as the default, else at the first example by place.
 */
function given(values: readonly WrittenValue[], queries: readonly QueryName[]): Given[] {
  const seen = new Set<unknown>();
  const isFirst = ({ value }: WrittenValue) => !seen.has(value) && seen.add(value);
  const list = values.filter(isListed).filter(isFirst);
  const others = values
    .filter((value) => !isListed(value))
    .sort((left, right) => byText(left.kind, right.kind) || byPlace(left.place, right.place));
  const groups = [list, ...others.filter(isFirst).map((value) => [value])];
  return groups.flatMap((group) => (group[0] === undefined ? [] : [{ place: group[0].place, queries, values: group }]));
}

function isListed({ kind }: WrittenValue): boolean {
  return kind === 'listed value';
}

function otherTypes(schema: SchemaNode): string[] {
  if (admitsOnly(schema, 'string')) return [];
  return [...(admittedTypes(schema) ?? [])].filter((type) => type !== 'null' && type !== 'string');
}

function wrongType(subject: QuerySchema, options: QueryTextOptions, description: Description): Violation[] {
  const { parameter, form } = options;
  const instead = insteadOf(subject.queries, options, description);
  const types = otherTypes(subject.schema);
  if (types.length === 0 && !isUntyped(subject.schema)) return [];
  if (types.length === 0) {
    const message = `${parameter} names no type; make it one string such as ${quote(form)}`;
    return placesOfFault(subject).map((at) => ({ message, at }));
  }
  const message = `${parameter} is of type ${listed(types, 'or')}; ${instead ?? `make it one string such as ${quote(form)}`}`;
  const covers = mootPlaces(subject);
  return placesOfFault(subject, keywordOf(subject.schema, 'type')).map((at) => ({ message, at, covers }));
}

/** Where rules about numbers, objects and alternatives report what goes when the schema becomes that of a string. */
function mootPlaces({ schema, own }: QuerySchema): Place[] {
  const whole = new Set([schema.place]);
  const inside = [...reachableFrom([schema])].filter(({ place }) => isBelow(place, whole));
  const ofParts = inside.flatMap(({ place }) => MOOT.map((keyword) => below(place, keyword)));
  return own ? [...ofParts, ...placesOfType(schema)] : ofParts;
}

const MOOT = ['additionalProperties', 'unevaluatedProperties', 'anyOf', 'oneOf'];

function wrongContent({ mediaType }: QueryContent, { parameter, form }: QueryTextOptions): Violation {
  return { message: `${parameter} holds ${quote(mediaType)}; make it one string such as ${quote(form)}` };
}

const PARSERS: Readonly<Record<QueryTextOptions['grammar'], (text: string) => Parsed<unknown>>> = {
  filter: parseFilter,
  sort: parseSort,
  fields: parseFields,
};

function wrongTexts({ values, queries }: Given, options: QueryTextOptions, description: Description): Violation | null {
  const wrong = values.flatMap((value) => {
    const fault = faultIn(value.value, options);
    return fault === null ? [] : [{ ...value, fault }];
  });
  const [first] = wrong;
  if (first === undefined) return null;
  const shown = listed(wrong.slice(0, 5).map(({ value }) => quote(value)));
  const fact = `the ${first.kind}${wrong.length > 1 ? 's' : ''} ${shown} of ${options.parameter} cannot be read`;
  const remedy = insteadOf(queries, options, description) ?? `write a text such as ${quote(options.form)}`;
  return { message: `${fact}: ${first.fault}; ${remedy}`, at: placeToTell(first) };
}

/** What to do where another parameter does a part of it; null where none stands beside. */
function insteadOf(
  queries: readonly QueryName[],
  { insteadBeside = {} }: QueryTextOptions,
  description: Description,
): string | null {
  const operations = queries.flatMap(({ parameter }) => operationsByParameter(description).get(parameter) ?? []);
  const names = operations.flatMap((operation) => [...meantNamesOf(operation, description)]);
  const beside = Object.keys(insteadBeside).find((name) => names.includes(name));
  return beside === undefined ? null : String(insteadBeside[beside]);
}

/** A list, for the values in it; some annotations put each into an object, under `value`. */
function placeToTell(value: WrittenValue): Place {
  const { place } = value;
  const item = place.key === 'value' ? place.parent : place;
  return isListed(value) && typeof item?.key === 'number' ? (item.parent ?? place) : place;
}

/** What is wrong with a value; null for one that can be read, and for an empty one, which asks for nothing. */
function faultIn(value: unknown, { grammar }: QueryTextOptions): string | null {
  if (value === null || value === '') return null;
  if (typeof value !== 'string') return 'expected a text';
  const { error } = PARSERS[grammar](value);
  return error === null ? null : `${error.message}, at character ${error.position + 1}`;
}
