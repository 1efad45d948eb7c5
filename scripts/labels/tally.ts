import { groupBy } from '../../model/lib/group-by.ts';
import type { Label, Verdict } from './label.ts';

/** The verdicts of some labels in numbers. */
export interface Tally {
  readonly labelled: number;
  readonly verdicts: Readonly<Partial<Record<Verdict, number>>>;
  /** Labels whose finding is there today: what was mended, and what is missed, are left out. */
  readonly shown: number;
  /** Of these, how many have nothing to correct: they are true, or stand now where they belong. */
  readonly plain: number;
  /** Of these, how many accuse wrongly. */
  readonly wrong: number;
}

/** Counts labels, as far as they hold against the code: `open` ones do what their verdict objects to. */
export function tally(labels: readonly Label[]): Tally {
  const byVerdict = groupBy(labels, ({ verdict }) => verdict);
  const count = (verdict: Verdict, isOpen: boolean) =>
    byVerdict.get(verdict)?.filter(({ open }) => (open !== undefined) === isOpen).length ?? 0;
  const plain = count('true', false) + count('wrong-place', false);
  const wrong = count('false', true);
  const awry =
    count('wrong-remedy', false) + count('wrong-place', true) + count('duplicate', true) + count('noise', true);
  return {
    labelled: labels.length,
    verdicts: Object.fromEntries([...byVerdict].map(([verdict, own]) => [verdict, own.length])),
    shown: plain + wrong + awry,
    plain,
    wrong,
  };
}

/** The numbers of each rule that has labels, by its id. */
export function talliesByRule(labels: readonly Label[]): (Tally & { readonly rule: string })[] {
  return [...groupBy(labels, ({ rule }) => rule)]
    .map(([rule, own]) => ({ rule, ...tally(own) }))
    .sort((left, right) => left.rule.localeCompare(right.rule));
}
