import type { JSONSchema } from 'json-schema-to-ts';
import { defineFunction } from '../framework/define-function.ts';
import { quote } from '../framework/messages.ts';
import { type Remedy, rename } from '../framework/remedy.ts';
import type { Description } from '../model/description/description.ts';
import type { OperationNode, ParameterNode, SchemaNode } from '../model/description/nodes.ts';
import { below, type Place } from '../model/description/place.ts';
import { finalQueryName } from '../model/names/final-names.ts';
import { documentsStatus, responsePlace } from '../model/operations/responses.ts';
import { isOfParameter, type QueryName, queryNamesOf } from '../model/parameters/names-in-query.ts';
import { operationsByParameter, queryNames } from '../model/query/query-names.ts';
import { meantName, queryRenames } from '../model/query/query-renames.ts';
import { parameterTexts } from '../model/query/repeated-parameters.ts';
import { STANDARD_NAMES } from '../model/query/standard-names.ts';
import type { QueryRename } from '../model/query/synonym-table.ts';
import { effectiveSchema } from '../model/schemas/effective-schema.ts';
import { keywordOf } from '../model/schemas/keywords.ts';
import { admitsOnly } from '../model/schemas/schema-types.ts';
import { splitWords } from '../model/text/words/split-words.ts';
import { documentedErrors } from './remedies/documented-status.ts';

interface Subject extends QueryName {
  readonly rename: QueryRename | null;
}

const OPTIONS = {
  type: 'object',
  additionalProperties: false,
  required: ['topic'],
  properties: { topic: { enum: ['paging', 'timeRange', 'sorting', 'selection'] } },
} as const satisfies JSONSchema;

/** What pages, sorts or bounds a time range does so under the name that the conventions have for it. */
export default defineFunction({
  name: 'foreignQueryNames',
  options: OPTIONS,
  subjects,
  judge: (subject, { topic }, description) => {
    const { name, rename } = subject;
    if (rename === null || rename.topic !== topic) return null;
    const message = `query parameter ${quote(name)} ${factOf(rename)}; ${remedyFor(rename, subject, description)}`;
    const covers = [
      ...(STANDARD_NAMES.has(name) ? placesOfValues(subject) : []),
      // How a list of fields is written follows from the name that it should have.
      ...(topic === 'selection' ? parameterTexts(subject.parameter).map(({ place }) => place) : []),
    ];
    return { message, covers, remedy: () => renamedPaging(subject, description) };
  },
});

/** The schema of a page's number or size, and of a token, by which the name alone has to be changed. */
const FITS: Readonly<Record<string, (schema: SchemaNode) => boolean>> = {
  pageSize: (schema) => isCount(schema) && Number(keywordOf(schema, 'default')?.value) >= 1,
  page: (schema) => isCount(schema) && keywordOf(schema, 'default')?.value === 1,
  pageToken: (schema) =>
    admitsOnly(schema, 'string') && !['enum', 'const', 'format'].some((keyword) => keywordOf(schema, keyword)),
};

function isCount(schema: SchemaNode): boolean {
  return admitsOnly(schema, 'integer') && Number(keywordOf(schema, 'minimum')?.value ?? 1) >= 1;
}

/**
 * Renames a parameter for paging whose values are as those under the new name. Where a page's number or size becomes
 * one, its operations document 400 (4.4/page).
 */
function renamedPaging(subject: Subject, description: Description): Remedy {
  const { name, rename: renaming, parameter, schema } = subject;
  const target = schema?.target ?? null;
  const instead = renaming?.instead ?? '';
  const isName = parameter.name === name && isOfParameter(subject) && target !== null;
  if (
    !isName ||
    FITS[instead]?.(target) !== true ||
    remedyFor(renaming as QueryRename, subject, description) !== `name it ${instead}`
  )
    return [];
  if (finalQueryName(subject, description).isTaken) return [];
  const operations = operationsByParameter(description).get(parameter) ?? [];
  const silent = instead === 'pageToken' ? [] : operations.filter((operation) => !documentsStatus(operation, '400'));
  const errors = silent.map((operation) => documentedErrors([responsePlace(operation, '400')], description));
  if (errors.some(({ length }) => length === 0)) return [];
  return [rename(below(parameter.place, 'name'), 'parameter', instead), ...errors.flat()];
}

