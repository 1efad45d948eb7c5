import { asArray } from '../description/json.ts';
import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import { below, type Place } from '../description/place.ts';
import { ownParts } from './composition.ts';
import { isSameProperty, isUsedElsewhere } from './shared-schemas.ts';

/** Keywords that go when another type is written. */
const OF_TYPE = ['type', 'format', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'];

/** Where rules about numbers report: what they say is moot where another type is wanted. */
export function placesOfType({ place, value }: SchemaNode): Place[] {
  const types = asArray(value.type).map((_type, index) => below(place, 'type', index));
  return [place, ...OF_TYPE.map((keyword) => below(place, keyword)), ...types];
}

/**
 * The same places once another type is wanted of what uses a schema: none where something else uses it, for which it
 * may be right.
 */
export function placesMootBy(use: SchemaUse): Place[] {
  const { target } = use;
  if (target === null || isUsedElsewhere(target, (other) => other === use || isSameProperty(other, use))) return [];
  return ownParts(target).flatMap(placesOfType);
}
