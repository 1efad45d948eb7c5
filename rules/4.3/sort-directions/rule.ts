import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { listed, quote } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { asString } from '../../../model/description/json.ts';
import { below } from '../../../model/description/place.ts';
import { textAbout } from '../../../model/parameters/names-in-query.ts';
import { ownParts, placesOfFault, type QuerySchema, schemasOfQuery } from '../../../model/query/parameter-schemas.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import { type Keyword, keywordOf } from '../../../model/schemas/keywords.ts';
import { documentedValues, enumValues } from '../../../model/schemas/listed-values.ts';
import { placesOfType } from '../../../model/schemas/places-of-type.ts';
import { admitsOnly, admittedTypes } from '../../../model/schemas/schema-types.ts';
import { defaultAndExamples } from '../../../model/schemas/written-values.ts';
import { patternWords } from '../../../model/text/pattern/enumeration-patterns.ts';
import { parsePattern } from '../../../model/text/pattern/pattern.ts';

const PARAMETER = 'sortOrder';
const DIRECTIONS = ['asc', 'desc'];
const REMEDY = `list ${listed(DIRECTIONS)}`;

/** sortOrder takes the directions that the conventions name, and documents them. */
export default defineRule({
  id: 'sort-directions',
  statements: ['4.3/sort'],
  severity: 'error',
  summary: 'sortOrder takes asc and desc.',
  why: 'A client that sends the direction as every other list takes it would be refused.',
  group: 'wantsNoNumber',
  subjects: (description) => schemasOfQuery(description, PARAMETER),
  judge: (subject, description) => {
    const list = listIn(subject);
    const fault = wrongType(subject) ?? (list === null ? null : wrongList(subject, list));
    if (fault !== null) return fault;
    const given = wrongGiven(subject, description);
    return given.length > 0 || list !== null ? given : undocumented(subject);
  },
});

function violations(subject: QuerySchema, message: string, keyword?: Keyword): Violation[] {
  return placesOfFault(subject, keyword).map((at) => ({ message, at }));
}

function wrongType(subject: QuerySchema): Violation[] | null {
  const { schema } = subject;
  const types = [...(admittedTypes(schema) ?? [])].filter((type) => type !== 'null');
  if (types.length === 0 || admitsOnly(schema, 'string')) return null;
  const message = `${PARAMETER} is of type ${listed(types, 'or')}; make it a string, and ${REMEDY}`;
  const covers = subject.own ? placesOfType(schema) : [];
  return violations(subject, message, keywordOf(schema, 'type')).map((found) => ({ ...found, covers }));
}

/** The values that a keyword of the schema lists. */
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

function wrongList(subject: QuerySchema, list: List): Violation[] | null {
  const values = list.values.filter((value) => value !== null);
  if (values.length === DIRECTIONS.length && DIRECTIONS.every((value) => values.includes(value))) return null;
  const shown = values.length === 0 ? 'no values' : listed(values.slice(0, 5).map(quote));
  // Other values would have another spelling, and the naming pattern with it.
  const covers = ownParts(subject).map(({ place }) => place);
  return violations(subject, `${PARAMETER} lists ${shown}; ${REMEDY}`, list).map((found) => ({ ...found, covers }));
}

/** Defaults and examples have to be directions, too. */
function wrongGiven(subject: QuerySchema, description: Description): Violation[] {
  const given = ownParts(subject).flatMap((part) => defaultAndExamples(part, description));
  const wrong = given.filter(({ value }) => value !== null && !DIRECTIONS.some((one) => one === value));
  return wrong.map(({ kind, value, place }) => ({
    message: `the ${kind} of ${PARAMETER} is ${quote(value)}; write ${listed(DIRECTIONS, 'or')}`,
    at: place,
  }));
}

/** Without a list, a description that names the directions documents them. */
function undocumented(subject: QuerySchema): Violation[] {
  const texts = subject.queries.map(textAbout);
  const documented = texts.every((text) => DIRECTIONS.every((value) => new RegExp(`\\b${value}\\b`).test(text)));
  return documented ? [] : violations(subject, `${PARAMETER} does not say what values it takes; ${REMEDY}`);
}
