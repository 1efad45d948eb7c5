import { beginningOf, existingIn, isJsonName, type ParsedFile } from './parsed-file.ts';
import { type Readings, readShared } from './readings.ts';

/**
 * Reads the file that is linted. Like the stock Spectral command it takes JSON for YAML, so that the positions are the
 * same. Unlike it, it says so when a `.json` file is no JSON, and lints it only where YAML reads it without complaint:
 * a comma too many does no harm, but a colon without a key would be taken for a null.
 *
 * @param readings Those that the reader of data shares which nobody changes.
 */
export async function parseRoot(text: string, source: string, readings?: Readings): Promise<ParsedFile> {
  const { file, reason } = parseFast(text, source, readings);
  return file ?? { ...(await thoroughly()).parseRootThoroughly(text, source), readSlowly: reason };
}

/** Reads a file that another one refers to: JSON by its name, else YAML, as Spectral does. */
export async function parseReferenced(text: string, source: string, readings?: Readings): Promise<ParsedFile> {
  // Spectral's JSON parser, which reads these files, gives other ranges than its YAML parser.
  if (isJsonName(source)) return (await thoroughly()).parseReferencedThoroughly(text, source);
  const { file, reason } = parseFast(text, source, readings);
  return file ?? { ...(await thoroughly()).parseReferencedThoroughly(text, source), readSlowly: reason };
}

/** Most files are read this way; null, with the reason, for those that only Spectral's own parsers know how to read. */
function parseFast(
  text: string,
  source: string,
  readings?: Readings,
): { readonly file: ParsedFile | null; readonly reason: string } {
  const { read, reason } = readShared(text, source, readings);
  if (read === null) return { file: null, reason };
  const { data, tree, diagnostics } = read;
  const rangeOf = (path: readonly string[]) => tree.rangeOf(tree.find(path));
  const keyRangeOf = (path: readonly string[]) =>
    tree.reach(path) === path.length ? tree.keyRangeOf(tree.find(path)) : null;
  const existingPath = (path: readonly string[]) =>
    tree.hasAliases ? existingIn(data, path) : beginningOf(path, tree.reach(path));
  const file = { source, text, data, usable: true, problems: [], diagnostics, rangeOf, keyRangeOf, existingPath };
  return { file, reason };
}

/** Loaded only when it is needed, since the parsers behind it take a while to load. */
function thoroughly(): Promise<typeof import('./parse-thoroughly.ts')> {
  return import('./parse-thoroughly.ts');
}
