import { expect } from 'chai';
import enumeratedValues from '../../functions/enumerated-values.ts';
import { findingsOfOwnRule, refusal } from '../support/own-rule.ts';

describe('enumeratedValues in a ruleset of a user', () => {
  it('judges one kind of values', async () => {
    const options = { of: 'others' };
    const description =
      'components: {schemas: {S: {type: object, properties: {kind: {type: string, enum: [small, BIG]}}}}}';
    expect(await findingsOfOwnRule(enumeratedValues, options, description)).to.deep.equal([
      'components schemas S properties kind enum: "small" is not UPPER_CASE; write "SMALL", or name the standard that spells it in x-lintel.standard',
    ]);
  });

  it('refuses options that it does not have', async () => {
    expect(await refusal(enumeratedValues, { unknown: 1 })).to.include(
      '"enumeratedValues" function has invalid options',
    );
  });
});
