/**
 * Tries what findings say to write: `npm run remedies [-- --all] [--seed=N] [--rule=ID] [--show]`. Each remedy is applied to the parsed
 * description, with everything that names the same thing, and the whole description is linted again: the finding is gone, and no rule
 * has more findings than before. Without `--all`, 20 remedies of each rule are tried, drawn at random from the corpus. The exit code is
 * 1 where fewer than 98 of 100 of a rule's remedies hold.
 */
import { parseArgs } from 'node:util';
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
}

interface Tried extends Candidate {
  readonly remediable: Remediable;
  readonly verdict: Verdict;
}

function candidates(file: string): Candidate[] {
  const { remediable } = new Trial(readCorpusFile(file));
  return remediable.map(({ finding }, index) => ({ file, index, rule: finding.rule.id }));
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
  return own.map((one) => ({ ...one, verdict: verdicts.get(one.remediable) ?? null }));
}

function main(): void {
  const { values } = parseArgs({
    options: {
      all: { type: 'boolean', default: false },
      seed: { type: 'string', default: '1' },
      rule: { type: 'string' },
      show: { type: 'boolean', default: false },
    },
  });
  const found = corpusFiles().flatMap(candidates);
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
