import { memoizeText } from '../../lib/memoize.ts';
import { splitWords } from './split-words.ts';

/** True for a JSON property name as statement 2.1/property-names has it; `userID` is one, `URLPath` is none. */
export function isCamelCase(name: string): boolean {
  return /^[a-z][A-Za-z0-9]*$/.test(name);
}

/** The camelCase name with the same words, or null where they make none (no words, a digit first, other scripts). */
export const toCamelCase: (name: string) => string | null = memoizeText((name) => {
  const [first = '', ...rest] = splitWords(name);
  const camel = first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return isCamelCase(camel) ? camel : null;
});

/** True for a camelCase name, and for the same name in another spelling: `total_items` for `totalItems`. */
export function isSpellingOf(name: string, camelCaseName: string): boolean {
  return name === camelCaseName || toCamelCase(name) === camelCaseName;
}

/** A name's letters and digits in lower case: `per_page`, `perPage` and `per[page]` differ in form only. */
export function plainName(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase();
}

/** True for an enumerated value as statement 2.1/enum-values has it. */
export function isUpperCase(value: string): boolean {
  return /^[0-9A-Z_]+$/.test(value);
}

/** The UPPER_CASE value with the same words, or null where they make none (no letter or digit, other scripts). */
export const toUpperCase: (value: string) => string | null = memoizeText((value) => {
  if (/[^\0-\x7f]/.test(value)) return null;
  const upper = value
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map(partedWord)
    .join('_')
    .toUpperCase();
  return isUpperCase(upper) ? upper : null;
});

/** Underscores before the words of `inProgress` and `APIKey`, but none in `Gbp`, `GbP`, `iOS`, `IDs` and `IPv4`. */
function partedWord(word: string): string {
  if (word.length <= 3) return word;
  return word
    .replace(/(?<!^[a-z](?=[A-Z]{2}))(?<=[a-z0-9])(?=[A-Z])/g, '_')
    .replace(/(?<=[A-Z])(?=[A-Z][a-z])(?![A-Z](?:s$|v\d))/g, '_');
}
