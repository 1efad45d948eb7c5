import { asObject, type JsonObject, member } from '../description/json.ts';

/** Deeper values say nothing about what a path is. */
const DEEPEST = 4;
/** A map by data has more members than a resource. */
const MOST_MEMBERS = 60;

/** A schema that says of a value what types its members have, as far as tells what kind of resource it is. */
export function shapeOf(value: unknown, depth = DEEPEST): JsonObject {
  if (Array.isArray(value)) {
    const [first] = value;
    return first === undefined || depth === 0 ? { type: 'array' } : { type: 'array', items: shapeOf(first, depth - 1) };
  }
  if (typeof value === 'object' && value !== null) {
    const names = depth === 0 ? [] : Object.keys(value).slice(0, MOST_MEMBERS);
    const properties = Object.fromEntries(names.map((name) => [name, shapeOf(member(value, name), depth - 1)]));
    return { type: 'object', properties };
  }
  if (typeof value === 'number') return { type: Number.isInteger(value) ? 'integer' : 'number' };
  return value === null ? {} : { type: typeof value };
}

/** The shape of what has either shape: an object has the members of both. */
export function joinShapes(one: JsonObject, other: JsonObject): JsonObject {
  if (one.type !== 'object' || other.type !== 'object') return one.items === undefined ? other : one;
  return { type: 'object', properties: { ...asObject(one.properties), ...asObject(other.properties) } };
}
