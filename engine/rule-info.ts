import type { AnyRule } from '../framework/rule.ts';
import type { RuleInfo } from './engine.ts';

/** What is known of one of Lintel's rules without running it. */
export function ruleInfo(rule: AnyRule): RuleInfo {
  const { id, statements, section, why } = rule.extensions.lintel;
  const { severity, description: summary, documentationUrl } = rule;
  return { id, statements, severity, summary, why, section, documentationUrl: documentationUrl ?? null };
}
