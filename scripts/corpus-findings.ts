/**
 * FindingCounts the findings of all rules in each description of the corpus, rule by rule: `npm run corpus-findings` writes
 * test/corpus-findings.yaml, which tests and the benchmark expect.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { groupBy } from '../model/lib/group-by.ts';
import { corpusFiles } from './corpus.ts';
import { lintCorpusFile } from './lint-corpus.ts';

const EXPECTED = 'test/corpus-findings.yaml';

/** How many findings each rule has in one description, by the rules' ids in the order of the alphabet. */
export type FindingCounts = Readonly<Record<string, number>>;

/** How many findings each rule has in a description of the corpus. */
export async function countFindings(name: string): Promise<FindingCounts> {
  const byRule = groupBy(await lintCorpusFile(name), ({ code }) => code);
  return Object.fromEntries([...byRule].map(([rule, own]) => [rule, own.length] as const).sort());
}

/** The counts that were last written, by description. */
export function expectedCounts(): Readonly<Record<string, FindingCounts>> {
  return parse(readFileSync(EXPECTED, 'utf8')) as Record<string, FindingCounts>;
}

/** FindingCounts the findings of all descriptions of the corpus, and writes what is expected from now on. */
async function main(): Promise<void> {
  const counts: Record<string, FindingCounts> = {};
  for (const name of corpusFiles()) counts[name] = await countFindings(name);
  writeFileSync(
    EXPECTED,
    `# Findings by description and rule; \`npm run corpus-findings\` counts them anew.\n${stringify(counts)}`,
  );
}

if (process.argv[1]?.endsWith('corpus-findings.ts') === true) void main();
