import { expect } from 'chai';
import { countFindings, expectedCounts } from '../scripts/corpus-findings.ts';
import { describeCorpus, sampledDescriptions } from './support/corpus.ts';

describeCorpus('findings', (names) => {
  const expected = expectedCounts();

  for (const name of sampledDescriptions(names)) {
    it(`${name}: as many of each rule as expected`, async () => {
      const found = await countFindings(name);
      expect(found, 'read what changed, then npm run corpus-findings').to.deep.equal(expected[name]);
    });
  }
});
