import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ISpectralDiagnostic } from '@stoplight/spectral-core';
import { json } from '@stoplight/spectral-formatters';
import { isOnKeys } from '../../source/joined-keys.ts';
import { built } from './built-command.ts';
import { runCli } from './run-cli.ts';

/** A result as both commands print it. */
export interface StockResult {
  readonly code: string;
  readonly path: readonly string[];
  readonly message: string;
  readonly severity: number;
  readonly range: unknown;
  readonly source?: string;
  readonly statements?: readonly string[];
  readonly places?: readonly Pick<StockResult, 'path' | 'range' | 'source'>[];
}

interface StockLinter {
  readonly lint: (
    files: readonly string[],
    options: Readonly<Record<string, unknown>>,
  ) => Promise<{ results: ISpectralDiagnostic[] }>;
}

const SPECTRAL = 'node_modules/@stoplight/spectral-cli/dist';

/**
 * An empty project in a temporary folder in which Lintel is installed as its package would be. The stock linter and
 * `lintel lint` run in this process: to load them takes longer than to lint.
 */
export class StockProject {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'lintel-stock-')));

  constructor() {
    const home = join(this.folder, 'node_modules/lintel');
    cpSync(built('.'), join(home, 'dist'), { recursive: true });
    for (const part of ['package.json', 'spec']) cpSync(part, join(home, part), { recursive: true });
  }

  write(name: string, text: string): string {
    const file = join(this.folder, name);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
    return file;
  }

  /** What the stock linter finds with the ruleset file of the project, or of another folder. */
  async spectral(files: string | readonly string[], folder = this.folder): Promise<StockResult[]> {
    const before = process.cwd();
    try {
      process.chdir(folder);
      return await this.spectralWith(undefined, files);
    } finally {
      process.chdir(before);
    }
  }

  /** What the stock linter finds with a ruleset file of the project. */
  async spectralWith(ruleset: string | undefined, files: string | readonly string[]): Promise<StockResult[]> {
    const { lint } = createRequire(import.meta.url)(resolve(HERE, SPECTRAL, 'services/linter')) as StockLinter;
    const options = ruleset === undefined ? {} : { ruleset: resolve(this.folder, ruleset) };
    const all = listOf(files).map((file) => resolve(this.folder, file));
    const { results } = await lint(all, { encoding: 'utf8', ...options });
    return JSON.parse(json(results, { failSeverity: 0 })) as StockResult[];
  }

  /**
   * What the command `spectral lint` finds with the ruleset file of the project, in a process of its own. Its resolver
   * hangs on circles of files in some of the orders in which reads of files end (4 runs of 10 on the shape `loans`):
   * one thread for reads keeps the order. Should it hang all the same, it is asked again.
   */
  spectralCommand(file: string): StockResult[] {
    const report = join(this.folder, 'report.json');
    const command = [resolve(SPECTRAL, 'index.js'), 'lint', file, '--format', 'json', '-o', report];
    for (let tries = 1; ; tries++) {
      rmSync(report, { force: true });
      const { stdout, stderr } = spawnSync(process.execPath, command, {
        cwd: this.folder,
        encoding: 'utf8',
        env: { ...process.env, UV_THREADPOOL_SIZE: '1' },
        timeout: 80_000,
      });
      if (existsSync(report)) return JSON.parse(readFileSync(report, 'utf8')) as StockResult[];
      if (tries === 3) throw new Error(`spectral wrote no report: ${stdout}${stderr}`);
    }
  }

  /** What `lintel lint` finds. */
  lintel(files: string | readonly string[], ruleset: string): Promise<StockResult[]> {
    return lintelIn(this.folder, [...listOf(files), '--ruleset', ruleset]);
  }

  /** What `lintel lint` finds with the ruleset file of a folder. */
  lintelFinds(files: string | readonly string[], folder: string): Promise<StockResult[]> {
    return lintelIn(folder, listOf(files));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Before a test changes the working folder. */
const HERE = process.cwd();

/** What `lintel lint` finds in a folder. */
export async function lintelIn(folder: string, args: readonly string[]): Promise<StockResult[]> {
  const { stdout, stderr } = await runCli(['lint', ...args, '--format', 'json'], { cwd: folder });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as StockResult[];
}

function listOf(files: string | readonly string[]): readonly string[] {
  return typeof files === 'string' ? [files] : files;
}

/**
 * Results without what only Lintel's report has, for comparing. Of keys that are no strings Lintel has one finding for
 * each file, and Spectral's parser one for each key: they are compared by their places, behind the others.
 */
export function comparable(results: readonly StockResult[]): string[] {
  const isOfKeys = ({ code, message }: StockResult) => code === 'parser' && isOnKeys(message);
  const places = results
    .filter(isOfKeys)
    .flatMap((result) =>
      (result.places ?? [result]).map(({ path, range, source }) => [path, result.severity, range, source]),
    );
  const others = results
    .filter((result) => !isOfKeys(result))
    .map(({ code, path, message, severity, range, source }) => [code, path, message, severity, range, source]);
  return [...others.map((one) => JSON.stringify(one)), ...places.map((one) => JSON.stringify(one)).sort()];
}
