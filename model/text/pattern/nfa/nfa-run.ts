import { hasCodePoint, WORD_CHARACTERS } from '../characters/character-set.ts';
import type { Budget } from './budget.ts';
import { type Guard, type Nfa, usesWordBoundaries } from './nfa.ts';

/** The configurations that an NFA may be in after part of a text; ascending, so that equal sets have equal keys. */
export type Configurations = readonly number[];

/**
 * A configuration is a state, the kind of the character before it, and what an assertion requires of the character
 * after it, in one number: `12 * state + 4 * before + required`.
 */
const CONTEXTS = 12;

/** The kinds of what stands before. */
const AT_START = 0;
const AFTER_WORD_CHARACTER = 1;
const AFTER_OTHER_CHARACTER = 2;

/** What is required to follow. */
const ANYTHING = 0;
const WORD_CHARACTER = 1;
const NO_WORD_CHARACTER = 2;
const END = 3;

const stateOf = (configuration: number) => Math.floor(configuration / CONTEXTS);
const beforeOf = (configuration: number) => Math.floor(configuration / 4) % 3;
const requiredOf = (configuration: number) => configuration % 4;

/** Runs an NFA over a text, one character at a time and in all its states at once: linear in the text's length. */
export class NfaRun {
  private readonly nfa: Nfa;
  private readonly budget: Budget;
  private readonly tracksWords: boolean;

  constructor(nfa: Nfa, budget: Budget) {
    this.nfa = nfa;
    this.budget = budget;
    this.tracksWords = usesWordBoundaries(nfa);
  }

  /** Where the NFA may be before the first character. */
  begin(): Configurations {
    return this.closure([this.nfa.start * CONTEXTS + AT_START * 4 + ANYTHING]);
  }

  /** Where it may be after one more character. */
  read(configurations: Configurations, codePoint: number): Configurations {
    const isWord = this.tracksWords && hasCodePoint(WORD_CHARACTERS, codePoint);
    const before = isWord ? AFTER_WORD_CHARACTER : AFTER_OTHER_CHARACTER;
    const reached: number[] = [];
    for (const configuration of configurations) {
      if (!permits(requiredOf(configuration), isWord)) continue;
      const transitions = this.nfa.transitions[stateOf(configuration)] ?? [];
      this.budget.spend(1 + transitions.length);
      for (const transition of transitions) {
        if ('consumes' in transition && hasCodePoint(transition.consumes, codePoint))
          reached.push(transition.to * CONTEXTS + before * 4 + ANYTHING);
      }
    }
    return this.closure(reached);
  }

  /** True if a text that ends here is accepted. */
  accepts(configurations: Configurations): boolean {
    return configurations.some(
      (configuration) => stateOf(configuration) === this.nfa.end && requiredOf(configuration) !== WORD_CHARACTER,
    );
  }

  /** The given configurations and all that transitions reach from them without a character. */
  private closure(configurations: number[]): Configurations {
    const seen = new Set(configurations);
    const open = [...seen];
    for (let from = open.pop(); from !== undefined; from = open.pop()) {
      const transitions = this.nfa.transitions[stateOf(from)] ?? [];
      this.budget.spend(1 + transitions.length);
      const before = beforeOf(from);
      for (const transition of transitions) {
        if ('consumes' in transition) continue;
        const required = requiredAfter(transition.when, before, requiredOf(from));
        if (required === null) continue;
        const next = transition.to * CONTEXTS + before * 4 + required;
        if (seen.has(next)) continue;
        seen.add(next);
        open.push(next);
      }
    }
    return [...seen].sort((one, other) => one - other);
  }
}

/** True if the requirement lets a character follow. */
function permits(required: number, isWord: boolean): boolean {
  if (required === END) return false;
  return required === ANYTHING || (required === WORD_CHARACTER) === isWord;
}

/** What is required to follow after a transition, or null when it cannot be taken. */
function requiredAfter(guard: Guard, before: number, required: number): number | null {
  switch (guard) {
    case 'always':
    case 'repeat':
      return required;
    case 'start':
      return before === AT_START ? required : null;
    case 'end':
      return required === WORD_CHARACTER ? null : END;
    case 'word-boundary':
      return bothRequired(required, before === AFTER_WORD_CHARACTER ? NO_WORD_CHARACTER : WORD_CHARACTER);
    case 'no-word-boundary':
      return bothRequired(required, before === AFTER_WORD_CHARACTER ? WORD_CHARACTER : NO_WORD_CHARACTER);
  }
}

/** Null when the requirements contradict each other; the end of a text counts as no word character. */
function bothRequired(required: number, further: number): number | null {
  if (required === ANYTHING || required === further) return further;
  return required === END && further === NO_WORD_CHARACTER ? END : null;
}
