import { ruleInfo } from '../../../engine/rule-info.ts';
import type { ExchangeRule } from '../../../framework/run-exchange.ts';
import type { Io } from '../../../platform/io.ts';
import { EXCHANGE_CHECKS } from '../../../rules/exchange.generated.ts';
import type { HeldSettings } from '../../held-settings.ts';
import type { RulesOfService } from '../../service-report.ts';
import { serviceRules } from '../../service-rules.ts';
import type { VerifyCommandOptions } from './options.ts';

/** The rules of a run that judge traffic. */
export type TrafficRules = RulesOfService<ExchangeRule>;

/**
 * The rules that judge traffic, as the ruleset has them.
 *
 * @throws UsageError
 */
export async function rulesOfRun(settings: HeldSettings, options: VerifyCommandOptions, io: Io): Promise<TrafficRules> {
  const { rules, name } = await serviceRules(EXCHANGE_CHECKS, settings, options, io);
  return { rules, infos: rules.map(({ rule }) => ruleInfo(rule)), name };
}
