import { memoize } from '../lib/memoize.ts';
import type { Description } from './description.ts';
import type { SchemaNode } from './nodes.ts';
import type { Place } from './place.ts';
import { PlaceIndex } from './place-index.ts';

/** The schema that is written at a place; undefined where none is. */
export function schemaAt(place: Place, description: Description): SchemaNode | undefined {
  return schemasByPlace(description).at(place)[0];
}

const schemasByPlace: (description: Description) => PlaceIndex<SchemaNode> = memoize(({ schemas }) => {
  const index = new PlaceIndex<SchemaNode>();
  for (const node of schemas) index.add(node.place, node);
  return index;
});
