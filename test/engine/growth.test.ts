import { expect } from 'chai';
import { EXTREMES } from '../../bench/extremes.ts';
import { GROWTHS, together } from '../../bench/growth.ts';
import type { MadeDescription } from '../../bench/made-description.ts';
import { lintDescription } from '../../engine/direct.ts';
import all from '../../rulesets/all.ts';
import { loadDescription } from '../../source/load-description.ts';
import { parseRoot } from '../../source/parse.ts';
import { ReferenceAccess } from '../../source/reference-access.ts';
import { countCalls } from '../support/count-calls.ts';

/** Descriptions at a size: 1 is a fraction of what the benchmarks measure. */
const KINDS: Readonly<Record<string, (size: number) => MadeDescription>> = {
  'the size of the description': (size) => together(GROWTHS.map(({ make }) => make(size / 20))),
  'the number of enumerated values, paths and references': (size) =>
    together(EXTREMES.map(({ count, make }) => make((count * size) / 500))),
};

/** What is called less often for the larger description may be called for something that does not grow. */
const FEWEST = 300;

/**
 * Twice the size is twice the calls; somewhat more where something is sorted, and four times as many where each is held
 * against each.
 */
const MOST = 3;

async function callsFor(described: MadeDescription): Promise<ReadonlyMap<string, number>> {
  const root = await parseRoot(JSON.stringify(described), '/a/openapi.json');
  if (!root.usable) throw new Error('the description cannot be read');
  return countCalls(async () => {
    const { description, fileOf } = await loadDescription(
      root,
      new ReferenceAccess(root.source, { cwd: process.cwd(), remoteRefs: false }),
    );
    lintDescription(Object.values(all.rules), description, fileOf, () => {}, { forBaseline: true });
  });
}

describe('linting', function () {
  // What earlier tests left compiled and remembered changes a count now and then; what grows too fast does so each
  // time.
  this.retries(2);
  for (const [name, make] of Object.entries(KINDS)) {
    it(`calls no function more than in proportion to ${name}`, async () => {
      const [once, twice] = [await callsFor(make(1)), await callsFor(make(2))];
      const tooOften = [...twice].flatMap(([place, calls]) => {
        const before = once.get(place) ?? 0;
        return calls >= FEWEST && calls > MOST * before ? [`${place}: ${before}, then ${calls}`] : [];
      });
      expect(tooOften).to.deep.equal([]);
    });
  }
});
