import { expect } from 'chai';
import type { BaselineEntry } from '../../baseline/baseline.ts';
import { growthOf } from '../../baseline/growth.ts';

describe('the growth of a baseline', () => {
  const entry = (place: string, until?: string): BaselineEntry => ({
    file: 'a.yaml',
    rule: 'page-size',
    place,
    ...(until !== undefined && { group: { until } }),
  });
  const of = (...entries: BaselineEntry[]) => ({ descriptions: ['a.yaml'], entries });

  it('is what was added, each entry counted', () => {
    const { count, withoutIt } = growthOf(
      of(entry('#/a'), entry('#/b'), entry('#/b'), entry('#/c')),
      of(entry('#/b'), entry('#/d')),
    );
    expect(count).to.equal(3);
    expect(withoutIt.entries).to.deep.equal([entry('#/b')]);
  });

  it('is also what holds for longer, which ends as before', () => {
    const { count, withoutIt } = growthOf(
      of(entry('#/a', '2027-12-31'), entry('#/b')),
      of(entry('#/a', '2027-01-31'), entry('#/b', '2027-01-31')),
    );
    expect(count).to.equal(2);
    expect(withoutIt.entries).to.deep.equal([entry('#/a', '2027-01-31'), entry('#/b', '2027-01-31')]);
  });

  it('is none where entries went, or end earlier', () => {
    const { count, withoutIt } = growthOf(of(entry('#/a', '2027-01-31')), of(entry('#/a'), entry('#/b')));
    expect(count).to.equal(0);
    expect(withoutIt.entries).to.deep.equal([entry('#/a', '2027-01-31')]);
  });
});
