import type { SideFile } from './sides.ts';

/** A description with its former version. */
export interface Pair {
  readonly before: SideFile;
  readonly after: SideFile;
}

/** Descriptions to be compared; those without another side stand alone. */
export interface PairedSides {
  readonly pairs: readonly Pair[];
  readonly gone: readonly SideFile[];
  readonly come: readonly SideFile[];
}

/** Tells the title of a description; null where it has none. */
export type TitleOf = (file: SideFile) => Promise<string | null>;

/**
 * Pairs the descriptions of two folders by their ways; two files that were named are one pair. What is left is paired
 * by its title.
 */
export async function pairSides(
  before: readonly SideFile[],
  after: readonly SideFile[],
  titleOf: TitleOf,
): Promise<PairedSides> {
  const [first, second] = [before[0], after[0]];
  if (before.length === 1 && after.length === 1 && first !== undefined && second !== undefined)
    return { pairs: [{ before: first, after: second }], gone: [], come: [] };
  const pairs = before.flatMap((file) => {
    const other = after.find(({ way }) => way === file.way);
    return other === undefined ? [] : [{ before: file, after: other }];
  });
  const paired = new Set(pairs.flatMap((pair) => [pair.before, pair.after]));
  const isLeft = (file: SideFile) => !paired.has(file);
  const renamed = await pairByTitle(before.filter(isLeft), after.filter(isLeft), titleOf);
  return { ...renamed, pairs: [...pairs, ...renamed.pairs] };
}

/** Pairs descriptions by their titles: those that moved or have another name. */
export async function pairByTitle(
  before: readonly SideFile[],
  after: readonly SideFile[],
  titleOf: TitleOf,
): Promise<PairedSides> {
  const offered = new Map<string, SideFile>();
  if (before.length > 0) {
    for (const file of after) {
      const title = await titleOf(file);
      if (title !== null && !offered.has(title)) offered.set(title, file);
    }
  }
  const pairs: Pair[] = [];
  for (const file of before) {
    const title = await titleOf(file);
    const other = title === null ? undefined : offered.get(title);
    if (title === null || other === undefined) continue;
    offered.delete(title);
    pairs.push({ before: file, after: other });
  }
  const paired = new Set(pairs.flatMap((pair) => [pair.before, pair.after]));
  const isLeft = (file: SideFile) => !paired.has(file);
  return { pairs, gone: before.filter(isLeft), come: after.filter(isLeft) };
}
