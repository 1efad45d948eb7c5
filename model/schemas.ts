import { Context } from './contexts.ts';
import type { Description } from './description.ts';
import { has } from './json.ts';
import type { SchemaNode, SchemaUse } from './nodes.ts';
import { type SchemaType, typesOf } from './schema-types.ts';

const BRANCHES: ReadonlySet<SchemaUse['relation']> = new Set([
  'allOf',
  'anyOf',
  'oneOf',
  'then',
  'else',
  'dependentSchema',
]);

/** True where a schema describes a value itself, and is no condition that picks values (`not`, `if`, `contains`). */
export function describesValue({ contexts }: SchemaNode): boolean {
  return (contexts & Context.value) !== 0;
}

/**
 * The schemas that describe values of a type. A schema that only adds to another one (a branch, or keywords beside a
 * `$ref`) counts only when it names the type itself.
 */
export function schemasOfType({ schemas }: Description, type: SchemaType): SchemaNode[] {
  return schemas.filter((node) => {
    if (!describesValue(node)) return false;
    const addsOnly = has(node.value, '$ref') || (node.written !== null && BRANCHES.has(node.written.relation));
    return (!addsOnly || has(node.value, 'type')) && typesOf(node.value).includes(type);
  });
}

/** The names under which properties hold the schema, by reference or not; empty when none does. */
export function propertyNamesOf({ usedBy }: SchemaNode): string[] {
  return [...new Set(usedBy.filter(({ relation }) => relation === 'property').map(({ key }) => String(key)))];
}

/** What a message calls the schema: its property, component or parameter name, else its kind. */
export function spokenName(node: SchemaNode): string {
  const use = node.written ?? node.usedBy[0];
  const named = use !== undefined && ['property', 'component', 'parameter', 'header'].includes(use.relation);
  return named ? String(use.key) : 'this schema';
}
