import { didYouMean, nearestName } from '../platform/nearest-name.ts';
import { UsageError } from '../platform/usage-error.ts';

/**
 * The error for an id that no rule has.
 *
 * @param from Where it is written: an option, or a file with line and column.
 */
export function unknownRule(id: string, from: string, known: readonly string[]): UsageError {
  const hint = didYouMean(nearestName(id, known), 'see `lintel rules` for the rules');
  return new UsageError(`${from}: there is no rule "${id}"; ${hint}`);
}
