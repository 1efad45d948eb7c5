/**
 * Puts small faults into the program, one at a time, and looks whether a test fails: `npm run mutants -- FOLDER…
 * --count 100 --seed N`.
 *
 * Without folders, all of the product are tried. The tests are run once to see what each calls, which is kept in
 * `--work` (a temporary folder) and done again for tests that changed. `--budget` is how many seconds of a processor
 * the tests of one mutant may take; `--survivors` tries only those again that the last run with this seed left.
 * Survivors are listed; those of test/mutants/equivalent.yaml do not count. The exit code is 1 where less than 80 of
 * 100 are noticed in a folder, or less than 85 over all.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { API } from 'typescript/unstable/sync';
import { digestOf, recordCoverage, testFilesOf } from './mutants/coverage.ts';
import { drawMutants, findAgain, keyOf, type Mutant, sourcesOf } from './mutants/draw.ts';
import { equivalence } from './mutants/equivalents.ts';
import { FOLDERS } from './mutants/folders.ts';
import { type Sources, selectionsFor } from './mutants/plan.ts';
import { functionsOf } from './mutants/switched.ts';
import { makeSwitchedCopy } from './mutants/switched-copy.ts';
import { WorkerProcess } from './mutants/worker-process.ts';

const LEAST = { folder: 80, all: 85 };

/** What came of a mutant. */
interface Outcome {
  readonly mutant: Mutant;
  /** What noticed it; null where nothing did. */
  readonly killer: string | null;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    budget: { type: 'string', default: '20' },
    work: { type: 'string', default: join(tmpdir(), 'lintel-mutants') },
    survivors: { type: 'boolean', default: false },
  },
});
const folders = positionals.length === 0 ? FOLDERS : positionals.map((name) => name.replace(/\/$/, ''));
const unknown = folders.find((folder) => !FOLDERS.includes(folder));
if (unknown !== undefined) throw new Error(`${unknown} is no folder of the product: ${FOLDERS.join(', ')}`);
const seed = Number(values.seed);
const results = (folder: string) => join(values.work, `${folder}-${seed}.json`);

/** The functions of files that are as they were when coverage was recorded. */
function sourcesAsRecorded(kept: string): Sources {
  const files = FOLDERS.flatMap(sourcesOf);
  const digests = Object.fromEntries(files.map((file) => [file, digestOf(file)]));
  const stamp = `${kept}.sources`;
  if (!existsSync(stamp)) writeFileSync(stamp, JSON.stringify(digests));
  const recorded = JSON.parse(readFileSync(stamp, 'utf8')) as Record<string, string>;
  const [project] = new API({ cwd: process.cwd() })
    .updateSnapshot({ openProjects: [resolve('tsconfig.json')] })
    .getProjects();
  return {
    functionsOf: (file) => {
      const source = project?.program.getSourceFile(resolve(file));
      return source === undefined || recorded[file] !== digests[file] ? null : functionsOf(source, 0);
    },
  };
}

/** Those of the last run that nothing noticed. */
function survivors(): Mutant[] {
  const outcomes = folders.flatMap((folder) => JSON.parse(readFileSync(results(folder), 'utf8')) as Outcome[]);
  return findAgain(outcomes.filter(({ killer }) => killer === null).map(({ mutant }) => mutant));
}

function shown({ file, line, operator, original, replacement, form }: Mutant): string {
  const [from = '', to = ''] = [original, form === 'expression' ? replacement : 'nothing'];
  // Of long texts, where they differ.
  const same = [...from].findIndex((sign, index) => sign !== to[index]);
  const start = Math.max(0, same - 40);
  const short = (text: string) => `${start > 0 ? '…' : ''}${text.slice(start, start + 90).replaceAll(/\s+/g, ' ')}`;
  return `${file}:${line} ${operator}: ${short(from)} → ${short(to) || "''"}`;
}

mkdirSync(values.work, { recursive: true });
console.log(`Mutants are drawn with --seed ${seed}.`);
const kept = join(values.work, 'coverage.json');
const files = testFilesOf(folders);
const tests = await recordCoverage(join(values.work, 'recorded'), kept, files);
const sources = sourcesAsRecorded(kept);
const isEquivalent = equivalence();
const drawn = values.survivors ? survivors() : drawMutants(folders, Number(values.count), seed);
const copy = join(values.work, 'copy');
makeSwitchedCopy(copy, drawn, files);
const worker = new WorkerProcess(copy, false);
const outcomes: Outcome[] = [];
for (const folder of folders) {
  const own: Outcome[] = [];
  for (const mutant of drawn.filter((one) => one.folder === folder)) {
    if (isEquivalent(mutant) !== null) continue;
    const usable = tests.filter(({ file }) => testFilesOf([folder]).includes(file));
    const selections = selectionsFor(mutant, usable, sources);
    const budget = Number(values.budget);
    const answer = await worker.ask({ kind: 'try', mutant: mutant.id, selections, budget }, 2 * budget + 15);
    const killer = typeof answer === 'string' ? `it ${answer}` : answer.kind === 'tried' ? answer.killer : null;
    if (typeof answer !== 'string' && answer.kind === 'failed')
      console.log(`${shown(mutant)}: not tried: ${answer.reason}`);
    else own.push({ mutant, killer });
    const spent =
      typeof answer !== 'string' && answer.kind === 'tried'
        ? ` (${answer.seconds.toFixed(1)} s${answer.whole ? '' : ', not with all tests'})`
        : '';
    console.log(`${killer === null ? 'survives' : 'noticed'}: ${shown(mutant)}${spent}`);
  }
  outcomes.push(...own);
  const before = values.survivors ? (JSON.parse(readFileSync(results(folder), 'utf8')) as Outcome[]) : [];
  const again = new Set(own.map(({ mutant }) => keyOf(mutant)));
  const all = [...before.filter(({ mutant }) => !again.has(keyOf(mutant)) && isEquivalent(mutant) === null), ...own];
  writeFileSync(results(folder), JSON.stringify(all, null, 1));
  console.log(scoreLine(folder, all));
}
worker.stop();

function scoreLine(name: string, of: readonly Outcome[]): string {
  const killed = of.filter(({ killer }) => killer !== null).length;
  const score = (100 * killed) / Math.max(of.length, 1);
  if (score < LEAST.folder) process.exitCode = 1;
  return `${name}: ${killed} of ${of.length} noticed, ${score.toFixed(0)} %`;
}

const everything = folders.flatMap((folder) => JSON.parse(readFileSync(results(folder), 'utf8')) as Outcome[]);
console.log(scoreLine('all', everything));
if (everything.filter(({ killer }) => killer !== null).length < (LEAST.all / 100) * everything.length)
  process.exitCode = 1;
process.exit();
