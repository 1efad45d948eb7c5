import { spawnSync } from 'node:child_process';
import { chownSync, cpSync, lstatSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { built } from './built-command.ts';
import type { CommandOutcome } from './run-cli.ts';
import { TemporaryFolder } from './temporary-folder.ts';

/** The user that owns nothing. */
const NOBODY = 65_534;

const isRoot = process.getuid?.() === 0;

const AS_NOBODY = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** True where permissions hold for this user, or root can start a program as one for whom they do. */
export function canBeAnotherUser(): boolean {
  if (process.getuid === undefined) return false;
  return spawnSync(process.execPath, ['--version'], { cwd: '/', ...AS_NOBODY }).status === 0;
}

/**
 * Runs the built command line in a folder as a user for whom permissions hold: this one, or nobody where this one is
 * root, who then owns the folder.
 */
export function runAsUser(args: readonly string[], folder: string): CommandOutcome {
  // Nobody may not be allowed to read what is in the repository.
  const copy = new TemporaryFolder();
  try {
    cpSync(dirname(built('cli/main.cjs')), join(copy.path, 'dist/cli'), { recursive: true });
    cpSync('package.json', join(copy.path, 'package.json'));
    if (isRoot) for (const path of [copy.path, folder]) giveAway(path);
    const program = join(copy.path, 'dist/cli/command-line.cjs');
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
      cwd: folder,
      encoding: 'utf8',
      ...AS_NOBODY,
    });
    return { exit: status ?? -1, stdout, stderr };
  } finally {
    copy.remove();
  }
}

function giveAway(path: string): void {
  const status = lstatSync(path);
  if (status.isSymbolicLink()) return;
  chownSync(path, NOBODY, NOBODY);
  if (status.isDirectory()) for (const name of readdirSync(path)) giveAway(join(path, name));
}
