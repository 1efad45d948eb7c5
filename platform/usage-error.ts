import { closest, distance } from 'fastest-levenshtein';

/** Something is wrong with what the user asked for; the message is one sentence that says what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** By name, since a loader may give a lazily imported command a copy of this module. */
export function isUsageError(error: unknown): error is UsageError {
  return error instanceof Error && error.name === 'UsageError';
}

/**
 * Checks a name that the user gave against those that there are.
 *
 * @throws UsageError that lists the names and points at the nearest one.
 */
export function oneOf<Name extends string>(what: string, given: string, names: readonly Name[]): Name {
  const known = names.find((name) => name === given);
  if (known !== undefined) return known;
  throw new UsageError(unknownName(what, given, names));
}

/** True where one is the beginning of the other: `warn` of `warning`. */
function isBeginning(left: string, right: string): boolean {
  const shorter = Math.min(left.length, right.length);
  return shorter > 2 && left.slice(0, shorter) === right.slice(0, shorter);
}

/** The sentence about a name that is none of those that there are. */
export function unknownName(what: string, given: string, names: readonly string[]): string {
  const nearest = closest(given, names);
  const far = distance(given, nearest);
  // A short name can be near one with which it has no letter in common.
  const isAlike = far < Math.max(given.length, nearest.length);
  const longer = names.find((name) => isBeginning(name, given));
  if (longer !== undefined)
    return `there is no ${what} "${given}" among ${names.join(', ')}; did you mean "${longer}"?`;
  const hint =
    isAlike && far <= Math.max(2, Math.floor(nearest.length / 3))
      ? `did you mean "${nearest}"?`
      : 'choose one of these';
  return `there is no ${what} "${given}" among ${names.join(', ')}; ${hint}`;
}
