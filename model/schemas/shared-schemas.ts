import type { SchemaNode, SchemaUse } from '../description/nodes.ts';

/**
 * True for a schema with other uses than the known ones; being a component is no use. A fault that the schema has in a known use
 * is then reported at that use, since the schema may be right elsewhere.
 */
export function isUsedElsewhere({ usedBy }: SchemaNode, isKnown: (use: SchemaUse) => boolean): boolean {
  return usedBy.some((use) => use.relation !== 'component' && !isKnown(use));
}
