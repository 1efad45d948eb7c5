import { judgesDescriptions, type Rule } from '../framework/rule.ts';
import type { RuleEntry } from './catalogue.ts';
import { type ShownExample, shownExample } from './example-findings.ts';
import { type Example, examplesOf } from './examples.ts';
import { mendedExample } from './mended-example.ts';

/** A rule's examples: what breaks it, what holds, and what it leaves alone. */
export interface RuleExamples {
  readonly bad: readonly BadExample[];
  readonly good: readonly ShownExample[];
  readonly ignored: readonly ShownExample[];
}

/** What breaks a rule, and what its fixes make of it. */
export interface BadExample extends ShownExample {
  /** Null where it does not mend itself. */
  readonly fixed: FixedExample | null;
}

/** An example after its fixes. */
interface FixedExample {
  readonly text: string;
  /** The option of `lintel lint` that mends it. */
  readonly option: '--fix' | '--unsafe-fixes';
}

/** The examples of a rule, linted. */
export async function ruleExamples({ rule }: RuleEntry): Promise<RuleExamples> {
  if (!judgesDescriptions(rule)) return { bad: [], good: [], ignored: [] };
  const { bad, good, ignored } = examplesOf(rule);
  const shown = (list: typeof bad) => Promise.all(list.map((example) => shownExample(rule, example)));
  return {
    bad: await Promise.all(bad.map((example) => badExample(rule, example))),
    good: await shown(good),
    ignored: await shown(ignored),
  };
}

async function badExample(rule: Rule, example: Example): Promise<BadExample> {
  const shown = await shownExample(rule, example);
  const mended = example.fixed === null ? null : await mendedExample(rule, example);
  if (mended === null) return { ...shown, fixed: null };
  const option = mended.fixes.every(({ isSafe }) => isSafe) ? '--fix' : '--unsafe-fixes';
  return { ...shown, fixed: { text: mended.text, option } };
}
