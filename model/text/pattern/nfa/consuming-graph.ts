import { appendTo } from '../../../lib/group-by.ts';
import type { CharacterSet } from '../characters/character-set.ts';
import type { Budget } from './budget.ts';
import type { Guard, Nfa } from './nfa.ts';

/** A transition of an NFA that consumes a character. */
interface ConsumingTransition {
  readonly from: number;
  readonly to: number;
  readonly consumes: CharacterSet;
}

/** The consuming transitions that can come next, each with the number of paths to it; 2 stands for two or more. */
type Successors = ReadonlyMap<number, number>;

/** An NFA without its other transitions, as a backtracking engine sees it: how often it tries the same is kept. */
export interface ConsumingGraph {
  /** Transitions are numbered by their place in this list. */
  readonly transitions: readonly ConsumingTransition[];
  readonly first: Successors;
  /** The successors of each transition. */
  readonly next: readonly Successors[];
}

/** @throws {BudgetSpent} */
export function consumingGraph(nfa: Nfa, budget: Budget): ConsumingGraph {
  const transitions = nfa.transitions.flatMap((out, from) =>
    out.flatMap((transition) => ('consumes' in transition ? [{ from, ...transition }] : [])),
  );
  const paths = new PathCounter(nfa, transitions, budget);
  return {
    transitions,
    first: paths.from(nfa.start, true),
    next: transitions.map(({ to }) => paths.from(to, false)),
  };
}

/** Counts the paths from a state to each consuming transition that can come next. */
class PathCounter {
  private readonly nfa: Nfa;
  private readonly byState = new Map<number, number[]>();
  private readonly budget: Budget;

  constructor(nfa: Nfa, transitions: readonly ConsumingTransition[], budget: Budget) {
    this.nfa = nfa;
    this.budget = budget;
    transitions.forEach(({ from }, number) => {
      appendTo(this.byState, from, number);
    });
  }

  from(state: number, atStart: boolean): Successors {
    return this.count(state, Number.POSITIVE_INFINITY, atStart, new Map());
  }

  /**
   * An engine ends a quantifier's round that consumes nothing (ECMA-262, 22.2.2.3.1 RepeatMatcher). So after repeating
   * one quantifier, only those around it can be repeated: their heads have smaller numbers than `innermost`.
   */
  private count(state: number, innermost: number, atStart: boolean, known: Map<string, Successors>): Successors {
    const key = `${state}/${innermost}`;
    const counted = known.get(key);
    if (counted !== undefined) return counted;
    const paths = new Map<number, number>();
    for (const transition of this.byState.get(state) ?? []) addPaths(paths, transition, 1);
    for (const transition of this.nfa.transitions[state] ?? []) {
      if ('consumes' in transition || !isPassable(transition.when, atStart)) continue;
      const repeats = transition.when === 'repeat';
      if (repeats && transition.to >= innermost) continue;
      const further = this.count(transition.to, repeats ? transition.to : innermost, atStart, known);
      this.budget.spend(1 + further.size);
      for (const [number, count] of further) addPaths(paths, number, count);
    }
    known.set(key, paths);
    return paths;
  }
}

/** A character follows, so no transition guarded by `$` is passable; word boundaries are taken for passable. */
function isPassable(guard: Guard, atStart: boolean): boolean {
  return guard !== 'end' && (guard !== 'start' || atStart);
}

function addPaths(paths: Map<number, number>, transition: number, count: number): void {
  paths.set(transition, Math.min(2, (paths.get(transition) ?? 0) + count));
}
