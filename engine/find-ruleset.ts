import { homedir } from 'node:os';
import { join, relative } from 'node:path';
import { isFolder, ownStats } from '../platform/paths-on-disk.ts';
import { foldersUpward, rulesetNamesIn } from '../platform/project-folder.ts';

/** The ruleset of a run, by its name or its file. */
export interface ChosenRuleset {
  readonly ruleset: string;
  /** True for a file that nobody asked for by name. */
  readonly rulesetFound: boolean;
}

/**
 * What is asked for; or the ruleset file that holds in a folder, as a path from the working folder; or `recommended`.
 */
export function chooseRuleset(given: string | undefined, cwd: string, folder = cwd): ChosenRuleset {
  const found = given === undefined ? findRuleset(folder) : null;
  const file = found === null || folder === cwd ? found : relative(cwd, join(folder, found));
  return { ruleset: given ?? file ?? 'recommended', rulesetFound: file !== null };
}

/**
 * The ruleset file that holds where nothing else is asked for, as a path from the working folder; or null.
 *
 * In the working folder it is the one that stock Spectral takes. Stock Spectral looks nowhere else; here the folders
 * above count as well, up to the root of the repository or else up to the home folder. Outside of both, what lies above
 * is other people's, and a ruleset can be a program.
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

/** True for what names a ruleset file, whether there is one or not; a ruleset of Lintel's own has no such name. */
export function isRulesetPath(ruleset: string): boolean {
  return /[/\\]/.test(ruleset) || ENDINGS.some((ending) => ruleset.endsWith(`.${ending}`));
}

const ENDINGS = ['yaml', 'yml', 'json', 'js', 'mjs', 'cjs'];

function rulesetIn(folder: string): string | undefined {
  return rulesetNamesIn(folder).find((name) => isFileOrLink(join(folder, name)));
}

/** True also for a link that leads nowhere: to pass over it would pass over what it says. */
function isFileOrLink(path: string): boolean {
  const stats = ownStats(path);
  return stats !== null && (stats.isSymbolicLink() ? !isFolder(path) : stats.isFile());
}
