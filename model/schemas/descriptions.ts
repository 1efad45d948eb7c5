import { strings } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { withEnclosingSchemas } from './composition.ts';
import { effectiveSchema } from './effective-schema.ts';

/**
 * What is said of the values of a schema, each text once: by itself, by what `allOf` or a `$ref` brings in, and by what
 * it is written into as a branch. What stands beside a `$ref` says more of one field, and takes nothing from what the
 * target says.
 */
export function descriptionsOf(node: SchemaNode): readonly string[] {
  const schemas = withEnclosingSchemas(node).flatMap((schema) => effectiveSchema(schema).parts);
  return [...new Set(strings(schemas.map(({ value }) => value.description)))];
}
