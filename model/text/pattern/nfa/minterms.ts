import { appendTo } from '../../../lib/group-by.ts';
import { type CharacterSet, LAST_CODE_POINT, sampleOf, unreadability } from '../characters/character-set.ts';
import type { Budget } from './nfa-run.ts';

/** Characters that none of the given sets tells apart, with the one that reads best as their sample. */
export interface Letter {
  readonly sample: number;
  readonly characters: CharacterSet;
}

/** Splits all of Unicode into as few letters as the sets allow, the best readable ones first. */
export function alphabetOf(sets: readonly CharacterSet[], budget: Budget): Letter[] {
  const changes = changesBy(sets, budget);
  const bounds = [...changes.keys()].sort((one, other) => one - other);
  const holders = new Set<number>();
  const letters = new Map<string, { sample: number; characters: number[] }>();
  bounds.forEach((first, index) => {
    const last = (bounds[index + 1] ?? LAST_CODE_POINT + 1) - 1;
    for (const set of changes.get(first) ?? []) if (!holders.delete(set)) holders.add(set);
    budget.spend(1 + holders.size);
    if (first > LAST_CODE_POINT) return;
    const key = [...holders].sort((one, other) => one - other).join();
    const sample = sampleOf([first, last]) ?? first;
    const letter = letters.get(key);
    if (letter === undefined) letters.set(key, { sample, characters: [first, last] });
    else {
      letter.characters.push(first, last);
      if (unreadability(sample) < unreadability(letter.sample)) letter.sample = sample;
    }
  });
  return [...letters.values()].sort((one, other) => unreadability(one.sample) - unreadability(other.sample));
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
