/** Findings of all rules on real descriptions. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { directEngine } from '../engine/direct.ts';
import designReview from '../rulesets/design-review.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { withoutMark } from '../source/read-text.ts';
import { type Result, withoutRepeats } from '../source/result.ts';
import { corpusPath } from './corpus.ts';

const RESULTS = new Map<string, Promise<readonly Result[]>>();

/** The findings in a description of the corpus. It is linted once in a process. */
export function lintCorpusFile(name: string): Promise<readonly Result[]> {
  const results = RESULTS.get(name) ?? lint(resolve(corpusPath(name)));
  RESULTS.set(name, results);
  return results;
}

/** What a rule finds in a description of the corpus with no other rule in the run, to which it might yield. */
export function lintCorpusFileBy(rule: string, name: string): Promise<readonly Result[]> {
  const rules = Object.entries(designReview.rules).filter(([id]) => id === rule);
  return lint(resolve(corpusPath(name)), { ...designReview, rules: Object.fromEntries(rules) });
}

/** The findings in a description, by its absolute path. */
export async function lint(source: string, ruleset: Ruleset = designReview): Promise<readonly Result[]> {
  const engine = directEngine(ruleset, { cwd: process.cwd(), remoteRefs: false });
  const text = withoutMark(readFileSync(source, 'utf8'));
  const { results } = await engine.lint({ source, isStdin: false }, text, () => {});
  return withoutRepeats(results);
}
