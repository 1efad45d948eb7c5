import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { parse } from 'yaml';
import { countFindings, EXPECTED } from '../scripts/corpus-findings.ts';
import { describeCorpus } from './support/corpus.ts';
import { sample } from './support/sample.ts';

describeCorpus('findings', (names) => {
  const expected = parse(readFileSync(EXPECTED, 'utf8')) as Record<string, number>;
  for (const name of sample('corpus findings', names, 4)) {
    it(`${name}: as many as expected`, async () => {
      expect(await countFindings(name), 'read what changed, then npm run corpus-findings').to.equal(expected[name]);
    });
  }
});
