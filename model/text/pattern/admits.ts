import { memoize, memoizeText } from '../../lib/memoize.ts';
import { codePointsOf } from './characters/code-points.ts';
import { admittedLanguage, type Language } from './language.ts';
import { programOf } from './matcher/compiler.ts';
import { matches } from './matcher/matcher.ts';
import { isAtMostQuadratic } from './matcher/quadratic-time.ts';
import { Budget, withinBudget } from './nfa/budget.ts';
import { NfaRun } from './nfa/nfa-run.ts';
import type { Constraint } from './nfa/product-automaton.ts';
import type { Pattern } from './pattern.ts';

const MAX_NFA_STEPS = 2_000_000;
const MAX_MATCHER_STEPS = 500_000;

/** Longer texts are not put to an engine that may take the square of their length. */
const MAX_HOST_LENGTH = 2_000;

/**
 * Whether a text matches a pattern as JSON Schema prescribes: ECMA-262 with the u flag, a match anywhere in the text
 * suffices. Never hangs: an NFA decides in time linear in the text; lookarounds, backreferences and very large
 * quantifiers go to a backtracking matcher with a bounded number of steps. 'unknown' when that bound is reached, and
 * for a pattern that is invalid or was not parsed.
 */
export function admits(pattern: Pattern, text: string): boolean | 'unknown' {
  return admitsText(pattern)(text);
}

/**
 * Memoized, since lists of values, their defaults and their examples ask for the same texts. Texts of traffic are many,
 * and may be long.
 */
const admitsText = memoize((pattern: Pattern) => {
  const remembered = memoizeText((text) => decide(pattern, text), MOST_REMEMBERED);
  return (text: string) => (text.length > LONGEST_REMEMBERED ? decide(pattern, text) : remembered(text));
});

/** Largest number of texts, and length of one, whose answers are kept for a pattern. */
const MOST_REMEMBERED = 1_000;
const LONGEST_REMEMBERED = 500;

/**
 * The host's RegExp, for patterns that it decides in bounded time; null for others, and for syntax that it does not
 * know yet.
 */
const hostRegExp = memoize((pattern: Pattern): RegExp | null => {
  if (pattern.tree === null || !isAtMostQuadratic(pattern.tree)) return null;
  try {
    return new RegExp(pattern.source, 'u');
  } catch {
    return null;
  }
});

function decide(pattern: Pattern, text: string): boolean | 'unknown' {
  const host = text.length > MAX_HOST_LENGTH ? null : hostRegExp(pattern);
  if (host !== null) return host.test(text);
  const codePoints = codePointsOf(text);
  const language = admittedLanguage(pattern);
  const inLanguage = language === null ? 'unknown' : isIn(language, codePoints);
  if (inLanguage === false || (inLanguage === true && language?.exact)) return inLanguage;
  const program = pattern.tree === null ? null : programOf(pattern.tree);
  return program === null ? 'unknown' : matches(program, codePoints, MAX_MATCHER_STEPS).found;
}

function isIn({ constraints }: Language, text: readonly number[]): boolean | 'unknown' {
  const budget = new Budget(MAX_NFA_STEPS);
  return withinBudget(() => constraints.every((constraint) => isMet(constraint, text, budget)), 'unknown');
}

function isMet({ nfa, accepts }: Constraint, text: readonly number[], budget: Budget): boolean {
  const run = new NfaRun(nfa, budget);
  let configurations = run.begin();
  for (const codePoint of text) {
    configurations = run.read(configurations, codePoint);
    if (configurations.length === 0) break;
  }
  return run.accepts(configurations) === accepts;
}
