import { expect } from 'chai';
import standardCodes from '../../functions/standard-codes.ts';
import { findingsOfOwnRule, refusal } from '../support/own-rule.ts';

describe('standardCodes in a ruleset of a user', () => {
  it('knows a standard by its role', async () => {
    const options = { role: 'country' };
    const description =
      "components: {schemas: {A: {type: object, properties: {country: {type: string, minLength: 2, maxLength: 2, pattern: '^[A-Z]{2}$', example: XX}, currency: {type: integer}}}}}";
    expect(await findingsOfOwnRule(standardCodes, options, description)).to.deep.equal([
      'components schemas A properties country example: "XX" is not an ISO 3166-1 alpha-2 code; write one such as "DE"',
    ]);
  });

  it('refuses options that it does not have', async () => {
    expect(await refusal(standardCodes, { unknown: 1 })).to.include('"standardCodes" function has invalid options');
  });
});
