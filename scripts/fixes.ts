/**
 * Mends the corpus in memory and counts by rule how many findings are mended safely, on request, or by hand: `npm run
 * fixes`. `--write` puts the table into docs/fixing.md; `--file=PART` takes some descriptions only. Defaults are those
 * that `lintel init --defaults` writes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Result } from '../source/result.ts';
import { corpusFiles, corpusPath } from './corpus.ts';
import { defaultsOfInit } from './fixes/defaults-of-init.ts';
import { mendedDescription } from './fixes/mended-description.ts';

const START = '<!-- fixes: written by `npm run fixes -- --write` -->';
const END = '<!-- /fixes -->';
const PAGE = 'docs/fixing.md';

/** What becomes of the findings of a rule. */
interface Counts {
  all: number;
  leftBySafe: number;
  leftByUnsafe: number;
}

function add(counts: Map<string, Counts>, results: readonly Result[], key: keyof Counts): void {
  for (const { code } of results) {
    const own = counts.get(code) ?? { all: 0, leftBySafe: 0, leftByUnsafe: 0 };
    own[key]++;
    counts.set(code, own);
  }
}

function table(counts: ReadonlyMap<string, Counts>): string {
  const rows = [...counts]
    .sort(([, left], [, right]) => right.all - left.all)
    .map(([code, own]) => [`\`${code}\``, own] as const);
  const total = rows.reduce(
    (sum, [, own]) => ({
      all: sum.all + own.all,
      leftBySafe: sum.leftBySafe + own.leftBySafe,
      leftByUnsafe: sum.leftByUnsafe + own.leftByUnsafe,
    }),
    { all: 0, leftBySafe: 0, leftByUnsafe: 0 },
  );
  const lines = [['all', total] as const, ...rows].map(([name, { all, leftBySafe, leftByUnsafe }]) => {
    const safely = Math.max(0, all - leftBySafe);
    const inAll = Math.max(safely, all - leftByUnsafe);
    return `| ${name} | ${all} | ${safely} | ${inAll - safely} | ${all - inAll} |`;
  });
  return ['| Rule | Findings | Mended safely | On request | By hand |', '|---|---:|---:|---:|---:|', ...lines].join(
    '\n',
  );
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { write: { type: 'boolean', default: false }, file: { type: 'string', default: '' } },
  });
  const counts = new Map<string, Counts>();
  const defaults = defaultsOfInit();
  for (const name of corpusFiles().filter((one) => one.includes(values.file))) {
    const source = resolve(corpusPath(name));
    const safe = await mendedDescription(source, false, defaults);
    const unsafe = await mendedDescription(source, true, defaults);
    add(counts, safe.before, 'all');
    add(counts, safe.after, 'leftBySafe');
    add(counts, unsafe.after, 'leftByUnsafe');
    console.error(
      `${name}: ${safe.before.length} findings, ${safe.after.length} after --fix, ${unsafe.after.length} after --unsafe-fixes`,
    );
  }
  const text = table(counts);
  if (!values.write) console.log(text);
  else {
    const [before = '', rest = ''] = readFileSync(PAGE, 'utf8').split(START);
    const [, after = ''] = rest.split(END);
    const said =
      'The real descriptions on which Lintel is measured, with all rules and the defaults of `lintel init --defaults`. What is mended may show findings that were hidden before: these count as left.';
    writeFileSync(PAGE, `${before}${START}\n${said}\n\n${text}\n${END}${after}`);
  }
}

await main();
