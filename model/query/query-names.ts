import type { Description } from '../description/description.ts';
import { asString } from '../description/json.ts';
import type { OperationNode, ParameterNode, SchemaUse } from '../description/nodes.ts';
import { below, type Place } from '../description/place.ts';
import { memoize } from '../lib/memoize.ts';
import { clientOperations } from '../operations/client-operations.ts';
import { effectiveSchema } from '../schemas/effective-schema.ts';
import { typesOf } from '../schemas/schema-types.ts';

/** A name that stands in a query: that of a query parameter, or of a property that an object parameter spreads. */
export interface QueryName {
  readonly name: string;
  /** Where the name is written. */
  readonly place: Place;
  readonly parameter: ParameterNode;
  /** What its values are; null where the parameter has no schema. */
  readonly schema: SchemaUse | null;
}

/** The names that a parameter puts into the query; none where it stands elsewhere. */
export const namesInQuery: (parameter: ParameterNode) => readonly QueryName[] = memoize((parameter) =>
  parameter.location === 'query' ? [...ownName(parameter), ...spreadNames(parameter)] : [],
);

/** Every name in a query that a description writes, each once; those left out that only receivers of webhooks and callbacks take. */
export function queryNames(description: Description): readonly QueryName[] {
  const names = ownQueryParameters(description).flatMap(namesInQuery);
  return [...new Map(names.map((name) => [name.place, name])).values()];
}

/** The query parameters of the service's own operations, and those that no operation takes. */
export const ownQueryParameters: (description: Description) => readonly ParameterNode[] = memoize((description) => {
  const takers = operationsByParameter(description);
  return description.parameters.filter((one) => one.location === 'query' && takers.get(one)?.length !== 0);
});

/** The names that an operation takes in its query. */
export function queryNamesOf({ parameters }: OperationNode): readonly QueryName[] {
  return parameters.flatMap(({ node }) => (node === null ? [] : namesInQuery(node)));
}

/** A name in the query of an operation. */
export interface QueryNameUse {
  readonly query: QueryName;
  /** The entry of `parameters`; the property where an object parameter spreads it. */
  readonly place: Place;
}

/** The names that an operation takes in its query, where it or its path item says so. */
export function queryNameUsesOf({ parameters }: OperationNode): QueryNameUse[] {
  return parameters.flatMap(({ node, place }) =>
    (node === null ? [] : namesInQuery(node)).map((query) => {
      const isSpread = query.schema !== null && query.schema !== query.parameter.schema;
      return { query, place: isSpread ? query.place : place };
    }),
  );
}

/**
 * The service's own operations that take each parameter. One that no operation takes is missing; one that only the requests
 * of webhooks and callbacks carry, whose names their receivers choose, has none.
 */
export const operationsByParameter: (description: Description) => ReadonlyMap<ParameterNode, readonly OperationNode[]> =
  memoize((description) => readTakers(description));

function readTakers(description: Description): ReadonlyMap<ParameterNode, readonly OperationNode[]> {
  const takers = new Map<ParameterNode, OperationNode[]>();
  const own = new Set(clientOperations(description));
  for (const operation of description.operations) {
    for (const { node } of operation.parameters) {
      if (node === null) continue;
      const known = takers.get(node) ?? [];
      takers.set(node, known);
      if (own.has(operation)) known.push(operation);
    }
  }
  return takers;
}

/** What the descriptions of a parameter and its schema say. */
export function textAbout({ parameter, schema }: QueryName): string {
  const texts = [schema === parameter.schema ? parameter.value.description : null, schema?.target?.value.description];
  return texts.flatMap((text) => asString(text) ?? []).join('\n');
}

function ownName(parameter: ParameterNode): QueryName[] {
  const { name, place, schema } = parameter;
  return name === null ? [] : [{ name, place: below(place, 'name'), parameter, schema }];
}

function spreadNames(parameter: ParameterNode): QueryName[] {
  const target = parameter.schema?.target ?? null;
  if (target === null || !spreads(parameter)) return [];
  const { properties } = effectiveSchema(target);
  return [...properties].map(([name, use]) => ({ name, place: use.place, parameter, schema: use }));
}

/** With style form and explode, which are the defaults, an object's properties stand in the query as names of their own. */
function spreads({ schema, value }: ParameterNode): boolean {
  if (schema === null || schema.target === null || value.explode === false) return false;
  const types = typesOf(schema.target);
  const { properties } = effectiveSchema(schema.target);
  const isForm = value.style === undefined || value.style === 'form';
  return isForm && properties.size > 0 && types.every((type) => type === 'object' || type === 'null');
}
