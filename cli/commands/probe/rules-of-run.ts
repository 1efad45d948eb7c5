import { ruleInfo } from '../../../engine/rule-info.ts';
import type { Io } from '../../../platform/io.ts';
import type { SequenceRule } from '../../../probe/run-probe.ts';
import { SEQUENCE_CHECKS } from '../../../rules/sequence.generated.ts';
import type { HeldSettings } from '../../held-settings.ts';
import { namesOfOnly, onlyFindings } from '../../only-findings.ts';
import type { RulesOfService } from '../../service-report.ts';
import { serviceRules } from '../../service-rules.ts';
import type { ProbeCommandOptions } from './options.ts';

/** The rules of a run that ask a service. */
export type AskingRules = RulesOfService<SequenceRule>;

/**
 * The rules that ask a service, as the ruleset has them, and only those that are asked for.
 *
 * @throws UsageError for a name that nothing has.
 */
export async function rulesOfRun(settings: HeldSettings, options: ProbeCommandOptions, io: Io): Promise<AskingRules> {
  const { rules, name } = await serviceRules(SEQUENCE_CHECKS, settings, options, io);
  const infos = rules.map(({ rule, check }) => ({ ...ruleInfo(rule), statements: [check.statement] }));
  const { only } = options;
  const isAsked =
    only === undefined
      ? () => true
      : onlyFindings(namesOfOnly(only), { rules: infos, ruleset: name, judged: 'sequence' });
  const asked = rules.filter(({ rule, check }) =>
    isAsked({ code: rule.extensions.lintel.id, statements: [check.statement] }),
  );
  return { rules: asked, infos, name };
}
