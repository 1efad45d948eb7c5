import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's own file. */
export const PROJECT_FILE = '.lintel.yaml';

/** The names under which stock Spectral finds a ruleset. */
const STOCK_RULESET = /^\.?spectral\.(ya?ml|json|m?js)$/;
const OWN_RULESET = /^\.?spectral\.cjs$/;

/** The names of ruleset files in a folder: those that stock Spectral finds, then others. */
export function rulesetNamesIn(folder: string): string[] {
  const names = namesIn(folder);
  return [STOCK_RULESET, OWN_RULESET].flatMap((pattern) => names.filter((name) => pattern.test(name)));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** True for a folder with settings or a ruleset of its own. */
export function isProjectFolder(folder: string): boolean {
  return existsSync(join(folder, PROJECT_FILE)) || rulesetNamesIn(folder).length > 0;
}

/**
 * A folder and those above it, up to the root of its repository, else up to the home folder, else up to one that is
 * given; what lies above that is other people's.
 */
export function foldersUpward(start: string, { home, topmost }: { home: string; topmost?: string }): string[] {
  const folders = [start];
  for (let folder = start; dirname(folder) !== folder; folder = dirname(folder)) folders.push(dirname(folder));
  const repository = folders.findIndex((folder) => existsSync(join(folder, '.git')));
  const ends = [repository, folders.indexOf(home), topmost === undefined ? 0 : folders.indexOf(topmost)];
  return folders.slice(0, (ends.find((end) => end !== -1) ?? 0) + 1);
}
