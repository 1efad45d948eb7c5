import { readSource } from '../../source/fast-reader/read-source.ts';
import { parseRootThoroughly } from '../../source/parse-thoroughly.ts';
import { existingIn, isJsonName, type ParsedFile } from '../../source/parsed-file.ts';
import type { Range } from '../../source/result.ts';

/** Most paths of one text whose ranges are compared. */
const MOST_PATHS = 3_000;

/** What both ways of reading have to agree on, for the fast one: null where it leaves a text to the other. */
export function readFast(text: string, name: string): unknown {
  const source = readSource(text, isJsonName(name));
  if (source === null) return null;
  const { data, tree, diagnostics } = source;
  return outcome({
    data,
    diagnostics,
    rangeOf: (path) => tree.rangeOf(tree.find(path)),
    keyRangeOf: (path) => (tree.reach(path) === path.length ? tree.keyRangeOf(tree.find(path)) : null),
    existingPath: (path) => (tree.hasAliases ? existingIn(data, path) : path.slice(0, tree.reach(path))),
  });
}

/**
 * The same for the thorough one.
 *
 * @throws Error for a text in which it finds a problem: the fast one leaves such texts to it.
 */
export function readThoroughly(text: string, name: string): unknown {
  const file = parseRootThoroughly(text, name);
  const [problem] = file.problems;
  if (problem !== undefined) throw new Error(`what was read fast has a problem: ${problem.message}`);
  return outcome(file);
}

type Reading = Pick<ParsedFile, 'data' | 'diagnostics' | 'rangeOf' | 'keyRangeOf' | 'existingPath'>;

function outcome({ data, diagnostics, rangeOf, keyRangeOf, existingPath }: Reading): unknown {
  const paths = thinned(pathsIn(data));
  const told = (path: string[]) =>
    `${path.join('/')} ${shown(rangeOf(path))} ${shown(keyRangeOf(path))} ${existingPath(path).length}`;
  // What is asked before must not change an answer, so everything is asked in another order as well.
  return { data: JSON.stringify(data), diagnostics, told: [...paths.map(told), ...paths.toReversed().map(told)] };
}

function shown(range: Range | null): string {
  if (range === null) return '-';
  const { start, end } = range;
  return `${start.line}:${start.character}-${end.line}:${end.character}`;
}

function thinned(paths: string[][]): string[][] {
  const step = Math.ceil(paths.length / MOST_PATHS);
  return paths.filter((_path, index) => index % step === 0);
}

/** Every path of the data, and one that leads nowhere. */
function pathsIn(data: unknown): string[][] {
  const found: string[][] = [];
  const stack: [unknown, string[]][] = [[data, []]];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const [value, path] = next;
    found.push(path);
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, child] of Object.entries(value)) stack.push([child, [...path, key]]);
    if (path.length === 1) found.push([...path, 'nowhere', 'at all']);
  }
  return found;
}
