import { memoizeText } from '../../lib/memoize.ts';

/** A word of a name. */
export interface WordPart {
  /** As the name has it. */
  readonly spelled: string;
  /** In lower case. */
  readonly word: string;
  /** Where it starts, in UTF-16 units from 0. */
  readonly start: number;
}

/** Spellings whose capitals do not start a word, and what they are read as, of the same length. */
const oneWordSpellings: ReadonlyArray<readonly [RegExp, string]> = [
  [/OAuth/g, 'Oauth'],
  [/(?<![A-Za-z])eTag/g, 'etag'],
  [/(?<![A-Z])ETag/g, 'Etag'],
  [/IPv(?=[46])/g, 'Ipv'],
  [/(?<![A-Za-z])iOS(?![a-z])/g, 'ios'],
  [/macOS/g, 'macos'],
  [/PayPal/g, 'Paypal'],
];

/** Character classes for letters; `small` includes letters without case. */
interface Letters {
  readonly capital: string;
  readonly small: string;
  readonly any: string;
}

const asciiLetters: Letters = { capital: '[A-Z]', small: '[a-z]', any: '[A-Za-z]' };
const allLetters: Letters = {
  capital: String.raw`\p{Lu}`,
  small: String.raw`[\p{Ll}\p{Lt}\p{Lo}\p{Lm}\p{M}]`,
  any: String.raw`\p{L}`,
};

function wordPattern({ capital, small, any }: Letters): RegExp {
  // The capitals of 3D or 2FA: one or two, and another word or none after them. ID is a word of its own (oauth2ID).
  const shortAcronym = `(?!ID)${capital}{1,2}(?:(?!${any})|(?=${capital}${small}))`;
  // Digits belong to the word before them (oauth2, v2), with the s of a plural (ipv6s), except one that begins a short
  // acronym (is3DSecure, has2FA).
  const trailingDigits = String.raw`(?:(?!\d${shortAcronym})\d+(?:s(?!${small}))?)?`;
  const words = [
    '(?<![A-Za-z0-9])[a-z][0-9]+[a-z](?![a-z0-9])', // k8s, i18n, b2b
    String.raw`\d${shortAcronym}`, // 3D, 2FA
    `${capital}{2,}s(?!${small})`, // IDs, URLs
    `${capital}+(?!${small})${trailingDigits}`, // URL, and the URL of URLPath
    `${capital}?${small}+${trailingDigits}`, // Path, path
    String.raw`${capital}|\d+${small}*`,
  ];
  return new RegExp(words.join('|'), 'gu');
}

const asciiWords = wordPattern(asciiLetters);
let allWords: RegExp | undefined;

/** The pattern for all scripts takes milliseconds to compile, so only names with characters outside ASCII use it. */
function patternFor(name: string): RegExp {
  if (/^[ -~]*$/.test(name)) return asciiWords;
  allWords ??= wordPattern(allLetters);
  return allWords;
}

/**
 * The words of a name in camelCase, PascalCase, snake_case, kebab-case or a mixture, in order, with their places. Any
 * character other than a letter or digit separates words.
 */
export const wordParts: (name: string) => readonly WordPart[] = memoizeText((name) => {
  const readable = oneWordSpellings.reduce((text, [spelling, plain]) => text.replace(spelling, plain), name);
  return Array.from(readable.matchAll(patternFor(name)), (found) => ({
    spelled: name.slice(found.index, found.index + found[0].length),
    word: found[0].toLowerCase(),
    start: found.index,
  }));
});

/**
 * The lower-case words of a name: `lineItemIDs` → line, item, ids; `URLPath` → url, path; `OAuth2Token` → oauth2,
 * token. A name without letters and digits has no words.
 */
export const splitWords: (name: string) => readonly string[] = memoizeText((name) =>
  wordParts(name).map((part) => part.word),
);
