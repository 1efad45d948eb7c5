import type { JSONSchema } from 'json-schema-to-ts';
import { defineFunction } from '../framework/define-function.ts';
import type { Violation } from '../framework/finding.ts';
import { listed, quote } from '../framework/messages.ts';
import type { Description } from '../model/description/description.ts';
import { asString } from '../model/description/json.ts';
import type { SchemaNode, SchemaUse } from '../model/description/nodes.ts';
import { below, type Place } from '../model/description/place.ts';
import { describesValue } from '../model/description/schema-contexts.ts';
import { errorMemberUses } from '../model/errors/error-schemas.ts';
import { memoize } from '../model/lib/memoize.ts';
import { stateFields } from '../model/resources/state-fields.ts';
import { sameValueSchemas } from '../model/schemas/composition.ts';
import { type ExampleValue, exampleValues } from '../model/schemas/example-values.ts';
import { keywordOf } from '../model/schemas/keywords.ts';
import { listedValues, listsStrings } from '../model/schemas/listed-values.ts';
import { admits } from '../model/text/pattern/admits.ts';
import { patternWords } from '../model/text/pattern/enumeration-patterns.ts';
import { parsePattern } from '../model/text/pattern/pattern.ts';
import { isUpperCase } from '../model/text/words/name-case.ts';
import { isReportedElsewhere } from '../model/values/judged-elsewhere.ts';
import { spellingOf, type ValueStandard } from '../model/values/spelling-standards.ts';
import { type ListedStrings, listedStrings, upperCaseFor } from '../model/values/upper-case-values.ts';

/** A longer value is no name that upper case could mend. */
const LONGEST_NAME = 40;

/**
 * What else a value breaks when it is spelled wrong, and so the rule that tells it. `states`: statement 3/state-values;
 * `errorNames`: 2.6/error-name; `patterned`: a value that is listed beside a pattern, and does not match it then
 * (2.2/enumerated-string); `ownExamples`: a schema's own example or default, which does not match its pattern then
 * (2.2/pattern-valid); `others`: nothing else.
 */
const KINDS = ['states', 'errorNames', 'patterned', 'ownExamples', 'others'] as const;
type Kind = (typeof KINDS)[number];

/** Values of an enumerated field that stand in one text: one value of a list, all that a pattern lists, or one example. */
interface Values {
  readonly place: Place;
  readonly values: readonly string[];
  readonly inPattern: boolean;
  /** The schemas that enumerate them. */
  readonly schemas: readonly SchemaNode[];
  /** The value in its example; null for what a schema lists. */
  readonly example: ExampleValue | null;
  readonly kind: Kind;
}

const OPTIONS = {
  type: 'object',
  additionalProperties: false,
  required: ['of'],
  properties: { of: { description: 'The values to judge.', enum: [...KINDS] } },
} as const satisfies JSONSchema;

/**
 * Enumerated values are UPPER_CASE, but where an industry standard spells them. Judged where they are listed; defaults and
 * examples only when they are not listed, since otherwise the list is the cause.
 */
export default defineFunction({
  name: 'enumeratedValues',
  options: OPTIONS,
  subjects: (description, { of }) => valuesOf(description).filter(({ kind }) => kind === of),
  judge: ({ values, inPattern, schemas, example }, _options, description) => {
    const lower = values.filter((value) => !isUpperCase(value));
    if (lower.length === 0) return null;
    const spellings = schemas.map((schema) => spellingOf(schema, description));
    const wrong = lower.filter((value) => !spellings.some(({ admits }) => admits(value)));
    const standard = spellings.map((spelling) => spelling.standard).find((one) => one !== null) ?? null;
    const isTold = (value: string) =>
      schemas.some((schema) => isReportedElsewhere(value, schema, example, description));
    if (wrong.every(isTold)) return null;
    const inLowerCase = wrong.map((value) => value.toLowerCase());
    const isMeant = inLowerCase.every((value) => spellings.some(({ admits }) => admits(value)));
    const known = inPattern ? listedStrings(values) : listedBy(schemas, wrong);
    return violation(wrong, inPattern, standard, known, isMeant ? inLowerCase : []);
  },
});

const valuesOf: (description: Description) => readonly Values[] = memoize((description) => [
  ...valuesInSchemas(description),
  ...valuesInExamples(description),
]);

/** The kind of field that a schema is of by its name, for those that have one. */
const kindsByName: (description: Description) => ReadonlyMap<SchemaNode, Kind> = memoize((description) => {
  const schemasOf = (uses: readonly SchemaUse[]) =>
    uses.flatMap(({ target }) => (target === null ? [] : sameValueSchemas(target)));
  return new Map<SchemaNode, Kind>([
    ...schemasOf(errorMemberUses(description, 'name')).map((schema) => [schema, 'errorNames'] as const),
    ...schemasOf(stateFields(description)).map((schema) => [schema, 'states'] as const),
  ]);
});

function valuesInSchemas(description: Description): Values[] {
  const kinds = kindsByName(description);
  return description.schemas.filter(describesValue).flatMap((schema) => {
    const kind = kinds.get(schema) ?? null;
    return [...listedIn(schema, kind), ...listedInPattern(schema, kind ?? 'others')];
  });
}

