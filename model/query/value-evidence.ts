import { asArray, asString } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { effectiveSchema } from '../schemas/effective-schema.ts';
import { keywordOf } from '../schemas/keywords.ts';
import { listedValues } from '../schemas/listed-values.ts';
import { admittedTypes, type SchemaType } from '../schemas/schema-types.ts';
import { patternWords } from '../text/pattern/enumeration-patterns.ts';
import { parsePattern } from '../text/pattern/pattern.ts';

/** A named value, and what is known about its use. */
export interface NamedValue {
  readonly name: string;
  readonly schema: SchemaNode | null;
  /** Its description; empty without one. */
  readonly text: string;
  /** The examples of the parameter itself. */
  readonly examples: readonly unknown[];
  /** Whether the operations that take it answer with a list; null where that is not certain. */
  readonly lists: boolean | null;
  /** The other names beside it, in the form of `plainName`. */
  readonly beside: ReadonlySet<string>;
  /** True where its name is that of a resource other than the listed one, to which it may refer. */
  readonly namesResource?: boolean;
}

/** True where a value has the purpose that its name may mean. */
export type Evidence = (value: NamedValue) => boolean;

export const always: Evidence = () => true;

/** All of several pieces of evidence. */
export function all(...evidence: readonly Evidence[]): Evidence {
  return (value) => evidence.every((each) => each(value));
}

/** The operations that take the value answer with a list. */
export const inList: Evidence = ({ lists }) => lists === true;

/** The operations that take the value may answer with a list. */
export const notElsewhere: Evidence = ({ lists }) => lists !== false;

/** One of some names stands beside the value. */
export function beside(names: string): Evidence {
  return (value) => names.split(' ').some((name) => value.beside.has(name));
}

const HOW_MANY = /\b(?:number|maximum|max|how many|page|items|results|records|entries|size)\b/i;

/** A system query option of OData by the dollar sign before its name. */
export const isOfOData: Evidence = ({ name }) => name.startsWith('$');

/** A number, or a string whose description calls it one. */
export const isCount: Evidence = (value) =>
  mayBe(value, 'integer', 'number') || (isText(value) && HOW_MANY.test(value.text));
/** A number of results, and not one that a listed resource has to have: `Folders with at most so many documents.` */
export const countsResults: Evidence = (value) =>
  isCount(value) && (!CONDITION.test(value.text) || RESULTS.test(value.text));
const CONDITION =
  /\b(?:with|have|has|having|hold(?:s|ing)?|contain(?:s|ing)?|whose|in which)\b[^.]{0,20}\b(?:at most|at least|(?:no|not) more than|up to|fewer|less|(?:so|as|this|that) many|this|these)\b/i;
const RESULTS =
  /\bpages?\b|\bper (?:request|response|call|query)\b|\bto (?:return|fetch|retrieve|show|list)\b|\breturned\b|\bresults?\b|\bresponse\b/i;

export const isText: Evidence = (value) => mayBe(value, 'string');
/** A text that is not one of several words. */
export const isFreeText: Evidence = (value) => isText(value) && (value.schema === null || !listsWords(value.schema));
/** A boolean by its schema. */
export const isFlag: Evidence = ({ schema }) => schema !== null && admittedTypes(schema)?.has('boolean') === true;

/** A string (ISO 8601) or a number (Unix time), or of no declared type. */
export const mayBeTime: Evidence = (value) => mayBe(value, 'string', 'integer', 'number');

/** A time by its format, its description or an example. */
export const isTime: Evidence = (value) => mayBeTime(value) && saysTime(value);

/** A time by its format or an example. Its description alone is no proof: `Maximum time in seconds`. */
export const showsTime: Evidence = (value) => mayBeTime(value) && hasFormOfTime(value);

/** A possible time whose description does not call it an identifier. */
export const isNoKey: Evidence = (value) =>
  mayBeTime(value) && (saysTime(value) || !/\b(?:ids?|identifiers?|cursor|token)\b/i.test(value.text));

/**
 * A possible time without anything that makes it something else: no description, format, listed values or short length.
 */
export const maySilentlyBeTime: Evidence = (value) => {
  const { schema } = value;
  if (!mayBeTime(value) || value.text.trim() !== '' || schema === null) return false;
  if (['format', 'pattern', 'enum', 'const', 'x-extensible-enum'].some((name) => keywordOf(schema, name) !== undefined))
    return false;
  const longest = keywordOf(schema, 'maxLength')?.value;
  return shownValues(value).length === 0 && (typeof longest !== 'number' || longest >= '2024-01-01'.length);
};

const SORTING = /\bsort|\border(?:ed|ing|s)? (?:by|of|in|the|direction)\b|\bin which order\b/i;

/** The name of a sort field, by its description. */
export const isSortField: Evidence = (value) => mayBe(value, 'string', 'array') && SORTING.test(value.text);

/** A text of which nothing is said, and which refers to nothing. */
export const isSilent: Evidence = (value) =>
  isText(value) &&
  value.text === '' &&
  value.namesResource !== true &&
  shownValues(value).length === 0 &&
  !['format', 'pattern'].some((keyword) => value.schema !== null && keywordOf(value.schema, keyword) !== undefined);

