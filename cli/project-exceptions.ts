import type { TrafficException } from '../project/project-file.ts';
import type { HeldSettings } from './held-settings.ts';
import { presentRuleId } from './present-rule-id.ts';

/**
 * What the project leaves out of what is found in a service, by the present ids of rules.
 *
 * @throws UsageError for an exception of a rule that there is not.
 */
export function exceptionsOf({ project }: HeldSettings): readonly TrafficException[] {
  const exceptions = project?.settings.exceptions ?? [];
  return exceptions.map((exception, index) => {
    const where = project?.where(['exceptions', index, 'rule']) ?? '';
    return { ...exception, rule: presentRuleId(exception.rule, where) };
  });
}
