import { defineRule } from '../../../framework/define-rule.ts';
import { quote } from '../../../framework/messages.ts';
import { vocabularyOf } from '../../../model/annotations/vocabulary-of-description.ts';
import type { Description } from '../../../model/description/description.ts';
import { type QueryName, queryNames } from '../../../model/query/query-names.ts';
import { queryRenames } from '../../../model/query/query-renames.ts';
import { nameInOtherNumber } from '../../../model/query/repeated-parameters.ts';
import { admittedTypes } from '../../../model/schemas/schema-types.ts';
import { nameWithoutPrefix, needlessBooleanPrefix } from '../../../model/text/words/boolean-prefix.ts';
import { isCamelCase, toCamelCase } from '../../../model/text/words/name-case.ts';

/**
 * Names in a query are camelCase: those of query parameters, and of the properties that an object parameter spreads. The name to
 * write is the one that other rules ask for as well (`foreign-paging`, `boolean-parameter-names`, `repeated-values` …).
 */
export default defineRule({
  id: 'query-names',
  statements: ['4.1/query-names'],
  severity: 'error',
  summary: 'Names of query parameters are camelCase.',
  why: 'Generated clients turn parameter names into arguments; one form for all saves mapping tables, and no bracket or dollar sign has to be encoded.',
  yieldsTo: ['foreign-paging', 'sort-names', 'time-range-names'],
  subjects: queryNames,
  judge: (query, description) => {
    const { name } = query;
    if (isCamelCase(name)) return null;
    const camel = toCamelCase(wantedName(query, description));
    const remedy =
      camel === null ? 'write letters and digits only, beginning with a lower-case letter' : `write ${camel}`;
    return { message: `query parameter ${quote(name)} is not camelCase; ${remedy}` };
  },
});

function wantedName(query: QueryName, description: Description): string {
  const rename = queryRenames(description).get(query);
  if (rename !== undefined) return rename.instead;
  const { name, parameter, schema } = query;
  if (schema === null || schema.target === null || schema !== parameter.schema) return name;
  const isBoolean = admittedTypes(schema.target)?.has('boolean') === true;
  const prefixed = isBoolean && needlessBooleanPrefix(name, vocabularyOf(description)) !== null;
  return (prefixed ? nameWithoutPrefix(name) : nameInOtherNumber(parameter, description)) ?? name;
}
