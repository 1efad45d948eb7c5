import type { SchemaUse } from './nodes.ts';

/** The uses of a schema that describe the very value that their holder describes, and no part of it. */
export const SAME_VALUE: ReadonlySet<SchemaUse['relation']> = new Set([
  'allOf',
  'anyOf',
  'oneOf',
  'reference',
  'then',
  'else',
  'dependentSchema',
]);
