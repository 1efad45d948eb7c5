import type { SchemaNode, SchemaUse } from './description/nodes.ts';

const isOfItem = ({ relation }: SchemaUse) => relation === 'items';

/** Where the parts of an array's schema say which schemas its items have, by `items` or `prefixItems`. */
export function itemUses(parts: readonly SchemaNode[]): SchemaUse[] {
  return parts.flatMap(({ uses }) => (uses.length === 0 ? [] : uses.filter(isOfItem)));
}

/** The same schemas; without those behind references that lead nowhere. */
export function itemSchemas(parts: readonly SchemaNode[]): SchemaNode[] {
  return itemUses(parts).flatMap(({ target }) => target ?? []);
}