function listedIn(schema: SchemaNode, kind: Kind | null): Values[] {
  return listedValues(schema).flatMap(({ value, path }): Values[] => {
    if (typeof value !== 'string') return [];
    const place = below(schema.place, ...path);
    const own = kind ?? (isUnderPattern(value, schema) ? 'patterned' : 'others');
    return [{ place, values: [value], inPattern: false, schemas: [schema], example: null, kind: own }];
  });
}

/** True beside a pattern, but for a wrong value that the pattern admits as well. */
function isUnderPattern(value: string, schema: SchemaNode): boolean {
  const source = asString(keywordOf(schema, 'pattern')?.value);
  return source !== null && (isUpperCase(value) || admits(parsePattern(source), value) === false);
}

/** A pattern beside a list repeats it. */
function listedInPattern(schema: SchemaNode, kind: Kind): Values[] {
  const source = asString(schema.value.pattern);
  if (source === null || listedValues(schema).length > 0) return [];
  const values = patternWords(parsePattern(source));
  if (values === null) return [];
  return [{ place: below(schema.place, 'pattern'), values, inPattern: true, schemas: [schema], example: null, kind }];
}

function valuesInExamples(description: Description): Values[] {
  const kinds = kindsByName(description);
  return exampleValues(description).flatMap((example): Values[] => {
    const { value, place, schemas, parent } = example;
    if (typeof value !== 'string' || (isUpperCase(value) && parent !== null)) return [];
    const enumerating = schemas.filter((schema) => describesValue(schema) && listsStrings(schema));
    if (enumerating.length === 0 || enumerating.some((schema) => lists(schema, value))) return [];
    const isOwn = parent === null && enumerating.some((schema) => isUnderPattern(value, schema));
    const named = enumerating.flatMap((schema) => kinds.get(schema) ?? [])[0];
    const kind = named ?? (isOwn ? 'ownExamples' : 'others');
    return [{ place, values: [value], inPattern: false, schemas: enumerating, example, kind }];
  });
}

function lists(schema: SchemaNode, text: string): boolean {
  if (listedValues(schema).some(({ value }) => value === text)) return true;
  const source = asString(schema.value.pattern);
  return source !== null && patternWords(parsePattern(source))?.includes(text) === true;
}

const textsOf = memoize((schema: SchemaNode) =>
  listedStrings(listedValues(schema).flatMap(({ value }) => asString(value) ?? [])),
);

/** The list of the schema that has one of the values in another case, or of the first schema. */
function listedBy(schemas: readonly SchemaNode[], wrong: readonly string[]): ListedStrings {
  const lists = schemas.map(textsOf);
  const own = lists.find(({ byLowerCase }) => wrong.some((value) => byLowerCase.has(value.toLowerCase())));
  return own ?? lists[0] ?? listedStrings([]);
}

/** True where one of the listed values is spelled as the standard has it. */
const listsAny = memoize(({ all }: ListedStrings) =>
  memoize(({ isValid }: ValueStandard) => [...all].some((value) => isValid(value))),
);

/** `known`: all values of the field; `meant`: the wrong ones in lower case, where the field has them so (`Desc`). */
function violation(
  wrong: readonly string[],
  inPattern: boolean,
  standard: ValueStandard | null,
  known: ListedStrings,
  meant: readonly string[],
): Violation {
  const values = `${inPattern ? 'the pattern lists ' : ''}${listed(wrong.slice(0, 5).map(quote))}`;
  const verb = inPattern ? ', which is' : ' is';
  if (standard !== null) {
    const isOther = standard.nameIsCommon === true && !listsAny(known)(standard);
    const upper = isOther ? inUpperCase(wrong, known) : '';
    const remedy = `write ${upper === '' ? '' : `${upper}, or `}${standard.nameWithArticle} such as ${quote(standard.example)}`;
    return { message: `${values}${verb} neither UPPER_CASE nor ${standard.nameWithArticle}; ${remedy}` };
  }
  if (meant.length > 0) {
    return {
      message: `${values}${verb} neither UPPER_CASE nor lower-case; write ${listed(meant.slice(0, 5).map(quote))}`,
    };
  }
  const remedy = `${upperCaseRemedy(wrong, known)}, or name the standard that spells it in x-lintel.standard`;
  return { message: `${values}${verb} not UPPER_CASE; ${remedy}` };
}

function upperCaseRemedy(wrong: readonly string[], known: ListedStrings): string {
  const upper = inUpperCase(wrong, known);
  if (upper !== '') return `write ${upper}`;
  const [again] = wrong.map((value) => value.toUpperCase());
  // What has no letters is its own upper case.
  return again !== undefined && again !== wrong[0] && known.all.has(again)
    ? `leave it out beside ${quote(again)}`
    : 'use upper-case letters, digits and underscores only';
}

function inUpperCase(wrong: readonly string[], known: ListedStrings): string {
  const upper = wrong.slice(0, 5).flatMap((value) => {
    const meant = value.length > LONGEST_NAME ? null : upperCaseFor(value, known);
    return meant === null ? [] : [quote(meant)];
  });
  return listed(upper);
}
