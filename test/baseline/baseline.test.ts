import { expect } from 'chai';
import { type Baseline, compareWithBaseline, entriesOf } from '../../baseline/baseline.ts';
import type { Result } from '../../source/result.ts';
import { finding } from '../reports/report-fixture.ts';

const FILE = '/repository/lintel-baseline.json';
const DATA = { enum: ['red', 'green', 'blue'] };

/** A finding at the enumeration that stands for some of its values. */
function joined(...indexes: readonly number[]): Result {
  return finding({ path: ['enum'], places: indexes.map((index) => placeOf(index)) });
}

function apart(index: number): Result {
  return finding(placeOf(index));
}

function placeOf(index: number): Pick<Result, 'path' | 'range' | 'source'> {
  const { range, source } = finding();
  return { path: ['enum', String(index)], range, source };
}

async function entries(...results: readonly Result[]) {
  return entriesOf(results, FILE, async () => DATA);
}

async function baselineOf(...results: readonly Result[]): Promise<Baseline> {
  return { descriptions: ['apis/shop.yaml'], entries: (await entries(...results)).flat() };
}

describe('a baseline', () => {
  it('knows each of the places that a finding stands for', async () => {
    expect((await baselineOf(joined(0, 2))).entries.map(({ place }) => place)).to.deep.equal([
      '/enum/["red"]',
      '/enum/["blue"]',
    ]);
  });

  it('takes a further place for new, and the others for known', async () => {
    const { known, gone } = compareWithBaseline(await entries(joined(0, 1, 2)), await baselineOf(joined(0, 2)));
    expect(known).to.deep.equal([[true, false, true]]);
    expect(gone).to.deep.equal([]);
  });

  for (const [title, before, after] of [
    ['findings that are joined', [apart(0), apart(2)], [joined(0, 2)]],
    ['a finding that falls apart', [joined(0, 2)], [apart(0), apart(2)]],
  ] as const) {
    it(`knows ${title}`, async () => {
      const { known, gone } = compareWithBaseline(await entries(...after), await baselineOf(...before));
      expect(known.flat()).to.deep.equal([true, true]);
      expect(gone).to.deep.equal([]);
    });
  }

  it('takes a place that is gone for fixed', async () => {
    const { known, gone } = compareWithBaseline(await entries(joined(2)), await baselineOf(joined(0, 2)));
    expect(known).to.deep.equal([[true]]);
    expect(gone.map(({ place }) => place)).to.deep.equal(['/enum/["red"]']);
  });
});
