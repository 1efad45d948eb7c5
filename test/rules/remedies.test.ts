import { expect } from 'chai';
import { exampleText } from '../../catalogue/example-text.ts';
import { examplesOf } from '../../catalogue/examples.ts';
import { RULES } from '../../rules/index.generated.ts';
import { Trial } from '../../scripts/remedies/trial.ts';
import { describeSource } from '../support/lint-text.ts';

describe('remedies of bad examples', () => {
  for (const rule of Object.values(RULES)) {
    const { id } = rule.extensions.lintel;
    const trials = examplesOf(rule).bad.map((example) => {
      const trial = new Trial(describeSource(exampleText(example)));
      return { title: example.title, trial, own: trial.remediable.filter(({ finding }) => finding.rule.id === id) };
    });
    for (const { title, trial, own } of trials) {
      if (own.length === 0) continue;
      it(`${id}, ${title}`, () => {
        const failed = own.flatMap((one) => {
          const verdict = trial.verdicts([one]).get(one);
          return verdict === null ? [] : [`${one.finding.message} → ${verdict}`];
        });
        expect(failed).to.deep.equal([]);
      });
    }
  }
});
