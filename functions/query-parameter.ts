import type { JSONSchema } from 'json-schema-to-ts';
import { defineFunction, type OptionsOf } from '../framework/define-function.ts';
import type { Violation } from '../framework/finding.ts';
import { listed, quote } from '../framework/messages.ts';
import { remedied } from '../framework/remedied.ts';
import { set } from '../framework/remedy.ts';
import type { Description } from '../model/description/description.ts';
import { has } from '../model/description/json.ts';
import type { SchemaNode } from '../model/description/nodes.ts';
import { below, type Place } from '../model/description/place.ts';
import { type QueryName, textAbout } from '../model/parameters/names-in-query.ts';
import { givesList } from '../model/paths/path-of-operation.ts';
import { placesOfFault, type QuerySchema, schemasOfQuery } from '../model/query/parameter-schemas.ts';
import { operationsByParameter } from '../model/query/query-names.ts';
import { listsWords } from '../model/query/value-evidence.ts';
import { effectiveSchema } from '../model/schemas/effective-schema.ts';
import { type Keyword, keywordOf } from '../model/schemas/keywords.ts';
import { listedValues } from '../model/schemas/listed-values.ts';
import { placesOfType } from '../model/schemas/places-of-type.ts';
import { admitsOnly, admittedTypes } from '../model/schemas/schema-types.ts';

const OPTIONS = {
  type: 'object',
  additionalProperties: false,
  required: ['parameter', 'type', 'called'],
  properties: {
    parameter: { description: 'Name of the query parameter.', type: 'string' },
    type: { enum: ['string', 'integer', 'boolean'] },
    called: { description: 'What the remedy calls the type: `a positive integer`.', type: 'string' },
    least: { description: 'The least number.', type: 'number' },
    default: {
      description: 'The default that there must be; `any` for one of the right type.',
      type: ['number', 'boolean', 'string'],
    },
    opaque: {
      description: 'True where the value means nothing to clients: what lists or types its content is wrong.',
      type: 'boolean',
    },
  },
} as const satisfies JSONSchema;

type QueryParameterOptions = OptionsOf<typeof OPTIONS>;

/**
 * A query parameter that the conventions define has the type, the least value and the default that they give it. The
 * type null, a bound that is missing and `required` are left to the rules about these.
 */
export default defineFunction({
  name: 'queryParameter',
  options: OPTIONS,
  subjects: (description, { parameter }) => schemasOfQuery(description, parameter),
  judge: (subject, options, description) => {
    if (namesNoPage(subject, options, description)) return null;
    const wrong = wrongType(subject, options);
    if (wrong !== null) return wrong;
    return [...wrongLeast(subject, options), ...wrongDefault(subject, options), ...wrongContent(subject, options)];
  },
});

function violationsAt(subject: QuerySchema, message: string, keyword?: Keyword): Violation[] {
  return placesOfFault(subject, keyword).map((at) => ({ message, at }));
}

/** With the value to write for a keyword, where the text with it belongs to the parameter alone. */
function corrected(subject: QuerySchema, fact: string, words: string, name: string, value: unknown): Violation[] {
  const { schema, own } = subject;
  const keyword = keywordOf(schema, name);
  const isOwn = own && !has(schema.value, '$ref') && (keyword === undefined || has(schema.value, name));
  const edits = isOwn ? [set(below(schema.place, name), value)] : [];
  return placesOfFault(subject, keyword).map((at) => remedied(fact, edits, { at, words }));
}

function wrongType(subject: QuerySchema, { parameter, type, called }: QueryParameterOptions): Violation[] | null {
  const { schema } = subject;
  const { complete } = effectiveSchema(schema);
  const types = [...(admittedTypes(schema) ?? [])].filter((one) => one !== 'null');
  if (admitsOnly(schema, type)) return null;
  if (types.length === 0) return complete ? violationsAt(subject, `${parameter} names no type; make it ${called}`) : [];
  // Its style is at fault (4.1/repeated-values): the names in the query are those of its properties.
  if (types.includes('object') && subject.queries.every(isInBrackets)) return [];
  // Listed numbers may all be integers.
  if (types.includes('number') && type === 'integer' && keywordOf(schema, 'type') === undefined) return [];
  // What lists the values of another type, or bounds them, goes with it.
  const lists = ['enum', 'pattern']
    .flatMap((name) => keywordOf(schema, name)?.place ?? [])
    .concat(listedPlaces(schema));
  const covers = [...lists, ...(subject.own ? placesOfType(schema) : [])];
  const message = `${parameter} is of type ${listed(types, 'or')}; make it ${called}`;
  return violationsAt(subject, message, keywordOf(schema, 'type')).map((found) => ({ ...found, covers }));
}

