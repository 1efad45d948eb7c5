import { isObject, type JsonObject } from '../model/description/json.ts';
import type { SchemaNode } from '../model/description/nodes.ts';
import { effectiveSchema } from '../model/schemas/effective-schema.ts';

/** What of a body is written otherwise. */
export interface Rewriting {
  /** Whether a member stays. */
  readonly keeps: (name: string, of: SchemaNode) => boolean;
  /** What stands in place of a text. */
  readonly text: (text: string, schema: SchemaNode) => string;
}

/** A body with what is to be written otherwise, at any depth. */
export function rewrittenBody(body: JsonObject, schema: SchemaNode | null, rewriting: Rewriting): JsonObject {
  if (schema === null) return body;
  const { properties } = effectiveSchema(schema);
  const kept = Object.entries(body).filter(([name]) => rewriting.keeps(name, schema));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, rewrittenValue(value, properties.get(name)?.target ?? null, rewriting)]),
  );
}

function rewrittenValue(value: unknown, schema: SchemaNode | null, rewriting: Rewriting): unknown {
  if (schema === null) return value;
  if (typeof value === 'string') return rewriting.text(value, schema);
  if (isObject(value)) return rewrittenBody(value, schema, rewriting);
  if (!Array.isArray(value)) return value;
  const [items] = effectiveSchema(schema).parts.flatMap(({ uses }) =>
    uses.filter(({ relation }) => relation === 'items'),
  );
  return value.map((item) => rewrittenValue(item, items?.target ?? null, rewriting));
}
