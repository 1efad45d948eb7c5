import type { RuleEntry } from './catalogue.ts';
import { type ShownExample, shownExample } from './example-findings.ts';
import { examplesOf } from './examples.ts';

/** A rule's examples: what breaks it, what holds, and what it leaves alone. */
export interface RuleExamples {
  readonly bad: readonly ShownExample[];
  readonly good: readonly ShownExample[];
  readonly ignored: readonly ShownExample[];
}

/** The examples of a rule, linted. */
export async function ruleExamples({ rule }: RuleEntry): Promise<RuleExamples> {
  const { bad, good, ignored } = examplesOf(rule);
  const shown = (list: typeof bad) => Promise.all(list.map((example) => shownExample(rule, example)));
  return { bad: await shown(bad), good: await shown(good), ignored: await shown(ignored) };
}
