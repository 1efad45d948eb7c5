import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A result as both commands print it. */
export interface Result {
  readonly code: string;
  readonly path: readonly string[];
  readonly message: string;
  readonly severity: number;
  readonly range: unknown;
  readonly source?: string;
  readonly statements?: readonly string[];
}

const SPECTRAL = 'node_modules/@stoplight/spectral-cli/dist/index.js';
const LINTEL = 'dist/cli/main.cjs';

/** An empty project in a temporary folder in which Lintel is installed as its package would be. */
export class StockProject {
  readonly folder = mkdtempSync(join(tmpdir(), 'lintel-stock-'));

  constructor() {
    const home = join(this.folder, 'node_modules/lintel');
    mkdirSync(home, { recursive: true });
    for (const part of ['package.json', 'dist', 'spec']) cpSync(part, join(home, part), { recursive: true });
  }

  write(name: string, text: string): string {
    const file = join(this.folder, name);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
    return file;
  }

  /** What the stock `spectral lint` finds with the ruleset file of the project, or of another folder. */
  spectral(files: string | readonly string[], folder = this.folder): Result[] {
    return this.run(SPECTRAL, ['lint', ...listOf(files), '--format', 'json'], '-o', folder);
  }

  /** What the stock `spectral lint` finds with a ruleset file. */
  spectralWith(ruleset: string, files: string | readonly string[]): Result[] {
    return this.run(SPECTRAL, ['lint', ...listOf(files), '--ruleset', ruleset, '--format', 'json'], '-o');
  }

  /** What `lintel lint` finds. */
  lintel(files: string | readonly string[], ruleset: string): Result[] {
    return this.run(LINTEL, ['lint', ...listOf(files), '--ruleset', ruleset, '--format', 'json'], '--output');
  }

  /** What `lintel lint` finds with the ruleset file of a folder. */
  lintelFinds(files: string | readonly string[], folder: string): Result[] {
    return this.run(LINTEL, ['lint', ...listOf(files), '--format', 'json'], '--output', folder);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private run(command: string, options: readonly string[], output: string, folder = this.folder): Result[] {
    const report = join(this.folder, 'report.json');
    rmSync(report, { force: true });
    const { stdout, stderr } = spawnSync(process.execPath, [resolve(command), ...options, output, report], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    try {
      return JSON.parse(readFileSync(report, 'utf8')) as Result[];
    } catch {
      throw new Error(`${command} wrote no report: ${stdout}${stderr}`);
    }
  }
}

function listOf(files: string | readonly string[]): readonly string[] {
  return typeof files === 'string' ? [files] : files;
}

/** A result without what only Lintel's report has, for comparing. */
export function comparable({ code, path, message, severity, range, source }: Result): string {
  return JSON.stringify([code, path, message, severity, range, source]);
}
