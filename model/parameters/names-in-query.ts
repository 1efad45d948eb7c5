import { asArray, strings } from '../description/json.ts';
import type { OperationNode, ParameterNode, SchemaNode, SchemaUse } from '../description/nodes.ts';
import { below, type Place } from '../description/place.ts';
import { memoize } from '../lib/memoize.ts';
import { descriptionsOf } from '../schemas/descriptions.ts';
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
  /** The object that the parameter spreads over the query; null for the name of a parameter. */
  readonly object: SchemaNode | null;
  /** The use of the schema of its values, in `schema` or `content`; null where the parameter has none. */
  readonly schema: SchemaUse | null;
}

/** True for the name of a parameter, and not of a property that an object parameter spreads. */
export function isOfParameter({ object }: QueryName): boolean {
  return object === null;
}

/** The names that a parameter puts into the query; none for a parameter that is not in the query. */
export const namesInQuery: (parameter: ParameterNode) => readonly QueryName[] = memoize((parameter) => {
  if (parameter.location === 'querystring') return namesInForm(parameter);
  return parameter.location === 'query' ? [...ownName(parameter), ...spreadNames(parameter)] : [];
});

/** The names that an operation takes in its query. */
export function queryNamesOf({ parameters }: Pick<OperationNode, 'parameters'>): readonly QueryName[] {
  return parameters.flatMap(({ node }) => (node === null ? [] : namesInQuery(node)));
}

/** The descriptions of a parameter and its schema, in lines; of a property, only that of its schema. */
export function textAbout(query: QueryName): string {
  const { parameter, schema } = query;
  const own = isOfParameter(query) ? [parameter.value.description] : [];
  return strings([...own, ...(schema?.target ? descriptionsOf(schema.target) : [])]).join('\n');
}

/** Where it says that the name is required: in the parameter, or in lists of the object. */
export function placesOfRequired({ name, parameter, object }: QueryName): Place[] {
  if (object === null) return parameter.value.required === true ? [below(parameter.place, 'required')] : [];
  return effectiveSchema(object).parts.flatMap(({ value, place }) =>
    asArray(value.required).flatMap((one, index) => (one === name ? [below(place, 'required', index)] : [])),
  );
}

function ownName(parameter: ParameterNode): QueryName[] {
  const { name, place } = parameter;
  if (name === null) return [];
  return [{ name, place: below(place, 'name'), parameter, object: null, schema: valueSchemaOf(parameter) }];
}

function spreadNames(parameter: ParameterNode): QueryName[] {
  return spreads(parameter) ? namesOf(parameter.schema?.target ?? null, parameter) : [];
}

/** The whole query as a form: the properties of its schema are the names. */
function namesInForm(parameter: ParameterNode): QueryName[] {
  const form = parameter.content.find(({ name }) => essence(name) === 'application/x-www-form-urlencoded');
  return namesOf(form?.mediaType.schema?.target ?? null, parameter);
}

function namesOf(object: SchemaNode | null, parameter: ParameterNode): QueryName[] {
  const properties = object === null ? [] : [...effectiveSchema(object).properties];
  return properties.map(([name, use]) => ({ name, place: use.place, parameter, object, schema: use }));
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
