import { has } from '../description/json.ts';
import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import { below, type Place } from '../description/place.ts';
import { splitWords } from '../text/words/split-words.ts';
import { usesOf } from './composition.ts';
import { definitionNames } from './definition-names.ts';

/**
 * True for a schema with other uses than the known ones; being a component or a file of its own is no use. A fault that
 * the schema has in a known use is then reported at that use, since the schema may be right elsewhere.
 */
export function isUsedElsewhere(schema: SchemaNode, isKnown: (use: SchemaUse) => boolean): boolean {
  return usesOf(schema).some((use) => !isKnown(use));
}

/**
 * Where to report what is wrong with a schema for one of its uses: at the keyword, or at the schema where it lacks
 * that, if the schema is written there, or is called like the property (`ErrorName` for `name`) and nothing but such
 * properties refers to it; else at the use.
 */
export function placeOfFault(use: SchemaUse, keyword?: string): Place {
  const { target, place } = use;
  if (target === null || !(target.written === use || isDefinedFor(target, use))) return place;
  return keyword !== undefined && has(target.value, keyword) ? below(target.place, keyword) : target.place;
}

/** True for a schema that is called like the property, and that is for nothing but properties of the name. */
function isDefinedFor(schema: SchemaNode, use: SchemaUse): boolean {
  const last = splitWords(String(use.key)).at(-1);
  if (!definitionNames(schema).some((name) => splitWords(name).at(-1) === last)) return false;
  return !isUsedElsewhere(schema, (other) => other === use || isSameProperty(other, use));
}

/** True for another use of a schema by a property of the same name. */
export function isSameProperty(other: SchemaUse, { relation, key }: SchemaUse): boolean {
  return relation === 'property' && other.relation === relation && other.key === key;
}
