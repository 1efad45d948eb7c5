import { defineFunction, type Violation } from '../framework/define-function.ts';
import { listed, quote } from '../framework/messages.ts';
import { type Parsed, parseFields, parseFilter, parseSort } from '../grammar/index.ts';
import { admitsOnly, admittedTypes } from '../model/admitted-types.ts';
import type { Description } from '../model/description.ts';
import { effectiveSchema } from '../model/effective-schema.ts';
import type { MediaTypeNode, SchemaNode } from '../model/nodes.ts';
import { type OwnValue, ownValues } from '../model/own-values.ts';
import { isBelow } from '../model/place.ts';
import { queryNames } from '../model/query-names.ts';
import { ownParts, placesOfFault, type QuerySchema, schemasOfQuery } from '../model/query-schemas.ts';

export interface QueryTextOptions {
  /** Name of the query parameter. */
  readonly parameter: string;
  readonly grammar: 'filter' | 'sort' | 'fields';
  /** What a value looks like, for the remedy. */
  readonly form: string;
}

type Subject = QuerySchema | MediaTypeNode | OwnValue;

/** A query parameter that is one text of a grammar: its type is string, and what it lists, defaults to or shows can be read. */
export default defineFunction<Subject, QueryTextOptions>({
  name: 'queryText',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['parameter', 'grammar', 'form'],
    properties: {
      parameter: { type: 'string' },
      grammar: { enum: ['filter', 'sort', 'fields'] },
      form: { type: 'string' },
    },
  },
  subjects: (description, { parameter }) => {
    const schemas = schemasOfQuery(description, parameter);
    const contents = queryNames(description).filter(({ name, schema }) => name === parameter && schema === null);
    return [
      ...schemas,
      ...contents.flatMap(({ parameter: { mediaTypes } }) => mediaTypes),
      ...new Set(schemas.flatMap((schema) => valuesOf(schema, description))),
    ];
  },
  judge: (subject, options) => {
    if ('own' in subject) return wrongType(subject, options);
    return 'kind' in subject ? wrongText(subject, options) : wrongContent(subject, options);
  },
});

/** The values that are given for the name, not those that belong to others who share the schema; none where the type is wrong. */
function valuesOf(subject: QuerySchema, description: Description): OwnValue[] {
  const { schema, queries, own } = subject;
  if (otherTypes(schema).length > 0) return [];
  if (own) return notRepeated(ownParts(subject).flatMap((part) => ownValues(part, description)));
  const places = new Set(queries.map(({ parameter }) => parameter.place));
  return ownValues(schema, description).filter(({ place }) => isBelow(place, places));
}

/** A default or an example that is listed is judged in the list. */
function notRepeated(values: readonly OwnValue[]): OwnValue[] {
  const listedValues = new Set(values.flatMap(({ kind, value }) => (kind === 'listed value' ? [value] : [])));
  return values.filter(({ kind, value }) => kind === 'listed value' || !listedValues.has(value));
}

function otherTypes(schema: SchemaNode): string[] {
  if (admitsOnly(schema, 'string')) return [];
  return [...(admittedTypes(schema) ?? [])].filter((type) => type !== 'null' && type !== 'string');
}

function wrongType(subject: QuerySchema, { parameter, form }: QueryTextOptions): Violation[] {
  const types = otherTypes(subject.schema);
  if (types.length === 0) return [];
  const message = `${parameter} is of type ${listed(types, 'or')}; make it one string such as ${quote(form)}`;
  return placesOfFault(subject, effectiveSchema(subject.schema).keyword('type')).map((at) => ({ message, at }));
}

function wrongContent({ name }: MediaTypeNode, { parameter, form }: QueryTextOptions): Violation {
  return { message: `${parameter} holds ${quote(name)}; make it one string such as ${quote(form)}` };
}

const PARSERS: Readonly<Record<QueryTextOptions['grammar'], (text: string) => Parsed<unknown>>> = {
  filter: parseFilter,
  sort: parseSort,
  fields: parseFields,
};

/** An empty text asks for nothing. */
function wrongText({ kind, value }: OwnValue, { parameter, grammar, form }: QueryTextOptions): Violation | null {
  if (value === null || value === '') return null;
  const shown = `the ${kind} ${quote(value)} of ${parameter}`;
  const remedy = `write a text such as ${quote(form)}`;
  if (typeof value !== 'string') return { message: `${shown} is no text; ${remedy}` };
  const { error } = PARSERS[grammar](value);
  if (error === null) return null;
  return { message: `${shown} cannot be read from character ${error.position + 1} on (${error.message}); ${remedy}` };
}
