import ignore, { type Ignore } from 'ignore';
import { folderOf, type PathRules, wayInside } from '../platform/file-paths.ts';
import { readText } from './read-text.ts';

/** Files that name what Lintel leaves alone, in the form of .gitignore. */
export const IGNORE_FILE = '.lintelignore';

/** Whether patterns leave a file out; null where none of them says. */
type Verdict = boolean | null;

/** True for a file, by its absolute path with forward slashes, that is left out. */
export type IsIgnored = (path: string) => boolean;

/** What patterns in the form of .gitignore leave out; they are relative to a folder. */
export function ignoredByPatterns(folder: string, patterns: readonly string[], paths?: PathRules): IsIgnored {
  const rules = ignore().add([...patterns]);
  return (path) => verdictOf(rules, folder, path, paths) === true;
}

/**
 * What files of a name, such as .gitignore, leave out: those in the file's own folder and all above it, up to the
 * topmost folder that is given. Of several that have a say, the nearest one holds.
 */
export function ignoredByFiles(name: string, topmost: string, paths?: PathRules): IsIgnored {
  const read = new Map<string, Ignore | null>();
  const rulesIn = (folder: string): Ignore | null => {
    const known = read.get(folder);
    if (known !== undefined) return known;
    const rules = rulesFrom(`${folder}/${name}`);
    read.set(folder, rules);
    return rules;
  };
  return (path) => {
    for (let folder = folderOf(path, paths); isWithin(folder, topmost, paths); folder = folderOf(folder, paths)) {
      const rules = rulesIn(folder);
      const verdict = rules === null ? null : verdictOf(rules, folder, path, paths);
      if (verdict !== null) return verdict;
      if (folderOf(folder, paths) === folder) break;
    }
    return false;
  };
}

function rulesFrom(file: string): Ignore | null {
  try {
    return ignore().add(readText(file));
  } catch {
    return null;
  }
}

/** Patterns have no say in what lies outside of their folder. */
function verdictOf(rules: Ignore, folder: string, path: string, paths?: PathRules): Verdict {
  const way = wayInside(path, folder, paths);
  if (way === null) return null;
  const { ignored, unignored } = rules.test(way);
  return ignored ? true : unignored ? false : null;
}

function isWithin(path: string, folder: string, paths?: PathRules): boolean {
  return path === folder || wayInside(path, folder, paths) !== null;
}
