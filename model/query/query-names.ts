import type { Description } from '../description/description.ts';
import type { OperationNode, ParameterNode } from '../description/nodes.ts';
import type { Place } from '../description/place.ts';
import { memoize } from '../lib/memoize.ts';
import { clientOperations } from '../operations/client-operations.ts';
import { isOfParameter, namesInQuery, type QueryName } from '../parameters/names-in-query.ts';

/** Every name in the queries of a description, each place once, without those that only webhooks and callbacks take. */
export function queryNames(description: Description): readonly QueryName[] {
  const names = [...ownQueryParameters(description), ...ownQueryStrings(description)].flatMap(namesInQuery);
  return [...new Map(names.map((name) => [name.place, name])).values()];
}

/** The query parameters of operations that clients call, and those that no operation takes. */
export const ownQueryParameters: (description: Description) => readonly ParameterNode[] = memoize((description) =>
  ownParameters(description, 'query'),
);

/** The same of the parameters that stand for the whole query, which OpenAPI has from 3.2 on. */
export const ownQueryStrings: (description: Description) => readonly ParameterNode[] = memoize((description) =>
  ownParameters(description, 'querystring'),
);

function ownParameters(description: Description, where: string): ParameterNode[] {
  const operations = operationsByParameter(description);
  return description.parameters.filter((one) => one.location === where && operations.get(one)?.length !== 0);
}

/** A name in the query of an operation, and where the operation takes it. */
export interface QueryNameUse {
  readonly query: QueryName;
  /** The entry of `parameters`; the property where an object parameter spreads it. */
  readonly place: Place;
}

/** The names that an operation takes in its query, at the entries of `parameters`, its own and the path item's. */
export function queryNameUsesOf({ parameters }: OperationNode): QueryNameUse[] {
  return parameters.flatMap(({ node, place }) =>
    (node === null ? [] : namesInQuery(node)).map((query) => {
      return { query, place: isOfParameter(query) ? place : query.place };
    }),
  );
}

/**
 * The operations that clients call and that take each parameter. A parameter that no operation takes is not a key; one
 * that only webhooks and callbacks take, whose receivers choose the names, has an empty list.
 */
export const operationsByParameter: (description: Description) => ReadonlyMap<ParameterNode, readonly OperationNode[]> =
  memoize((description) => readOperations(description));

function readOperations(description: Description): ReadonlyMap<ParameterNode, readonly OperationNode[]> {
  const byParameter = new Map<ParameterNode, OperationNode[]>();
  const own = new Set(clientOperations(description));
  for (const operation of description.operations) {
    for (const { node } of operation.parameters) {
      if (node === null) continue;
      const known = byParameter.get(node) ?? [];
      byParameter.set(node, known);
      if (own.has(operation)) known.push(operation);
    }
  }
  return byParameter;
}
