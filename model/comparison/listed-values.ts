import { has, sameJson } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { below, type Place } from '../description/place.ts';
import type { SchemaType } from '../schemas/schema-types.ts';

/** The values that `enum` or `const` list, without null, and where. */
export interface ListedValues {
  readonly values: readonly unknown[];
  readonly keyword: 'enum' | 'const';
  readonly place: Place;
}

/** The values that a schema lists itself. */
export function ownLists({ value, place }: SchemaNode): ListedValues[] {
  const lists: ListedValues[] = [];
  if (Array.isArray(value.enum)) {
    lists.push({ values: value.enum.filter((one) => one !== null), keyword: 'enum', place: below(place, 'enum') });
  }
  if (has(value, 'const')) lists.push({ values: [value.const], keyword: 'const', place: below(place, 'const') });
  return lists;
}

/** The values that all lists have in common; null where there is none. */
export function listedOf([first, ...others]: readonly ListedValues[]): ListedValues | null {
  if (first === undefined) return null;
  const isListed = (value: unknown) => others.every(({ values }) => values.some((other) => sameJson(value, other)));
  return others.length === 0 ? first : { ...first, values: first.values.filter(isListed) };
}

/** Those of one type; null where there are none. */
export function listedOfType(listed: ListedValues, type: SchemaType): ListedValues | null {
  const isOf = (value: unknown) => typeOfValue(value) === type || (type === 'number' && typeof value === 'number');
  const values = listed.values.filter(isOf);
  return values.length === 0 ? null : { ...listed, values };
}

/** The narrowest type of a value. */
export function typeOfValue(value: unknown): SchemaType {
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  if (typeof value === 'string' || typeof value === 'boolean') return typeof value as 'string' | 'boolean';
  return value === null ? 'null' : 'object';
}
