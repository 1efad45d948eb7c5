import { expect } from 'chai';
import { countFindings, expectedCounts } from '../scripts/corpus-findings.ts';
import { describeCorpus } from './support/corpus.ts';
import { sample } from './support/sample.ts';

describeCorpus('findings', (names) => {
  const expected = expectedCounts();

  for (const name of sample('corpus findings', names, 4)) {
    it(`${name}: as many of each rule as expected`, async () => {
      const found = await countFindings(name);
      expect(found, 'read what changed, then npm run corpus-findings').to.deep.equal(expected[name]);
    });
  }
});
