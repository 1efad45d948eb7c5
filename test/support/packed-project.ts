import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { built } from './built-command.ts';

let tarball: string | undefined;

/** What a command in a project did. */
export interface Done {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * A project in an empty folder in which the packed tarball is installed: its files, and beside it the packages that its
 * package.json depends on and no others, linked from this checkout, since no test may need the network.
 */
export class PackedProject {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'lintel-packed-')));

  constructor(packages: readonly string[] = []) {
    const home = join(this.folder, 'node_modules/lintel');
    mkdirSync(home, { recursive: true });
    tarball ??= packed();
    execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', home]);
    const { dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { dependencies: object };
    for (const name of [...Object.keys(dependencies), ...packages]) this.link(name);
  }

  /** Writes a file, with the folders that it needs, and gives its path. */
  write(name: string, text: string): string {
    const file = join(this.folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  }

  /** Runs a program of Node's in the project. */
  node(...args: readonly string[]): Done {
    return this.nodeReading('', ...args);
  }

  /** The same with a text on standard input. */
  nodeReading(input: string, ...args: readonly string[]): Done {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: this.folder,
      input,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      env: { PATH: process.env.PATH, HOME: this.folder },
    });
    return { status, stdout, stderr };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private link(name: string): void {
    const place = join(this.folder, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(resolve('node_modules', name), place);
  }
}

/** The packed tarball, which all projects share; its folder goes with the process. */
function packed(): string {
  built('.');
  const folder = mkdtempSync(join(tmpdir(), 'lintel-tarball-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const options = ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder];
  const name = execFileSync('npm', options, { encoding: 'utf8' }).trim().split('\n').at(-1) ?? '';
  return join(folder, name);
}
