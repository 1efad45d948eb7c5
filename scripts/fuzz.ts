/**
 * Lints documents that are drawn: `npm run fuzz -- --count N --seed S [--only NUMBER] [--compare ONE_IN]`.
 *
 * They are descriptions of test-specs/ and generated ones, cut down and changed in their structure, some damaged as
 * texts. Of none may linting throw, a rule fail or take long, a message say nothing, or a finding stand outside of its
 * file. Of one in 50 the engines, the cache and another order of keys are compared, and the built program with threads
 * and with a cache. The exit code is 1 where something is wrong; `--seed S --only NUMBER` then shows the document.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { directEngine } from '../engine/direct.ts';
import designReview from '../rulesets/design-review.ts';
import { comparePrograms } from './fuzz/compare-programs.ts';
import { type Comparison, comparisons } from './fuzz/compare-ways.ts';
import { drawDocument, type FuzzedDocument } from './fuzz/draw-document.ts';
import { lintFuzzed } from './fuzz/faults-of-run.ts';
import { seedDocuments } from './fuzz/seed-documents.ts';

/** So many documents at once are given to the built program, and at most so many in all. */
const PROGRAM_DOCUMENTS = 60;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    only: { type: 'string' },
    compare: { type: 'string', default: '50' },
  },
});

/** Everything that is wrong with a document, with the comparisons or without. */
async function faultsOf(document: FuzzedDocument, compared: Readonly<Record<string, Comparison>>): Promise<string[]> {
  const { file, faults } = await lintFuzzed(engine, document);
  const found = [...faults];
  if (file === null) return found;
  for (const [way, compare] of Object.entries(compared)) {
    const differences = await compare(document, file).catch((error: unknown) => [`throws: ${error}`]);
    if (differences.length > 0) found.push([`${way}:`, ...differences].join('\n    '));
  }
  return found;
}

const engine = directEngine(designReview, { cwd: process.cwd(), remoteRefs: false });
const seed = Number(values.seed);
const [first, end] =
  values.only === undefined ? [0, Number(values.count)] : [Number(values.only), Number(values.only) + 1];
const oneIn = values.only === undefined ? Number(values.compare) : 1;
const folder = mkdtempSync(join(tmpdir(), 'lintel-fuzz-'));
const start = process.cpuUsage();
const drawn: FuzzedDocument[] = [];
let faulty = 0;

try {
  const ways = await comparisons(folder);
  const seeds = seedDocuments();
  for (let number = first; number < end; number++) {
    const document = drawDocument(seed, number, seeds);
    if (values.only !== undefined) console.log(document.text);
    const isCompared = number % oneIn === 0;
    if (isCompared && drawn.length < PROGRAM_DOCUMENTS) drawn.push(document);
    const faults = await faultsOf(document, isCompared ? ways : {});
    if (faults.length > 0) faulty++;
    for (const fault of faults) console.log(`${number}: ${fault}`);
  }
  const faults = comparePrograms(drawn, folder);
  if (faults.length > 0) faulty++;
  for (const fault of faults) console.log(fault);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const { user, system } = process.cpuUsage(start);
console.log(
  `${end - first} documents of seed ${seed}, ${faulty} with faults, ${Math.round((user + system) / 1e6)} s of a processor`,
);
process.exitCode = faulty === 0 ? 0 : 1;
