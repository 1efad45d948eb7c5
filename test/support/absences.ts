import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumPath } from '../../platform/chromium.ts';
import { hasCorpus } from '../../scripts/corpus.ts';
import { canBeAnotherUser } from './another-user.ts';
import { isInstalled } from './built-command.ts';

/** The program, or one in a virtual environment that .ci/run names. */
export const PRE_COMMIT = process.env.PRE_COMMIT ?? 'pre-commit';

/** Folders in which the npm package `node` is installed, each with another version; .ci/run makes them. */
export const NODES = process.env.LINTEL_NODES ?? '';

/** A Neovim that is newer than the system's; .ci/run installs one. */
export const NEOVIM = process.env.LINTEL_NEOVIM ?? '';

/**
 * What a test may need and a machine may lack, and how that is seen. There is no other reason to skip a test: .ci/run
 * takes none.
 */
const ABSENCES = {
  corpus: ['the corpus is not beside the repository', () => !hasCorpus()],
  browser: ['Chromium is not installed', () => chromiumPath() === null],
  'another user': ['nobody else can be taken for the user', () => !canBeAnotherUser()],
  '/proc': ['the system has no /proc', () => !existsSync('/proc/self')],
  '/dev/full': ['the system has no /dev/full', () => !existsSync('/dev/full')],
  shell: ['Windows has no such shell', () => process.platform === 'win32'],
  zsh: ['zsh is not installed', () => !isInstalled('zsh')],
  fish: ['fish is not installed', () => !isInstalled('fish')],
  openssl: ['OpenSSL is not installed', () => !isInstalled('openssl', 'version')],
  neovim: ['Neovim is not installed', () => !isInstalled('nvim')],
  'neovim 0.11': ['LINTEL_NEOVIM names no Neovim of 0.11 or later', () => !existsSync(NEOVIM)],
  'pre-commit': ['pre-commit is not installed', () => !isInstalled(PRE_COMMIT)],
  nodes: ['LINTEL_NODES names no folder of Nodes', () => !existsSync(NODES)],
  registry: ["npm's registry does not answer", () => !hasRegistry()],
} as const satisfies Readonly<Record<string, readonly [reason: string, isAbsent: () => boolean]>>;

/** A skipped test, or a suite of them, with what .ci/run shows for a reason. */
export interface Skipped {
  readonly skippedFor?: string;
}

/** Skips the test, or all that a hook is for, where something is absent. */
export function skipWithout(name: keyof typeof ABSENCES, context: Mocha.Context): void {
  const [reason, isAbsent] = ABSENCES[name];
  if (!isAbsent()) return;
  const runnable = context.runnable();
  const isHook = (runnable as { type?: string }).type === 'hook';
  Object.assign((isHook ? runnable.parent : runnable) ?? {}, { skippedFor: reason } satisfies Skipped);
  context.skip();
}

/** True where something is absent; one skipped test then stands for those that need it. */
export function skipsWithout(name: keyof typeof ABSENCES, title: string): boolean {
  const [reason, isAbsent] = ABSENCES[name];
  if (!isAbsent()) return false;
  Object.assign(it(title), { skippedFor: reason } satisfies Skipped);
  return true;
}

/** The registry of npm's own settings; asked for a package that Lintel stands on. */
function hasRegistry(): boolean {
  const args = ['view', 'commander', 'version', '--fetch-retries=0', '--fetch-timeout=10000', '--prefer-online'];
  return spawnSync('npm', args, { stdio: 'ignore', shell: process.platform === 'win32' }).status === 0;
}
