import { memoize } from '../../lib/memoize.ts';
import { findAdmittedText, findText, type TextSearch, type YesNoUnknown } from './admitted-text.ts';
import { anchoring } from './anchoring.ts';
import { ASCII_LETTERS, someMatchContains } from './character-use.ts';
import { matchedLanguage } from './language.ts';
import { type Pattern, parsePattern } from './pattern.ts';

/** Whether a pattern admits only numbers. */
export interface NumericAdmission {
  /** 'yes' where every admitted text is a number. */
  readonly numeric: YesNoUnknown;
  /** Where `numeric` is 'no', a shortest admitted text that is not a number; otherwise null. */
  readonly counterexample: string | null;
  /** 'yes' where every admitted text is a number or empty: enough where minLength is 1 or more. */
  readonly numericOrEmpty: YesNoUnknown;
}

/**
 * A number: optional minus sign, ASCII digits, optional fraction. A fraction may stand without digits before it (`.5`),
 * but not without digits after it. A plus sign, an exponent, a grouping comma and digits of other scripts are not part
 * of a number.
 */
const NUMBER = '^-?(?:[0-9]+(?:\\.[0-9]+)?|\\.[0-9]+)$';

/**
 * Texts of signs, digits and one decimal point, also where they are no numbers: `^[0-9]*$` is numeric though it admits
 * the empty text.
 */
const NEARLY_NUMBER = '^[-+]?[0-9]*[.]?[0-9]*$';

/** Proves by language inclusion whether a pattern admits only numbers (2.2/numeric-string, 2.8/no-sequence-ids). */
export const numericAdmission: (pattern: Pattern) => NumericAdmission = memoize((pattern) => {
  const exception = findAdmittedText(pattern, 'outside', parsePattern(NUMBER));
  const numeric = admitsNo(exception);
  const counterexample = typeof exception === 'object' ? exception.text : null;
  const orEmpty = () => admitsNo(findAdmittedText(pattern, 'outside', parsePattern(`^$|${NUMBER}`)));
  return { numeric, counterexample, numericOrEmpty: counterexample === '' ? orEmpty() : numeric };
});

/**
 * Recognises a numeric string by its pattern (2.2/numeric-string), also when the pattern is not strict enough: what it
 * matches, as if it were anchored, consists of digits, a leading sign and one decimal point. Not numeric: dates and
 * times (`^[0-9]{4}-[0-9]{2}$`), network addresses and versions (several points), telephone numbers (a plus sign but
 * never a minus: `^[+]?[0-9]{1,15}$`), and a single digit somewhere in a text (`[0-9]`).
 */
export const looksNumeric: (pattern: Pattern) => boolean = memoize((pattern) => {
  // This decides most patterns without a search.
  if (someMatchContains(pattern, ASCII_LETTERS)) return false;
  if (!matchesOnly(pattern, NEARLY_NUMBER) || !matchesSome(pattern, '[0-9]')) return false;
  if (matchesSome(pattern, '[+]') && !matchesSome(pattern, '-')) return false;
  const { start, end } = anchoring(pattern);
  return (start && end) || !matchesOnly(pattern, '^[\\s\\S]$');
});

/**
 * True where what the pattern matches, as if it were anchored, may have a decimal point. For patterns that
 * `looksNumeric` recognises.
 */
export const looksDecimal: (pattern: Pattern) => boolean = memoize((pattern) => matchesSome(pattern, '[.]'));

/** Whether the pattern admits a text with a minus sign (2.3/money). A pattern that is not anchored does. */
export const admitsMinus: (pattern: Pattern) => YesNoUnknown = memoize((pattern) => {
  const found = findAdmittedText(pattern, 'inside', parsePattern('-'));
  if (typeof found === 'object') return 'yes';
  return found === 'none' ? 'no' : 'unknown';
});

/** Whether a pattern admits nothing of a kind, by the search for such a text. */
function admitsNo(search: TextSearch): YesNoUnknown {
  if (search === 'none') return 'yes';
  return search === 'unknown' ? 'unknown' : 'no';
}

function matchesSome(pattern: Pattern, shape: string): boolean {
  return typeof findText(pattern, matchedLanguage(pattern), 'inside', parsePattern(shape)) === 'object';
}

function matchesOnly(pattern: Pattern, shape: string): boolean {
  return findText(pattern, matchedLanguage(pattern), 'outside', parsePattern(shape)) === 'none';
}
