import { currentIdOf } from '../framework/former-ids.ts';
import { UsageError } from '../platform/usage-error.ts';
import { EVERY_RULE } from '../rules/every-rule.generated.ts';
import { idHint } from './id-hint.ts';

/**
 * The present id of any of Lintel's rules, of what is judged by it.
 *
 * @param from Where it is written: an option, or a file with line and column.
 * @throws UsageError for an id that no rule has.
 */
export function presentRuleId(given: string, from: string): string {
  const id = Object.hasOwn(EVERY_RULE, given) ? given : (currentIdOf(given) ?? given);
  if (Object.hasOwn(EVERY_RULE, id)) return id;
  throw new UsageError(`${from}: there is no rule "${given}"; ${idHint(given, Object.keys(EVERY_RULE))}`);
}
