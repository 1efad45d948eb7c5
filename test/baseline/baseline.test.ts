import { expect } from 'chai';
import { type Baseline, entriesOf } from '../../baseline/baseline.ts';
import { compareWithBaseline } from '../../baseline/compare.ts';
import '../../rules/index.generated.ts';
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
  return { descriptions: ['apis/shop.yaml'], entries: (await entries(...results)).flatMap(({ places }) => places) };
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

  describe('of an earlier version', () => {
    const by = (code: string, path: readonly string[]) => ({ code, path, source: finding().source });
    const told = ({ code, path }: { readonly code: string; readonly path: readonly string[] }) =>
      finding({ code, path });
    const compare = async (before: readonly Result[], after: readonly Result[]) =>
      compareWithBaseline(await entries(...after), await baselineOf(...before));

    it('knows a finding that another rule reported at its place, and at no other of its places', async () => {
      const other = by('former', ['enum', '0']);
      const { known, moved, gone } = await compare([told(other)], [{ ...joined(0, 2), sameCause: [other] }]);
      expect({ known, moved, gone }).to.deep.equal({ known: [[true, false]], moved: 1, gone: [] });
    });

    it('knows a finding that moved, by all places that it covers', async () => {
      const former = ['0', '1'].map((index) => by(finding().code, ['enum', index]));
      const after = { ...finding({ path: ['servers'] }), sameCause: former };
      const { known, moved, gone, kept } = await compare(former.map(told), [after]);
      expect({ known, moved, gone }).to.deep.equal({ known: [[true]], moved: 2, gone: [] });
      expect(kept.map(({ place }) => place)).to.deep.equal(['/servers']);
    });

    it('knows a finding that moved by an entry that holds, else by one whose time is over', async () => {
      const former = ['0', '1'].map((index) => by(finding().code, ['enum', index]));
      const found = await entries({ ...finding({ path: ['servers'] }), sameCause: former });
      const { descriptions, entries: all } = await baselineOf(...former.map(told));
      const until = (...days: readonly string[]): Baseline => ({
        descriptions,
        entries: all.map((entry, index) => ({ ...entry, group: { until: days[index] ?? '' } })),
      });
      const over = compareWithBaseline(found, until('2020-01-01', '2020-02-01'), '2021-01-01');
      expect(over.known).to.deep.equal([[false]]);
      expect(over.knownBy[0]?.[0]?.group?.until).to.equal('2020-01-01');
      const holds = compareWithBaseline(found, until('2020-01-01', '2022-01-01'), '2021-01-01');
      expect(holds.known).to.deep.equal([[true]]);
      expect(holds.knownBy[0]?.[0]?.group?.until).to.equal('2022-01-01');
    });

    it('takes nothing that another finding is known by', async () => {
      const former = by(finding().code, ['enum', '0']);
      const moved = { ...finding({ path: ['servers'] }), sameCause: [former] };
      const { known } = await compare([apart(0)], [moved, apart(0)]);
      expect(known).to.deep.equal([[false], [true]]);
    });

    it('knows what was found by a rule under a former id', async () => {
      const { known, moved, kept } = await compare(
        [finding({ code: 'enum-values-state', path: ['enum', '0'] })],
        [finding({ code: 'enum-values', path: ['enum', '0'] })],
      );
      expect({ known, moved }).to.deep.equal({ known: [[true]], moved: 1 });
      expect(kept.map(({ rule }) => rule)).to.deep.equal(['enum-values']);
    });

    it('does not take for fixed what was found beside a finding that is known', async () => {
      const beside = by('former', ['enum', '0']);
      const { gone } = await compare([apart(0), told(beside)], [{ ...apart(0), sameCause: [beside] }]);
      expect(gone).to.deep.equal([]);
    });
  });
});
