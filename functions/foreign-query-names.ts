import type { JSONSchema } from 'json-schema-to-ts';
import { defineFunction } from '../framework/define-function.ts';
import { quote } from '../framework/messages.ts';
import type { Description } from '../model/description/description.ts';
import { type QueryName, queryNames } from '../model/query/query-names.ts';
import { queryRenames } from '../model/query/query-renames.ts';
import type { QueryRename, QueryTopic } from '../model/query/synonym-table.ts';

interface Subject extends QueryName {
  readonly rename: QueryRename | null;
}

const OPTIONS = {
  type: 'object',
  additionalProperties: false,
  required: ['topic'],
  properties: { topic: { enum: ['paging', 'timeRange', 'sorting'] } },
} as const satisfies JSONSchema;

/** What pages, sorts or bounds a time range does so under the name that the conventions have for it. */
export default defineFunction({
  name: 'foreignQueryNames',
  options: OPTIONS,
  subjects,
  judge: ({ name, rename }, { topic }) => {
    if (rename === null || rename.topic !== topic) return null;
    return { message: `query parameter ${quote(name)} ${FACTS[topic]}; write ${remedyFor(rename)}` };
  },
});

const FACTS: Readonly<Record<QueryTopic, string>> = {
  paging: 'is no name for paging',
  timeRange: 'is no name for an end of a time range',
  sorting: 'is no name for sorting',
};

function subjects(description: Description): Subject[] {
  const renames = queryRenames(description);
  return queryNames(description).map((query) => ({ ...query, rename: renames.get(query) ?? null }));
}

function remedyFor({ instead }: QueryRename): string {
  if (instead === 'startTime') return 'startTime, or {property}After for the time of one property';
  if (instead === 'endTime') return 'endTime, or {property}Before for the time of one property';
  return instead;
}
