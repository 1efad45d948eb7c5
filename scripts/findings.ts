/**
 * What people said of findings on real files (test/judgement/findings/), rule by rule, and which of these labels do not
 * hold against the code. The exit code is 1 where there is any.
 *
 *   npm run findings -- [FOLDER OR FILE OF THE CORPUS…]
 */
import { groupBy } from '../model/lib/group-by.ts';
import { hasCorpus } from './corpus.ts';
import { descriptionWith, foundPlaces, labelBreach } from './labels/check-label.ts';
import { type Label, readLabels, VERDICTS, type Verdict } from './labels/label.ts';
import { type Tally, talliesByRule, tally } from './labels/tally.ts';

const COLUMNS = Object.keys(VERDICTS) as Verdict[];

function row(name: string, { labelled, verdicts, shown, plain }: Tally): string {
  const counts = [labelled, ...COLUMNS.map((verdict) => verdicts[verdict] ?? 0), shown, plain];
  const share = shown === 0 ? '' : (plain / shown).toFixed(3);
  return line(name, [...counts.map(String), share]);
}

function line(name: string, cells: readonly string[]): string {
  return `${name.padEnd(34)}${cells.map((cell) => cell.padStart(13)).join('')}`;
}

async function breaches(labels: readonly Label[]): Promise<string[]> {
  const found: string[] = [];
  for (const [name, own] of groupBy(labels, ({ file }) => descriptionWith(file))) {
    if (name === null) continue;
    const places = await foundPlaces(name);
    found.push(...own.flatMap((label) => labelBreach(label, places) ?? []));
  }
  return found;
}

async function main(some: readonly string[]): Promise<void> {
  const labels = readLabels().filter(({ file }) => some.length === 0 || some.some((part) => file.startsWith(part)));
  console.log(line('', ['labelled', ...COLUMNS, 'found today', 'plain true', 'share']));
  for (const { rule, ...counts } of talliesByRule(labels)) console.log(row(rule, counts));
  console.log(row('all', tally(labels)));
  if (!hasCorpus()) return console.log('Without the corpus, labels are not compared with the code.');
  const broken = await breaches(labels);
  for (const one of broken) console.log(one);
  console.log(`${labels.length - broken.length} of ${labels.length} labels hold.`);
  if (broken.length > 0) process.exitCode = 1;
}

await main(process.argv.slice(2));
