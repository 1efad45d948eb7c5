import { expect } from 'chai';
import { commonJs } from '../../platform/common-js.ts';

describe('a CommonJS package that is imported', () => {
  it('gives what it exports, as Node and as loaders that rewrite modules have it', () => {
    const exported = { work: () => 1 };
    expect(commonJs({ default: exported })).to.equal(exported);
    expect(commonJs(exported as never)).to.equal(exported);
  });
});
