/**
 * Counts the findings of all rules in each description of the corpus, and in those of our own that have their shapes,
 * rule by rule: `npm run corpus-findings` writes test/corpus-findings.yaml and test/shape-findings.yaml, which tests
 * and the benchmark expect.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import { parse, stringify } from 'yaml';
import { groupBy } from '../model/lib/group-by.ts';
import type { Result } from '../source/result.ts';
import { corpusFiles, hasCorpus } from './corpus.ts';
import { lint, lintCorpusFile } from './lint-corpus.ts';

const OF_CORPUS = 'test/corpus-findings.yaml';
const OF_SHAPES = 'test/shape-findings.yaml';
const SHAPES = 'test-specs/shapes';

/** How many findings each rule has in one description, by the rules' ids in the order of the alphabet. */
export type FindingCounts = Readonly<Record<string, number>>;

/** How many findings each rule has in a description of the corpus. */
export async function countFindings(name: string): Promise<FindingCounts> {
  return counted(await lintCorpusFile(name));
}

/** How many findings each rule has in a description of test-specs/shapes. */
export async function countInShape(name: string): Promise<FindingCounts> {
  return counted(await lint(resolve(SHAPES, name)));
}

function counted(results: readonly Result[]): FindingCounts {
  const byRule = groupBy(results, ({ code }) => code);
  return Object.fromEntries([...byRule].map(([rule, own]) => [rule, own.length] as const).sort());
}

/** The counts that were last written, by description of the corpus. */
export function expectedCounts(): Readonly<Record<string, FindingCounts>> {
  return countsIn(OF_CORPUS);
}

/** The counts that were last written, by description of test-specs/shapes. */
export function expectedInShapes(): Readonly<Record<string, FindingCounts>> {
  return countsIn(OF_SHAPES);
}

function countsIn(file: string): Readonly<Record<string, FindingCounts>> {
  return parse(readFileSync(file, 'utf8')) as Record<string, FindingCounts>;
}

/**
 * Counts the findings of all descriptions, and writes what is expected from now on. Without the corpus, its counts stay
 * as they are.
 */
async function main(): Promise<void> {
  await write(OF_SHAPES, globSync(['*.{json,yaml}', '*/openapi.yaml'], { cwd: SHAPES }).sort(), countInShape);
  if (hasCorpus()) await write(OF_CORPUS, corpusFiles(), countFindings);
}

async function write(
  file: string,
  names: readonly string[],
  count: (name: string) => Promise<FindingCounts>,
): Promise<void> {
  const counts: Record<string, FindingCounts> = {};
  for (const name of names) counts[name] = await count(name);
  const heading = '# Findings by description and rule; `npm run corpus-findings` counts them anew.\n';
  writeFileSync(file, `${heading}${stringify(counts)}`);
}

if (process.argv[1]?.endsWith('corpus-findings.ts') === true) void main();
