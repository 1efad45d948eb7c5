import { memoize, memoizeText } from '../../lib/memoize.ts';
import { codePointsOf } from './characters/code-points.ts';
import { admittedLanguage, type Condition, type Language } from './language.ts';
import { matches } from './matcher/matcher.ts';
import { matcherProgram } from './matcher/program.ts';
import { isSimple } from './matcher/quadratic-time.ts';
import { Budget, BudgetSpent, TextRun } from './nfa/nfa-run.ts';
import type { Pattern } from './pattern.ts';

const MAX_AUTOMATON_STEPS = 2_000_000;
const MAX_MATCHER_STEPS = 500_000;

/**
 * Does the text match the pattern as JSON Schema prescribes it: ECMA-262 with the u flag, some part of the text suffices?
 * Never hangs: an automaton decides in time linear in the text; patterns with lookaround, backreferences or very large
 * repetitions go to a backtracking matcher with a bounded number of steps. 'unknown' when that bound is reached, and for
 * a pattern that is invalid or was not read.
 */
export function admits(pattern: Pattern, text: string): boolean | 'unknown' {
  return answersOf(pattern)(text);
}

/** Lists of values, their defaults and their examples ask the same again. */
const answersOf = memoize((pattern: Pattern) => memoizeText((text) => decide(pattern, text)));

/** Longer texts are not put to an engine that may take the square of their length. */
const LONGEST_TEXT = 2_000;

/** The engine of the host, for patterns that it cannot take long for; null for others, and for what it does not know yet. */
const nativeOf = memoize((pattern: Pattern): RegExp | null => {
  if (!isSimple(pattern)) return null;
  try {
    return new RegExp(pattern.source, 'u');
  } catch {
    return null;
  }
});

function decide(pattern: Pattern, text: string): boolean | 'unknown' {
  const native = text.length > LONGEST_TEXT ? null : nativeOf(pattern);
  if (native !== null) return native.test(text);
  const codePoints = codePointsOf(text);
  const language = admittedLanguage(pattern);
  const inLanguage = language === null ? 'unknown' : isIn(language, codePoints);
  if (inLanguage === false || (inLanguage === true && language?.exact)) return inLanguage;
  const program = matcherProgram(pattern);
  return program === null ? 'unknown' : matches(program, codePoints, MAX_MATCHER_STEPS).found;
}

function isIn({ conditions }: Language, text: readonly number[]): boolean | 'unknown' {
  const budget = new Budget(MAX_AUTOMATON_STEPS);
  try {
    return conditions.every((condition) => meets(condition, text, budget));
  } catch (thrown) {
    if (thrown instanceof BudgetSpent) return 'unknown';
    throw thrown;
  }
}

function meets({ automaton, passes }: Condition, text: readonly number[], budget: Budget): boolean {
  const run = new TextRun(automaton, budget);
  let places = run.begin();
  for (const codePoint of text) {
    places = run.read(places, codePoint);
    if (places.length === 0) break;
  }
  return run.accepts(places) === passes;
}
