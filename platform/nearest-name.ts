import { closest, distance } from 'fastest-levenshtein';

/** The one of the names that a misspelt one likely means, whatever its case; null where none is near. */
export function nearestName(given: string, names: readonly string[]): string | null {
  const wanted = given.toLowerCase();
  const inLowerCase = names.map((name) => name.toLowerCase());
  const nearest = closest(wanted, inLowerCase);
  const isNear = distance(wanted, nearest) <= Math.max(2, Math.floor(nearest.length / 3));
  return isNear ? (names[inLowerCase.indexOf(nearest)] ?? null) : null;
}
