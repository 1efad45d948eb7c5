import { memoize } from '../../lib/memoize.ts';
import { findAdmittedText, findText, type TextSearch, type YesNoUnknown } from './admitted-text.ts';
import { anchoring } from './anchoring.ts';
import { ASCII_LETTERS, readsOneOf } from './character-use.ts';
import { matchedLanguage } from './language.ts';
import { type Pattern, parsePattern } from './pattern.ts';

/** What a pattern says about numbers. The booleans are true only when that is certain. */
export interface NumericAdmission {
  /** Is every admitted text a number? */
  readonly numeric: YesNoUnknown;
  /** When `numeric` is 'no', a shortest admitted text that is no number. */
  readonly counterexample: string | null;
  /** Is every admitted text a number or empty? Enough where minLength is 1 or more. */
  readonly numericOrEmpty: YesNoUnknown;
  /** Is some text that begins with a minus sign admitted? */
  readonly signed: boolean;
  /** Is some text with a decimal point admitted? */
  readonly fraction: boolean;
  /** Is every admitted text one or more ASCII digits? */
  readonly digitsOnly: boolean;
}

/**
 * A number: optional minus sign, ASCII digits, optional fraction. A fraction may stand without digits before it (".5"),
 * but never without digits after it. A plus sign, an exponent, a grouping comma and other scripts' digits make no number.
 */
const NUMBER = '^-?(?:[0-9]+(?:\\.[0-9]+)?|\\.[0-9]+)$';

/** What is made of signs, digits and one point, number or not: `^[0-9]*$` is about numbers though it admits nothing at all. */
const ABOUT_NUMBERS = '^[-+]?[0-9]*[.]?[0-9]*$';

/** Proves, by language inclusion, whether a pattern admits only numbers (2.2/numeric-string, 2.8/no-sequence-ids). */
export const numericAdmission: (pattern: Pattern) => NumericAdmission = memoize((pattern) => {
  const other = findAdmittedText(pattern, 'outside', parsePattern(NUMBER));
  const numeric = answerOf(other);
  const counterexample = typeof other === 'object' ? other.text : null;
  return {
    numeric,
    numericOrEmpty: counterexample === '' ? admitsOnly(pattern, `^$|${NUMBER}`) : numeric,
    counterexample,
    signed: someAdmitted(pattern, '^-'),
    fraction: someAdmitted(pattern, '[.]'),
    digitsOnly: numeric === 'yes' && admitsOnly(pattern, '^[0-9]+$') === 'yes',
  };
});

/**
 * Recognises a numeric string by its pattern (2.2/numeric-string), also when the pattern is not strict enough: what it
 * matches, as if it were anchored, is made of digits, a leading sign and one decimal point only.
 * Not numeric: dates and times (`^[0-9]{4}-[0-9]{2}$`), network addresses and versions (several points),
 * telephone numbers (a plus sign but never a minus: `^[+]?[0-9]{1,15}$`), and a single digit somewhere in a text (`[0-9]`).
 */
export const looksNumeric: (pattern: Pattern) => boolean = memoize((pattern) => {
  // Most patterns are told by that, without a search.
  if (readsOneOf(pattern, ASCII_LETTERS)) return false;
  if (!matchesOnly(pattern, ABOUT_NUMBERS) || !someMatched(pattern, '[0-9]')) return false;
  if (someMatched(pattern, '[+]') && !someMatched(pattern, '-')) return false;
  const { start, end } = anchoring(pattern);
  return (start && end) || !matchesOnly(pattern, '^[\\s\\S]$');
});

/** Does what the pattern matches, as if it were anchored, have a decimal point? Asked where `looksNumeric` holds. */
export const looksDecimal: (pattern: Pattern) => boolean = memoize((pattern) => someMatched(pattern, '[.]'));

/** Does the pattern admit any text with a minus sign (2.3/money)? A pattern that is not anchored does. */
export const admitsMinus: (pattern: Pattern) => YesNoUnknown = memoize((pattern) => {
  const text = findAdmittedText(pattern, 'inside', parsePattern('-'));
  if (typeof text === 'object') return 'yes';
  return text === 'none' ? 'no' : 'unknown';
});

function admitsOnly(pattern: Pattern, shape: string): YesNoUnknown {
  return answerOf(findAdmittedText(pattern, 'outside', parsePattern(shape)));
}

/** Is everything of a kind, given what was found that is not? */
function answerOf(exception: TextSearch): YesNoUnknown {
  if (exception === 'none') return 'yes';
  return exception === 'unknown' ? 'unknown' : 'no';
}

function someAdmitted(pattern: Pattern, shape: string): boolean {
  return typeof findAdmittedText(pattern, 'inside', parsePattern(shape)) === 'object';
}

function someMatched(pattern: Pattern, shape: string): boolean {
  return typeof findText(pattern, matchedLanguage(pattern), 'inside', parsePattern(shape)) === 'object';
}

function matchesOnly(pattern: Pattern, shape: string): boolean {
  return findText(pattern, matchedLanguage(pattern), 'outside', parsePattern(shape)) === 'none';
}
