/**
 * Compares model/text/pattern with the libraries refa and scslre on what rules ask about patterns: `npm run
 * compare-patterns -- [--seed N] [--count N] [FILE or FOLDER…]`. Patterns are random ones, and all under `pattern` in
 * the files. The host's RegExp says who is right. Also measured: time, warm and in a fresh process, and size when
 * bundled as the rules are. The exit code is 1 where Lintel is wrong.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type BuildOptions, buildSync } from 'esbuild';
import { load } from 'js-yaml';
import { globSync } from 'tinyglobby';
import { compareBacktracking } from './compare-patterns/backtracking.ts';
import { type Answers, compareAnalysers } from './compare-patterns/comparison.ts';
import { libraries } from './compare-patterns/libraries.ts';
import { lintel } from './compare-patterns/lintel.ts';
import { randomPatterns } from './compare-patterns/random-patterns.ts';

const ANALYSERS = { lintel, libraries };

/**
 * One line of a table: a label, and for each analyser how many answers are right, unknown and wrong, and the
 * milliseconds.
 */
class Tally {
  private readonly counts = Object.keys(ANALYSERS).map(() => ({ right: 0, unknown: 0, wrong: 0, time: 0 }));

  add({ verdicts, times }: Answers): void {
    this.counts.forEach((count, index) => {
      count[verdicts[index] ?? 'unknown']++;
      count.time += times[index] ?? 0;
    });
  }

  get line(): string {
    return this.counts
      .map(({ right, unknown, wrong, time }) =>
        [right, unknown, wrong, Math.round(time)].map((figure) => String(figure).padStart(8)).join(''),
      )
      .join('   ');
  }
}

/** Prints the table for some patterns; the number of Lintel's wrong answers. */
function compare(title: string, sources: readonly string[], seed: number): number {
  const tallies = new Map<string, Tally>();
  const wrong: string[] = [];
  for (const answers of compareAnalysers([lintel, libraries], sources, seed)) {
    const tally = tallies.get(answers.question) ?? new Tally();
    tallies.set(answers.question, tally);
    tally.add(answers);
    answers.verdicts.forEach((verdict, index) => {
      if (verdict === 'wrong') wrong.push(`${Object.keys(ANALYSERS)[index]}, ${answers.question}: ${answers.subject}`);
    });
  }
  const heading = 'right unknown wrong ms'
    .split(' ')
    .map((word) => word.padStart(8))
    .join('');
  console.log(`\n${title}: ${sources.length}\n${''.padEnd(18)}${'Lintel'.padStart(32)}   ${'libraries'.padStart(32)}`);
  console.log(`${''.padEnd(18)}${heading}   ${heading}`);
  for (const [question, tally] of tallies) console.log(question.padEnd(18) + tally.line);
  for (const line of wrong.slice(0, 20)) console.log(`wrong: ${line}`);
  console.log('exponential backtracking, as the host takes more than 200 ms on a text of a few hundred characters');
  const valid = sources.filter((source) => lintel.isValid(source) && isHostPattern(source));
  for (const [outcome, found] of compareBacktracking(valid)) {
    console.log(
      `${String(found.length).padStart(6)}  ${outcome}${found.length > 100 ? '' : `: ${found.slice(0, 3).join('   ')}`}`,
    );
  }
  return wrong.filter((line) => line.startsWith('lintel')).length;
}

function isHostPattern(source: string): boolean {
  try {
    return new RegExp(source, 'u') !== null;
  } catch {
    return false;
  }
}

/** All patterns in JSON and YAML files. */
function patternsIn(paths: readonly string[]): string[] {
  const files = paths.flatMap((path) =>
    statSync(path).isDirectory() ? globSync('**/*.{json,yaml,yml}', { cwd: path, absolute: true }) : [path],
  );
  const found = new Set<string>();
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    if (text.includes('pattern'))
      collectPatterns(file.endsWith('.json') ? JSON.parse(text) : load(text), found, new Set());
  }
  return [...found].sort();
}

function collectPatterns(value: unknown, found: Set<string>, seen: Set<object>): void {
  if (value === null || typeof value !== 'object' || seen.has(value)) return;
  seen.add(value);
  if ('pattern' in value && typeof value.pattern === 'string') found.add(value.pattern);
  for (const member of Object.values(value)) collectPatterns(member, found, seen);
}

const RUNS = 9;

/** Size of each analyser's bundle, and the time until it has answered about a first pattern in a fresh process. */
function measureBundles(): void {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-patterns-'));
  for (const name of Object.keys(ANALYSERS)) {
    const entry = join(folder, `${name}.ts`);
    writeFileSync(entry, programFor(name));
    const outfile = join(folder, `${name}.mjs`);
    const options: BuildOptions = {
      entryPoints: [entry],
      outfile,
      bundle: true,
      platform: 'neutral',
      format: 'esm',
      mainFields: ['module', 'main'],
      target: 'es2022',
    };
    buildSync({ ...options, minify: true, outfile: `${outfile}.min` });
    buildSync(options);
    const [size, minified] = [statSync(outfile).size, statSync(`${outfile}.min`).size];
    const runs = Array.from({ length: RUNS }, () =>
      JSON.parse(execFileSync(process.execPath, [outfile], { encoding: 'utf8' })),
    );
    const [load = 0, first = 0] = [0, 1].map((index) => median(runs.map((run: number[]) => run[index] ?? 0)));
    console.log(
      `${name}: ${size} bytes bundled, ${minified} minified; ${load.toFixed(1)} ms to load, ${first.toFixed(1)} ms for a first pattern`,
    );
  }
  rmSync(folder, { recursive: true });
}

/** Prints the milliseconds to load an analyser, and to answer about one pattern. */
function programFor(name: string): string {
  return `
    const start = performance.now();
    const { ${name}: analyser } = await import(${JSON.stringify(resolve(`scripts/compare-patterns/${name}.ts`))});
    const loaded = performance.now();
    const pattern = '^[A-Z]{2}(?:-[0-9]+)*$';
    analyser.admits(pattern, 'AB-1');
    analyser.counterexample(pattern, '^[0-9]+$');
    analyser.allTexts(pattern);
    analyser.hasExponentialBacktracking(pattern);
    console.log(JSON.stringify([loaded - start, performance.now() - loaded]));
  `;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;
}

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '10000' } },
  allowPositionals: true,
});
const seed = Number(values.seed);
measureBundles();
let wrong = compare(`random patterns (seed ${seed})`, randomPatterns(seed, Number(values.count)), seed);
if (positionals.length > 0) wrong += compare(`patterns of ${positionals.join(', ')}`, patternsIn(positionals), seed);
process.exitCode = wrong > 0 ? 1 : 0;
