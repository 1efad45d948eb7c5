import type { Description } from '../../model/description/description.ts';
import type { SchemaNode } from '../../model/description/nodes.ts';
import { type Place, pathOf } from '../../model/description/place.ts';
import { schemaAt } from '../../model/description/schema-at.ts';

/** A text that is the same for the same place, though two objects stand for it. */
export function textOf(place: Place | null): string {
  return place === null ? '' : [place.file.source, ...pathOf(place)].join('\0');
}

/** The innermost schema that a place is inside of; none for a place outside of schemas. */
export function innermostSchema(place: Place, description: Description): readonly SchemaNode[] {
  for (let current = place.parent; current !== null; current = current.parent) {
    const schema = schemaAt(current, description);
    if (schema !== undefined) return [schema];
  }
  return [];
}
