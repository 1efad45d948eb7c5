import type { Description } from '../description/description.ts';
import { member, sameJson } from '../description/json.ts';
import { keysOf, nameInFile, type Place, type SourceFile } from '../description/place.ts';
import { joinSource } from '../description/reference.ts';
import type { Side } from './change.ts';

/** Which place of one version is the same place in the other one, whatever is written there. */
export class Counterparts {
  private readonly before: Description;
  private readonly after: Description;

  constructor(before: Description, after: Description) {
    this.before = before;
    this.after = after;
  }

  /** True where the other version has the same value at the same place. */
  isUnchanged(place: Place, side: Side): boolean {
    const file = this.fileOf(place.file, side);
    if (file === null) return false;
    const [own, other] = [valueIn(place.file, place), valueIn(file, place)];
    return own !== undefined && other !== undefined && sameJson(own, other);
  }

  /** True where the other version has something at the same place. */
  isThere(place: Place, side: Side): boolean {
    const file = this.fileOf(place.file, side);
    return file !== null && valueIn(file, place) !== undefined;
  }

  /** True for the same place in the old version and in the new one. */
  areSame(before: Place, after: Place): boolean {
    return this.fileOf(before.file, 'before') === after.file && nameInFile(before) === nameInFile(after);
  }

  /** The file of the other version that has the part of a file: the same one, or one that lies as that does. */
  fileOf(file: SourceFile, side: Side): SourceFile | null {
    const [own, other] = side === 'before' ? [this.before, this.after] : [this.after, this.before];
    if (file.source === own.rootPlace.file.source) return other.rootPlace.file;
    const source = this.sourceOf(file, side);
    return source === null ? null : (other.files.find((one) => one.source === source) ?? null);
  }

  /** Where such a file would be, whether or not there is one. */
  sourceOf({ source }: SourceFile, side: Side): string | null {
    const [own, other] = side === 'before' ? [this.before, this.after] : [this.after, this.before];
    const [root, otherRoot] = [own, other].map(({ rootPlace }) => rootPlace.file.source);
    if (source === null || root == null || otherRoot == null) return null;
    if (other.files.some((file) => file.source === source)) return source;
    return joinSource(otherRoot, wayFrom(root, source));
  }
}

function valueIn({ data }: SourceFile, place: Place): unknown {
  return keysOf(place).reduce<unknown>((value, key) => member(value, key), data);
}

/** How a reference in one file names another one. */
function wayFrom(file: string, other: string): string {
  const [from, to] = [file.split('/').slice(0, -1), other.split('/')];
  let common = 0;
  while (common < from.length && common < to.length - 1 && from[common] === to[common]) common++;
  if (common === 0) return other;
  return [...from.slice(common).map(() => '..'), ...to.slice(common)].join('/');
}
