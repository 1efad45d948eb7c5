import type { ChangeKind } from '../framework/define-change.ts';
import type { AnyRule } from '../framework/rule.ts';
import { CHANGE_CHECKS } from '../rules/change.generated.ts';
import { type ChangeExample, changeExamplesOf } from './change-examples.ts';

/** What a rule says of two versions of a description. */
export interface ChangesOfRule {
  readonly kinds: readonly ChangeKind[];
  /** The first pairs in which it finds something, and the first of which it is silent. */
  readonly breaking: readonly ChangeExample[];
  readonly silent: readonly ChangeExample[];
}

/** How many pairs are shown of each. */
const SHOWN = 3;

/** Null for a rule that does not judge changes. */
export function changesOfRule(rule: AnyRule): ChangesOfRule | null {
  const check = CHANGE_CHECKS[rule.extensions.lintel.id];
  if (check === undefined) return null;
  const { breaking, silent } = changeExamplesOf(rule);
  return { kinds: check.kinds, breaking: breaking.slice(0, SHOWN), silent: silent.slice(0, SHOWN) };
}

/** Both versions of a pair in one text, as lines of a comment tell them apart. */
export function pairText({ before, after }: ChangeExample): string {
  return `# before\n${before}# after\n${after}`;
}
