import { defineFunction, type Violation } from '../framework/define-function.ts';
import { listed, quote } from '../framework/messages.ts';
import type { Description } from '../model/description.ts';
import { isEnumerated, listedValues } from '../model/enumeration.ts';
import { exampleValues } from '../model/example-walk.ts';
import { asString } from '../model/json.ts';
import { isUpperCase } from '../model/name-forms.ts';
import type { SchemaNode } from '../model/nodes.ts';
import { enumeratedValues, parsePattern } from '../model/pattern.ts';
import { below, type Place } from '../model/place.ts';
import { remembered } from '../model/remembered.ts';
import { describesValue } from '../model/schemas.ts';
import { type ListedTexts, listedTexts, meantUpperCase } from '../model/spelling.ts';
import { spellingOf, type ValueStandard } from '../model/value-standards.ts';

/** A longer value is no name that upper case could mend. */
const LONGEST_NAME = 40;

/** Values of an enumerated field that stand in one text: one value of a list, all that a pattern lists, or one example. */
interface Values {
  readonly place: Place;
  readonly values: readonly string[];
  readonly inPattern: boolean;
  /** The schemas that enumerate them. */
  readonly schemas: readonly SchemaNode[];
}

/**
 * Enumerated values are UPPER_CASE, but where an industry standard spells them. Judged where they are listed; defaults and
 * examples only when they are not listed, since otherwise the list is the cause.
 */
export default defineFunction<Values>({
  name: 'enumeratedValues',
  options: null,
  subjects: (description) => [...valuesInSchemas(description), ...valuesInExamples(description)],
  judge: ({ values, inPattern, schemas }, _options, description) => {
    const lower = values.filter((value) => !isUpperCase(value));
    if (lower.length === 0) return null;
    const spellings = schemas.map((schema) => spellingOf(schema, description));
    const wrong = lower.filter((value) => !spellings.some(({ admits }) => admits(value)));
    const standard = spellings.map((spelling) => spelling.standard).find((one) => one !== null) ?? null;
    if (wrong.length === 0) return null;
    const inLowerCase = wrong.map((value) => value.toLowerCase());
    const isMeant = inLowerCase.every((value) => spellings.some(({ admits }) => admits(value)));
    const known = inPattern ? listedTexts(values) : listedBy(schemas, wrong);
    return violation(wrong, inPattern, standard, known, isMeant ? inLowerCase : []);
  },
});

function valuesInSchemas({ schemas }: Description): Values[] {
  return schemas.filter(describesValue).flatMap((schema) => [...listedIn(schema), ...listedInPattern(schema)]);
}

function listedIn(schema: SchemaNode): Values[] {
  return listedValues(schema).flatMap(({ value, path }): Values[] => {
    if (typeof value !== 'string') return [];
    return [{ place: below(schema.place, ...path), values: [value], inPattern: false, schemas: [schema] }];
  });
}

/** A pattern beside a list repeats it. */
function listedInPattern(schema: SchemaNode): Values[] {
  const source = asString(schema.value.pattern);
  if (source === null || listedValues(schema).length > 0) return [];
  const values = enumeratedValues(parsePattern(source));
  if (values === null) return [];
  return [{ place: below(schema.place, 'pattern'), values, inPattern: true, schemas: [schema] }];
}

function valuesInExamples(description: Description): Values[] {
  return exampleValues(description).flatMap(({ value, place, schemas }): Values[] => {
    if (typeof value !== 'string' || isUpperCase(value)) return [];
    const enumerating = schemas.filter((schema) => describesValue(schema) && isEnumerated(schema));
    if (enumerating.length === 0 || enumerating.some((schema) => lists(schema, value))) return [];
    return [{ place, values: [value], inPattern: false, schemas: enumerating }];
  });
}

function lists(schema: SchemaNode, text: string): boolean {
  if (listedValues(schema).some(({ value }) => value === text)) return true;
  const source = asString(schema.value.pattern);
  return source !== null && enumeratedValues(parsePattern(source))?.includes(text) === true;
}

const textsOf = remembered((schema: SchemaNode) =>
  listedTexts(listedValues(schema).flatMap(({ value }) => asString(value) ?? [])),
);

/** The list of the schema that has one of the values in another case, or of the first schema. */
function listedBy(schemas: readonly SchemaNode[], wrong: readonly string[]): ListedTexts {
  const lists = schemas.map(textsOf);
  const own = lists.find(({ byLowerCase }) => wrong.some((value) => byLowerCase.has(value.toLowerCase())));
  return own ?? lists[0] ?? listedTexts([]);
}

/** True where one of the listed values is spelled as the standard has it. */
const listsAny = remembered(({ all }: ListedTexts) =>
  remembered(({ fits }: ValueStandard) => [...all].some((value) => fits(value))),
);

/** `known`: all values of the field; `meant`: the wrong ones in lower case, where the field has them so (`Desc`). */
function violation(
  wrong: readonly string[],
  inPattern: boolean,
  standard: ValueStandard | null,
  known: ListedTexts,
  meant: readonly string[],
): Violation {
  const values = `${inPattern ? 'the pattern lists ' : ''}${listed(wrong.slice(0, 5).map(quote))}`;
  const verb = inPattern ? ', which is' : ' is';
  if (standard !== null) {
    const isOther = standard.nameIsCommon === true && !listsAny(known)(standard);
    const upper = isOther ? inUpperCase(wrong, known) : '';
    const remedy = `write ${upper === '' ? '' : `${upper}, or `}${standard.value} such as ${quote(standard.example)}`;
    return { message: `${values}${verb} neither UPPER_CASE nor ${standard.value}; ${remedy}` };
  }
  if (meant.length > 0) {
    return {
      message: `${values}${verb} neither UPPER_CASE nor lower-case; write ${listed(meant.slice(0, 5).map(quote))}`,
    };
  }
  const remedy = `${upperCaseRemedy(wrong, known)}, or name the standard that spells it in x-lintel.standard`;
  return { message: `${values}${verb} not UPPER_CASE; ${remedy}` };
}

function upperCaseRemedy(wrong: readonly string[], known: ListedTexts): string {
  const upper = inUpperCase(wrong, known);
  if (upper !== '') return `write ${upper}`;
  const [again] = wrong.map((value) => value.toUpperCase());
  // What has no letters is its own upper case.
  return again !== undefined && again !== wrong[0] && known.all.has(again)
    ? `leave it out beside ${quote(again)}`
    : 'use upper-case letters, digits and underscores only';
}

function inUpperCase(wrong: readonly string[], known: ListedTexts): string {
  const upper = wrong.slice(0, 5).flatMap((value) => {
    const meant = value.length > LONGEST_NAME ? null : meantUpperCase(value, known);
    return meant === null ? [] : [quote(meant)];
  });
  return listed(upper);
}
