import { existsSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, relative } from 'node:path';

/** The names under which stock Spectral finds a ruleset, and one more. */
const STOCK_NAME = /^\.?spectral\.(ya?ml|json|m?js)$/;
const OWN_NAME = /^\.?spectral\.cjs$/;

/** The ruleset of a run, by its name or its file. */
export interface ChosenRuleset {
  readonly ruleset: string;
  /** True for a file that nobody asked for by name. */
  readonly rulesetFound: boolean;
}

/** What is asked for; or the ruleset file that holds in a folder, as a path from the working folder; or `recommended`. */
export function chooseRuleset(given: string | undefined, cwd: string, folder = cwd): ChosenRuleset {
  const found = given === undefined ? findRuleset(folder) : null;
  const file = found === null || folder === cwd ? found : relative(cwd, join(folder, found));
  return { ruleset: given ?? file ?? 'recommended', rulesetFound: file !== null };
}

/**
 * The ruleset file that holds where nothing else is asked for, as a path from the working folder; or null.
 *
 * In the working folder it is the one that stock Spectral takes. Stock Spectral looks nowhere else; here the folders above
 * count as well, up to the root of the repository or else up to the home folder. Outside of both, what lies above is other
 * people's, and a ruleset can be a program.
 */
export function findRuleset(cwd: string, home = homedir()): string | null {
  for (const folder of foldersUpward(cwd, { home })) {
    const name = rulesetIn(folder);
    if (name !== undefined) return relative(cwd, join(folder, name)) || name;
  }
  return null;
}

/** Every path at which a ruleset file is looked for, whether there is one or not. */
export function rulesetPlaces(cwd: string, home = homedir()): string[] {
  const names = ENDINGS.flatMap((ending) => [`.spectral.${ending}`, `spectral.${ending}`]);
  return foldersUpward(cwd, { home }).flatMap((folder) => names.map((name) => join(folder, name)));
}

const ENDINGS = ['yaml', 'yml', 'json', 'js', 'mjs', 'cjs'];

/**
 * A folder and those above it, up to the root of its repository, else up to the home folder, else up to one that is given; what lies above that is
 * other people's.
 */
export function foldersUpward(start: string, { home, topmost }: { home: string; topmost?: string }): string[] {
  const folders = [start];
  for (let folder = start; dirname(folder) !== folder; folder = dirname(folder)) folders.push(dirname(folder));
  const repository = folders.findIndex((folder) => existsSync(join(folder, '.git')));
  const ends = [repository, folders.indexOf(home), topmost === undefined ? 0 : folders.indexOf(topmost)];
  return folders.slice(0, (ends.find((end) => end !== -1) ?? 0) + 1);
}

function rulesetIn(folder: string): string | undefined {
  const names = namesIn(folder).filter((name) => isFile(join(folder, name)));
  return names.find((name) => STOCK_NAME.test(name)) ?? names.find((name) => OWN_NAME.test(name));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => STOCK_NAME.test(name) || OWN_NAME.test(name));
  } catch {
    return [];
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
