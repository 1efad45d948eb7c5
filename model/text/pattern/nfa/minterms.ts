import { appendTo } from '../../../lib/group-by.ts';
import { type CharacterSet, LAST_CODE_POINT } from '../characters/character-set.ts';
import { mostReadable, unreadability } from '../characters/readability.ts';
import type { Budget } from './budget.ts';

/** Characters that none of some sets distinguishes, and the most readable one of them. */
export interface Minterm {
  readonly characters: CharacterSet;
  readonly sample: number;
}

/**
 * Partitions Unicode into the fewest classes that the sets do not distinguish (D'Antoni and Veanes, Minimization of
 * Symbolic Automata, POPL 2014): one character of each stands for all. The most readable ones come first.
 *
 * @throws {BudgetSpent}
 */
export function mintermsOf(sets: readonly CharacterSet[], budget: Budget): Minterm[] {
  const changes = changesBy(sets, budget);
  const points = [...changes.keys()].sort((one, other) => one - other);
  const around = new Set<number>();
  const minterms = new Map<string, { sample: number; characters: number[] }>();
  points.forEach((first, index) => {
    const last = (points[index + 1] ?? LAST_CODE_POINT + 1) - 1;
    for (const set of changes.get(first) ?? []) if (!around.delete(set)) around.add(set);
    budget.spend(1 + around.size);
    if (first > LAST_CODE_POINT) return;
    const key = [...around].sort((one, other) => one - other).join();
    const sample = mostReadable([first, last]) ?? first;
    const minterm = minterms.get(key);
    if (minterm === undefined) minterms.set(key, { sample, characters: [first, last] });
    else {
      minterm.characters.push(first, last);
      if (unreadability(sample) < unreadability(minterm.sample)) minterm.sample = sample;
    }
  });
  return [...minterms.values()].sort((one, other) => unreadability(one.sample) - unreadability(other.sample));
}

/** For each code point at which some set begins or ends, the numbers of those sets. */
function changesBy(sets: readonly CharacterSet[], budget: Budget): Map<number, number[]> {
  const changes = new Map<number, number[]>([[0, []]]);
  const distinct = new Map(sets.map((set) => [set.join(), set]));
  [...distinct.values()].forEach((set, number) => {
    budget.spend(set.length);
    set.forEach((bound, at) => {
      const point = at % 2 === 0 ? bound : bound + 1;
      appendTo(changes, point, number);
    });
  });
  return changes;
}
