import type { Description } from '../model/description/description.ts';
import { asArray, isScalar } from '../model/description/json.ts';
import type { ParameterNode, SchemaNode } from '../model/description/nodes.ts';
import { effectiveSchema } from '../model/schemas/effective-schema.ts';
import { valueSchemaOf } from '../model/schemas/fields.ts';
import { isJson } from '../model/text/standards/media-type.ts';
import { type Generator, generatedBy } from './bodies.ts';
import { realValue } from './codes.ts';
import { isValidBy } from './validity.ts';

/**
 * A value of a parameter as it is sent, several for a list that is sent item by item: that of an example, else one that
 * its schema shows or lists, else a generated one; null where none is known, or it is an object that is not sent as
 * JSON.
 */
export function parameterValue(
  node: ParameterNode,
  description: Description,
  seed: number,
  generate: Generator,
): readonly string[] | null {
  const [content] = node.content;
  const holders = [node.value, content?.mediaType.value];
  const examples = description.examples.filter(({ holder }) => holders.includes(holder)).map(({ value }) => value);
  const target = valueSchemaOf(node)?.target ?? null;
  const shown = target === null ? [] : effectiveSchema(target).parts.flatMap((part) => shownBy(part.value));
  const first = (values: readonly unknown[]) =>
    values.map((value) => writtenAs(value, node)).find((written) => written !== null);
  return first([...examples, ...shown]) ?? first(generatedFor(target, description, seed, generate)) ?? null;
}

function shownBy(schema: object): readonly unknown[] {
  const { example, examples, default: usual, const: only, enum: listed } = schema as Record<string, unknown>;
  return [example, ...asArray(examples), usual, only, ...asArray(listed)];
}

function generatedFor(
  schema: SchemaNode | null,
  description: Description,
  seed: number,
  generate: Generator,
): readonly unknown[] {
  if (schema === null) return [];
  const values = generatedBy(schema, seed, generate).map((value) =>
    typeof value === 'string' ? realValue(value, schema, description) : value,
  );
  return values.filter((value) => isValidBy(schema, value));
}

/** OpenAPI, Style Values: what stands between the items of a list that is one text. */
const BETWEEN: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' };

function writtenAs(value: unknown, { value: parameter, location, content }: ParameterNode): readonly string[] | null {
  if (value === null || value === undefined) return null;
  const [entry] = content;
  if (entry !== undefined && isJson(entry.name)) return [JSON.stringify(value)];
  if (isScalar(value)) return [String(value)];
  if (!Array.isArray(value) || value.length === 0 || !value.every(isScalar)) return null;
  const texts = value.map(String);
  const style = parameter.style ?? 'form';
  const isItemByItem = location === 'query' && style === 'form' && parameter.explode !== false;
  return isItemByItem ? texts : [texts.join(BETWEEN[String(style)] ?? ',')];
}
