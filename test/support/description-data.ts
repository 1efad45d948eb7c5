/** A description as data that may be changed. */
export type Data = Record<string, unknown>;

export const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'];

/** The same JSON, apart from the original. */
export function clone<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