function isInBrackets({ parameter }: QueryName): boolean {
  return parameter.value.style === 'deepObject';
}

function listedPlaces(schema: SchemaNode): Place[] {
  return effectiveSchema(schema).parts.flatMap((part) =>
    listedValues(part).map(({ path }) => below(part.place, ...path)),
  );
}

/**
 * True for a number's name under which operations that give no list take one of several words: `pageSize` of a paper.
 */
function namesNoPage(
  { schema, queries }: QuerySchema,
  { type }: QueryParameterOptions,
  description: Description,
): boolean {
  if (type !== 'integer' || !listsWords(schema)) return false;
  const operations = queries.flatMap(({ parameter }) => operationsByParameter(description).get(parameter) ?? []);
  return operations.length > 0 && operations.every((operation) => givesList(operation, description) === false);
}

function wrongLeast(subject: QuerySchema, { parameter, least, called }: QueryParameterOptions): Violation[] {
  const minimum = keywordOf(subject.schema, 'minimum');
  if (least === undefined || typeof minimum?.value !== 'number' || leastOf(subject.schema, minimum.value) >= least)
    return [];
  const fact = `the minimum of ${parameter} is ${minimum.value}`;
  const words = `write ${least}, as it is ${called}`;
  // A default below the new minimum has to change with it.
  const given = keywordOf(subject.schema, 'default')?.value;
  if (typeof given === 'number' && given < least) return violationsAt(subject, `${fact}; ${words}`, minimum);
  return corrected(subject, fact, words, 'minimum', least);
}

/** The least value that the bounds admit. */
function leastOf(schema: SchemaNode, minimum: number): number {
  const exclusive = keywordOf(schema, 'exclusiveMinimum')?.value;
  if (exclusive === true) return Math.floor(minimum) + 1;
  return typeof exclusive === 'number' ? Math.max(minimum, Math.floor(exclusive) + 1) : minimum;
}

function wrongDefault(subject: QuerySchema, options: QueryParameterOptions): Violation[] {
  const { parameter, default: wanted } = options;
  if (wanted === undefined) return [];
  const keyword = keywordOf(subject.schema, 'default');
  const remedy = wanted === 'any' ? `write one that is ${options.called}` : `write ${wanted}`;
  if (keyword === undefined) {
    // A default that only the description gives is a default, where any will do.
    if (wanted === 'any' && subject.queries.every((query) => DEFAULT_IN_WORDS.test(textAbout(query)))) return [];
    const fact = `${parameter} has no default`;
    const words = `${remedy} as default`;
    return wanted === 'any'
      ? violationsAt(subject, `${fact}; ${words}`)
      : corrected(subject, fact, words, 'default', wanted);
  }
  const fits = wanted === 'any' ? isRight(keyword.value, options) : keyword.value === wanted;
  if (fits) return [];
  const fact = `the default of ${parameter} is ${quote(keyword.value)}`;
  if (wanted === 'any') return violationsAt(subject, `${fact}; ${remedy}`, keyword);
  return corrected(subject, fact, remedy, 'default', wanted);
}

const DEFAULT_IN_WORDS = /\bdefault[^.]{0,80}\d|\d[^.]{0,80}\bdefault/i;

function isRight(value: unknown, { type, least = Number.NEGATIVE_INFINITY }: QueryParameterOptions): boolean {
  return type === 'integer' ? Number.isInteger(value) && Number(value) >= least : typeof value === type;
}

/** Formats that only say how the characters of a text are encoded. */
const ENCODINGS: readonly unknown[] = ['byte', 'base64', 'base64url', 'binary', 'password'];

function wrongContent(subject: QuerySchema, { parameter, opaque }: QueryParameterOptions): Violation[] {
  if (opaque !== true) return [];
  const lists = keywordOf(subject.schema, 'enum') ?? keywordOf(subject.schema, 'const');
  if (lists !== undefined)
    return violationsAt(subject, `${parameter} lists its values; leave them out, as it is opaque`, lists);
  const format = keywordOf(subject.schema, 'format');
  if (format === undefined || ENCODINGS.includes(format.value)) return [];
  return violationsAt(
    subject,
    `${parameter} has the format ${quote(format.value)}; leave it out, as it is opaque`,
    format,
  );
}
