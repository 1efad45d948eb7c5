import { annotated } from '../annotations/annotations.ts';
import { asString, isObject, type JsonObject, member } from '../description/json.ts';
import type { DescribedValue } from '../schemas/described-values.ts';
import { addressMember } from '../types/addresses.ts';
import { describesOpaque, isBesideOAuthState, STATE_NAMES } from './state-fields.ts';

/**
 * Members of a state that is an object: an enumerated code (section 2.3 of the conventions), or another record of
 * processing.
 */
const RECORD_MEMBERS = ['code', 'status', 'state'];

type StateCandidate = Pick<DescribedValue<unknown>, 'key' | 'parent' | 'value' | 'schemas'>;

/**
 * True for a value called status or state that is the state of a resource, as `stateFields` tells of properties: not
 * the state in a postal address, not an HTTP status, not a URL, not an opaque text. An array, an object of several
 * members and null are left to other rules.
 */
export function isStateValue({ key, parent, value, schemas }: StateCandidate): boolean {
  if (!STATE_NAMES.includes(String(key)) || !isObject(parent?.value)) return false;
  if (value === null || Array.isArray(value) || isRecord(value) || isHttpStatus(value) || isLocation(value))
    return false;
  if (!mayBeState(String(key), Object.keys(parent.value))) return false;
  return !schemas.some((schema) => describesOpaque(schema) || annotated(schema.place, 'standard') !== undefined);
}

/** True for a name that may be that of the state of an object with these names. */
export function mayBeState(name: string, beside: readonly string[]): boolean {
  if (!STATE_NAMES.includes(name) || (name === 'state' && isSubdivision(beside))) return false;
  return !isBesideOAuthState(beside);
}

/** The state of an object, or that of its `processing_state`; null where it has none that is a text. */
export function stateOf(object: JsonObject): string | null {
  for (const holder of [object, member(object, 'processing_state')]) {
    for (const name of STATE_NAMES) {
      const state = asString(member(holder, name));
      if (state !== null && !(name === 'state' && isObject(holder) && isSubdivision(Object.keys(holder)))) return state;
    }
  }
  return null;
}

function isRecord(value: unknown): boolean {
  if (!isObject(value)) return false;
  return RECORD_MEMBERS.some((name) => name in value) || Object.keys(value).length > 1;
}

function isHttpStatus(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 100 && Number(value) < 600;
}

function isLocation(value: unknown): boolean {
  return typeof value === 'string' && /^(?:https?:\/)?\//.test(value);
}

/** True beside another member of a postal address. */
function isSubdivision(names: readonly string[]): boolean {
  return names.some((name) => {
    const address = addressMember(name);
    return address !== null && address !== 'region';
  });
}
