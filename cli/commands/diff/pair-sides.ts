import type { SideFile } from './sides.ts';

/** Descriptions to be compared; those without another side stand alone. */
export interface PairedSides {
  readonly pairs: readonly { readonly before: SideFile; readonly after: SideFile }[];
  readonly gone: readonly SideFile[];
  readonly come: readonly SideFile[];
}

/** Pairs the descriptions of two folders by their ways; two files that were named are one pair. What is left is paired by its title. */
export async function pairSides(
  before: readonly SideFile[],
  after: readonly SideFile[],
  titleOf: (file: SideFile) => Promise<string | null>,
): Promise<PairedSides> {
  const [first, second] = [before[0], after[0]];
  if (before.length === 1 && after.length === 1 && first !== undefined && second !== undefined)
    return { pairs: [{ before: first, after: second }], gone: [], come: [] };
  const pairs = before.flatMap((file) => {
    const other = after.find(({ way }) => way === file.way);
    return other === undefined ? [] : [{ before: file, after: other }];
  });
  const paired = new Set(pairs.flatMap((pair) => [pair.before, pair.after]));
  const left = before.filter((file) => !paired.has(file));
  const offered = new Map<string, SideFile>();
  for (const file of after.filter((one) => !paired.has(one))) {
    const title = await titleOf(file);
    if (title !== null && !offered.has(title)) offered.set(title, file);
  }
  for (const file of left) {
    const title = await titleOf(file);
    const other = title === null ? undefined : offered.get(title);
    if (title === null || other === undefined) continue;
    offered.delete(title);
    pairs.push({ before: file, after: other });
    paired.add(file).add(other);
  }
  return {
    pairs,
    gone: before.filter((file) => !paired.has(file)),
    come: after.filter((file) => !paired.has(file)),
  };
}
