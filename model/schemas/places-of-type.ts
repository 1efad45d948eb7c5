import { asArray } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { below, type Place } from '../description/place.ts';

/** Keywords that go when another type is written. */
const OF_TYPE = ['type', 'format', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'];

/** Where rules about numbers report: what they say is moot where another type is wanted. */
export function placesOfType({ place, value }: SchemaNode): Place[] {
  const types = asArray(value.type).map((_type, index) => below(place, 'type', index));
  return [place, ...OF_TYPE.map((keyword) => below(place, keyword)), ...types];
}
