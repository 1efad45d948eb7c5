import { defineFunction } from '../../../framework/define-function.ts';
import type { Violation } from '../../../framework/finding.ts';
import { listed, quote } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { asString } from '../../../model/description/json.ts';
import { below } from '../../../model/description/place.ts';
import { ownParts, placesOfFault, type QuerySchema, schemasOfQuery } from '../../../model/query/parameter-schemas.ts';
import { textAbout } from '../../../model/query/query-names.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import type { Keyword } from '../../../model/schemas/keywords.ts';
import { keywordOf } from '../../../model/schemas/keywords.ts';
import { documentedValues, enumValues } from '../../../model/schemas/listed-values.ts';
import { admitsOnly, admittedTypes } from '../../../model/schemas/schema-types.ts';
import { defaultAndExamples } from '../../../model/schemas/written-values.ts';
import { patternWords } from '../../../model/text/pattern/enumeration-patterns.ts';
import { parsePattern } from '../../../model/text/pattern/pattern.ts';

export interface SortDirectionsOptions {
  /** Name of the query parameter that gives the direction. */
  readonly parameter: string;
  readonly values: readonly string[];
}

/** The query parameter that gives the direction of sorting takes the values that the conventions name, and says so. */
export default defineFunction<QuerySchema, SortDirectionsOptions>({
  name: 'sortDirections',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['parameter', 'values'],
    properties: { parameter: { type: 'string' }, values: { type: 'array', items: { type: 'string' } } },
  },
  subjects: (description, { parameter }) => schemasOfQuery(description, parameter),
  judge: (subject, options, description) => {
    const list = listIn(subject);
    const fault = wrongType(subject, options) ?? (list === null ? null : wrongList(subject, list, options));
    if (fault !== null) return fault;
    // What a pattern rejects is told by statement 2.2/pattern-valid.
    if (list?.place.key === 'pattern') return [];
    const given = wrongGiven(subject, options, description);
    return given.length > 0 || list !== null ? given : undocumented(subject, options);
  },
});

function told(subject: QuerySchema, message: string, keyword?: Keyword): Violation[] {
  return placesOfFault(subject, keyword).map((at) => ({ message, at }));
}

function remedyOf({ values }: SortDirectionsOptions): string {
  return `list ${listed(values)}`;
}

function wrongType(subject: QuerySchema, options: SortDirectionsOptions): Violation[] | null {
  const { schema } = subject;
  const types = [...(admittedTypes(schema) ?? [])].filter((type) => type !== 'null');
  if (types.length === 0 || admitsOnly(schema, 'string')) return null;
  const message = `${options.parameter} is of type ${listed(types, 'or')}; make it a string, and ${remedyOf(options)}`;
  return told(subject, message, keywordOf(schema, 'type'));
}

/** The values that the schema lists, and the keyword that does; null when none does. */
interface List extends Keyword {
  readonly values: readonly unknown[];
}

function listIn({ schema }: QuerySchema): List | null {
  for (const { value, place } of effectiveSchema(schema).parts) {
    const values = enumValues(value);
    const keyword = Array.isArray(value.enum) ? 'enum' : 'const';
    if (values !== null) return { values, value: value[keyword], place: below(place, keyword) };
    const documented = documentedValues(value);
    if (documented !== null)
      return { ...documented, value: documented.values, place: below(place, documented.keyword) };
    const inPattern = patternWords(parsePattern(asString(value.pattern) ?? ''));
    if (inPattern !== null) return { values: inPattern, value: value.pattern, place: below(place, 'pattern') };
  }
  return null;
}

function wrongList(subject: QuerySchema, list: List, options: SortDirectionsOptions): Violation[] | null {
  const { parameter, values: wanted } = options;
  const values = list.values.filter((value) => value !== null);
  if (values.length === wanted.length && wanted.every((value) => values.includes(value))) return null;
  const shown = values.length === 0 ? 'no values' : listed(values.slice(0, 5).map(quote));
  return told(subject, `${parameter} lists ${shown}; ${remedyOf(options)}`, list);
}

/** Defaults and examples are one of the values, too. */
function wrongGiven(subject: QuerySchema, options: SortDirectionsOptions, description: Description): Violation[] {
  const { parameter, values } = options;
  const given = ownParts(subject).flatMap((part) => defaultAndExamples(part, description));
  const wrong = given.filter(({ value }) => value !== null && !values.some((one) => one === value));
  return wrong.map(({ kind, value, place }) => ({
    message: `the ${kind} of ${parameter} is ${quote(value)}; write ${listed(values, 'or')}`,
    at: place,
  }));
}

/** Without a list, a description that names the values documents them. */
function undocumented(subject: QuerySchema, options: SortDirectionsOptions): Violation[] {
  const { parameter, values } = options;
  const texts = subject.queries.map(textAbout);
  const documented = texts.every((text) => values.every((value) => new RegExp(`\\b${value}\\b`).test(text)));
  return documented ? [] : told(subject, `${parameter} does not say what values it takes; ${remedyOf(options)}`);
}
