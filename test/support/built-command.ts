import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { globSync } from 'tinyglobby';

const SOURCES = [
  '*.ts',
  '{spec,model,grammar,framework,functions,rules,rulesets,source,engine,reports,baseline,git,platform}/**/*.{ts,yaml}',
  '{diff,fixing,traffic,probe,project,edits,pages,catalogue,review,languageserver,cli}/**/*.{ts,tsx,css}',
];

let isChecked = false;

/**
 * The file in dist/ that `npm run build` made of the sources as they are; `npm test` builds before.
 * @throws Error where there is none, or one that is older than its sources.
 */
export function built(file: string): string {
  const path = resolve('dist', file);
  if (isChecked) return path;
  const builtAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const newer = globSync(SOURCES).find((source) => statSync(source).mtimeMs > builtAt);
  if (newer !== undefined) throw new Error(`dist/ is older than ${newer}; npm run build`);
  isChecked = true;
  return path;
}

/**
 * A program in `folder`/bin that runs the built Lintel; `before` are lines of shell that run first. Gives the folder
 * bin.
 */
export function commandIn(folder: string, name: string, before = ''): string {
  const bin = join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  const file = join(bin, name);
  writeFileSync(file, `#!/bin/sh\n${before}\nexec '${process.execPath}' '${built('cli/main.cjs')}' "$@"\n`);
  chmodSync(file, 0o755);
  return bin;
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
