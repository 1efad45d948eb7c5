import type { AST } from '@eslint-community/regexpp';
import { memoize } from '../../lib/memoize.ts';
import { findAdmittedText } from './admitted-text.ts';
import { CharacterReader } from './characters/character-reader.ts';
import { codePointsOf } from './characters/code-points.ts';
import { NO_MODIFIERS } from './characters/modifiers.ts';
import { type Program, programOf } from './matcher/compiler.ts';
import { matches } from './matcher/matcher.ts';
import { type AmbiguousLoop, ambiguousLoops, hasExactPaths } from './nfa/ambiguous-loops.ts';
import { Budget, BudgetSpent, withinBudget } from './nfa/budget.ts';
import { mintermsOf } from './nfa/minterms.ts';
import { decidingSets, type Nfa } from './nfa/nfa.ts';
import { buildNfa, type QuantifierLimit } from './nfa/nfa-builder.ts';
import { type Pattern, parsePattern } from './pattern.ts';

/**
 * A text on which a backtracking engine takes exponential time: what leads into a loop, what to repeat, and what makes
 * the match fail.
 */
export interface BacktrackingWitness extends AmbiguousLoop {
  readonly suffix: string;
}

/** As many bounded rounds as can be analysed. */
const ALL_ROUNDS: readonly QuantifierLimit[] = [200, 40, 10].map((states) => ({ states, rounds: states }));

/** Many bounded rounds take as long in practice as unbounded ones. */
const MANY_ROUNDS: readonly QuantifierLimit[] = [{ states: 200, rounds: 10 }];

const MAX_STEPS = 500_000;
const MAX_LOOPS = 12;
const MAX_PARTS = 12;

/** A larger NFA is not analysed: the paths through it are followed by recursion. */
const MAX_STATES = 2_000;

/** One of these makes most patterns fail at the end of a text. */
const USUAL_SUFFIXES = ['', '!', '\n', '\u0000', '~', 'é', '\u{10ffff}'];

/** So many of the characters that a pattern distinguishes are tried after its loops. */
const MAX_SAMPLES = 8;

/** Without a proof, the matcher is stopped after so many steps. */
const MEASURED_STEPS = 300_000;

/** Exact paths prove two ways round each pump: a matcher that fails on so many pumps has tried all of 2^n ways. */
const PROVEN_REPEATS = 12;
const PROVEN_STEPS = 2 ** PROVEN_REPEATS;

/** Two pumps more make four times the ways; no power of the length below the seventh grows so fast. */
const PROVEN_RATIO = 3;

/** So many steps on so few pumps are enough, whether or not there are more. */
const ENOUGH_STEPS = 2 ** 16;

/**
 * A loop of an NFA without exact paths may not be one of the pattern: the matcher has to be stopped although the text
 * is short. No cubic growth reaches the bound in so few characters.
 */
const UNPROVEN_REPEATS = 30;
const UNPROVEN_LENGTH = 64;

/**
 * Finds exponential backtracking (2.2/pattern-valid); null where it finds none. Each ambiguous loop of the NFA is put
 * to a bounded matcher that counts its steps, so what is reported has been measured; what is not reported may still be
 * there. Bounded quantifiers that take as long in practice count as well, such as `^(\w+\s?){1,100}$`; polynomial time
 * does not, as `\s+$` is usual and harmless.
 */
export const exponentialBacktracking: (pattern: Pattern) => BacktrackingWitness | null = memoize((pattern) => {
  if (pattern.tree === null || repeatsOnlyCharacters(pattern.tree)) return null;
  const program = programOf(pattern.tree);
  if (program === null) return null;
  for (const part of partsOf(pattern.tree)) {
    const witness = witnessIn(part, ALL_ROUNDS, pattern, program) ?? witnessIn(part, MANY_ROUNDS, pattern, program);
    if (witness !== null) return witness;
  }
  return null;
});

/** True for a pattern that certainly takes exponential time on some texts. */
export function hasExponentialBacktracking(pattern: Pattern): boolean {
  return exponentialBacktracking(pattern) !== null;
}

/** True where each loop is round one character: there is one way round it, so that no text takes exponential time. */
function repeatsOnlyCharacters({ alternatives }: { readonly alternatives: readonly AST.Alternative[] }): boolean {
  return alternatives.every(({ elements }) => elements.every(isOrRepeatsCharacters));
}

function isOrRepeatsCharacters(element: AST.Element): boolean {
  if ('alternatives' in element) return repeatsOnlyCharacters(element);
  if (element.type !== 'Quantifier') return true;
  return element.max > 1 ? isCharacter(element.element) : isOrRepeatsCharacters(element.element);
}

