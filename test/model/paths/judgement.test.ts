import { expect } from 'chai';
import { judgePaths, measureClasses, readPathLabels } from '../../../scripts/judgement-paths.ts';
import { describeCorpus } from '../../support/corpus.ts';

describe('path classes of real descriptions', () => {
  it('has labels that are worth measuring with', () => {
    const labels = readPathLabels();
    expect(labels.length).to.be.at.least(120);
    expect(new Set(labels.map(({ source, path }) => `${source} ${path}`)).size).to.equal(labels.length);
  });

  describeCorpus('judged by readers', () => {
    it('are right in 95 of 100 sure verdicts', () => {
      for (const { class: name, precision, recall, labelled } of measureClasses(judgePaths(readPathLabels()))) {
        if (!['collection', 'item', 'singleton', 'action'].includes(name)) continue;
        expect(labelled, name).to.be.at.least(20);
        expect(precision, `precision of ${name}`).to.be.at.least(0.95);
        expect(recall, `recall of ${name}`).to.be.at.least(0.6);
      }
    });
  });
});
