import type { SchemaNode } from '../description/nodes.ts';
import { memoize } from '../lib/memoize.ts';

/** Keys under which descriptions, and the files that they are split into, collect schemas by name. */
const COLLECTIONS: ReadonlySet<string | number> = new Set(['schemas', 'definitions', '$defs']);

const NONE: readonly never[] = Object.freeze([]);

/**
 * The names under which a schema can be referred to: `Money` for `#/components/schemas/Money`, for `$defs/Money` in any
 * file, and for a file `schemas/Money.yaml` that is the schema. Empty for a schema without a name.
 */
export const definitionNames: (schema: SchemaNode) => readonly string[] = memoize(({ usedBy, place, written }) => {
  const names = usedBy.filter(({ relation }) => relation === 'component').map(({ key }) => String(key));
  if (place.parent === null) names.push(fileName(place.file.source ?? ''));
  else if (COLLECTIONS.has(place.parent.key)) names.push(String(place.key));
  // A file may be nothing but such a collection.
  else if (place.parent.parent === null && written === null) names.push(String(place.key));
  return names.length === 0 ? NONE : [...new Set(names)].filter((name) => name !== '');
});

/** `Money` for `schemas/Money.yaml`. */
function fileName(source: string): string {
  return (/[^/\\]*$/.exec(source)?.[0] ?? '').replace(/\..*$/, '');
}
