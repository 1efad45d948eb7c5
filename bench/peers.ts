import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Command } from './measure.ts';

/** Something to compare Lintel with. */
export interface Peer {
  readonly name: string;
  /** The largest ratio of Lintel's time to its time that we want; null where we want none. */
  readonly wanted: number | ((file: string, megabytes: number) => number | null);
  /** Null where it is not installed. */
  readonly command: ((files: readonly string[]) => Command) | null;
  /** How to get it. */
  readonly missing: string;
  /** Runs of it in each measurement, where it takes so long that five would take all day. */
  readonly rounds?: number;
  /** Whether many files at once would take it too long. */
  readonly oneFileOnly?: true;
}

const node = process.execPath;

/** Lintel with all its rules. */
export function lintel(files: readonly string[], ...more: readonly string[]): Command {
  return {
    program: node,
    args: ['dist/cli/main.cjs', 'lint', ...files, '--ruleset', 'all', '--format', 'json', ...more],
  };
}

/** Where the commands that do a part of the work are built. */
export const PARTS = 'bench/.build';

/** Reading and parsing only, started as Lintel is: its compiled code is kept, as that of a program that lints. */
export function parsing(files: readonly string[]): Command {
  return { program: node, args: [`${PARTS}/parse-only/main.cjs`, 'lint', ...files] };
}

/** Reading a description and judging it by every rule, as many times over. */
export function withRules(times: number, file: string): Command {
  return { program: node, args: [`${PARTS}/rule-count/main.cjs`, 'lint', String(times), file] };
}

/** Every peer, installed or not. */
export function peers(): Peer[] {
  const inBench = 'npm install --prefix bench';
  return [
    { name: 'stock spectral, same rules', wanted: 0.2, command: stock(), missing: 'npm ci', rounds: 3 },
    { name: 'redocly', wanted: ofFastest, command: redocly(), missing: inBench },
    { name: 'vacuum', wanted: ofFastest, command: vacuum(), missing: 'put its binary on the PATH' },
    {
      name: 'IBM validator',
      wanted: (_, megabytes) => (megabytes > 1 ? 0.05 : null),
      command: ibm(),
      missing: inBench,
      rounds: 1,
      oneFileOnly: true,
    },
  ];
}

/** YAML takes longer to read than JSON, and what they read is a part of what all linters do. */
function ofFastest(file: string): number {
  return /\.ya?ml$/.test(file) ? 0.7 : 0.5;
}

function stock(): Peer['command'] {
  const program = resolve('node_modules/@stoplight/spectral-cli/dist/index.js');
  if (!existsSync(program)) return null;
  const folder = mkdtempSync(join(tmpdir(), 'lintel-bench-'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'ruleset.mjs'), `export { default } from '${resolve('dist/rulesets/all.mjs')}';\n`);
  const ruleset = join(folder, 'ruleset.mjs');
  return (files) => ({
    program: node,
    args: [program, 'lint', ...files, '--ruleset', ruleset, '--format', 'json', '-q'],
  });
}

function redocly(): Peer['command'] {
  const program = installed('@redocly/cli/bin/cli.js');
  const few = ['--format', 'json', '--max-problems', '100000'];
  return program === null
    ? null
    : (files) => ({ program: node, args: [program, 'lint', ...files, ...few], cwd: tmpdir() });
}

function ibm(): Peer['command'] {
  const program = installed('ibm-openapi-validator/src/cli-validator/index.js');
  return program === null ? null : (files) => ({ program: node, args: [program, '--json', ...files], cwd: tmpdir() });
}

function vacuum(): Peer['command'] {
  try {
    execFileSync('vacuum', ['version'], { stdio: 'ignore' });
  } catch {
    return null;
  }
  return (files) => ({ program: 'vacuum', args: ['lint', '-d', ...files] });
}

function installed(path: string): string | null {
  const program = resolve('bench/node_modules', path);
  return existsSync(program) ? program : null;
}
