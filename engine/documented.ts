import { rulePageAddress } from '../framework/documentation.ts';
import { isRuleId } from '../framework/rule-order.ts';
import type { Engine, RuleInfo } from './engine.ts';

/**
 * An engine whose findings of Lintel's rules refer to the catalogue that is published at an address; null changes
 * nothing.
 */
export function documented(engine: Engine, catalogueUrl: string | null): Engine {
  if (catalogueUrl === null) return engine;
  const documentationUrl = (id: string) => rulePageAddress(catalogueUrl, id);
  return {
    ...engine,
    rules: engine.rules.map((rule) => withPage(rule, catalogueUrl)),
    lint: async (...given) => {
      const linted = await engine.lint(...given);
      const results = linted.results.map((result) =>
        isRuleId(result.code) ? { ...result, documentationUrl: documentationUrl(result.code) } : result,
      );
      return { ...linted, results };
    },
  };
}

/** What is known of a rule, with the address of its page in a catalogue that is published at an address. */
export function withPage(rule: RuleInfo, catalogueUrl: string | null): RuleInfo {
  if (catalogueUrl === null || !isRuleId(rule.id)) return rule;
  return { ...rule, documentationUrl: rulePageAddress(catalogueUrl, rule.id) };
}
