/**
 * Compares the findings of two builds: `npm run compare-findings -- OTHER/dist [FILE…]`. OTHER/dist is another
 * checkout's; without files, those of the corpus (where it is there) and of test-specs are linted, with the rulesets
 * all and design-review.
 *
 * Reports are compared as JSON without `statements`, and without `keyRange` where one build does not know it, finding
 * by finding. What only one build finds is printed; the exit code is 1 where there is any.
 */

import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import { countEach } from '../model/lib/count-each.ts';
import { corpusFiles, corpusPath, hasCorpus } from './corpus.ts';
import { type ReportedFinding, reportOfBuild } from './report-of-build.ts';

const RULESETS = ['all', 'design-review'];

/** Findings as texts without what may differ between builds. */
function comparable(findings: readonly ReportedFinding[], leftOut: readonly string[]): string[] {
  const members = (key: string, value: unknown) => (leftOut.includes(key) ? undefined : value);
  return findings.map((finding) => JSON.stringify({ ...finding, source: relative('.', finding.source) }, members));
}

function hasKeyRanges(findings: readonly ReportedFinding[]): boolean {
  return findings.some(({ keyRange }) => keyRange !== undefined);
}

function onlyIn(one: readonly string[], other: readonly string[]): string[] {
  const counts = countEach(other);
  return one.filter((text) => {
    const left = counts.get(text) ?? 0;
    counts.set(text, left - 1);
    return left <= 0;
  });
}

async function main([other = '', ...named]: readonly string[]): Promise<void> {
  const files =
    named.length > 0
      ? named
      : [
          ...(hasCorpus() ? corpusFiles() : []).map(corpusPath),
          ...globSync(['test-specs/**/*.yaml', 'test-specs/**/*.json']),
        ];
  const linted = files.filter((file) => /^\s*[{"'\s]*openapi["']?\s*:/m.test(readFileSync(file, 'utf8')));
  let differences = 0;
  for (const ruleset of RULESETS) {
    const [before, after] = await Promise.all([
      reportOfBuild(resolve(other), ruleset, linted),
      reportOfBuild(resolve('dist'), ruleset, linted),
    ]);
    const leftOut = ['statements', ...(hasKeyRanges(before) && hasKeyRanges(after) ? [] : ['keyRange'])];
    const gone = comparable(before, leftOut);
    const come = comparable(after, leftOut);
    const lost = onlyIn(gone, come);
    const found = onlyIn(come, gone);
    const isSameOrder = lost.length + found.length > 0 || gone.every((text, index) => text === come[index]);
    differences += lost.length + found.length + (isSameOrder ? 0 : 1);
    for (const text of lost) console.log(`- ${text}`);
    for (const text of found) console.log(`+ ${text}`);
    if (!isSameOrder) console.log(`${ruleset}: the same findings in another order`);
    console.log(`${ruleset}: ${before.length} findings before, ${after.length} after, in ${linted.length} files`);
  }
  if (differences > 0) process.exitCode = 1;
}

await main(process.argv.slice(2));
