import type { SchemaNode } from './description/nodes.ts';
import { bodyNames } from './operations/json-bodies.ts';

/** A schema that others extend with links need not have them itself: then the use of the bare one is wrong. */
export function hasLinkedExtension({ usedBy }: SchemaNode): boolean {
  return usedBy.some(
    ({ relation, holder }) => relation === 'allOf' && holder !== null && bodyNames(holder).has('links'),
  );
}
