/** Which functions each test calls, so that a mutant is tried only with tests that reach it. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { TESTS_OF } from './folders.ts';
import { makeSwitchedCopy } from './switched-copy.ts';
import { WorkerProcess } from './worker-process.ts';

/** Tests that read sources. */
const LEFT_OUT = ['test/{layers,docs}.test.ts'];

/** Seconds of a processor for the tests of one file. */
const LONGEST = 300;

export interface CoveringTest {
  readonly title: string;
  readonly milliseconds: number;
  /** The functions that it calls, by file: their numbers there. */
  readonly calls: Readonly<Record<string, readonly number[]>>;
}

/** The tests of a file that pass, and what is loaded for them. */
export interface TestFile {
  readonly file: string;
  /** Of the file's text, as it was when it was recorded. */
  readonly digest: string;
  readonly tests: readonly CoveringTest[];
  readonly loaded: readonly string[];
  /** Milliseconds of a processor besides those of the tests. */
  readonly setup: number;
}

/** The files with tests for folders of the product. */
export function testFilesOf(folders: readonly string[]): string[] {
  return globSync(
    folders.flatMap((folder) => [...(TESTS_OF[folder] ?? [])]),
    { ignore: LEFT_OUT },
  )
    .filter((file) => file.endsWith('.test.ts'))
    .sort();
}

/** The SHA-256 digest of a file, in hexadecimal. */
export function digestOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/**
 * Runs the tests of files once, without a mutant. What is known is kept in a file; of test files that changed, it is
 * recorded again.
 */
export async function recordCoverage(
  folder: string,
  kept: string,
  files: readonly string[],
): Promise<readonly TestFile[]> {
  const known = new Map(
    existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as TestFile[]).map((one) => [one.file, one]) : [],
  );
  const missing = files.filter((file) => known.get(file)?.digest !== digestOf(file));
  for (const file of missing) known.delete(file);
  if (missing.length === 0) return [...known.values()];
  const sources = makeSwitchedCopy(folder, [], missing);
  const worker = new WorkerProcess(folder, true);
  for (const [index, file] of missing.entries()) {
    const answer = await worker.ask({ kind: 'record', file }, LONGEST);
    if (typeof answer === 'string' || answer.kind !== 'recorded') {
      console.log(
        `${file} is left out: ${typeof answer === 'string' ? `it ${answer}` : JSON.stringify(answer).slice(0, 500)}`,
      );
    } else {
      for (const { title, failure } of answer.tests.filter(({ passes }) => !passes)) {
        console.log(`left out: ${file}: ${title}: ${failure?.slice(0, 200)}`);
      }
      const tests = answer.tests.filter(({ passes }) => passes);
      known.set(file, {
        file,
        digest: digestOf(file),
        tests: tests.map(({ title, milliseconds, reached }) => ({
          title,
          milliseconds,
          calls: byFile(reached, sources),
        })),
        loaded: answer.loaded,
        setup: answer.setup,
      });
    }
    if (index % 10 === 0) writeFileSync(kept, JSON.stringify([...known.values()]));
    console.log(`${index + 1}/${missing.length} ${file}`);
  }
  worker.stop();
  writeFileSync(kept, JSON.stringify([...known.values()]));
  return [...known.values()];
}

function byFile(reached: readonly number[], files: readonly string[]): Record<string, number[]> {
  const calls: Record<string, number[]> = {};
  for (const id of reached) {
    const file = files[Math.floor(id / 1000)] ?? '';
    calls[file] ??= [];
    calls[file].push(id % 1000);
  }
  return calls;
}
