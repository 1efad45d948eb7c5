import type { AST } from '@eslint-community/regexpp';
import { memoize } from '../../lib/memoize.ts';
import { characterReader, NO_FLAGS } from './characters/character-reader.ts';
import { codePointsOf } from './characters/code-points.ts';
import { matches } from './matcher/matcher.ts';
import { type MatcherProgram, matcherProgram } from './matcher/program.ts';
import { isSimple } from './matcher/quadratic-time.ts';
import { Ambiguity, isExact, type LoopText } from './nfa/ambiguity.ts';
import { type Automaton, buildAutomaton, type RepetitionLimit } from './nfa/nfa.ts';
import { Budget, BudgetSpent } from './nfa/nfa-run.ts';
import type { Pattern } from './pattern.ts';

/**
 * A text on which a usual, backtracking engine takes exponential time: what leads into the loop, what to repeat, and what makes
 * the match fail.
 */
export interface BacktrackingWitness extends LoopText {
  readonly suffix: string;
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

/** Without a proof, the matcher is stopped after so many steps. */
const MEASURED_STEPS = 300_000;

/** An exact automaton proves two ways round each pump: whoever fails on so many of them has tried all of 2^n ways. */
const PROVEN_REPEATS = 12;
const PROVEN_STEPS = 2 ** PROVEN_REPEATS;

/** Two pumps more make four times the ways; no power of the length below the seventh grows so fast. */
const PROVEN_RATIO = 3;

/** So many steps on so few pumps are enough, as long as there may be any more. */
const ENOUGH_STEPS = 2 ** 16;

/**
 * A candidate from an automaton that is not exact may be wrong: the matcher has to be stopped although the text is short. No
 * cubic growth reaches the bound in so few characters.
 */
const UNPROVEN_REPEATS = 30;
const UNPROVEN_LENGTH = 64;

/**
 * Finds exponential backtracking (2.2/pattern-valid); null for none. Candidates come from ambiguities of the automaton; each
 * is put to a bounded matcher that counts its steps, so what is reported has been measured. What is not found may still be
 * there. Bounded repetitions that take as long in practice count as well, such as `^(\w+\s?){1,100}$`; squares and cubes
 * of the length do not, as `\s+$` is usual and harmless.
 */
export const exponentialBacktracking: (pattern: Pattern) => BacktrackingWitness | null = memoize((pattern) => {
  if (pattern.tree === null || isSimple(pattern)) return null;
  const program = matcherProgram(pattern);
  if (program === null) return null;
  for (const part of searchedParts(pattern.tree.alternatives)) {
    const attack = attackOn(program, automatonOf(part, ALL_ROUNDS)) ?? roughAttack(program, part);
    if (attack !== null) return attack;
  }
  return null;
});

/** True for a pattern that surely takes exponential time on some texts. */
export function hasExponentialBacktracking(pattern: Pattern): boolean {
  return exponentialBacktracking(pattern) !== null;
}

/** Where no round was left out, this would find what was found before. */
function roughAttack(program: MatcherProgram, part: readonly AST.Alternative[]): BacktrackingWitness | null {
  const automaton = automatonOf(part, MANY_ROUNDS);
  return automaton === null || isExact(automaton) ? null : attackOn(program, automaton);
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

function automatonOf(alternatives: readonly AST.Alternative[], limits: readonly RepetitionLimit[]): Automaton | null {
  const anywhere = { before: false, after: false };
  const plan = { alternatives, flags: NO_FLAGS, anywhere, leaveOut: new Set<AST.Element>() };
  const automaton = buildAutomaton(plan, characterReader(), limits);
  return automaton === null || automaton.steps.length > MAX_STATES ? null : automaton;
}

function attackOn(program: MatcherProgram, automaton: Automaton | null): BacktrackingWitness | null {
  if (automaton === null) return null;
  const attacks = loopTexts(automaton).flatMap((text) => SUFFIXES.map((suffix) => ({ ...text, suffix })));
  return attacks.find((attack) => isExponential(program, attack, isExact(automaton))) ?? null;
}

/** The candidates that are found within the budget. */
function loopTexts(automaton: Automaton): LoopText[] {
  const texts: LoopText[] = [];
  try {
    for (const text of new Ambiguity(automaton, new Budget(MAX_STEPS)).ambiguousTexts()) {
      texts.push(text);
      if (texts.length === MAX_ATTACKS) break;
    }
  } catch (thrown) {
    if (!(thrown instanceof BudgetSpent)) throw thrown;
  }
  return texts;
}

function isExponential(program: MatcherProgram, attack: BacktrackingWitness, exact: boolean): boolean {
  if (!exact) {
    const repeats = Math.min(UNPROVEN_REPEATS, Math.floor(UNPROVEN_LENGTH / attack.pump.length));
    return stepsFor(program, attack, repeats, MEASURED_STEPS) >= MEASURED_STEPS;
  }
  const steps = stepsFor(program, attack, PROVEN_REPEATS, ENOUGH_STEPS);
  if (steps < PROVEN_STEPS) return false;
  return steps >= ENOUGH_STEPS || steps >= PROVEN_RATIO * stepsFor(program, attack, PROVEN_REPEATS - 2, ENOUGH_STEPS);
}

function stepsFor(
  program: MatcherProgram,
  { prefix, pump, suffix }: BacktrackingWitness,
  repeats: number,
  maxSteps: number,
): number {
  return matches(program, codePointsOf(prefix + pump.repeat(repeats) + suffix), maxSteps).steps;
}
