import { type CharacterSet, holds, WORD_CHARACTERS } from '../characters/character-set.ts';
import type { Automaton, Condition as StepCondition } from './nfa.ts';

/** Thrown when an analysis has used up what it may spend; its caller answers 'unknown'. */
export class BudgetSpent extends Error {}

/** What an analysis may still spend, in steps looked at. */
export class Budget {
  private left: number;

  constructor(steps: number) {
    this.left = steps;
  }

  spend(steps: number): void {
    this.left -= steps;
    if (this.left < 0) throw new BudgetSpent();
  }
}

/** The places an automaton may be in after reading part of a text; ascending, so that equal ones look alike. */
export type Places = readonly number[];

/** What stands before the place. */
const AT_START = 0;
const AFTER_WORD = 1;
const AFTER_OTHER = 2;

/** What was promised to come after the place. */
const ANYTHING = 0;
const WORD = 1;
const NO_WORD = 2;
const NOTHING = 3;

/** A place is a state, what stands before it and what was promised to follow, in one number. */
const CONTEXTS = 12;

/** Runs one automaton over texts, a character at a time, in all its states at once: linear in the text's length. */
export class TextRun {
  private readonly automaton: Automaton;
  private readonly budget: Budget;
  private readonly tracksWords: boolean;

  constructor(automaton: Automaton, budget: Budget) {
    this.automaton = automaton;
    this.budget = budget;
    this.tracksWords = usesWordBoundaries(automaton);
  }

  /** Where the automaton may be before it has read anything. */
  begin(): Places {
    return this.close([this.automaton.start * CONTEXTS + AT_START * 4 + ANYTHING]);
  }

  /** Where it may be after one more character. */
  read(places: Places, codePoint: number): Places {
    const isWord = this.tracksWords && holds(WORD_CHARACTERS, codePoint);
    const before = isWord ? AFTER_WORD : AFTER_OTHER;
    const reached: number[] = [];
    for (const place of places) {
      if (!keepsPromise(place % 4, isWord)) continue;
      const steps = this.automaton.steps[Math.floor(place / CONTEXTS)] ?? [];
      this.budget.spend(1 + steps.length);
      for (const step of steps) {
        if ('reads' in step && holds(step.reads, codePoint)) reached.push(step.to * CONTEXTS + before * 4 + ANYTHING);
      }
    }
    return this.close(reached);
  }

  /** Is the text accepted if it ends here? */
  accepts(places: Places): boolean {
    return places.some((place) => Math.floor(place / CONTEXTS) === this.automaton.end && place % 4 !== WORD);
  }

  private close(places: number[]): Places {
    const seen = new Set(places);
    const open = [...seen];
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      const steps = this.automaton.steps[Math.floor(place / CONTEXTS)] ?? [];
      this.budget.spend(1 + steps.length);
      const before = Math.floor(place / 4) % 3;
      for (const step of steps) {
        if ('reads' in step) continue;
        const promise = promiseAfter(step.when, before, place % 4);
        if (promise === null) continue;
        const next = step.to * CONTEXTS + before * 4 + promise;
        if (seen.has(next)) continue;
        seen.add(next);
        open.push(next);
      }
    }
    return [...seen].sort((one, other) => one - other);
  }
}

/** The character sets that decide how an automaton runs. */
export function decidingSets({ steps }: Automaton): CharacterSet[] {
  const sets = new Set<CharacterSet>();
  for (const step of steps.flat()) {
    if ('reads' in step) sets.add(step.reads);
    else if (step.when === 'boundary' || step.when === 'inside') sets.add(WORD_CHARACTERS);
  }
  return [...sets];
}

export function usesWordBoundaries({ steps }: Automaton): boolean {
  return steps.some((out) =>
    out.some((step) => 'when' in step && (step.when === 'boundary' || step.when === 'inside')),
  );
}

function keepsPromise(promise: number, isWord: boolean): boolean {
  if (promise === NOTHING) return false;
  return promise === ANYTHING || (promise === WORD) === isWord;
}

/** What is promised to follow once the step is taken, or null when the step cannot be taken. */
function promiseAfter(when: StepCondition, before: number, promise: number): number | null {
  switch (when) {
    case 'always':
    case 'again':
      return promise;
    case 'start':
      return before === AT_START ? promise : null;
    case 'end':
      return promise === WORD ? null : NOTHING;
    case 'boundary':
      return both(promise, before === AFTER_WORD ? NO_WORD : WORD);
    case 'inside':
      return both(promise, before === AFTER_WORD ? WORD : NO_WORD);
  }
}

function both(promise: number, demand: number): number | null {
  if (promise === ANYTHING || promise === demand) return demand;
  return promise === NOTHING && demand === NO_WORD ? NOTHING : null;
}
