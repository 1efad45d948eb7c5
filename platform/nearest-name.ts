import { closest, distance } from 'fastest-levenshtein';

/** The one of the names that a misspelt one likely means, whatever its case; null where none is near. */
export function nearestName(given: string, names: readonly string[]): string | null {
  const wanted = given.toLowerCase();
  const inLowerCase = names.map((name) => name.toLowerCase());
  const nearest = closest(wanted, inLowerCase);
  return isNear(distance(wanted, nearest), nearest.length) ? (names[inLowerCase.indexOf(nearest)] ?? null) : null;
}

/** True where one of two names that are as far apart, of this length, may be the other one misspelt. */
export function isNear(far: number, length: number): boolean {
  return far <= Math.max(2, Math.floor(length / 3));
}

/** The end of a sentence about a name that there is not: the one that is likely meant; for null, what to do without. */
export function didYouMean(meant: string | null, otherwise: string): string {
  return meant === null ? otherwise : `did you mean "${meant}"?`;
}
