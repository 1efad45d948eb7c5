import { expect } from 'chai';
import { below, pathOf, rootPlace } from '../../../model/description/place.ts';

describe('places', () => {
  it('know their path', () => {
    const root = rootPlace({ source: null, data: {} });
    expect(pathOf(root)).to.deep.equal([]);
    expect(pathOf(below(root, 'a', 0, ''))).to.deep.equal(['a', 0, '']);
  });
});
