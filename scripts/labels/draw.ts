import { pathToPointer } from '../../model/description/json-pointer.ts';
import { groupBy } from '../../model/lib/group-by.ts';
import { RULES } from '../../rules/index.generated.ts';
import type { Result } from '../../source/result.ts';
import { corpusName } from '../corpus.ts';
import { seeded } from '../seeded.ts';
import type { Label } from './label.ts';

/** A finding that somebody is to read. */
export interface Drawn extends Pick<Label, 'file' | 'rule' | 'pointer'> {
  readonly message: string;
  /** At how many places it is. */
  readonly places: number;
}

/** The findings of rules of which no place has a label of their rule. */
export function unlabelled(found: readonly Result[], labels: readonly Label[]): Drawn[] {
  const known = new Set(labels.map(({ file, rule, pointer }) => `${rule} ${file}#${pointer}`));
  return found.flatMap(({ code, message, source, path, places = [] }) => {
    if (!Object.hasOwn(RULES, code)) return [];
    const all = [{ source, path }, ...places].map((one) => [corpusName(one.source), pathToPointer(one.path)] as const);
    if (all.some(([file, pointer]) => known.has(`${code} ${file}#${pointer}`))) return [];
    const [[file, pointer]] = all as [readonly [string, string]];
    return [{ file, rule: code, pointer, message, places: Math.max(places.length, 1) }];
  });
}

/**
 * Some findings, evenly over the rules: one of each rule, then a second one; rules with few labels first, and each time
 * from another description. The same for a seed.
 */
export function drawn(found: readonly Drawn[], labels: readonly Label[], count: number, seed: number): Drawn[] {
  const next = seeded(seed);
  const labelled = groupBy(labels, ({ rule }) => rule);
  const ranked = found.map((one) => ({ one, rank: next() })).sort((left, right) => left.rank - right.rank);
  const byRule = groupBy(
    ranked.map(({ one }) => one),
    ({ rule }) => rule,
  );
  const rules = [...byRule].sort(
    ([left], [right]) => (labelled.get(left)?.length ?? 0) - (labelled.get(right)?.length ?? 0),
  );
  return inTurn(rules.map(([, own]) => inTurn([...groupBy(own, ({ file }) => descriptionOf(file)).values()]))).slice(
    0,
    count,
  );
}

/** The first item of each list, then each one's second, and so on. */
function inTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = lists.reduce((most, { length }) => Math.max(most, length), 0);
  return Array.from({ length: longest }, (_, round) => lists.flatMap((list) => list.slice(round, round + 1))).flat();
}

/** The description of a file; the folder, of one that is split over files. */
function descriptionOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}
