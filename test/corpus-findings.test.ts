import { expect } from 'chai';
import { countFindings, countInShape, expectedCounts, expectedInShapes } from '../scripts/corpus-findings.ts';
import { describeCorpus, sampledDescriptions } from './support/corpus.ts';
import { KEPT } from './support/shapes.ts';

const WHAT_TO_DO = 'read what changed, then npm run corpus-findings';

describe('findings in shapes of real descriptions', () => {
  const expected = expectedInShapes();

  for (const name of KEPT) {
    it(`${name}: as many of each rule as expected`, async () => {
      expect(await countInShape(name), WHAT_TO_DO).to.deep.equal(expected[name]);
    });
  }
});

describeCorpus('findings', (names) => {
  const expected = expectedCounts();

  for (const name of sampledDescriptions(names)) {
    it(`${name}: as many of each rule as expected`, async () => {
      expect(await countFindings(name), WHAT_TO_DO).to.deep.equal(expected[name]);
    });
  }
});
