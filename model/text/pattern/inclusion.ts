import { append } from '../../lib/lists.ts';
import { admits } from './admits.ts';
import { findTextIn, type TextSearch } from './admitted-text.ts';
import { admittedLanguage, type Language } from './language.ts';
import { type Pattern, parsePattern } from './pattern.ts';

/** Longer texts than this are not asked for: an automaton that counts so far is too large. */
const MOST_COUNTED = 300;

/** The texts that match all patterns and have a length, in characters. */
export interface TextSet {
  readonly patterns: readonly Pattern[];
  readonly minLength: number;
  readonly maxLength: number;
}

/**
 * A shortest text of a set that a pattern does not admit; 'none' is a proof that the pattern admits all of them. A text
 * of another length than the set has is no answer.
 */
export function findTextOutside({ patterns, minLength, maxLength }: TextSet, outer: Pattern): TextSearch {
  if (patterns.some(({ source }) => source === outer.source)) return 'none';
  const isCounted = minLength > 0 && minLength <= MOST_COUNTED;
  const all = isCounted ? [...patterns, parsePattern(`^[\\s\\S]{${minLength},}$`)] : patterns;
  const language = languageOfAll(all);
  const found = findTextIn(language, (text) => admitsAll(all, text), 'outside', outer);
  if (typeof found !== 'object') return found;
  const length = [...found.text].length;
  // The shortest ones come first; of a language that is not exact, only those that were tried.
  if (length > maxLength) return language?.exact === true ? 'none' : 'unknown';
  return length < minLength ? 'unknown' : found;
}

function admitsAll(patterns: readonly Pattern[], text: string): boolean | 'unknown' {
  const answers = patterns.map((pattern) => admits(pattern, text));
  if (answers.includes(false)) return false;
  return answers.includes('unknown') ? 'unknown' : true;
}

/** Null where one of the patterns has no language. No pattern admits every text. */
function languageOfAll(patterns: readonly Pattern[]): Language | null {
  const constraints: Language['constraints'][number][] = [];
  let exact = true;
  for (const pattern of patterns.length === 0 ? [parsePattern('')] : patterns) {
    const language = admittedLanguage(pattern);
    if (language === null) return null;
    append(constraints, language.constraints);
    exact &&= language.exact;
  }
  return { constraints, exact };
}