/** What the values are like is right by the other name. */
function placesOfValues({ schema }: Subject): Place[] {
  const parts = schema?.target == null ? [] : effectiveSchema(schema.target).parts;
  const places = schema === null ? [] : [schema.place, ...parts.map(({ place }) => place)];
  return places.flatMap((place) => [
    place,
    ...['type', 'default', 'minimum', 'enum'].map((keyword) => below(place, keyword)),
  ]);
}

const FACTS: Readonly<Record<string, string>> = {
  startTime: 'begins a time range',
  endTime: 'ends a time range',
  pageSize: 'sets the size of a page',
  page: 'chooses a page',
  pageToken: 'chooses a page',
  totalRequired: 'asks for totals',
  sortBy: 'chooses the order of a list',
  sortOrder: 'sets the direction of a sort',
  sort: 'chooses the order of a list',
  fields: 'chooses the fields of the answer',
};

function factOf({ instead }: QueryRename): string {
  return FACTS[instead] ?? (instead.endsWith('After') ? 'begins a time range' : 'ends a time range');
}

function subjects(description: Description): Subject[] {
  const renames = queryRenames(description);
  return queryNames(description).map((query) => ({ rename: renames.get(query) ?? null, ...query }));
}

/** First words of names for the index of the first item: a page is no such index, and cannot have its values. */
const ITEM_INDEX = new Set(['offset', 'start', 'skip', 'from', 'first']);

function remedyFor({ instead }: QueryRename, subject: Subject, description: Description): string {
  const { name, parameter } = subject;
  if (instead === 'pageToken' && leadsBack(name) && standsBesideToken(subject, description))
    return 'take it out, as one pageToken leads in either direction';
  if (standsBesideRight(instead, subject, description)) return `take it out, as ${instead} stands beside it`;
  if (instead === 'page' && splitWords(name).some((word) => ITEM_INDEX.has(word)) && !splitWords(name).includes('page'))
    return 'replace it by page, which counts pages from 1';
  if (instead === 'startTime') return 'name it startTime, or {property}After if it is about the time of one property';
  if (instead === 'endTime') return 'name it endTime, or {property}Before if it is about the time of one property';
  if (instead === 'sortOrder' && standsBesideSort(parameter, description))
    return 'name it sortOrder, and the parameter sort beside it sortBy';
  if (instead === 'sort') return 'name it sort, with values such as createdTime|desc,name|asc';
  return `name it ${instead}`;
}

/** True where each operation has the right name besides, so that it would be there twice. */
function standsBesideRight(instead: string, { parameter }: Subject, description: Description): boolean {
  const operations = operationsByParameter(description).get(parameter) ?? [];
  const hasIt = (operation: OperationNode) =>
    queryNamesOf(operation).some((query) => query.parameter !== parameter && query.name === instead);
  return operations.length > 0 && operations.every(hasIt);
}

/** Words of names for the end of the page before, from which a list is read backwards. */
const BACKWARDS = new Set(['before', 'ending', 'previous', 'prev', 'until']);

function leadsBack(name: string): boolean {
  return splitWords(name).some((word) => BACKWARDS.has(word));
}

/** True beside a token or cursor that leads forward: both would have the name pageToken. */
function standsBesideToken({ parameter }: Subject, description: Description): boolean {
  const operations = operationsByParameter(description).get(parameter) ?? [];
  const others = (operation: OperationNode) =>
    queryNamesOf(operation).filter((query) => query.parameter !== parameter && !leadsBack(query.name));
  return (
    operations.length > 0 &&
    operations.every((operation) => others(operation).some((query) => meantName(query, description) === 'pageToken'))
  );
}

/** A direction goes with sortBy; `sort` has the directions in its own values. */
function standsBesideSort(parameter: ParameterNode, description: Description): boolean {
  const operations = operationsByParameter(description).get(parameter) ?? [];
  return operations.some((operation) =>
    queryNamesOf(operation).some((query) => meantName(query, description) === 'sort'),
  );
}
