/**
 * Counts the findings of ruleset `all` in each description of the corpus: `npm run corpus-findings` writes
 * test/corpus-findings.yaml, which tests and the benchmark expect.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { stringify } from 'yaml';
import { directEngine } from '../engine/direct.ts';
import all from '../rulesets/all.ts';
import { withoutMark } from '../source/read-text.ts';
import { withoutRepeats } from '../source/result.ts';
import { CORPUS, corpusFiles } from './corpus.ts';

export const EXPECTED = 'test/corpus-findings.yaml';

/** How many findings a description of the corpus has. */
export async function countFindings(name: string): Promise<number> {
  const source = resolve(CORPUS, name);
  const engine = directEngine(all, { remoteRefs: false });
  const text = withoutMark(readFileSync(source, 'utf8'));
  const { results } = await engine.lint({ source, isStdin: false }, text, () => {});
  return withoutRepeats(results).length;
}

/** Counts the findings of all descriptions of the corpus, and writes what is expected from now on. */
async function main(): Promise<void> {
  const counts: Record<string, number> = {};
  for (const name of corpusFiles()) counts[name] = await countFindings(name);
  writeFileSync(
    EXPECTED,
    `# Findings of ruleset \`all\`; \`npm run corpus-findings\` counts them anew.\n${stringify(counts)}`,
  );
}

if (process.argv[1]?.endsWith('corpus-findings.ts') === true) void main();
