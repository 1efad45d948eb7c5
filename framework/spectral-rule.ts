import type { RulesetFunctionContext } from '@stoplight/spectral-core';
import { pathOf } from '../model/description/place.ts';
import type { Inventory } from './inventory.ts';
import type { RuleInRun } from './rule-in-run.ts';

/** What a rule of spectral-core has of what is needed here. */
interface SpectralRule {
  readonly name?: string;
  readonly severity?: number;
  readonly extensions?: {
    readonly lintel?: Partial<Pick<RuleInRun, 'id' | 'formerIds' | 'statements' | 'yieldsTo' | 'joins' | 'fix'>>;
  } | null;
  /** Heeds the overrides of a ruleset for files and parts of them. */
  readonly getSeverityForSource?: (source: string, path: readonly (string | number)[]) => number;
}

/** Spectral's severity of rules that name none: a warning. */
const DEFAULT_SEVERITY = 1;

/**
 * The rule for which Spectral calls a function. One of a user's own that uses a function of Lintel's yields to none and
 * joins nothing.
 */
export function spectralRuleInRun(context: RulesetFunctionContext, inventory: Inventory): RuleInRun {
  const rule = context.rule as unknown as SpectralRule;
  const { name: code = '', severity = DEFAULT_SEVERITY } = rule;
  const known = rule.extensions?.lintel ?? {};
  const { id = code, formerIds = [], statements = [], yieldsTo = [], joins = null, fix = null } = known;
  return {
    code,
    id,
    formerIds,
    statements,
    yieldsTo,
    joins,
    fix,
    severityAt: (place) => {
      const source = place.file.source ?? inventory.document.source;
      if (source === null || rule.getSeverityForSource === undefined) return severity;
      return rule.getSeverityForSource(source, pathOf(place));
    },
  };
}
