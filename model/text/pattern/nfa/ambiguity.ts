import { type CharacterSet, intersection, sampleOf } from '../characters/character-set.ts';
import type { Automaton } from './nfa.ts';
import { type Budget, usesWordBoundaries } from './nfa-run.ts';

/** A text that leads into a loop, and one that leads round the loop, perhaps in two ways. */
export interface LoopText {
  readonly prefix: string;
  readonly pump: string;
}

/** A step that reads a character. */
interface Reading {
  readonly from: number;
  readonly to: number;
  readonly reads: CharacterSet;
}

/** The number of ways from one reading step to the next, by the number of the latter; 2 stands for any more. */
type Ways = ReadonlyMap<number, number>;

/** The first text round a loop may not be one that fails; one of these should be. */
const MAX_PUMPS = 4;

/** Are all ways through an automaton ways of the pattern? Not where lookarounds, word boundaries or bounds were left out. */
export function isExact(automaton: Automaton): boolean {
  return automaton.exact && !usesWordBoundaries(automaton);
}

/** What a backtracking engine's ways through an automaton look like. */
export class Ambiguity {
  private readonly readings: readonly Reading[];
  private readonly first: Ways;
  private readonly next: readonly Ways[];
  private readonly components: readonly (readonly number[])[];
  private readonly budget: Budget;

  constructor(automaton: Automaton, budget: Budget) {
    this.budget = budget;
    this.readings = readingsOf(automaton);
    const ways = new WaysFinder(automaton, byState(this.readings), budget);
    this.first = ways.from(automaton.start, true);
    this.next = this.readings.map(({ to }) => ways.from(to, false));
    this.components = loops(this.next);
  }

  /** For some steps of each loop, a text that leads from the step back to it in two ways: 2^n ways for its nth power. */
  *ambiguousTexts(): Generator<LoopText> {
    for (const component of this.components) {
      const inside = new Set(component);
      const pumps = new Set<string>();
      for (const reading of component) {
        const pump = this.twoWaysRound(reading, inside);
        if (pump === null || pumps.has(pump)) continue;
        pumps.add(pump);
        yield { prefix: this.prefixTo(reading), pump };
        if (pumps.size === MAX_PUMPS) break;
      }
    }
  }

  private nextInside(reading: number, inside: ReadonlySet<number>): number[] {
    return [...(this.next[reading]?.keys() ?? [])].filter((other) => inside.has(other));
  }

  private prefixTo(reading: number): string {
    return this.spell(this.shortest([...this.first.keys()], (other) => other === reading, null) ?? []);
  }

  /** The shortest way that begins with one of the given reading steps and ends with a wanted one. */
  private shortest(
    begin: readonly number[],
    isWanted: (reading: number) => boolean,
    inside: ReadonlySet<number> | null,
  ): number[] | null {
    const before = new Map<number, number | null>(begin.map((reading) => [reading, null]));
    for (const reading of before.keys()) {
      this.budget.spend(1);
      if (isWanted(reading)) return wayTo(reading, before);
      for (const other of this.next[reading]?.keys() ?? []) {
        if (!before.has(other) && (inside === null || inside.has(other))) before.set(other, reading);
      }
    }
    return null;
  }

  private spell(way: readonly number[]): string {
    return way.map((reading) => textOf(sampleOf(this.readings[reading]?.reads ?? []))).join('');
  }

  private twoWaysRound(reading: number, inside: ReadonlySet<number>): string | null {
    return this.doubledStepRound(reading, inside) ?? this.pairRound(reading, inside);
  }

  /** Two ways without reading lead to the same next step, as in `(a+)+`. */
  private doubledStepRound(reading: number, inside: ReadonlySet<number>): string | null {
    for (const [other, ways] of this.next[reading] ?? []) {
      if (ways < 2 || !inside.has(other)) continue;
      const rest = this.shortest([other], (each) => each === reading, inside);
      if (rest !== null) return this.spell(rest);
    }
    return null;
  }

  /** Two different steps read the same text and meet again, as in `(a|a)*`. */
  private pairRound(reading: number, inside: ReadonlySet<number>): string | null {
    const count = this.readings.length;
    const before = new Map<number, number | null>();
    const visit = (one: number, other: number, from: number | null) => {
      this.budget.spend(1);
      const pair = Math.min(one, other) * count + Math.max(one, other);
      if (!before.has(pair) && this.shared(pair).length > 0) before.set(pair, from);
    };
    this.eachPair(reading, reading, inside, (one, other) => {
      if (one !== other) visit(one, other, null);
    });
    for (const pair of before.keys()) {
      const one = Math.floor(pair / count);
      const other = pair % count;
      if (one === reading && other === reading) {
        return wayTo(pair, before)
          .map((each) => textOf(sampleOf(this.shared(each))))
          .join('');
      }
      this.eachPair(one, other, inside, (next, otherNext) => visit(next, otherNext, pair));
    }
    return null;
  }

