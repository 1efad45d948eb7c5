import { expect } from 'chai';
import patchInvalidState from '../../rules/4.6/patch-invalid-state/rule.ts';
import { places } from '../support/findings.ts';

describe('patch-invalid-state', () => {
  it('wants 400 or 422 of PATCH, also as a range', () => {
    const patching = (codes: string) =>
      `paths: {'/v1/shop/orders/{id}': {patch: {responses: {'204': {description: d}${codes}}}}}`;
    for (const code of ['400', '422', '4XX'])
      expect(places(patchInvalidState, patching(`, '${code}': {description: d}`))).to.be.empty;
    expect(places(patchInvalidState, patching(', default: {description: d}'))).to.deep.equal([
      'paths /v1/shop/orders/{id} patch responses',
    ]);
    expect(places(patchInvalidState, patching(", '404': {description: d}"))).to.have.lengthOf(1);
  });
});
