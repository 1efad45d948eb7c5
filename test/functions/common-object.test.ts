import { expect } from 'chai';
import commonObject from '../../functions/common-object.ts';
import { findingsOfOwnRule, refusal } from '../support/own-rule.ts';

describe('commonObject in a ruleset of a user', () => {
  it('knows the members of a common type', async () => {
    const options = { type: 'quantity' };
    const description = 'components: {schemas: {Weight: {type: object, properties: {uom: {type: string}}}}}';
    expect(await findingsOfOwnRule(commonObject, options, description)).to.deep.equal([
      'components schemas Weight: this Quantity has no amount; define amount',
    ]);
  });

  it('refuses options that it does not have', async () => {
    expect(await refusal(commonObject, { unknown: 1 })).to.include('"commonObject" function has invalid options');
  });
});
