/**
 * Measures the path classifier against paths that people labelled: test/judgement/collection-or-singleton.yaml. It
 * needs the corpus beside the repository.
 *
 *   npx tsx scripts/judgement-paths.ts [--part tune|holdout] [--draw all|hard|chosen|fresh]
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { classifyPaths } from '../model/paths/classify.ts';
import type { PathClass } from '../model/paths/verdict.ts';
import { hasCorpus, readCorpusFile } from './corpus.ts';
import { share } from './share.ts';

/** A path of the corpus with its class, judged by reading. */
export interface LabelledPath {
  readonly path: string;
  /** The description, in the corpus' folder. */
  readonly source: string;
  readonly class: PathClass;
  /** Further classes that a careful reader would accept. */
  readonly or?: readonly PathClass[];
  readonly draw: 'all' | 'hard' | 'chosen' | 'fresh';
  /** The half that may guide the code, and the half that only measures it. */
  readonly part: 'tune' | 'holdout';
  readonly why?: string;
}

/** A labelled path and what the classifier makes of it. */
export interface JudgedPath extends LabelledPath {
  readonly verdict: PathClass;
  readonly sure: boolean;
  readonly reason: string;
  /** The verdict is the label, or one that a reader would accept. */
  readonly right: boolean;
}

/** How well the sure verdicts of one class do. */
export interface ClassMeasurement {
  readonly class: PathClass;
  readonly labelled: number;
  readonly unsure: number;
  /** Share of the sure verdicts of the class that are right; 1 where there is none. */
  readonly precision: number;
  /** Share of the paths with this label that the classifier is sure and right about. */
  readonly recall: number;
}

const CLASSES: readonly PathClass[] = [
  'collection',
  'item',
  'singleton',
  'action',
  'search',
  'upload',
  'queue',
  'other',
];

/** The labelled paths. */
export function readPathLabels(): LabelledPath[] {
  const file = fileURLToPath(new URL('../test/judgement/collection-or-singleton.yaml', import.meta.url));
  return parse(readFileSync(file, 'utf8')) as LabelledPath[];
}

/**
 * Runs the classifier over the descriptions of labelled paths.
 *
 * @throws Error where a label's path is in no description.
 */
export function judgePaths(labels: readonly LabelledPath[]): JudgedPath[] {
  const classes = new Map(
    [...new Set(labels.map(({ source }) => source))].map((source) => [source, classesIn(source)]),
  );
  return labels.map((label) => {
    const verdict = classes.get(label.source)?.get(label.path);
    if (verdict === undefined) throw new Error(`${label.source} has no path ${label.path}`);
    const right = [label.class, ...(label.or ?? [])].includes(verdict.class);
    return { ...label, verdict: verdict.class, sure: verdict.sure, reason: verdict.reason, right };
  });
}

function classesIn(source: string) {
  return new Map(classifyPaths(readCorpusFile(source)).paths.map((path) => [path.use.key, path]));
}

/** Precision and recall of the sure verdicts, per class. */
export function measureClasses(judged: readonly JudgedPath[]): ClassMeasurement[] {
  return CLASSES.map((name) => {
    const labelled = judged.filter((path) => path.class === name);
    const said = judged.filter((path) => path.sure && path.verdict === name);
    return {
      class: name,
      labelled: labelled.length,
      unsure: labelled.filter((path) => !path.sure).length,
      precision: share(said.filter(({ right }) => right).length, said.length),
      recall: share(labelled.filter((path) => path.sure && path.right).length, labelled.length),
    };
  });
}

function matrix(judged: readonly JudgedPath[]): string[] {
  const cell = (text: string | number) => String(text).padStart(11);
  const row = (label: PathClass) => {
    const of = judged.filter((path) => path.class === label);
    const counts = CLASSES.map((verdict) => of.filter((path) => path.sure && path.verdict === verdict).length);
    return `${label.padEnd(12)}${[...counts, of.filter((path) => !path.sure).length].map((count) => cell(count || '.')).join('')}`;
  };
  return [`${'label'.padEnd(12)}${[...CLASSES, 'unsure'].map(cell).join('')}`, ...CLASSES.map(row)];
}

function report(judged: readonly JudgedPath[]): string {
  const measured = measureClasses(judged)
    .filter(({ labelled }) => labelled > 0)
    .map(
      (one) =>
        `${one.class.padEnd(12)} precision ${one.precision.toFixed(3)}, recall ${one.recall.toFixed(3)}, ${one.labelled} labelled, ${one.unsure} unsure`,
    );
  const lines = (paths: readonly JudgedPath[]) =>
    paths.map(
      (path) => `  ${path.source.split('/')[0]} ${path.path}: ${path.class}, not ${path.verdict} (${path.reason})`,
    );
  const wrong = judged.filter(({ sure, right }) => sure && !right);
  const unsure = judged.filter(({ sure }) => !sure);
  return [
    `${judged.length} paths, ${unsure.length} unsure, ${wrong.length} wrong`,
    ...matrix(judged),
    ...measured,
    'Sure and wrong:',
    ...lines(wrong),
    `Unsure, and wrong at a guess (${unsure.filter(({ right }) => right).length} were right):`,
    ...lines(unsure.filter(({ right }) => !right)),
  ].join('\n');
}

function main(): void {
  const { part, draw } = parseArgs({ options: { part: { type: 'string' }, draw: { type: 'string' } } }).values;
  if (!hasCorpus()) {
    console.error('The corpus is not beside the repository: nothing to measure.');
    return;
  }
  const labels = readPathLabels().filter(
    (label) => (part === undefined || label.part === part) && (draw === undefined || label.draw === draw),
  );
  console.log(report(judgePaths(labels)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
