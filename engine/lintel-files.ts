import { type PathRules, slashed } from '../platform/file-paths.ts';

/** A file of an installed Lintel: the folder of the package, and the name under which the file is imported. */
export interface LintelFile {
  readonly folder: string;
  readonly id: string;
}

/**
 * Reads the path of a file as one of Lintel's package, with forward slashes; null for any other. The folder may still
 * be another package.
 */
export function lintelFile(file: string, rules?: PathRules): LintelFile | null {
  const path = slashed(file, rules);
  const match = /^(.*)\/dist\/(?:(index|functions|grammar)|rulesets\/([\w.-]+))\.[cm]js$/.exec(path);
  if (match === null) return null;
  const [, folder = '', name, ruleset] = match;
  return { folder, id: name === 'index' ? 'lintel' : `lintel/${name ?? ruleset}` };
}

/**
 * What `lintel` or `lintel/…` in a ruleset has become where no such package is installed: a path beside the ruleset.
 * Null for any other.
 */
export function lintelBeside(file: string, rules?: PathRules): string | null {
  return /(?<=\/)lintel(?:\/[\w.-]+)?$/.exec(slashed(file, rules))?.[0] ?? null;
}
