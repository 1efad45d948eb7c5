import type { Description } from '../description/description.ts';
import type { OperationNode } from '../description/nodes.ts';
import { memoize } from '../lib/memoize.ts';
import { isOfParameter, namesInQuery, type QueryName, queryNamesOf, textAbout } from '../parameters/names-in-query.ts';
import type { PathClassification } from '../paths/classification.ts';
import { classifyPaths } from '../paths/classify.ts';
import { givesList } from '../paths/path-of-operation.ts';
import { examplesOfHolder } from '../schemas/written-values.ts';
import { plainName } from '../text/words/name-case.ts';
import { toPluralName } from '../text/words/plural-names.ts';
import { operationsByParameter } from './query-names.ts';
import type { QueryRename } from './synonym-table.ts';
import { mayBeRenamed, renameOf } from './synonyms.ts';

/**
 * The names in queries for whose purpose sections 4.3 and 4.4 have another name, with that name. Names that are right,
 * or whose purpose is not certain, are no keys.
 */
export const queryRenames: (description: Description) => ReadonlyMap<QueryName, QueryRename> = memoize((description) =>
  readRenames(description),
);

/** The name of sections 4.3 and 4.4 for what a name in a query does, or the name itself. */
export function meantName(query: QueryName, description: Description): string {
  return queryRenames(description).get(query)?.instead ?? query.name;
}

/** The names of sections 4.3 and 4.4 for what an operation's query parameters do, and the own names of the others. */
export function meantNamesOf(operation: OperationNode, description: Description): ReadonlySet<string> {
  return new Set(queryNamesOf(operation).map((query) => meantName(query, description)));
}

/**
 * The name of sections 4.3 and 4.4 that a name in a query would have if it were called otherwise; null where there is
 * none.
 */
export function renameIfNamed(query: QueryName, name: string, description: Description): QueryRename | null {
  return renameIn({ ...query, name }, operationsByParameter(description).get(query.parameter) ?? [], description);
}

function readRenames(description: Description): ReadonlyMap<QueryName, QueryRename> {
  const byParameter = operationsByParameter(description);
  const renames = new Map<QueryName, QueryRename>();
  for (const parameter of description.parameters) {
    const operations = byParameter.get(parameter);
    if (operations?.length === 0) continue;
    for (const query of namesInQuery(parameter)) {
      const rename = renameIn(query, operations ?? [], description);
      if (rename !== null) renames.set(query, rename);
    }
  }
  return renames;
}

function renameIn(query: QueryName, operations: readonly OperationNode[], description: Description) {
  if (!mayBeRenamed(query.name)) return null;
  const lists = operations.map((operation) => givesList(operation, description));
  return renameOf({
    name: query.name,
    schema: query.schema?.target ?? null,
    text: textAbout(query),
    examples: parameterExamples(query, description),
    lists: lists.includes(true) ? true : lists.length > 0 && lists.every((one) => one === false) ? false : null,
    beside: namesBeside(query, operations),
    get namesResource() {
      return namesResource(query.name, operations, description);
    },
  });
}

/** True for `order` where `orders` is a collection, unless the operations list just these. */
function namesResource(name: string, operations: readonly OperationNode[], description: Description): boolean {
  const { paths, ofPathItem } = classifyPaths(description);
  const names = [name, toPluralName(name)];
  const leadsThere = ({ template }: PathClassification) => names.includes(template.segments.at(-1)?.name ?? '');
  return !operations.some(({ pathItem }) => ofPathItem(pathItem).some(leadsThere)) && paths.some(leadsThere);
}

const plainNamesOf: (operation: OperationNode) => readonly (readonly [QueryName, string])[] = memoize((operation) =>
  queryNamesOf(operation).map((query) => [query, plainName(query.name)]),
);

function namesBeside(query: QueryName, operations: readonly OperationNode[]): ReadonlySet<string> {
  const names = operations.flatMap(plainNamesOf);
  return new Set(names.flatMap(([other, name]) => (other === query ? [] : [name])));
}

/** The examples of a parameter itself; none for a property that an object parameter spreads. */
export function parameterExamples(query: QueryName, description: Description): unknown[] {
  if (!isOfParameter(query)) return [];
  const { value, content } = query.parameter;
  const holders = [value, ...content.map(({ mediaType }) => mediaType.value)];
  return holders.flatMap((holder) => examplesOfHolder(holder, description)).map((example) => example.value);
}
