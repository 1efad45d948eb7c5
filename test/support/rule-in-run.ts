import type { RuleInRun } from '../../framework/rule-in-run.ts';

/** A rule as a run has it, with what is left out as a user's own rule has it. */
export function ruleInRun(code: string, known: Partial<RuleInRun> = {}): RuleInRun {
  return {
    code,
    id: code,
    formerIds: [],
    statements: [],
    yieldsTo: [],
    joins: null,
    fix: null,
    severityAt: () => 1,
    ...known,
  };
}
