import type { JudgedChange } from '../../../diff/judge-changes.ts';
import type { RuleInfo } from '../../../engine/engine.ts';
import { CHANGE_CHECKS } from '../../../rules/change.generated.ts';
import { compareResults } from '../../../source/result.ts';
import { namesOfOnly, onlyFindings } from '../../only-findings.ts';
import type { ComparedPair } from './compared-pair.ts';

/** True for a change that is left in the report. */
type IsLeft = (judged: JudgedChange) => boolean;

/** What is left of comparisons where some changes are left out. */
export function withLeft(compared: readonly ComparedPair[], isLeft: IsLeft): ComparedPair[] {
  return compared.map((one) => {
    const judged = one.judged.filter(isLeft);
    return { ...one, judged, results: judged.map(({ result }) => result).toSorted(compareResults) };
  });
}

/**
 * Whether a change is one of those that `--only` names: by kind, rule, statement or section; any without it.
 *
 * @throws UsageError for a name that nothing has.
 */
export function namedChanges(only: readonly string[] | undefined, rules: readonly RuleInfo[]): IsLeft {
  if (only === undefined) return () => true;
  const kinds = new Set(Object.values(CHANGE_CHECKS).flatMap((check) => check.kinds.map(({ kind }) => kind)));
  const names = namesOfOnly(only);
  const named = new Set(names.filter((name) => kinds.has(name)));
  const others = names.filter((name) => !kinds.has(name));
  const isOther = onlyFindings(others, { rules, ruleset: 'of diff', judged: 'change' });
  return ({ result }) => named.has(result.kind ?? '') || isOther(result);
}
