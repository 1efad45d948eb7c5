import { isObject, type JsonObject, sameJson } from '../description/json.ts';
import { memoize } from '../lib/memoize.ts';
import { areLanguages } from '../text/standards/bcp-47.ts';
import { isCountryCode, isSubdivisionCode } from '../text/standards/iso-3166.ts';
import { isCurrencyCode } from '../text/standards/iso-4217.ts';
import { isCamelCase } from '../text/words/name-case.ts';
import { splitWords } from '../text/words/split-words.ts';
import type { BodyValue } from './body/body-value.ts';

/** Names of objects whose keys users choose, or that count by what the name says. */
const MAP_NAME =
  /(?:^|-)(?:metadata|labels|tags|annotations|headers|translations|extensions|variables|params|environment|env|dictionary|mappings?|map|lookup|index)$|(?:^|-)(?:by|per)-[a-z-]+$/;

/** As few entries that are alike as show that their keys are data. */
const MANY_OBJECTS = 3;
const MANY_NUMBERS = 4;

/**
 * True for a member whose key is data and no name: the description says so (`additionalProperties`), or, where none
 * describes the object, its keys or its entries show it. One that the description has with properties has names.
 */
export function isDataKey({ standing, parent, key }: BodyValue): boolean {
  if (typeof key !== 'string' || parent === null) return false;
  if (standing === 'data') return true;
  return standing === 'unknown' && isMap(parent);
}

const isMap: (object: BodyValue) => boolean = memoize(({ value, key }) => {
  if (!isObject(value)) return false;
  return namesShowMap(Object.keys(value), typeof key === 'string' ? key : null) ?? hasEntriesAlike(value);
});

/**
 * Whether the names in an object show that they are data; null where only its entries tell (`hasEntriesAlike`).
 *
 * @param key The name of the object; null for an item, and for a whole body.
 */
export function namesShowMap(names: readonly string[], key: string | null): boolean | null {
  if (names.length === 0) return false;
  if (names.every(isDataForm) || areLanguages(names) || areCodes(names)) return true;
  if (key === null) return false;
  if (MAP_NAME.test(splitWords(key).join('-'))) return true;
  return names.every(isCamelCase) || sharesLastWord(names) ? false : null;
}

/**
 * True for the names of a JSON Schema that says its dialect: many bodies have `$schema`, and `properties` beside it
 * none but a schema.
 */
export function showSchema(names: readonly string[]): boolean {
  return names.includes('$schema') && ['properties', '$defs', 'definitions'].some((name) => names.includes(name));
}

/** Keys that no programmer would choose for a name: dates, numbers, identifiers, addresses. */
function isDataForm(key: string): boolean {
  if (/^\d/.test(key) || /\d{3}/.test(key) || key === '') return true;
  // Digits before letters in one part, as identifiers have them: `u-7f3aQ`, `cus_4Qx2mVb9L`.
  if (/(?:^|[-_])[A-Za-z]*\d+[A-Za-z][A-Za-z\d]*(?:$|[-_])/.test(key)) return true;
  return /[^-\w$]/.test(key) && /[./:@]|[^\0-\x7f]/.test(key.slice(1));
}

/** Codes of a standard: `{EUR: 4, USD: 7}`, `{DE-BY: 4}`. */
function areCodes(keys: readonly string[]): boolean {
  return [isCurrencyCode, isCountryCode, isSubdivisionWithCountry].some(
    (isCode) => keys.every(isCode) && keys.join() !== 'ID',
  );
}

function isSubdivisionWithCountry(key: string): boolean {
  return key.includes('-') && isSubdivisionCode(key);
}

/** Entries of one form, where the words of their keys do not tell them apart as the members of a record. */
export function hasEntriesAlike(value: JsonObject): boolean {
  const keys = Object.keys(value);
  const entries = Object.values(value);
  // Enumerated values, which are UPPER_CASE, count or describe something each.
  if (keys.every((key) => /^[A-Z][A-Z0-9_]*$/.test(key)))
    return keys.length > 1 && entries.every((entry) => typeof entry !== 'string' && typeof entry === typeof entries[0]);
  if (entries.every((entry) => typeof entry === 'number')) return keys.length >= MANY_NUMBERS;
  return keys.length >= MANY_OBJECTS && entries.every(isObject) && areObjectsAlike(entries);
}

/** Objects with the same members, which are no Money: amounts of several kinds are members of a record. */
function areObjectsAlike(entries: readonly JsonObject[]): boolean {
  const [first = [], ...others] = entries.map((entry) => Object.keys(entry).sort());
  return first.length > 0 && !first.includes('currency') && others.every((keys) => sameJson(keys, first));
}

/** `billing_address` and `shipping_address` are names. */
function sharesLastWord(keys: readonly string[]): boolean {
  return new Set(keys.map((key) => splitWords(key).at(-1))).size === 1;
}
