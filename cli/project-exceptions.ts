import { currentIdOf } from '../framework/former-ids.ts';
import { UsageError } from '../platform/usage-error.ts';
import type { TrafficException } from '../project/project-file.ts';
import { EVERY_RULE } from '../rules/every-rule.generated.ts';
import { didYouMean } from './did-you-mean.ts';
import type { HeldSettings } from './held-settings.ts';

/**
 * What the project leaves out of what is found in a service, by the present ids of rules.
 *
 * @throws UsageError for an exception of a rule that there is not.
 */
export function exceptionsOf({ project }: HeldSettings): readonly TrafficException[] {
  const exceptions = project?.settings.exceptions ?? [];
  return exceptions.map((exception, index) => {
    const rule = Object.hasOwn(EVERY_RULE, exception.rule)
      ? exception.rule
      : (currentIdOf(exception.rule) ?? exception.rule);
    if (Object.hasOwn(EVERY_RULE, rule)) return { ...exception, rule };
    const where = project?.where(['exceptions', index, 'rule']) ?? '';
    throw new UsageError(`${where}: there is no rule "${rule}"; ${didYouMean(rule, Object.keys(EVERY_RULE))}`);
  });
}
