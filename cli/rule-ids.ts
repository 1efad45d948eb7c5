import { currentIdOf } from '../framework/former-ids.ts';
import { UsageError } from '../platform/usage-error.ts';
import { RULES } from '../rules/index.generated.ts';
import { nearestNames } from './nearest-names.ts';

/**
 * The rules that `--only` names, under their present ids; empty where it is not given.
 *
 * @param given The values of the option: each one id, or several with commas.
 * @param run The rules that the ruleset of the run has.
 * @param ruleset What the ruleset is called.
 * @throws UsageError for an id that no rule has, or that the ruleset does not run: it would hide everything.
 */
export function ruleIds(
  given: readonly string[],
  run: readonly { readonly id: string }[],
  ruleset: string,
): ReadonlySet<string> {
  const ids = given.flatMap((value) => value.split(',')).map((id) => id.trim());
  const known = new Set(run.map(({ id }) => id));
  return new Set(
    ids.map((id) => {
      const current = known.has(id) ? id : (currentIdOf(id) ?? id);
      if (known.has(current)) return current;
      if (Object.hasOwn(RULES, current))
        throw new UsageError(`the ruleset ${ruleset} does not run the rule ${current}; choose one that does with -r`);
      throw new UsageError(`there is no rule "${id}"; ${nearestNames(id, [...known])}`);
    }),
  );
}
