import { expect } from 'chai';
import { forPlaces, resultPlaces } from '../../source/result.ts';
import { finding } from '../reports/report-fixture.ts';

describe('a finding for some of its places', () => {
  const { path, range, source } = finding();
  const places = ['a', 'b', 'c'].map((key) => ({ path: [...path, key], range, source }));
  const several = finding({ places });

  it('is the finding itself, where all are left', () => {
    expect(forPlaces(several, places)).to.equal(several);
    const one = finding();
    expect(forPlaces(one, resultPlaces(one))).to.equal(one);
  });

  it('stands at the first that is left, where some are missing', () => {
    const left = places.slice(1);
    expect(forPlaces(several, left)).to.deep.equal({ ...several, path: [...path, 'b'], places: left });
  });

  it('has the key of the place at which it stands', () => {
    const keyed = { ...several, keyRange: range, places: [{ path, range, keyRange: range, source }, ...places] };
    expect(forPlaces(keyed, places)).to.deep.equal({ ...several, path: [...path, 'a'], places });
    expect(forPlaces({ ...several, places: keyed.places }, keyed.places.slice(0, 1))?.keyRange).to.equal(range);
  });

  it('is left out, where none is left', () => {
    expect(forPlaces(several, [])).to.equal(null);
    expect(forPlaces(finding(), [])).to.equal(null);
  });
});
