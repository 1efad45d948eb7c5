import type { AST } from '@eslint-community/regexpp';
import { append } from '../../lib/lists.ts';
import { memoize } from '../../lib/memoize.ts';
import { anchoring } from './anchoring.ts';
import { CharacterReader } from './characters/character-reader.ts';
import { type Modifiers, modifiersInside, NO_MODIFIERS } from './characters/modifiers.ts';
import { buildNfa } from './nfa/nfa-builder.ts';
import type { Constraint } from './nfa/product-automaton.ts';
import type { Pattern } from './pattern.ts';

/** The texts that meet all constraints. When it is not `exact`, the pattern may not admit some of them. */
export interface Language {
  readonly constraints: readonly Constraint[];
  readonly exact: boolean;
}

/**
 * All texts that a pattern admits as JSON Schema applies it: a match anywhere in the text suffices.
 * Null when the pattern is invalid, was not parsed, or is too large.
 */
export const admittedLanguage: (pattern: Pattern) => Language | null = memoize((pattern) => {
  const { start, end } = anchoring(pattern);
  return languageOf(pattern, { before: !start, after: !end });
});

/**
 * All texts that a pattern matches as a whole, as if it were anchored: what its author may have meant. Null as above.
 */
export const matchedLanguage: (pattern: Pattern) => Language | null = memoize((pattern) =>
  languageOf(pattern, { before: false, after: false }),
);

function languageOf({ tree }: Pattern, anywhere: { before: boolean; after: boolean }): Language | null {
  if (tree === null) return null;
  const reader = new CharacterReader();
  const { alternatives } = tree;
  const lookaheads = anywhere.before ? [] : leadingLookaheads(alternatives, NO_MODIFIERS);
  const constraints = new Map<AST.Element, Constraint>();
  for (const { lookahead, modifiers } of lookaheads) {
    const constraint = constraintOf(lookahead, modifiers, reader);
    if (constraint !== null) constraints.set(lookahead, constraint);
  }
  const leaveOut = new Set(constraints.keys());
  const nfa = buildNfa({ alternatives, modifiers: NO_MODIFIERS, anywhere, leaveOut }, reader);
  if (nfa === null) return null;
  const all = [{ nfa, accepts: true }, ...constraints.values()];
  return { constraints: all, exact: all.every((constraint) => constraint.nfa.exact) };
}

interface LeadingLookahead {
  readonly lookahead: AST.LookaheadAssertion;
  readonly modifiers: Modifiers;
}

/** Lookaheads at the very start, as in `^(?!0+$)[0-9]+$`: they constrain the whole text. */
function leadingLookaheads(alternatives: readonly AST.Alternative[], modifiers: Modifiers): LeadingLookahead[] {
  const [only, ...others] = alternatives;
  if (only === undefined || others.length > 0) return [];
  const found: LeadingLookahead[] = [];
  for (const element of only.elements) {
    if (element.type === 'Assertion' && element.kind === 'start') continue;
    if (element.type === 'Assertion' && element.kind === 'lookahead') {
      found.push({ lookahead: element, modifiers });
      continue;
    }
    if (element.type === 'Group')
      append(found, leadingLookaheads(element.alternatives, modifiersInside(element, modifiers)));
    if (element.type === 'CapturingGroup') append(found, leadingLookaheads(element.alternatives, modifiers));
    break;
  }
  return found;
}

/**
 * Null when its NFA is too large; and for a negative lookahead that is not exact, as forbidding too much would make
 * proofs wrong.
 */
function constraintOf(
  lookahead: AST.LookaheadAssertion,
  modifiers: Modifiers,
  reader: CharacterReader,
): Constraint | null {
  const anywhere = { before: false, after: true };
  const plan = { alternatives: lookahead.alternatives, modifiers, anywhere, leaveOut: new Set<AST.Element>() };
  const nfa = buildNfa(plan, reader);
  if (nfa === null || (lookahead.negate && !nfa.exact)) return null;
  return { nfa, accepts: !lookahead.negate };
}
