import { parseFields } from '../../../grammar/index.ts';
import type { JsonObject } from '../../../model/description/json.ts';
import { invalid } from './errors.ts';
import type { Call } from './requests.ts';
import { propertiesOf, schemaOf } from './schemas.ts';

/** Keeps of a resource what the query parameter fields names, and what always comes (§4.3). */
export function selectionOf(
  call: Call,
  schema: string,
  mandatory: readonly string[],
): (resource: JsonObject) => JsonObject {
  const text = call.req.query('fields');
  if (text === undefined) return (resource) => resource;
  const { value, error } = parseFields(text);
  if (error !== null) throw wrong(text, error.message);
  const names = value.map(({ field }) => field);
  const unknown = names.find((name) => name !== '*' && !Object.hasOwn(propertiesOf(schemaOf(schema)), name));
  if (unknown !== undefined) throw wrong(unknown, 'is no field');
  if (names.includes('*')) return (resource) => resource;
  const kept = new Set([...mandatory, ...names]);
  return (resource) => Object.fromEntries(Object.entries(resource).filter(([key]) => kept.has(key)));
}

function wrong(value: string, issue: string) {
  return invalid({ field: '/fields', value: value.slice(0, 1000), issue: issue.slice(0, 255), location: 'query' });
}
