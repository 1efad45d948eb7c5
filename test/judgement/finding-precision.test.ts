import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from 'chai';
import { parse } from 'yaml';
import { RULES } from '../../rules/index.generated.ts';
import { descriptionWith, foundPlaces, labelBreach, placesOf } from '../../scripts/labels/check-label.ts';
import { type Label, labelFault, readLabels } from '../../scripts/labels/label.ts';
import { talliesByRule, tally } from '../../scripts/labels/tally.ts';
import { lint } from '../../scripts/lint-corpus.ts';
import { describeCorpus, sampledDescriptions } from '../support/corpus.ts';
import { KEPT } from '../support/shapes.ts';

const SHAPES = 'test-specs/shapes';

describe('labelled findings on the corpus', () => {
  const labels = readLabels();

  it('are sound: a known rule, a place, a verdict, and a reason where it is not true', () => {
    for (const label of labels) {
      const said = `${label.rule} at ${label.file}#${label.pointer}`;
      expect(Object.hasOwn(RULES, label.rule), said).to.equal(true);
      expect(labelFault(label), said).to.equal(null);
    }
  });

  it('are read once each', () => {
    const places = labels.map(({ file, rule, pointer }) => `${rule} at ${file}#${pointer}`);
    expect(places.filter((place, index) => places.indexOf(place) < index)).to.deep.equal([]);
  });

  it('have nothing to correct in 95 of 100', () => {
    const { shown, plain } = tally(labels);
    expect(plain / shown).to.be.at.least(0.95);
  });

  for (const { rule, shown, wrong } of talliesByRule(labels)) {
    if (shown === 0 || RULES[rule]?.severity === 'hint') continue;
    it(`${rule} accuses wrongly in at most 5 % of them`, () => {
      expect(wrong).to.be.at.most(shown < 20 ? 1 : shown * 0.05);
    });
  }

  it('hold against the code where they are of descriptions of our own', async () => {
    const own = parse(readFileSync('test/judgement/findings-of-shapes.yaml', 'utf8')) as Label[];
    const places = placesOf((await Promise.all(KEPT.map((name) => lint(resolve(SHAPES, name))))).flat());
    const breaches = own.map((label) => {
      const [file, belongs] = [resolve(SHAPES, label.file), label.belongs];
      return labelFault(label) ?? labelBreach({ ...label, file, ...(belongs && { belongs }) }, places);
    });
    expect(breaches.filter((breach) => breach !== null)).to.deep.equal([]);
    expect(new Set(own.map(({ verdict }) => verdict)).size).to.be.at.least(5);
  });

  describeCorpus('against the code', (names) => {
    for (const name of sampledDescriptions(names)) {
      const own = labels.filter(({ file }) => descriptionWith(file) === name);
      if (own.length === 0) continue;
      it(`${name}: all ${own.length} labels hold`, async () => {
        const places = await foundPlaces(name);
        expect(own.flatMap((label) => labelBreach(label, places) ?? [])).to.deep.equal([]);
      });
    }
  });
});
