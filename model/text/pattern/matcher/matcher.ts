import type { Program } from './compiler.ts';
import { FAIL, MATCHED } from './instructions.ts';
import { MatchState, OutOfSteps } from './match-state.ts';

/** What a bounded search found, and the number of its steps. */
export interface MatchOutcome {
  /** 'unknown' when the search reached its bound. */
  readonly found: boolean | 'unknown';
  readonly steps: number;
}

/**
 * Searches a text, given as code points, for a match as a backtracking engine does, with the full semantics of
 * ECMA-262, but takes at most `maxSteps` steps.
 */
export function matches(program: Program, text: readonly number[], maxSteps: number): MatchOutcome {
  const state = new MatchState(text, program.registers, maxSteps);
  return { found: search(program, state), steps: state.steps };
}

function search(program: Program, state: MatchState): boolean | 'unknown' {
  try {
    for (let position = 0; position <= state.text.length; position++) {
      state.position = position;
      if (run(program, state, 0)) return true;
      state.restore(0);
    }
    return false;
  } catch (thrown) {
    if (thrown instanceof OutOfSteps) return 'unknown';
    throw thrown;
  }
}

/** Carries out instructions from one on, until the program matches or no choice that was opened on the way is left. */
function run(program: Program, state: MatchState, from: number): boolean {
  const { openChoices, recorded } = state;
  const runFrom = (start: number) => run(program, state, start);
  let at = from;
  for (;;) {
    state.takeStep();
    const next = program.instructions[at]?.(state, at, runFrom) ?? MATCHED;
    if (next === MATCHED) {
      state.dropChoices(openChoices);
      return true;
    }
    if (next !== FAIL) at = next;
    else if (state.openChoices > openChoices) at = state.backtrack();
    else {
      state.restore(recorded);
      return false;
    }
  }
}
