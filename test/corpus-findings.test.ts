import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { parse } from 'yaml';
import { corpusFiles, hasCorpus } from '../scripts/corpus.ts';
import { countFindings, EXPECTED } from '../scripts/corpus-findings.ts';

describe('findings in the corpus', () => {
  if (!hasCorpus()) return it.skip('as many as expected: the corpus is absent');
  const expected = parse(readFileSync(EXPECTED, 'utf8')) as Record<string, number>;
  for (const name of corpusFiles()) {
    it(`${name}: as many as expected`, async () => {
      expect(await countFindings(name), 'read what changed, then npm run corpus-findings').to.equal(expected[name]);
    });
  }
});
