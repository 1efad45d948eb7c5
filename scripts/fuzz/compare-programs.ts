/** The ways to start the built program that have to give the same: threads, and a cache that is empty or full. */
import { spawnSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { FuzzedDocument } from './draw-document.ts';

const WAYS: Readonly<Record<string, readonly string[]>> = {
  'two threads': ['--threads', '2'],
  'a cache that is empty': ['--threads', '1', '--cache'],
  'two threads and a cache that is full': ['--threads', '2', '--cache'],
};

interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Lints documents with the build in dist/ in every way, in a folder with what they refer to, and says which ways differ
 * from one thread.
 */
export function comparePrograms(documents: readonly FuzzedDocument[], folder: string): string[] {
  cpSync('test-specs', join(folder, 'test-specs'), { recursive: true });
  const names = documents.map(({ source, text }) => {
    const name = join('test-specs', relative(resolve('test-specs'), dirname(source)), basename(source));
    writeFileSync(join(folder, name), text);
    return name;
  });
  const run = (options: readonly string[]): Outcome => {
    const args = [resolve('dist/cli/main.cjs'), 'lint', ...names, '-r', 'design-review', '-f', 'json', ...options];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 29,
    });
    return { status, stdout, stderr };
  };
  const plain = run(['--threads', '1']);
  const ended =
    plain.status === 1 || plain.status === 2 ? [] : [`the program ends with ${plain.status}: ${plain.stderr}`];
  return [...ended, ...Object.entries(WAYS).flatMap(([way, options]) => difference(way, plain, run(options)))];
}

function difference(way: string, plain: Outcome, other: Outcome): string[] {
  const members = (['status', 'stdout', 'stderr'] as const).filter((member) => plain[member] !== other[member]);
  return members.map(
    (member) => `${way}: another ${member}\n${firstDifference(String(plain[member]), String(other[member]))}`,
  );
}

function firstDifference(one: string, other: string): string {
  const [lines, others] = [one.split('\n'), other.split('\n')];
  const index = lines.findIndex((line, at) => line !== others[at]);
  return `- ${lines[index]}\n+ ${others[index]}`;
}
