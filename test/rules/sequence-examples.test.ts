import { expect } from 'chai';
import { sequencesOfRule } from '../../catalogue/exchanges-of-rule.ts';
import { EVERY_RULE } from '../../rules/every-rule.generated.ts';
import { SEQUENCE_CHECKS } from '../../rules/sequence.generated.ts';
import { SEQUENCE_FAULTS } from '../../test-specs/service/faults/sequence-faults.ts';
import { sequenceExamplesOf } from '../support/examples/sequence-examples.ts';

describe('examples of what a service is asked', () => {
  for (const [id, { statement }] of Object.entries(SEQUENCE_CHECKS)) {
    it(`of ${id} show each fault of its statement, and what holds`, () => {
      const rule = EVERY_RULE[id];
      if (rule === undefined) throw new Error('there is no such rule');
      const { broken, holds } = sequenceExamplesOf(rule);
      const faults = SEQUENCE_FAULTS.filter(({ breaks }) => breaks[0] === statement).map((fault) => fault.id);
      expect(broken.map(({ fault }) => fault)).to.have.members(faults);
      expect(holds).to.have.length.above(0);
      for (const { title, exchanges } of [...broken, ...holds]) {
        expect(title).to.match(/^\S.*\S$/);
        expect(exchanges).to.have.length.above(0);
      }
      const shown = sequencesOfRule(rule);
      expect(shown?.broken.map(({ finding }) => finding)).to.deep.equal(
        broken.slice(0, 2).map(({ finding }) => finding),
      );
    });
  }
});
