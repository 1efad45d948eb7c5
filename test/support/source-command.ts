import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { buildSync } from 'esbuild';

let bundle: string | null = null;

/** A program in `folder`/bin that runs Lintel as its source is now; `before` are lines of shell that run first. */
export function sourceCommand(folder: string, name: string, before = ''): string {
  bundle ??= bundled();
  const bin = join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  const file = join(bin, name);
  writeFileSync(file, `#!/bin/sh\n${before}\nexec '${process.execPath}' '${bundle}' "$@"\n`);
  chmodSync(file, 0o755);
  return bin;
}

/** One file starts ten times as fast as the sources do through tsx. Beside it stands what belongs to the package. */
function bundled(): string {
  const home = mkdtempSync(join(tmpdir(), 'lintel-source-'));
  process.once('exit', () => rmSync(home, { recursive: true, force: true }));
  for (const part of ['package.json', 'node_modules', 'templates', 'spec'])
    symlinkSync(resolve(part), join(home, part));
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
  const outfile = join(home, 'dist/cli/command-line.cjs');
  buildSync({
    entryPoints: ['cli/main.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    external: Object.keys(dependencies).flatMap((dependency) => [dependency, `${dependency}/*`]),
    define: { 'import.meta.url': 'bundleUrl' },
    banner: { js: "const bundleUrl = require('node:url').pathToFileURL(__filename).href;" },
    logLevel: 'error',
  });
  return outfile;
}

/** The environment with a folder in front of PATH, without what a surrounding CI says of itself. */
export function environmentWith(bin: string, more: Readonly<Record<string, string>> = {}): Record<string, string> {
  const own = Object.entries(process.env).filter(([name]) => !/^(GITHUB|GITLAB|CI_|GIT_)/.test(name));
  return { ...Object.fromEntries(own), PATH: `${bin}${delimiter}${process.env.PATH}`, ...more } as Record<
    string,
    string
  >;
}

/** True where a program can be run. */
export function isInstalled(program: string, argument = '--version'): boolean {
  return spawnSync(program, [argument], { stdio: 'ignore' }).status === 0;
}
