import type { SchemaNode, SchemaUse } from './nodes.ts';

/** The schemas that are used, but for those that a broken reference names. */
export function usedSchemas(uses: readonly SchemaUse[]): SchemaNode[] {
  return uses.flatMap(({ target }) => (target === null ? [] : [target]));
}
