import { memoizeText } from '../../lib/memoize.ts';
import { splitWords } from './split-words.ts';

/** True for a camelCase name as statement 2.1/property-names has it: `userID`, not `URLPath`. */
export function isCamelCase(name: string): boolean {
  return /^[a-z][A-Za-z0-9]*$/.test(name);
}

/**
 * The camelCase name with the same words; null where there is none: no words, a digit first, letters of other scripts.
 */
export const toCamelCase: (name: string) => string | null = memoizeText((name) => {
  const [first = '', ...rest] = splitWords(name);
  const camel = first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return isCamelCase(camel) ? camel : null;
});

/** True for a camelCase name, and for the same name in another spelling: `total_items` for `totalItems`. */
export function isSpellingOf(name: string, camelCaseName: string): boolean {
  return name === camelCaseName || toCamelCase(name) === camelCaseName;
}

/** A name's letters and digits in lower case: the same for `per_page`, `perPage` and `per[page]`. */
export function plainName(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase();
}

/** True for an UPPER_CASE value as statement 2.1/enum-values has it: capitals, digits and underscores. */
export function isUpperCase(value: string): boolean {
  return /^[0-9A-Z_]+$/.test(value);
}

/**
 * The UPPER_CASE value with the same words; null where there is none: no letter or digit, characters outside ASCII, a
 * URL. A plus or minus at either end is a word, since the value would be another one without it: `13+` is `13_PLUS`,
 * and `A-` is `A_MINUS`.
 */
export const toUpperCase: (value: string) => string | null = memoizeText((value) => {
  if (/[^\0-\x7f]|:\/\//.test(value)) return null;
  const upper = value
    .replace(/^\+|\+(?![A-Za-z0-9])/g, ' plus ')
    .replace(/^-(?=[A-Za-z0-9])|(?<=[A-Za-z0-9])-$/g, ' minus ')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map(withUnderscores)
    .join('_')
    .toUpperCase();
  return isUpperCase(upper) ? upper : null;
});

/** The words of `inProgress` and `APIKey` separated by underscores, but not `Gbp`, `GbP`, `iOS`, `IDs` and `IPv4`. */
function withUnderscores(word: string): string {
  if (word.length <= 3) return word;
  return word
    .replace(/(?<!^[a-z](?=[A-Z]{2}))(?<=[a-z0-9])(?=[A-Z])/g, '_')
    .replace(/(?<=[A-Z])(?=[A-Z][a-z])(?![A-Z](?:s$|v\d))/g, '_');
}
