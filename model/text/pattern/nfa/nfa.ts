import { type CharacterSet, WORD_CHARACTERS } from '../characters/character-set.ts';

/**
 * When a transition that consumes no character may be taken: always, or where an assertion holds (`^`, `$`, `\b`,
 * `\B`). 'repeat' is always, too, and leads back to where a quantifier's element begins.
 */
export type Guard = 'always' | 'repeat' | 'start' | 'end' | 'word-boundary' | 'no-word-boundary';

/** A transition to the state `to` that consumes a character of a set, or none. */
export type Transition =
  | { readonly to: number; readonly consumes: CharacterSet }
  | { readonly to: number; readonly when: Guard };

/**
 * A non-deterministic finite automaton. It accepts every text that the pattern admits. When it is not `exact` it may
 * accept more, because it leaves out a lookaround, or widens a backreference or a large quantifier.
 */
export interface Nfa {
  /** The transitions out of each state; states are numbered from 0. */
  readonly transitions: readonly (readonly Transition[])[];
  readonly start: number;
  /** The accepting state. */
  readonly end: number;
  readonly exact: boolean;
}

/** The distinct character sets that decide which states a text leads to. */
export function decidingSets({ transitions }: Nfa): CharacterSet[] {
  const sets = new Set<CharacterSet>();
  for (const transition of transitions.flat()) {
    if ('consumes' in transition) sets.add(transition.consumes);
    else if (isWordGuard(transition.when)) sets.add(WORD_CHARACTERS);
  }
  return [...sets];
}

/** True where a transition depends on `\b` or `\B`. */
export function usesWordBoundaries({ transitions }: Nfa): boolean {
  return transitions.some((out) => out.some((transition) => 'when' in transition && isWordGuard(transition.when)));
}

function isWordGuard(guard: Guard): boolean {
  return guard === 'word-boundary' || guard === 'no-word-boundary';
}
