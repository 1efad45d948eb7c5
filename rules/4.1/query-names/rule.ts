import { defineRule } from '../../../framework/define-rule.ts';
import { quote } from '../../../framework/messages.ts';
import { remedied } from '../../../framework/remedied.ts';
import { rename } from '../../../framework/remedy.ts';
import { finalQueryName, isRenameEnough } from '../../../model/names/final-names.ts';
import { isOfParameter } from '../../../model/parameters/names-in-query.ts';
import { queryNames } from '../../../model/query/query-names.ts';
import { isCamelCase } from '../../../model/text/words/name-case.ts';

/**
 * Names in a query are camelCase: those of query parameters, and of the properties that an object parameter spreads.
 * The name to write is the one that other rules ask for as well (`foreign-paging`, `boolean-parameter-names`,
 * `repeated-values` …).
 */
export default defineRule({
  id: 'query-names',
  statements: ['4.1/query-names'],
  severity: 'error',
  summary: 'Names of query parameters are camelCase.',
  why: 'Generated clients turn parameter names into arguments; one form for all saves mapping tables, and no bracket or dollar sign has to be encoded.',
  // A parameter for the version of the API is to be left out.
  yieldsTo: ['foreign-paging', 'sort-names', 'fields-names', 'idempotency-key-name', 'query-use'],
  subjects: queryNames,
  judge: (query, description) => {
    const { name, place } = query;
    if (isCamelCase(name)) return null;
    const fact = `query parameter ${quote(name)} is not camelCase`;
    const final = finalQueryName(query, description);
    if (final.name === null)
      return { message: `${fact}; write letters and digits only, beginning with a lower-case letter` };
    if (final.isTaken) return { message: `${fact}; write a camelCase name, but not ${final.name}, which is taken` };
    const remedy = [rename(place, isOfParameter(query) ? 'parameter' : 'property', final.name)];
    const property = /^filters?\[([A-Za-z]\w*)\]$/.exec(name)?.[1];
    const instead = property === undefined ? '' : `, or take ${property} as a property in filter`;
    return remedied(fact, isRenameEnough(final) ? remedy : [], { words: `write ${final.name}${instead}` });
  },
});
