import { type CharacterSet, intersection } from '../characters/character-set.ts';
import { mostReadable } from '../characters/readability.ts';
import type { Budget } from './budget.ts';
import { type ConsumingGraph, consumingGraph } from './consuming-graph.ts';
import { type Nfa, usesWordBoundaries } from './nfa.ts';
import { stronglyConnectedComponents } from './strongly-connected-components.ts';

/** A text that leads into a loop, and a text that leads round the loop in two ways. */
export interface AmbiguousLoop {
  readonly prefix: string;
  readonly pump: string;
}

/** The first text round a loop may not make a match fail slowly; one of these should. */
const MAX_PUMPS = 4;

/**
 * True if each path through the NFA is one of the pattern; assertions that were left out or taken for passable may
 * forbid some.
 */
export function hasExactPaths(nfa: Nfa): boolean {
  return nfa.exact && !usesWordBoundaries(nfa);
}

/**
 * For some transitions of each loop, a text that leads from the transition back to it in two ways, so that its nth
 * power does in 2^n ways: exponential degree of ambiguity (Weber and Seidl, On the degree of ambiguity of finite
 * automata, 1991), which makes a backtracking engine take exponential time where the match fails afterwards (Weideman
 * and others, Analyzing matching time behavior of backtracking regular expression matchers by using ambiguity of NFA,
 * 2016).
 *
 * @throws {BudgetSpent}
 */
export function* ambiguousLoops(nfa: Nfa, budget: Budget): Generator<AmbiguousLoop> {
  const graph = consumingGraph(nfa, budget);
  for (const component of stronglyConnectedComponents(graph.next.map((successors) => [...successors.keys()]))) {
    const search = new LoopSearch(graph, new Set(component), budget);
    const pumps = new Set<string>();
    for (const transition of component) {
      const pump = search.pumpFrom(transition);
      if (pump === null || pumps.has(pump)) continue;
      pumps.add(pump);
      yield { prefix: search.prefixTo(transition), pump };
      if (pumps.size === MAX_PUMPS) break;
    }
  }
}

/** Two transitions that read the same text, and the pair before them. */
interface Pair {
  readonly one: number;
  readonly other: number;
  /** The characters that both consume. */
  readonly characters: CharacterSet;
  readonly before: Pair | null;
}

/** Looks for texts round the loops of one strongly connected component. */
class LoopSearch {
  private readonly graph: ConsumingGraph;
  private readonly component: ReadonlySet<number>;
  private readonly budget: Budget;

  constructor(graph: ConsumingGraph, component: ReadonlySet<number>, budget: Budget) {
    this.graph = graph;
    this.component = component;
    this.budget = budget;
  }

  /** A shortest text that leads to the transition from the start. */
  prefixTo(transition: number): string {
    const path = this.shortestPath([...this.graph.first.keys()], transition, () => true);
    return this.textOf(path ?? []);
  }

  /** A text that leads from the transition back to it in two ways, or null. */
  pumpFrom(transition: number): string | null {
    return this.pumpOfDoubledStep(transition) ?? this.pumpOfPairs(transition);
  }

  /** Two paths without a character lead to the same next transition, as in `(a+)+`. */
  private pumpOfDoubledStep(transition: number): string | null {
    for (const [next, paths] of this.graph.next[transition] ?? []) {
      if (paths < 2 || !this.component.has(next)) continue;
      const path = this.shortestPath([next], transition, (each) => this.component.has(each));
      if (path !== null) return this.textOf(path);
    }
    return null;
  }

  /** Two different transitions read the same text and meet again, as in `(a|a)*`: breadth first through pairs. */
  private pumpOfPairs(start: number): string | null {
    const seen = new Set<number>();
    const queue: Pair[] = [];
    const visit = (one: number, other: number, before: Pair | null) => {
      this.budget.spend(1);
      const key = Math.min(one, other) * this.graph.transitions.length + Math.max(one, other);
      if (seen.has(key)) return;
      seen.add(key);
      const characters = this.commonCharacters(one, other);
      if (characters.length > 0) queue.push({ one, other, characters, before });
    };
    for (const [one, other] of this.pairsAfter(start, start)) if (one !== other) visit(one, other, null);
    for (const pair of queue) {
      if (pair.one === start && pair.other === start) return textOfPairs(pair);
      for (const [one, other] of this.pairsAfter(pair.one, pair.other)) visit(one, other, pair);
    }
    return null;
  }

  private *pairsAfter(one: number, other: number): Generator<[number, number]> {
    const nextOfOther = this.nextInComponent(other);
    for (const next of this.nextInComponent(one)) for (const nextOther of nextOfOther) yield [next, nextOther];
  }

  private nextInComponent(transition: number): number[] {
    return [...(this.graph.next[transition]?.keys() ?? [])].filter((next) => this.component.has(next));
  }

  private commonCharacters(one: number, other: number): CharacterSet {
    const first = this.graph.transitions[one]?.consumes ?? [];
    const second = this.graph.transitions[other]?.consumes ?? [];
    this.budget.spend(first.length);
    return first === second ? first : intersection(first, second);
  }

  /**
   * A shortest path that begins with one of the given transitions and ends with the wanted one; null when there is
   * none.
   */
  private shortestPath(
    begin: readonly number[],
    wanted: number,
    isAllowed: (transition: number) => boolean,
  ): number[] | null {
    const before = new Map<number, number | null>(begin.map((transition) => [transition, null]));
    for (const transition of before.keys()) {
      this.budget.spend(1);
      if (transition === wanted) return pathTo(transition, before);
      for (const next of this.graph.next[transition]?.keys() ?? []) {
        if (!before.has(next) && isAllowed(next)) before.set(next, transition);
      }
    }
    return null;
  }

  private textOf(path: readonly number[]): string {
    return path.map((transition) => sampleFrom(this.graph.transitions[transition]?.consumes ?? [])).join('');
  }
}

function pathTo(last: number, before: ReadonlyMap<number, number | null>): number[] {
  const path: number[] = [];
  for (let at: number | null = last; at !== null; at = before.get(at) ?? null) path.unshift(at);
  return path;
}

function textOfPairs(last: Pair): string {
  let text = '';
  for (let pair: Pair | null = last; pair !== null; pair = pair.before) text = sampleFrom(pair.characters) + text;
  return text;
}

function sampleFrom(set: CharacterSet): string {
  const codePoint = mostReadable(set);
  return codePoint === null ? '' : String.fromCodePoint(codePoint);
}