  private shared(pair: number): CharacterSet {
    const one = this.readings[Math.floor(pair / this.readings.length)];
    const other = this.readings[pair % this.readings.length];
    if (one === undefined || other === undefined) return [];
    this.budget.spend(one.reads.length);
    return one.reads === other.reads ? one.reads : intersection(one.reads, other.reads);
  }

  private eachPair(
    one: number,
    other: number,
    inside: ReadonlySet<number>,
    visit: (one: number, other: number) => void,
  ): void {
    for (const next of this.nextInside(one, inside)) {
      for (const otherNext of this.nextInside(other, inside)) visit(next, otherNext);
    }
  }
}

function textOf(codePoint: number | null): string {
  return codePoint === null ? '' : String.fromCodePoint(codePoint);
}

function wayTo(last: number, before: ReadonlyMap<number, number | null>): number[] {
  const way: number[] = [];
  for (let at: number | null = last; at !== null; at = before.get(at) ?? null) way.unshift(at);
  return way;
}

function readingsOf({ steps }: Automaton): Reading[] {
  return steps.flatMap((out, from) => out.flatMap((step) => ('reads' in step ? [{ from, ...step }] : [])));
}

function byState(readings: readonly Reading[]): Map<number, number[]> {
  const grouped = new Map<number, number[]>(readings.map(({ from }) => [from, []]));
  readings.forEach(({ from }, number) => {
    grouped.get(from)?.push(number);
  });
  return grouped;
}

/** Counts the ways from a state to the next reading steps. */
class WaysFinder {
  private readonly automaton: Automaton;
  private readonly readingsFrom: ReadonlyMap<number, readonly number[]>;
  private readonly budget: Budget;

  constructor(automaton: Automaton, readingsFrom: ReadonlyMap<number, readonly number[]>, budget: Budget) {
    this.automaton = automaton;
    this.readingsFrom = readingsFrom;
    this.budget = budget;
  }

  from(state: number, atStart: boolean): Ways {
    return this.find(state, Number.POSITIVE_INFINITY, atStart, new Map());
  }

  /**
   * An engine refuses a round that reads nothing, so after going back to the beginning of one repetition only those around
   * it may be gone through again: their beginnings have smaller numbers than `innermost`.
   */
  private find(state: number, innermost: number, atStart: boolean, known: Map<string, Ways>): Ways {
    const key = `${state}/${innermost}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const ways = new Map<number, number>();
    for (const reading of this.readingsFrom.get(state) ?? []) add(ways, reading, 1);
    for (const step of this.automaton.steps[state] ?? []) {
      if ('reads' in step || !isPassable(step.when, atStart)) continue;
      if (step.when === 'again' && step.to >= innermost) continue;
      const further = this.find(step.to, step.when === 'again' ? step.to : innermost, atStart, known);
      this.budget.spend(1 + further.size);
      for (const [reading, count] of further) add(ways, reading, count);
    }
    known.set(key, ways);
    return ways;
  }
}

function isPassable(when: string, atStart: boolean): boolean {
  return when !== 'end' && (when !== 'start' || atStart);
}

function add(ways: Map<number, number>, reading: number, count: number): void {
  ways.set(reading, Math.min(2, (ways.get(reading) ?? 0) + count));
}

/** The groups of steps that lead to one another, each step being able to come again (Tarjan, without recursion). */
function loops(next: readonly Ways[]): number[][] {
  const order = new Map<number, number>();
  const low = new Map<number, number>();
  const open: number[] = [];
  const isOpen = new Set<number>();
  const found: number[][] = [];

  const enter = (node: number) => {
    order.set(node, order.size);
    low.set(node, order.get(node) ?? 0);
    open.push(node);
    isOpen.add(node);
    return { node, rest: (next[node] ?? new Map<number, number>()).keys() };
  };
  const lower = (node: number, to: number | undefined) => {
    low.set(node, Math.min(low.get(node) ?? 0, to ?? 0));
  };
  const leave = (node: number) => {
    if (low.get(node) !== order.get(node)) return;
    const members = open.splice(open.lastIndexOf(node));
    for (const member of members) isOpen.delete(member);
    if (members.length > 1 || next[node]?.has(node)) found.push(members);
  };

  for (const root of next.keys()) {
    if (order.has(root)) continue;
    const path = [enter(root)];
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const { value: other, done } = top.rest.next();
      if (done) {
        path.pop();
        leave(top.node);
        const parent = path.at(-1);
        if (parent !== undefined) lower(parent.node, low.get(top.node));
      } else if (!order.has(other)) path.push(enter(other));
      else if (isOpen.has(other)) lower(top.node, order.get(other));
    }
  }
  return found;
}
