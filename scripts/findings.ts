/**
 * Recomputes the precision of each rule on real files from labels that people gave to its findings:
 * test/judgement/findings/<section>.yaml.
 *
 *   npm run findings
 */

import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { groupBy } from '../model/lib/group-by.ts';

const FOLDER = new URL('../test/judgement/findings/', import.meta.url);

/** A finding on the corpus that was read. */
export interface LabelledFinding {
  /** Relative to the corpus. */
  readonly file: string;
  readonly rule: string;
  readonly pointer: string;
  /** Whether the finding is true. */
  readonly verdict: boolean;
  readonly why?: string;
}

/** How many of a rule's labelled findings are true. */
export interface Precision {
  readonly rule: string;
  readonly labelled: number;
  readonly right: number;
}

/** All labels, section by section. */
export function labelledFindings(): LabelledFinding[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));
  return files
    .sort()
    .flatMap((name) => (parse(readFileSync(new URL(name, FOLDER), 'utf8')) ?? []) as LabelledFinding[]);
}

/** The precision of each rule that has labels, by its id. */
export function precisions(labels: readonly LabelledFinding[]): Precision[] {
  return [...groupBy(labels, ({ rule }) => rule)]
    .map(([rule, own]) => ({ rule, labelled: own.length, right: own.filter(({ verdict }) => verdict).length }))
    .sort((left, right) => left.rule.localeCompare(right.rule));
}

function print(): void {
  const rows = precisions(labelledFindings());
  for (const { rule, labelled, right } of rows) {
    console.log(
      `${rule.padEnd(32)} ${String(right).padStart(4)} of ${String(labelled).padStart(4)}  ${(right / labelled).toFixed(3)}`,
    );
  }
  const labelled = rows.reduce((sum, row) => sum + row.labelled, 0);
  const right = rows.reduce((sum, row) => sum + row.right, 0);
  console.log(`${rows.length} rules, ${right} of ${labelled} labelled findings are true`);
}

if (process.argv[1]?.endsWith('findings.ts') === true) print();
