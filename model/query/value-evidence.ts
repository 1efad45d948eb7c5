import { asArray, asString } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { keywordOf } from '../schemas/keywords.ts';
import type { SchemaType } from '../schemas/schema-types.ts';
import { admittedTypes } from '../schemas/schema-types.ts';
import { patternWords } from '../text/pattern/enumeration-patterns.ts';
import { parsePattern } from '../text/pattern/pattern.ts';

/** A named value, and what tells about its use. */
export interface NamedValue {
  readonly name: string;
  readonly schema: SchemaNode | null;
  /** What its description says. */
  readonly text: string;
  /** The examples of the parameter itself. */
  readonly examples: readonly unknown[];
  /** Whether what takes it gives a list: surely, surely not, or null. */
  readonly lists: boolean | null;
  /** The other names beside it, as `plainName` has them. */
  readonly beside: ReadonlySet<string>;
}

/** Whether a value does what its name may mean. */
export type Evidence = (value: NamedValue) => boolean;

/** A name's letters and digits in lower case: `per_page`, `perPage` and `per[page]` differ in form only. */
export function plainName(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase();
}

export const always: Evidence = () => true;

/** All of several pieces of evidence. */
export function all(...evidence: readonly Evidence[]): Evidence {
  return (value) => evidence.every((each) => each(value));
}

/** What takes the value surely gives a list. */
export const inList: Evidence = ({ lists }) => lists === true;

/** Nothing says that what takes the value gives no list. */
export const notElsewhere: Evidence = ({ lists }) => lists !== false;

/** One of some names stands beside the value. */
export function beside(names: string): Evidence {
  return (value) => names.split(' ').some((name) => value.beside.has(name));
}

const HOW_MANY = /\b(?:number|maximum|max|how many|page|items|results|records|entries|size)\b/i;

/** A number, or a text that is said to be one. */
export const isCount: Evidence = (value) =>
  mayBe(value, 'integer', 'number') || (isText(value) && HOW_MANY.test(value.text));
export const isText: Evidence = (value) => mayBe(value, 'string');
/** Says true or false, as its schema tells. */
export const isFlag: Evidence = ({ schema }) => schema !== null && admittedTypes(schema)?.has('boolean') === true;

/** Of a type that times have: text (ISO 8601) or a number (Unix time). */
export const mayBeTime: Evidence = (value) => mayBe(value, 'string', 'integer', 'number');

/** A time, as its format, its description or an example says. */
export const isTime: Evidence = (value) => mayBeTime(value) && saysTime(value);

/** A time, as its format or a value shows; words about time may be about anything: `Maximum time in seconds`. */
export const showsTime: Evidence = (value) => mayBeTime(value) && hasFormOfTime(value);

/** What may be a time, and is not said to be an identifier. */
export const isNoKey: Evidence = (value) =>
  mayBeTime(value) && (saysTime(value) || !/\b(?:ids?|identifiers?|cursor|token)\b/i.test(value.text));

/** What may be a time, and of which nothing is said that makes it anything else: no description, format, list or short length. */
export const maySilentlyBeTime: Evidence = (value) => {
  const { schema } = value;
  if (!mayBeTime(value) || value.text.trim() !== '' || schema === null) return false;
  if (['format', 'pattern', 'enum', 'const', 'x-extensible-enum'].some((name) => keywordOf(schema, name) !== undefined))
    return false;
  const longest = keywordOf(schema, 'maxLength')?.value;
  return shownValues(value).length === 0 && (typeof longest !== 'number' || longest >= '2024-01-01'.length);
};

const SORTING = /\bsort|\border(?:ed|ing|s)? (?:by|of|in|the|direction)\b|\bin which order\b/i;

/** The name of what a list is sorted by, as its description says. */
export const isSortField: Evidence = (value) => mayBe(value, 'string', 'array') && SORTING.test(value.text);

/** A field with its direction, as a value shows: `-createdTime`, `createdTime:desc`. */
export const isSortTerm: Evidence = (value) =>
  mayBe(value, 'string') && shownValues(value).some((one) => /^[+-][a-z]|^[a-z][\w.]*[ :|,](?:asc|desc)$/i.test(one));

/** One of two directions of sorting, as its values or its description say. */
export const isDirection: Evidence = (value) => {
  if (!mayBe(value, 'string')) return false;
  return (
    shownValues(value).some((one) => /^(?:asc|desc)(?:ending)?$/i.test(one)) ||
    /\b(?:asc|desc)(?:ending)?\b/i.test(value.text)
  );
};

/** A switch that turns the direction of sorting. */
export const isDirectionFlag: Evidence = (value) => isFlag(value) && SORTING.test(value.text);

/** True unless the schema says that the value is of other types only. */
function mayBe({ schema }: NamedValue, ...types: readonly SchemaType[]): boolean {
  const admitted = schema === null ? null : admittedTypes(schema);
  return admitted === null || types.some((type) => admitted.has(type));
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

/** The texts that the schema lists, and those that it or the parameter shows as values. */
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
