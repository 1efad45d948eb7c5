/**
 * Measures the guesses from names against samples that people labelled: test/judgement/<kind>.yaml.
 *
 *   npx tsx scripts/judgement.ts [KIND…]     print entries, precision, recall and mistakes per kind
 *
 * A further kind is one entry in {@link kinds} and one file of samples.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { strings } from '../model/description/json.ts';
import { isSingularName } from '../model/names/final-names.ts';
import { isEnumerationPattern } from '../model/text/pattern/enumeration-patterns.ts';
import { parsePattern } from '../model/text/pattern/pattern.ts';
import { booleanPrefix } from '../model/text/words/boolean-prefix.ts';
import { noVocabulary } from '../model/text/words/declared-vocabulary.ts';
import { partOfSpeech } from '../model/text/words/part-of-speech.ts';
import { grammaticalNumberOfName } from '../model/text/words/plural-names.ts';
import { speaksOfMoney } from '../model/types/monetary-names.ts';
import { isPercentageName } from '../model/types/percentage-names.ts';
import { share } from './share.ts';

/** A labelled sample. Kinds may add fields of their own. */
export interface LabelledName {
  readonly name: string;
  /** Folder of the corpus, or `made`. */
  readonly source: string;
  readonly violation: boolean;
  /** The half that may guide the code, and the half that only measures it. */
  readonly part?: 'tune' | 'holdout';
  readonly why?: string;
  readonly [field: string]: unknown;
}

/** How a kind is judged, and the precision that its rule is held to: 0.98 for an error, 0.95 for a warning or hint. */
export interface Kind {
  readonly judge: (entry: LabelledName) => boolean;
  readonly precision: number;
}

/** The kinds by the name of their file. */
export const kinds: Readonly<Record<string, Kind>> = {
  'array-names': { judge: ({ name }) => isSingularName(name, noVocabulary), precision: 0.95 },
  'boolean-names': { judge: ({ name }) => booleanPrefix(name) !== null, precision: 0.98 },
  verbs: { judge: ({ name }) => partOfSpeech(name, noVocabulary) === 'verb', precision: 0.95 },
  'action-verbs': { judge: ({ name }) => partOfSpeech(name, noVocabulary) === 'noun', precision: 0.95 },
  'money-like': { judge: ({ name, beside }) => speaksOfMoney(name, strings(beside)), precision: 0.95 },
  percentages: { judge: ({ name }) => isPercentageName(name), precision: 0.95 },
  'enumerated-strings': {
    judge: ({ pattern }) => isEnumerationPattern(parsePattern(String(pattern))),
    precision: 0.98,
  },
  'collections-plural': {
    judge: ({ name }) => grammaticalNumberOfName(name, noVocabulary) === 'singular',
    precision: 0.95,
  },
};

/**
 * What a kind's judge makes of its samples. Precision is 1 where nothing was reported, recall 1 where nothing should
 * be.
 */
export interface Measurement {
  readonly entries: number;
  readonly truePositives: number;
  readonly trueNegatives: number;
  readonly falsePositives: readonly LabelledName[];
  readonly falseNegatives: readonly LabelledName[];
  readonly precision: number;
  readonly recall: number;
}

/** The samples of a kind. */
export function readEntries(kind: string): LabelledName[] {
  const file = fileURLToPath(new URL(`../test/judgement/${kind}.yaml`, import.meta.url));
  return parse(readFileSync(file, 'utf8')) as LabelledName[];
}

/** Runs a judge over samples. */
export function measure(entries: readonly LabelledName[], judge: Kind['judge']): Measurement {
  const reported = entries.filter(judge);
  const silent = entries.filter((entry) => !reported.includes(entry));
  const falsePositives = reported.filter((entry) => !entry.violation);
  const falseNegatives = silent.filter((entry) => entry.violation);
  const truePositives = reported.length - falsePositives.length;
  return {
    entries: entries.length,
    truePositives,
    trueNegatives: silent.length - falseNegatives.length,
    falsePositives,
    falseNegatives,
    precision: share(truePositives, reported.length),
    recall: share(truePositives, truePositives + falseNegatives.length),
  };
}

function describe(title: string, result: Measurement): string {
  const { entries, truePositives, trueNegatives, falsePositives, falseNegatives, precision, recall } = result;
  const counts = `${truePositives} true and ${falsePositives.length} false positives, ${trueNegatives} true and ${falseNegatives.length} false negatives`;
  return `${title}: ${entries} entries, ${counts}; precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`;
}

function listMistakes(title: string, entries: readonly LabelledName[]): string[] {
  return entries.map(
    ({ name, source, part, why }) => `  ${title}: ${name} (${[source, part, why].filter(Boolean).join(', ')})`,
  );
}

function report(name: string, { judge }: Kind): string {
  const entries = readEntries(name);
  const all = measure(entries, judge);
  const holdout = entries.filter(({ part }) => part === 'holdout');
  return [
    describe(name, all),
    ...(holdout.length === 0 ? [] : [describe('  hold-out half', measure(holdout, judge))]),
    ...listMistakes('wrongly reported', all.falsePositives),
    ...listMistakes('missed', all.falseNegatives),
  ].join('\n');
}

function main(wanted: readonly string[]): void {
  const unknown = wanted.filter((name) => !(name in kinds));
  if (unknown.length > 0)
    throw new Error(`Unknown kind ${unknown.join(', ')}; known: ${Object.keys(kinds).join(', ')}`);
  for (const [name, kind] of Object.entries(kinds)) {
    if (wanted.length === 0 || wanted.includes(name)) console.log(`${report(name, kind)}\n`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
