import { type AnyRule, judgesDescriptions } from '../framework/rule.ts';

const MOST = 6;

/**
 * The rules that a reader of one may look for, the nearest first: they decide the same statement, or are the same check
 * with other options in the same section.
 */
export function relatedRules(rule: AnyRule, rules: readonly AnyRule[]): string[] {
  const near = rules
    .filter((other) => other !== rule)
    .map((other) => ({ id: other.extensions.lintel.id, nearness: nearness(rule, other) }))
    .filter(({ nearness }) => nearness > 0);
  return near
    .toSorted((left, right) => right.nearness - left.nearness)
    .slice(0, MOST)
    .map(({ id }) => id);
}

function nearness(one: AnyRule, other: AnyRule): number {
  const { statements, section } = one.extensions.lintel;
  const theirs = other.extensions.lintel;
  const shared = statements.filter((id) => theirs.statements.includes(id)).length;
  const isSameCheck = haveOneFunction(one, other) && section === theirs.section;
  return 2 * shared + (isSameCheck ? 1 : 0);
}

function haveOneFunction(one: AnyRule, other: AnyRule): boolean {
  return judgesDescriptions(one) && judgesDescriptions(other) && one.then.function === other.then.function;
}
