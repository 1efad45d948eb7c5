/**
 * Carries the labels of findings (test/judgement/findings/) over to what the rules find now: `npm run carry-labels [--
 * OTHER/dist]`. OTHER/dist is the build in which they held; with it, a place is new only where that build had no
 * finding.
 *
 * A label follows its rule to the rule that took it over, and its finding to the one place to which it moved. Labels
 * that cannot be carried over are printed, and stay as they are; the exit code is 1 where there is any.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { RULES } from '../rules/index.generated.ts';
import { corpusFiles, corpusName, corpusPath } from './corpus.ts';
import { carriedLabel, type LabelChange } from './labels/carry-label.ts';
import { descriptionWith, type FoundPlaces, foundPlaces, type Located, placesOf } from './labels/check-label.ts';
import { editLabels } from './labels/edit-labels.ts';
import { type Label, labelFiles, readLabelFile } from './labels/label.ts';
import { lintCorpusFileBy } from './lint-corpus.ts';
import { reportOfBuild } from './report-of-build.ts';

/** Where the other build has findings; in which description does not count, since places name their files. */
async function placesBefore(dist: string): Promise<FoundPlaces> {
  const results = await reportOfBuild(resolve(dist), 'design-review', corpusFiles().map(corpusPath));
  return placesOf(results.map((result) => ({ statements: [], ...result }) as unknown as Located));
}

function memoizeAsync<Answer>(answer: (key: string) => Promise<Answer>): (key: string) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  return (key) => {
    const known = answers.get(key) ?? answer(key);
    answers.set(key, known);
    return known;
  };
}

async function main([other]: readonly string[]): Promise<void> {
  const before = other === undefined ? null : await placesBefore(other);
  const found = memoizeAsync(foundPlaces);
  const foundAlone = memoizeAsync(async (key: string) => {
    const [rule = '', name = ''] = key.split(' ');
    return placesOf(await lintCorpusFileBy(rule, name));
  });
  const carry = async (label: Label): Promise<LabelChange | null> => {
    const name = descriptionWith(label.file);
    if (name === null) return {};
    return carriedLabel(label, {
      before,
      now: await found(name),
      alone: (rule) => foundAlone(`${rule} ${name}`),
      rules: RULES,
    });
  };
  let carried = 0;
  let left = 0;
  for (const file of labelFiles()) {
    const changes: (LabelChange | null)[] = [];
    for (const label of readLabelFile(file)) {
      const change = await carry(label);
      const said = `${label.rule} at ${corpusName(label.file)}#${label.pointer}, labelled ${label.verdict}`;
      if (change === null) console.log(`stays: ${said}`);
      else if (Object.keys(change).length > 0) console.log(`${said}: ${JSON.stringify(change)}`);
      carried += change !== null && Object.keys(change).length > 0 ? 1 : 0;
      left += change === null ? 1 : 0;
      changes.push(change);
    }
    const text = readFileSync(file, 'utf8');
    const edited = editLabels(text, changes);
    if (edited !== text) writeFileSync(file, edited);
  }
  console.log(`${carried} labels carried over, ${left} to be judged by reading`);
  if (left > 0) process.exitCode = 1;
}

await main(process.argv.slice(2));
