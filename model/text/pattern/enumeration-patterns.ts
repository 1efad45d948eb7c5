import type { AST } from '@eslint-community/regexpp';
import { append } from '../../lib/lists.ts';
import { memoize } from '../../lib/memoize.ts';
import { admits } from './admits.ts';
import { findAdmittedText, type YesNoUnknown } from './admitted-text.ts';
import { anchoring } from './anchoring.ts';
import { ASCII_LOWER_CASE, someMatchContains } from './character-use.ts';
import { allAdmittedTexts } from './finite-language.ts';
import { type Pattern, parsePattern } from './pattern.ts';

/** The pattern of enumerated values (conventions, section 2.2). */
export const ENUMERATED_NAMING = '^[0-9A-Z_]+$';

const MAX_WORDS = 1_000;

/**
 * The class of a pattern such as `^[YN]$` lists flags; a longer one is an alphabet, as is one with a hyphen (`[a\-z]`).
 */
const MAX_FLAGS = 10;

/**
 * Whether every admitted text consists of upper-case letters, digits and underscores (2.1/enum-values,
 * 2.2/enumerated-string). The empty text does not count: minLength decides on it, so that `^[A-Z_]*$` is as good as
 * `^[A-Z_]+$`.
 */
export const admitsUpperCaseOnly: (pattern: Pattern) => YesNoUnknown = memoize((pattern) => {
  const exception = findAdmittedText(pattern, 'outside', parsePattern('^[0-9A-Z_]*$'));
  if (exception === 'none') return 'yes';
  return exception === 'unknown' ? 'unknown' : 'no';
});

/**
 * True where a pattern shows that its field is enumerated (2.1/enum-values, 3/state-values): it lists words (see
 * `patternWords`), or it is the naming pattern or a narrower one, which admits every upper-case word of three to six
 * letters, only the naming pattern's characters, and either underscores or no digits.
 *
 * Yes: `^[0-9A-Z_]+$`, `^[A-Z_]+$`, `^[A-Z][A-Z0-9_]*$`, `^[A-Z]+(_[A-Z]+)*$`, `^[A-Z]*$`. No: `^[A-Z]{2}$`,
 * `^([A-Z]{2}|C2)$` (codes of fixed length), `^[A-Z0-9]{17}$`, `^[A-Z0-9]+$` (identifiers: digits without underscore),
 * `^ORD_[0-9A-Z]+$` (prefixed identifiers), `^[A-Z]{1,5}$` (tickers and other short codes), `^[0-9A-Z_-]+$` (not the
 * naming pattern), `^(?:[01][0-9]|2[0-3])$` (numbers), `^(SM|MM)[0-9a-f]{32}$`.
 */
export const isEnumerationPattern: (pattern: Pattern) => boolean = memoize(
  (pattern) => patternWords(pattern) !== null || followsNaming(pattern),
);

/**
 * The words that a pattern lists: `^(ASC|DESC)$`, `^(ASC|DESC)?$`, `^[YN]$`; also without any anchor where each
 * alternative is a plain word (`payTo|upi_collect`), since its author means the same. Null where it lists fewer than
 * two words, where none has a letter, and where character classes or quantifiers make it more than a list.
 */
export const patternWords: (pattern: Pattern) => readonly string[] | null = memoize((pattern) => {
  const { tree } = pattern;
  const { start, end } = anchoring(pattern);
  if (tree === null || start !== end) return null;
  const spelled = wordsOfAll(tree.alternatives);
  if (spelled === null) return null;
  const admitted = new Set(allAdmittedTexts(pattern));
  const isAdmitted = (word: string) => admitted.has(word) || admits(pattern, word) === true;
  const words = [...new Set(spelled)].filter((word) => word !== '' && isAdmitted(word));
  if (words.length < 2 || !words.some((word) => /\p{L}/u.test(word))) return null;
  if (start) return words;
  return tree.alternatives.length > 1 && words.every((word) => /^[A-Za-z0-9_-]{2,}$/.test(word)) ? words : null;
});

function wordsOfAll(alternatives: readonly AST.Alternative[]): string[] | null {
  const words: string[] = [];
  for (const { elements } of alternatives) {
    const more = wordsOf(elements);
    if (more === null || words.length + more.length > MAX_WORDS) return null;
    append(words, more);
  }
  return words;
}

function wordsOf(elements: readonly AST.Element[]): string[] | null {
  const consuming = elements.filter((element) => element.type !== 'Assertion');
  let words = [''];
  for (const element of consuming) {
    const parts = consuming.length === 1 && element.type === 'CharacterClass' ? flagsOf(element) : partsOf(element);
    if (parts === null || words.length * parts.length > MAX_WORDS) return null;
    words = words.flatMap((word) => parts.map((part) => word + part));
  }
  return words;
}

function partsOf(element: AST.Element): string[] | null {
  switch (element.type) {
    case 'Character':
      return [String.fromCodePoint(element.value)];
    case 'Group':
    case 'CapturingGroup':
      return wordsOfAll(element.alternatives);
    case 'Quantifier': {
      const parts = element.max === 1 ? partsOf(element.element) : null;
      return parts !== null && element.min === 0 ? ['', ...parts] : parts;
    }
    default:
      return null;
  }
}

function flagsOf({ negate, elements }: AST.CharacterClass): string[] | null {
  const flags = elements.flatMap((member) => (member.type === 'Character' ? [String.fromCodePoint(member.value)] : []));
  if (negate || flags.length < elements.length || flags.length > MAX_FLAGS) return null;
  return flags.includes('-') ? null : flags;
}

function followsNaming(pattern: Pattern): boolean {
  const admitsNone = (fits: 'inside' | 'outside', shape: string) =>
    findAdmittedText(pattern, fits, parsePattern(shape)) === 'none';
  // This decides most patterns without a search.
  if (someMatchContains(pattern, ASCII_LOWER_CASE) || admits(pattern, 'ABC') === false) return false;
  if (!admitsNone('outside', '^[0-9A-Z_]*$')) return false;
  if (findAdmittedText(parsePattern('^[A-Z]{3,6}$'), 'outside', pattern) !== 'none') return false;
  return admitsNone('inside', '[0-9]') || !admitsNone('inside', '_');
}
