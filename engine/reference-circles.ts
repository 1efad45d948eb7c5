import { isObject, member } from '../model/description/json.ts';
import { pointerToPath } from '../model/description/json-pointer.ts';
import { decodePercent, isReference } from '../model/description/reference.ts';

/** True where a reference within a file leads over others back to itself, and never to a value. */
export function hasReferenceCircle(data: unknown): boolean {
  const pending: unknown[] = [data];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (leadsRound(value, data)) return true;
    if (Array.isArray(value)) for (const item of value) pending.push(item);
    else if (isObject(value)) for (const key of Object.keys(value)) pending.push(value[key]);
  }
  return false;
}

function leadsRound(start: unknown, data: unknown): boolean {
  const seen = new Set<unknown>();
  for (let value = start; isReference(value) && value.$ref.startsWith('#'); value = targetIn(data, value.$ref)) {
    if (seen.has(value)) return true;
    seen.add(value);
  }
  return false;
}

function targetIn(data: unknown, reference: string): unknown {
  return pointerToPath(decodePercent(reference.slice(1))).reduce<unknown>(member, data);
}
