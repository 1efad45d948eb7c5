/**
 * Compares the verdicts of `lintel diff` with those of oasdiff on its own test data: `npm run compare-oasdiff --
 * CHECKOUT PROGRAM`.
 *
 * CHECKOUT is a folder with oasdiff's repository, PROGRAM the program built from it. Each base with its revision is
 * compared, and the way back. Prints how often the verdicts agree, each difference with its reason, and those that
 * nobody has given a reason.
 */
import { execFileSync } from 'node:child_process';
import { globSync } from 'tinyglobby';
import { diff } from '../library.ts';
import { appendTo, groupBy } from '../model/lib/group-by.ts';
import { reasonFor } from './compare-oasdiff/reasons.ts';

type Verdict = 'error' | 'warning' | 'hint' | 'nothing';

interface Compared {
  readonly pair: string;
  readonly theirs: Verdict;
  readonly ours: Verdict;
  /** Their checks and our kinds. */
  readonly checks: readonly string[];
  readonly kinds: readonly string[];
}

const [checkout, program] = process.argv.slice(2);
if (checkout === undefined || program === undefined) throw new Error('name a checkout of oasdiff and its program');

const compared: Compared[] = [];
for (const [before, after] of pairsIn(checkout)) {
  for (const [one, other] of [
    [before, after],
    [after, before],
  ] as const)
    compared.push(await compare(one, other, program));
}
report(compared);

/** What is named base and revision, or base and revision with something behind it. */
function pairsIn(folder: string): [string, string][] {
  const files = globSync('data/**/*.{yaml,yml,json}', { cwd: folder, absolute: true });
  return files
    .filter((file) => /_base\w*\.\w+$/.test(file))
    .flatMap((base) => {
      const start = base.replace(/_base\w*\.\w+$/, '_revision');
      return files.filter((file) => file.startsWith(start)).map((revision): [string, string] => [base, revision]);
    });
}

async function compare(before: string, after: string, oasdiff: string): Promise<Compared> {
  const said = execFileSync(oasdiff, ['breaking', before, after, '-f', 'json'], { encoding: 'utf8' });
  const theirs = JSON.parse(said.trim() === '' ? '[]' : said) as { id: string; level: number }[];
  const { results, problems } = await diff(before, after);
  if (problems.length > 0) throw new Error(`${after}: ${problems[0]?.message}`);
  const least = Math.min(...results.map(({ severity }) => severity));
  return {
    pair: [before, after].map((file) => file.slice(file.lastIndexOf('/') + 1)).join(' -> '),
    theirs: theirs.some(({ level }) => level === 3) ? 'error' : theirs.length > 0 ? 'warning' : 'nothing',
    ours: least === 0 ? 'error' : least === 1 ? 'warning' : results.length > 0 ? 'hint' : 'nothing',
    checks: [...new Set(theirs.map(({ id }) => id))].sort(),
    kinds: [...new Set(results.map(({ kind = '' }) => kind))].sort(),
  };
}

function report(all: readonly Compared[]): void {
  console.log(`${all.length} comparisons`);
  for (const [verdicts, same] of groupBy(all, ({ theirs, ours }) => `oasdiff ${theirs}, lintel ${ours}`))
    console.log(`  ${verdicts}: ${same.length}`);
  const byReason = new Map<string, Compared[]>();
  for (const one of all.filter(({ theirs, ours }) => theirs !== ours))
    appendTo(byReason, reasonFor(one.checks, one.kinds) ?? 'TO BE READ', one);
  for (const [reason, differing] of byReason) {
    console.log(`\n${reason}: ${differing.length}`);
    for (const { pair, theirs, ours, checks, kinds } of differing)
      console.log(`  ${pair}: ${theirs} (${checks.join(', ')}) and ${ours} (${kinds.join(', ')})`);
  }
}
