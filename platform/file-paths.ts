import nodePath from 'node:path';

/** How paths are written: `node:path` of one system. */
export type PathRules = Pick<typeof nodePath.posix, 'dirname' | 'isAbsolute' | 'relative' | 'resolve' | 'sep'>;

/** Those of this machine; tests give those of the other. */
const OWN: PathRules = process.platform === 'win32' ? nodePath.win32 : nodePath.posix;

/** A path with forward slashes. Where backslashes separate nothing they are part of a name, and stay. */
export function slashed(path: string, { sep }: PathRules = OWN): string {
  return sep === '\\' ? path.replaceAll('\\', '/') : path;
}

/**
 * True for an address (`https://…`, `file:…`), and not for a drive letter (RFC 3986, section 3.1; a scheme of one
 * letter is none in use).
 */
export function isAddress(source: string): boolean {
  return /^[a-z][a-z\d+.-]+:/i.test(source);
}

/**
 * True for a whole path of any system, since reports come from other machines, too: `/a`, `C:\a`, `C:/a`,
 * `\\server\share`.
 */
export function isWholePath(path: string): boolean {
  return path.startsWith('/') || path.startsWith('\\\\') || /^[a-z]:[\\/]/i.test(path);
}

/** True for a file of YAML or JSON, by its name: what may be a description, a part of one, or a ruleset. */
export function isYamlOrJson(path: string): boolean {
  return /\.(ya?ml|json)$/i.test(path);
}

/** The way from a folder to a file, with forward slashes; on another drive the file's whole path. */
export function wayTo(file: string, folder: string, rules: PathRules = OWN): string {
  return slashed(rules.relative(folder, file), rules);
}

/**
 * The same for a file inside the folder; null for one outside, and for the folder itself. Windows compares without
 * respect to case.
 */
export function wayInside(file: string, folder: string, rules: PathRules = OWN): string | null {
  const way = wayTo(file, folder, rules);
  return way === '' || way === '..' || way.startsWith('../') || rules.isAbsolute(way) ? null : way;
}

/** The folder of a file, with forward slashes. */
export function folderOf(file: string, rules: PathRules = OWN): string {
  return slashed(rules.dirname(file), rules);
}

/** The file to which a way leads from a folder, with forward slashes: what `wayTo` is made from. */
export function fileAt(way: string, folder: string, rules: PathRules = OWN): string {
  return slashed(rules.resolve(folder, way), rules);
}
