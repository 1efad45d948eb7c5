import type { Description } from '../description/description.ts';
import { asString } from '../description/json.ts';
import type { OperationNode, ParameterNode, SchemaNode, SchemaUse } from '../description/nodes.ts';
import { below, type Place } from '../description/place.ts';
import { memoize } from '../lib/memoize.ts';
import { clientOperations } from '../operations/client-operations.ts';
import { effectiveSchema } from '../schemas/effective-schema.ts';
import { valueSchemaOf } from '../schemas/fields.ts';
import { typesOf } from '../schemas/schema-types.ts';
import { essence } from '../text/standards/media-type.ts';

/**
 * A name in a query: that of a query parameter, or of a property of an object parameter with style form and explode.
 */
export interface QueryName {
  readonly name: string;
  /** Where the name is written. */
  readonly place: Place;
  readonly parameter: ParameterNode;
  /** The use of the schema of its values, in `schema` or `content`; null where the parameter has none. */
  readonly schema: SchemaUse | null;
}

/** True for the name of a parameter, and not of a property that an object parameter spreads. */
export function isOfParameter({ parameter, schema }: QueryName): boolean {
  return schema === valueSchemaOf(parameter);
}

/** The names that a parameter puts into the query; none for a parameter that is not in the query. */
export const namesInQuery: (parameter: ParameterNode) => readonly QueryName[] = memoize((parameter) => {
  if (parameter.location === 'querystring') return namesInForm(parameter);
  return parameter.location === 'query' ? [...ownName(parameter), ...spreadNames(parameter)] : [];
});

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

/** The names that an operation takes in its query. */
export function queryNamesOf({ parameters }: OperationNode): readonly QueryName[] {
  return parameters.flatMap(({ node }) => (node === null ? [] : namesInQuery(node)));
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

/** The descriptions of a parameter and its schema, in lines; of a property, only that of its schema. */
export function textAbout(query: QueryName): string {
  const { parameter, schema } = query;
  const texts = [isOfParameter(query) ? parameter.value.description : null, schema?.target?.value.description];
  return texts.flatMap((text) => asString(text) ?? []).join('\n');
}

function ownName(parameter: ParameterNode): QueryName[] {
  const { name, place } = parameter;
  return name === null ? [] : [{ name, place: below(place, 'name'), parameter, schema: valueSchemaOf(parameter) }];
}

function spreadNames(parameter: ParameterNode): QueryName[] {
  return spreads(parameter) ? namesOf(parameter.schema?.target ?? null, parameter) : [];
}

/** The whole query as a form: the properties of its schema are the names. */
function namesInForm(parameter: ParameterNode): QueryName[] {
  const form = parameter.content.find(({ name }) => essence(name) === 'application/x-www-form-urlencoded');
  return namesOf(form?.mediaType.schema?.target ?? null, parameter);
}

function namesOf(schema: SchemaNode | null, parameter: ParameterNode): QueryName[] {
  const properties = schema === null ? [] : [...effectiveSchema(schema).properties];
  return properties.map(([name, use]) => ({ name, place: use.place, parameter, schema: use }));
}

/**
 * With style form and explode, the defaults, an object's properties are names in the query (OpenAPI, Parameter Object;
 * RFC 6570).
 */
function spreads({ schema, value }: ParameterNode): boolean {
  if (schema === null || schema.target === null || value.explode === false) return false;
  const types = typesOf(schema.target);
  const { properties } = effectiveSchema(schema.target);
  const isForm = value.style === undefined || value.style === 'form';
  return isForm && properties.size > 0 && types.every((type) => type === 'object' || type === 'null');
}
