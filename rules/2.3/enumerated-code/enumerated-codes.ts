import type { SchemaNode } from '../../../model/description/nodes.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import { annotatedRole } from '../../../model/types/annotated-role.ts';

/** What else a code may come with; with more, or with other things, the object is a resource that has a code. */
const BESIDE: ReadonlySet<string> = new Set(
  'language locale category group type source system version scheme parent reason $schema'.split(' '),
);

/** An enumerated code (statement 2.3/enumerated-code): an object of code and description, and of little else. */
export function isEnumeratedCode(node: SchemaNode): boolean {
  const role = annotatedRole(node);
  if (role !== null) return role === 'enumerated-code';
  const names = [...effectiveSchema(node).properties.keys()];
  if (!names.includes('code') || !names.includes('description')) return false;
  return names.every((name) => name === 'code' || name === 'description' || BESIDE.has(name));
}
