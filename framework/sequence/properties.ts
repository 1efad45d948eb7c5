import { parseFilter } from '../../grammar/index.ts';
import type { Description } from '../../model/description/description.ts';
import { asString, type JsonObject, member } from '../../model/description/json.ts';
import type { OperationNode, ParameterNode } from '../../model/description/nodes.ts';
import { effectiveSchema } from '../../model/schemas/effective-schema.ts';
import { valueSchemaOf } from '../../model/schemas/fields.ts';
import { listedValues } from '../../model/schemas/listed-values.ts';
import { queryParameter } from './subjects.ts';

/**
 * The properties that the description of a query parameter speaks of: in its examples, its listed values, and its text.
 */
export function propertiesNamed(
  operation: OperationNode,
  parameterName: string,
  properties: readonly string[],
  description: Description,
): readonly string[] {
  const parameter = queryParameter(operation, parameterName);
  if (parameter === null) return [];
  const texts = [
    asString(parameter.value.description) ?? '',
    ...examplesOf(parameter, description),
    ...listedBy(parameter),
    // A list may be written as a pattern; other words of one are no properties.
    asString(valueSchemaOf(parameter)?.target?.value.pattern) ?? '',
  ];
  const words = new Set(texts.flatMap((text) => text.match(/[A-Za-z][A-Za-z0-9]*/g) ?? []));
  const filtered = examplesOf(parameter, description).flatMap((text) => parseFilter(text).value ?? []);
  const first = new Set(filtered.map(({ property }) => property));
  const named = properties.filter((name) => words.has(name));
  return [...named.filter((name) => first.has(name)), ...named.filter((name) => !first.has(name))];
}

function examplesOf(parameter: ParameterNode, description: Description): string[] {
  const schema = valueSchemaOf(parameter)?.target?.value;
  const values = [parameter.value.example, member(schema, 'example'), member(schema, 'default')];
  const contents = parameter.content.map(({ mediaType }) => mediaType.value);
  const holders: readonly (JsonObject | undefined)[] = [parameter.value, schema, ...contents];
  const listed = description.examples.filter(({ holder }) => holders.includes(holder)).map(({ value }) => value);
  return [...values, ...listed].filter((value) => typeof value === 'string');
}

function listedBy(parameter: ParameterNode): string[] {
  const schema = valueSchemaOf(parameter)?.target ?? null;
  if (schema === null) return [];
  const values = effectiveSchema(schema)
    .parts.flatMap(listedValues)
    .map(({ value }) => value);
  return values.filter((value) => typeof value === 'string');
}

/** The names of the properties that items have with a text or a whole number. */
export function scalarsIn(items: readonly JsonObject[]): readonly string[] {
  const names = new Set(items.flatMap((item) => Object.keys(item)));
  return [...names].filter((name) => items.some((item) => ['string', 'number'].includes(typeof item[name])));
}

/** Values that stand in a filter as they are: numbers, and texts without signs that a filter has. */
export function isPlainInFilter(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && /^[A-Za-z0-9][A-Za-z0-9 _.-]*$/.test(value));
}