/** A sort field with its direction, by an example: `-createdTime`, `createdTime:desc`. */
export const isSortTerm: Evidence = (value) =>
  mayBe(value, 'string') && shownValues(value).some((one) => /^[+-][a-z]|^[a-z][\w.]*[ :|,](?:asc|desc)$/i.test(one));

const SORT_FIELD =
  /\b(?:fields?|propert(?:y|ies)|attributes?|columns?) (?:to |by which to |for |the \w+ (?:is|are) )(?:sort|order)/i;

/**
 * A sort direction, by its values or its description, unless that speaks of a field and of the direction in which it
 * sorts.
 */
export const isDirection: Evidence = (value) => {
  if (!mayBe(value, 'string')) return false;
  return (
    shownValues(value).some((one) => /^(?:asc|desc)(?:ending)?$/i.test(one)) ||
    (/\b(?:asc|desc)(?:ending)?\b/i.test(value.text) && !SORT_FIELD.test(value.text))
  );
};

/** A text that is a direction and nothing else, by the values that it lists. */
export const listsDirections: Evidence = ({ schema }) => {
  const parts = schema === null ? [] : effectiveSchema(schema).parts;
  const listed = parts.flatMap(listedValues).map(({ value }) => String(value));
  return listed.length > 0 && listed.every((one) => /^(?:asc|desc)(?:ending)?$/i.test(one));
};

/** An opaque text that says where a page begins, by its description. */
export const isCursor: Evidence = (value) =>
  isText(value) &&
  !mayBeNumber(value) &&
  /\bcursor|\b(?:page|pagination|continuation|opaque) ?token|\bopaque\b/i.test(value.text);

/** A text that is no number by its description: the number of an event is none of a page. */
export const isNoNumber: Evidence = (value) =>
  isText(value) && !mayBeNumber(value) && !/\b(?:event|sequence|version|revision) numbers?\b/i.test(value.text);

/** A boolean that reverses the sort direction. */
export const isDirectionFlag: Evidence = (value) => isFlag(value) && SORTING.test(value.text);

/** True for a schema that lists its values, none of which is a number. */
export function listsWords(schema: SchemaNode): boolean {
  const listed = effectiveSchema(schema).parts.flatMap(listedValues);
  return listed.length > 0 && listed.every(({ value }) => typeof value === 'string' && !/^-?\d+$/.test(value));
}

/** True unless the schema admits other types only. */
function mayBe({ schema }: NamedValue, ...types: readonly SchemaType[]): boolean {
  const admitted = schema === null ? null : admittedTypes(schema);
  return admitted === null || types.some((type) => admitted.has(type));
}

/** The fields that an answer has, by its description. */
export const isSelection: Evidence = (value) =>
  mayBe(value, 'string', 'array') &&
  /\b(?:fields|properties|attributes|columns)\b[^.]{0,60}\b(?:return|includ|respon|retriev|select)|\b(?:return|includ|respon|retriev|select)[^.]{0,60}\b(?:fields|properties|attributes|columns)\b/i.test(
    value.text,
  );

/** A selection by a name for one field, which a search, a filter or a sort may be about as well. */
export const selectsOnly: Evidence = (value) =>
  isSelection(value) && !/\b(?:search|filter|match|sort|order|group|aggregat|facet)/i.test(value.text);

/** True where the schema declares a number. */
function mayBeNumber({ schema }: NamedValue): boolean {
  const admitted = schema === null ? null : admittedTypes(schema);
  return admitted !== null && (admitted.has('integer') || admitted.has('number'));
}

const TIME_WORDS = /\b(?:dates?|time|date-?time|timestamp|iso[- ]?8601|rfc[- ]?3339|epoch|unix|utc|yyyy)\b/i;

function saysTime(value: NamedValue): boolean {
  return TIME_WORDS.test(value.text) || hasFormOfTime(value);
}

function hasFormOfTime(value: NamedValue): boolean {
  if (value.schema !== null && /date|time|epoch/i.test(asString(keywordOf(value.schema, 'format')?.value) ?? ''))
    return true;
  return shownValues(value).some((one) => /^\d{4}-\d\d/.test(one));
}

/** The strings among the listed values, defaults and examples of the schema and the parameter. */
function shownValues({ schema, examples }: NamedValue): string[] {
  const shown = [...examples, ...(schema === null ? [] : valuesIn(schema))];
  return shown.filter((one): one is string => typeof one === 'string');
}

function valuesIn(schema: SchemaNode): unknown[] {
  const single = ['const', 'default', 'example'].map((name) => keywordOf(schema, name)?.value);
  const several = ['enum', 'examples', 'x-extensible-enum'].flatMap((name) => asArray(keywordOf(schema, name)?.value));
  const pattern = asString(keywordOf(schema, 'pattern')?.value);
  return [...single, ...several, ...((pattern === null ? null : patternWords(parsePattern(pattern))) ?? [])];
}
