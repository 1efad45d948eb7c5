import { expect } from 'chai';
import { sameJson } from '../../../model/description/json.ts';

describe('equality of JSON', () => {
  it('is by structure', () => {
    expect(sameJson([1, { a: null }], [1, { a: null }])).to.equal(true);
    expect(sameJson(1, '1')).to.equal(false);
    expect(sameJson(null, undefined)).to.equal(false);
  });
});
