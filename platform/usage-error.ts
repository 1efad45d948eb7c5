import { closest, distance } from 'fastest-levenshtein';
import { didYouMean, isNear } from './nearest-name.ts';

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

/** The sentence about a name that is none of those that there are. */
export function unknownName(what: string, given: string, names: readonly string[]): string {
  const meant = names.find((name) => isBeginning(name, given)) ?? alikeName(given, names);
  return `there is no ${what} "${given}" among ${names.join(', ')}; ${didYouMean(meant, 'choose one of these')}`;
}

/** True where one is the beginning of the other: `warn` of `warning`. */
function isBeginning(left: string, right: string): boolean {
  const shorter = Math.min(left.length, right.length);
  return shorter > 2 && left.slice(0, shorter) === right.slice(0, shorter);
}

/** The nearest name; null where none is near, and for a short one with which it has no letter in common. */
function alikeName(given: string, names: readonly string[]): string | null {
  const nearest = closest(given, names);
  const far = distance(given, nearest);
  return isNear(far, nearest.length) && far < Math.max(given.length, nearest.length) ? nearest : null;
}
