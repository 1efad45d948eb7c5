/**
 * Tries what findings say to write: `npm run remedies [-- --all] [--seed=N] [--rule=ID] [--file=PART] [--show]`. Each
 * remedy is applied to the parsed description, with everything that names the same thing, and the whole description is
 * linted again: the finding is gone, and no rule has more findings than before. Without `--all`, 20 remedies of each
 * rule are tried, drawn at random from the corpus. The exit code is 1 where fewer than 98 of 100 of a rule's remedies
 * hold. `--count` tries none, and counts the findings that have one.
 */

import { parseArgs } from 'node:util';
import { addCount } from '../model/lib/count-each.ts';
import { groupBy } from '../model/lib/group-by.ts';
import { corpusFiles, readCorpusFile } from './corpus.ts';
import { type Remediable, Trial, type Verdict } from './remedies/trial.ts';
import { seeded } from './seeded.ts';

/** How many of a rule's remedies are tried, and the share of them that has to hold. */
const SAMPLE = 20;
const SHARE = 0.98;

/** One remedy in the corpus: the description, and its number among those of the description. */
interface Candidate {
  readonly file: string;
  readonly index: number;
  readonly rule: string;
  /** The shares of its places that are mended at all, and safely. */
  readonly mended: number;
  readonly safely: number;
}

/** The findings of one description: how many each rule has, and those of which the remedy is data. */
interface Found {
  readonly counts: ReadonlyMap<string, number>;
  readonly candidates: readonly Candidate[];
}

interface Tried extends Candidate {
  readonly remediable: Remediable;
  readonly verdict: Verdict;
}

function foundIn(file: string): Found {
  const { remediable, counts } = new Trial(readCorpusFile(file));
  return {
    counts,
    candidates: remediable.map(({ finding, mended, safely }, index) => ({
      ...{ file, index, rule: finding.rule.id },
      ...{ mended, safely },
    })),
  };
}

/**
 * Says how many findings of each rule can be mended at all, and safely, most findings first, and the share of all. One
 * that is mended in part counts in part.
 */
function printShares(found: readonly Found[]): void {
  const totals = new Map<string, number>();
  for (const { counts } of found) for (const [rule, count] of counts) addCount(totals, rule, count);
  const carried = groupBy(
    found.flatMap(({ candidates }) => candidates),
    ({ rule }) => rule,
  );
  const share = (rule: string, of: 'mended' | 'safely') => sum((carried.get(rule) ?? []).map((one) => one[of]));
  for (const [rule, total] of [...totals].sort(([, left], [, right]) => right - left))
    console.log(
      `${rule.padEnd(32)} ${share(rule, 'mended').toFixed(0)} of ${total}, ${share(rule, 'safely').toFixed(0)} safely`,
    );
  const all = sum(totals.values());
  const [mended, safely] = (['mended', 'safely'] as const).map((of) =>
    sum([...totals.keys()].map((rule) => share(rule, of))),
  );
  const percent = (count = 0) => `${count.toFixed(0)} (${((count / all) * 100).toFixed(1)} %)`;
  console.log(`of ${all} findings, ${percent(mended)} can be mended, ${percent(safely)} of all safely`);
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((whole, one) => whole + one, 0);
}

/** Some of each rule's remedies, drawn at random; those of one seed are always the same. */
function drawn(all: readonly Candidate[], seed: number): Candidate[] {
  return [...groupBy(all, ({ rule }) => rule)].flatMap(([rule, own]) => {
    const next = seeded(seed ^ [...rule].reduce((hash, sign) => Math.imul(hash, 31) + sign.charCodeAt(0), 7));
    const ranked = own.map((candidate) => ({ candidate, rank: next() })).sort((left, right) => left.rank - right.rank);
    return ranked.slice(0, SAMPLE).map(({ candidate }) => candidate);
  });
}

function tried(file: string, chosen: readonly Candidate[]): Tried[] {
  const trial = new Trial(readCorpusFile(file));
  const own = chosen.map((candidate) => ({
    ...candidate,
    remediable: trial.remediable[candidate.index] as Remediable,
  }));
  const verdicts = trial.verdicts(own.map(({ remediable }) => remediable));
  console.error(`${file}: ${own.length} remedies tried, linted ${trial.runs} times`);
  return own.map((one) => ({ ...one, verdict: verdicts.get(one.remediable) ?? null }));
}

function main(): void {
  const { values } = parseArgs({
    options: {
      all: { type: 'boolean', default: false },
      seed: { type: 'string', default: '1' },
      rule: { type: 'string' },
      file: { type: 'string', default: '' },
      show: { type: 'boolean', default: false },
      count: { type: 'boolean', default: false },
    },
  });
  const files = corpusFiles()
    .filter((file) => file.includes(values.file))
    .map(foundIn);
  if (values.count) {
    printShares(files);
    return;
  }
  const found = files.flatMap(({ candidates }) => candidates);
  const wanted = found.filter(({ rule }) => values.rule === undefined || values.rule.split(',').includes(rule));
  const chosen = values.all ? wanted : drawn(wanted, Number(values.seed));
  const outcomes = [...groupBy(chosen, ({ file }) => file)].flatMap(([file, own]) => tried(file, own));
  const counts = groupBy(found, ({ rule }) => rule);
  for (const [rule, own] of [...groupBy(outcomes, ({ rule }) => rule)].sort()) {
    const failed = own.filter(({ verdict }) => verdict !== null);
    const share = (own.length - failed.length) / own.length;
    if (share < SHARE) process.exitCode = 1;
    const total = counts.get(rule)?.length ?? 0;
    console.log(
      `${rule.padEnd(32)} ${own.length - failed.length} of ${own.length} hold (${(share * 100).toFixed(1)} %), of ${total}`,
    );
    for (const { file, remediable, verdict } of values.show ? failed : failed.slice(0, 3))
      console.log(`    ${file}: ${remediable.finding.message}\n      → ${verdict}`);
  }
}

main();
