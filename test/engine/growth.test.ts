import { expect } from 'chai';
import { GROWTHS, together } from '../../bench/growth.ts';
import { lintDescription } from '../../engine/direct.ts';
import all from '../../rulesets/all.ts';
import { loadDescription } from '../../source/load-description.ts';
import { parseRoot } from '../../source/parse.ts';
import { ReferenceAccess } from '../../source/reference-access.ts';
import { countCalls } from '../support/count-calls.ts';

/** The smaller of two sizes: a fraction of what the benchmark measures. */
const SIZE = 1 / 20;

/** What is called less often for the larger description may be called for something that does not grow. */
const FEWEST = 300;

/** Twice the size is twice the calls; somewhat more where something is sorted, and four times as many where each is held against each. */
const MOST = 3;

async function callsFor(size: number): Promise<ReadonlyMap<string, number>> {
  const root = await parseRoot(JSON.stringify(together(GROWTHS.map(({ make }) => make(size)))), '/a/openapi.json');
  if (!root.usable) throw new Error('the description cannot be read');
  return countCalls(async () => {
    const { description, fileOf } = await loadDescription(
      root,
      new ReferenceAccess(root.source, { cwd: process.cwd(), remoteRefs: false }),
    );
    lintDescription(Object.values(all.rules), description, fileOf, () => {}, true);
  });
}

describe('linting', () => {
  it('calls no function more than in proportion to the size of the description', async () => {
    const [once, twice] = [await callsFor(SIZE), await callsFor(2 * SIZE)];
    const tooOften = [...twice].flatMap(([place, calls]) => {
      const before = once.get(place) ?? 0;
      return calls >= FEWEST && calls > MOST * before ? [`${place}: ${before}, then ${calls}`] : [];
    });
    expect(tooOften).to.deep.equal([]);
  });
});
