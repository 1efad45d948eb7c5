import type { AST } from '@eslint-community/regexpp';
import { remembered } from '../remembered.ts';
import { Ambiguity, type LoopText } from './ambiguity.ts';
import { buildAutomaton, type RepetitionLimit } from './automaton.ts';
import { codePointsOf } from './code-points.ts';
import { characterReader, NO_FLAGS } from './element-characters.ts';
import { matches } from './matcher.ts';
import { type MatcherProgram, matcherProgram } from './matcher-program.ts';
import { isSimple } from './simple.ts';
import type { Pattern } from './syntax.ts';
import { Budget, BudgetSpent } from './text-run.ts';

/** How the time of a usual, backtracking engine grows with the length of a text that does not match. */
export type Growth = 'exponential' | 'polynomial';

/** A pattern's super-linear backtracking, with a text on which it was measured. */
export interface Catastrophe {
  readonly growth: Growth;
  /** What leads to the trouble, what to repeat, and what makes the match fail. */
  readonly attack: LoopText & { readonly suffix: string };
}

/** As many bounded rounds as one can look at. */
const ALL_ROUNDS: readonly RepetitionLimit[] = [200, 40, 10].map((states) => ({ states, rounds: states }));

/** Many bounded rounds look like endless ones to whoever waits. */
const MANY_ROUNDS: readonly RepetitionLimit[] = [{ states: 200, rounds: 10 }];

const MAX_STEPS = 500_000;
const MAX_ATTACKS = 12;

/** A larger automaton is not looked at: the ways through it are followed by recursion. */
const MAX_STATES = 2_000;

/** One of these makes most patterns fail at the end of a text. */
const SUFFIXES = ['', '!', '\n', '\u0000', '~', 'é', '\u{10ffff}'];
const COMMON_SUFFIXES = SUFFIXES.slice(0, 4);

/** The matcher is stopped after so many steps. */
const MEASURED_STEPS = 300_000;

/** Exponential: the matcher has to be stopped although the text has only so many pumps. */
const EXPONENTIAL_REPEATS = 30;

/** A candidate from an automaton that is not exact may be wrong; no cubic growth reaches the bound in a text this short. */
const UNPROVEN_LENGTH = 64;

/** Polynomial: twice as many pumps take so many times the steps; squares, at 4, are usual (`\s+$`) and harmless. */
const POLYNOMIAL_REPEATS = [20, 10, 6];
const CUBIC_RATIO = 5.5;

/**
 * Finds super-linear backtracking (2.2/pattern-valid). Candidates come from ambiguities of the automaton; each is put to
 * a bounded matcher that counts its steps, so what is reported has been measured. What is not found may still be there.
 * 'exponential' also covers bounded repetitions that take as long in practice, such as `^(\w+\s?){1,100}$`;
 * 'polynomial' means cubic or worse.
 */
export const catastrophe: (pattern: Pattern) => Catastrophe | null = remembered((pattern) => {
  if (pattern.tree === null || isSimple(pattern)) return null;
  const program = matcherProgram(pattern);
  if (program === null) return null;
  const parts = searchedParts(pattern.tree.alternatives).map((part) => ({
    exact: ambiguityOf(part, ALL_ROUNDS),
    rough: ambiguityOf(part, MANY_ROUNDS),
  }));
  for (const { exact, rough } of parts) {
    const attack = exponentialAttack(program, exact) ?? (rough?.exact ? null : exponentialAttack(program, rough));
    if (attack !== null) return { growth: 'exponential', attack };
  }
  for (const { exact } of parts) {
    const attack = polynomialAttack(program, exact);
    if (attack !== null) return { growth: 'polynomial', attack };
  }
  return null;
});

/** The kind of super-linear backtracking that is certain, or null. */
export function isCatastrophic(pattern: Pattern): Growth | null {
  return catastrophe(pattern)?.growth ?? null;
}

/** The pattern itself, and the inside of each lookaround, which an automaton leaves out. */
function searchedParts(alternatives: readonly AST.Alternative[]): (readonly AST.Alternative[])[] {
  const lookarounds = alternatives.flatMap(({ elements }) => elements.flatMap(lookaroundsIn));
  return [alternatives, ...lookarounds].slice(0, MAX_ATTACKS);
}

function lookaroundsIn(element: AST.Element): (readonly AST.Alternative[])[] {
  if (element.type === 'Quantifier') return lookaroundsIn(element.element);
  if (!('alternatives' in element)) return [];
  const own = element.type === 'Assertion' ? [element.alternatives] : [];
  return [...own, ...element.alternatives.flatMap(({ elements }) => elements.flatMap(lookaroundsIn))];
}

function ambiguityOf(alternatives: readonly AST.Alternative[], limits: readonly RepetitionLimit[]): Ambiguity | null {
  const anywhere = { before: false, after: false };
  const plan = { alternatives, flags: NO_FLAGS, anywhere, leaveOut: new Set<AST.Element>() };
  const automaton = buildAutomaton(plan, characterReader(), limits);
  if (automaton === null || automaton.steps.length > MAX_STATES) return null;
  return withinBudget(() => new Ambiguity(automaton, new Budget(MAX_STEPS)), null);
}

function exponentialAttack(program: MatcherProgram, ambiguity: Ambiguity | null): Attack | null {
  if (ambiguity === null) return null;
  const texts: LoopText[] = [];
  withinBudget(() => {
    for (const text of ambiguity.ambiguousTexts()) texts.push(text);
  }, undefined);
  return firstConfirmed(texts, SUFFIXES, (attack) => isExponential(program, attack, ambiguity.exact));
}

function polynomialAttack(program: MatcherProgram, ambiguity: Ambiguity | null): Attack | null {
  const texts = ambiguity === null ? [] : withinBudget(() => ambiguity.loopTexts(), []);
  return firstConfirmed(texts, COMMON_SUFFIXES, (attack) => isPolynomial(program, attack));
}

function withinBudget<Result>(find: () => Result, otherwise: Result): Result {
  try {
    return find();
  } catch (thrown) {
    if (thrown instanceof BudgetSpent) return otherwise;
    throw thrown;
  }
}

type Attack = Catastrophe['attack'];

function firstConfirmed(
  texts: readonly LoopText[],
  suffixes: readonly string[],
  isConfirmed: (attack: Attack) => boolean,
): Attack | null {
  const attacks = texts.slice(0, MAX_ATTACKS).flatMap((text) => suffixes.map((suffix) => ({ ...text, suffix })));
  return attacks.find(isConfirmed) ?? null;
}

function isExponential(program: MatcherProgram, attack: Attack, exact: boolean): boolean {
  const affordable = exact ? EXPONENTIAL_REPEATS : Math.floor(UNPROVEN_LENGTH / attack.pump.length);
  return stepsFor(program, attack, Math.min(EXPONENTIAL_REPEATS, affordable)) >= MEASURED_STEPS;
}

function isPolynomial(program: MatcherProgram, attack: Attack): boolean {
  for (const repeats of POLYNOMIAL_REPEATS) {
    const long = stepsFor(program, attack, 2 * repeats);
    if (long < MEASURED_STEPS) return long > CUBIC_RATIO * stepsFor(program, attack, repeats);
  }
  return false;
}

function stepsFor(program: MatcherProgram, { prefix, pump, suffix }: Attack, repeats: number): number {
  return matches(program, codePointsOf(prefix + pump.repeat(repeats) + suffix), MEASURED_STEPS).steps;
}
