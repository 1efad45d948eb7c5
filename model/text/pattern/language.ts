import type { AST } from '@eslint-community/regexpp';
import { memoize } from '../../lib/memoize.ts';
import { anchoring } from './anchoring.ts';
import {
  type CharacterReader,
  characterReader,
  flagsInside,
  NO_FLAGS,
  type PatternFlags,
} from './characters/character-reader.ts';
import { type Automaton, buildAutomaton } from './nfa/nfa.ts';
import type { Pattern } from './pattern.ts';

/** One automaton that a text of a language must pass, or must not pass. */
export interface Condition {
  readonly automaton: Automaton;
  readonly passes: boolean;
}

/** The texts that meet every condition. When it is not `exact`, some of them may not be admitted by the pattern. */
export interface Language {
  readonly conditions: readonly Condition[];
  readonly exact: boolean;
}

/**
 * All texts that a pattern admits as JSON Schema applies it: some part of the text matches.
 * Null when the pattern is invalid, was not read, or is too large.
 */
export const admittedLanguage: (pattern: Pattern) => Language | null = memoize((pattern) => {
  const { start, end } = anchoring(pattern);
  return languageOf(pattern, { before: !start, after: !end });
});

/** All texts that a pattern matches as a whole, as if it were anchored: what its author may have had in mind. */
export const matchedLanguage: (pattern: Pattern) => Language | null = memoize((pattern) =>
  languageOf(pattern, { before: false, after: false }),
);

function languageOf(pattern: Pattern, anywhere: { before: boolean; after: boolean }): Language | null {
  if (pattern.tree === null) return null;
  const reader = characterReader();
  const { alternatives } = pattern.tree;
  const conditions = anywhere.before ? [] : leadingConditions(alternatives, NO_FLAGS, reader);
  const leaveOut = new Set(conditions.map(({ lookahead }) => lookahead));
  const main = buildAutomaton({ alternatives, flags: NO_FLAGS, anywhere, leaveOut }, reader);
  if (main === null) return null;
  return {
    conditions: [{ automaton: main, passes: true }, ...conditions],
    exact: main.exact && conditions.every(({ automaton }) => automaton.exact),
  };
}

interface LeadingCondition extends Condition {
  readonly lookahead: AST.Element;
}

/**
 * Lookaheads at the very start, as in `^(?!0+$)[0-9]+$`, are conditions of their own on the whole text.
 * A forbidding one must be exact, as forbidding too much would make a proof wrong.
 */
function leadingConditions(
  alternatives: readonly AST.Alternative[],
  flags: PatternFlags,
  reader: CharacterReader,
): LeadingCondition[] {
  const [only, ...others] = alternatives;
  if (only === undefined || others.length > 0) return [];
  const found: LeadingCondition[] = [];
  for (const element of only.elements) {
    if (element.type === 'Assertion' && element.kind === 'start') continue;
    if (element.type === 'Assertion' && element.kind === 'lookahead') {
      const condition = lookaheadCondition(element, flags, reader);
      if (condition !== null) found.push(condition);
      continue;
    }
    if (element.type === 'Group') {
      found.push(...leadingConditions(element.alternatives, flagsInside(element, flags), reader));
    }
    if (element.type === 'CapturingGroup') found.push(...leadingConditions(element.alternatives, flags, reader));
    break;
  }
  return found;
}

function lookaheadCondition(
  lookahead: AST.LookaheadAssertion,
  flags: PatternFlags,
  reader: CharacterReader,
): LeadingCondition | null {
  const anywhere = { before: false, after: true };
  const plan = { alternatives: lookahead.alternatives, flags, anywhere, leaveOut: new Set<AST.Element>() };
  const automaton = buildAutomaton(plan, reader);
  if (automaton === null || (lookahead.negate && !automaton.exact)) return null;
  return { automaton, passes: !lookahead.negate, lookahead };
}
