/** A part of an OpenAPI description as it was parsed. */
export type Data = null | boolean | number | string | readonly Data[] | DataObject;

export interface DataObject {
  readonly [key: string]: Data;
}

/** The object that a description has to have at a place. @throws Error where there is none. */
export function objectAt(data: Data | undefined, ...keys: readonly string[]): DataObject {
  const found = keys.reduce<Data | undefined>((value, key) => (isDataObject(value) ? value[key] : undefined), data);
  if (!isDataObject(found)) throw new Error(`There is no object at ${keys.join('/') || 'the root'}.`);
  return found;
}

/** True for an object; false for null, lists and scalars. */
export function isDataObject(data: Data | undefined): data is DataObject {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

/** The object with each of its values changed. */
export function mapValues(object: DataObject, change: (value: Data, key: string) => Data): DataObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));
}

/** A copy of an object without some of its keys. */
export function without(object: DataObject, ...keys: readonly string[]): DataObject {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}
