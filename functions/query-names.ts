import { defineFunction } from '../framework/define-function.ts';
import { quote } from '../framework/messages.ts';
import { isCamelCase, toCamelCase } from '../model/name-forms.ts';
import { type QueryName, queryNames } from '../model/query-names.ts';
import { queryRenames } from '../model/query-renames.ts';

/**
 * Names in a query are camelCase: those of query parameters, and of the properties that an object parameter spreads. One
 * that sections 4.3 and 4.4 have another name for is left to their rules.
 */
export default defineFunction<QueryName>({
  name: 'queryNames',
  options: null,
  subjects: queryNames,
  judge: (query, _options, description) => {
    const { name } = query;
    if (isCamelCase(name) || queryRenames(description).has(query)) return null;
    const camel = toCamelCase(name);
    const remedy =
      camel === null ? 'write letters and digits only, beginning with a lower-case letter' : `write ${camel}`;
    return { message: `query parameter ${quote(name)} is not camelCase; ${remedy}` };
  },
});