function isCharacter({ type }: AST.Element): boolean {
  return type === 'Character' || type === 'CharacterClass' || type === 'CharacterSet';
}

/** The pattern itself, and the inside of each lookaround, which the pattern's NFA leaves out. */
function partsOf({ alternatives }: AST.Pattern): (readonly AST.Alternative[])[] {
  const lookarounds = alternatives.flatMap(({ elements }) => elements.flatMap(lookaroundsIn));
  return [alternatives, ...lookarounds].slice(0, MAX_PARTS);
}

function lookaroundsIn(element: AST.Element): (readonly AST.Alternative[])[] {
  if (element.type === 'Quantifier') return lookaroundsIn(element.element);
  if (!('alternatives' in element)) return [];
  const own = element.type === 'Assertion' ? [element.alternatives] : [];
  return [...own, ...element.alternatives.flatMap(({ elements }) => elements.flatMap(lookaroundsIn))];
}

function witnessIn(
  part: readonly AST.Alternative[],
  limits: readonly QuantifierLimit[],
  pattern: Pattern,
  program: Program,
): BacktrackingWitness | null {
  const nfa = nfaOf(part, limits);
  // Where all rounds are in an exact NFA, fewer rounds give the same loops.
  if (nfa === null || (limits === MANY_ROUNDS && hasExactPaths(nfa))) return null;
  for (const loop of loopsOf(nfa)) {
    for (const suffix of suffixesAfter(loop, pattern, nfa)) {
      if (isExponential(program, { ...loop, suffix }, hasExactPaths(nfa))) return { ...loop, suffix };
    }
  }
  return null;
}

function nfaOf(alternatives: readonly AST.Alternative[], limits: readonly QuantifierLimit[]): Nfa | null {
  const anywhere = { before: false, after: false };
  const plan = { alternatives, modifiers: NO_MODIFIERS, anywhere, leaveOut: new Set<AST.Element>() };
  const nfa = buildNfa(plan, new CharacterReader(), limits);
  return nfa === null || nfa.transitions.length > MAX_STATES ? null : nfa;
}

/** The first loops that are found within the budget. */
function loopsOf(nfa: Nfa): AmbiguousLoop[] {
  const loops: AmbiguousLoop[] = [];
  try {
    for (const loop of ambiguousLoops(nfa, new Budget(MAX_STEPS))) {
      loops.push(loop);
      if (loops.length === MAX_LOOPS) break;
    }
  } catch (thrown) {
    if (!(thrown instanceof BudgetSpent)) throw thrown;
  }
  return loops;
}

/**
 * What may make a match fail after many rounds of a loop: a shortest text that does, if the language is known, and
 * usual ones; else characters that the pattern distinguishes.
 */
function suffixesAfter({ prefix, pump }: AmbiguousLoop, pattern: Pattern, nfa: Nfa): readonly string[] {
  const pumped = prefix + pump.repeat(PROVEN_REPEATS);
  const rejected = findAdmittedText(parsePattern(`^${escaped(pumped)}`), 'outside', pattern);
  if (typeof rejected === 'object') return [rejected.text.slice(pumped.length), ...USUAL_SUFFIXES];
  const minterms = withinBudget(() => mintermsOf(decidingSets(nfa), new Budget(MAX_STEPS)), []);
  const samples = minterms.slice(0, MAX_SAMPLES).map(({ sample }) => String.fromCodePoint(sample));
  return [...new Set([...USUAL_SUFFIXES, ...samples])];
}

function escaped(text: string): string {
  return codePointsOf(text)
    .map((codePoint) => `\\u{${codePoint.toString(16)}}`)
    .join('');
}

function isExponential(program: Program, witness: BacktrackingWitness, exact: boolean): boolean {
  if (!exact) {
    const repeats = Math.min(UNPROVEN_REPEATS, Math.floor(UNPROVEN_LENGTH / witness.pump.length));
    return stepsFor(program, witness, repeats, MEASURED_STEPS) >= MEASURED_STEPS;
  }
  const steps = stepsFor(program, witness, PROVEN_REPEATS, ENOUGH_STEPS);
  if (steps < PROVEN_STEPS) return false;
  return steps >= ENOUGH_STEPS || steps >= PROVEN_RATIO * stepsFor(program, witness, PROVEN_REPEATS - 2, ENOUGH_STEPS);
}

function stepsFor(
  program: Program,
  { prefix, pump, suffix }: BacktrackingWitness,
  repeats: number,
  maxSteps: number,
): number {
  return matches(program, codePointsOf(prefix + pump.repeat(repeats) + suffix), maxSteps).steps;
}
