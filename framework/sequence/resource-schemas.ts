import type { SchemaNode } from '../../model/description/nodes.ts';
import { requestSchemaOf } from '../../model/operations/body-content.ts';
import type { DescribedOperation, DescribedResource } from '../../model/resources/described-resources.ts';
import { effectiveSchema, itemSchemasOf } from '../../model/schemas/effective-schema.ts';
import { isReadOnlyProperty } from '../../model/schemas/read-only.ts';

/**
 * The schema of what clients send for a resource, of one item where several are made at once; null where none is known.
 */
export function sentSchemaOf(resource: DescribedResource): SchemaNode | null {
  const asked = resource.create ?? resource.replace;
  const schema = asked === null ? null : (requestSchemaOf(asked.operation)?.target ?? null);
  return schema === null ? null : (itemOfBulk(schema, resource) ?? schema);
}

/** Null for the schema of one resource, which may have a property `items` of its own. */
function itemOfBulk(schema: SchemaNode, { read }: DescribedResource): SchemaNode | null {
  const answered = responseSchema(read);
  return answered === null || effectiveSchema(answered).properties.has('items') ? null : itemSchemaIn(schema);
}

/** The schema of one of the `items` that a body has; null for a body without them. */
export function itemSchemaIn(body: SchemaNode): SchemaNode | null {
  const items = effectiveSchema(body).properties.get('items')?.target ?? null;
  return items === null ? null : (itemSchemasOf(items)[0] ?? null);
}

/** The schema of the body that reading answers with; null where none is known. */
export function responseSchema(asked: DescribedOperation | null): SchemaNode | null {
  const success = asked?.operation.responses.find(({ key }) => key === '200');
  return success?.node?.content[0]?.mediaType.schema?.target ?? null;
}

/** The names that a schema requires of clients. */
export function requiredOf(schema: SchemaNode): readonly string[] {
  return [...effectiveSchema(schema).required].filter((name) => !isReadOnlyProperty(name, schema));
}
