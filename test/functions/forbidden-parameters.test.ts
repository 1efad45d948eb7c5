import { expect } from 'chai';
import forbiddenParameters from '../../functions/forbidden-parameters.ts';
import { findingsOfOwnRule, refusal } from '../support/own-rule.ts';

describe('forbiddenParameters in a ruleset of a user', () => {
  it('forbids names in one place', async () => {
    const options = { in: 'query', names: { apiKey: 'send it in a header' } };
    const description =
      'paths: {/v1/shop/orders: {get: {parameters: [{name: apiKey, in: query}, {name: apiKey, in: header}, {name: apikey, in: query}], responses: {}}}}';
    expect(await findingsOfOwnRule(forbiddenParameters, options, description)).to.deep.equal([
      'paths /v1/shop/orders get parameters 0 name: the query parameter apiKey is declared; send it in a header',
    ]);
  });

  it('takes names of headers in any case', async () => {
    const options = { in: 'header', names: { 'X-Key': 'use Authorization' } };
    const description = 'paths: {/v1/shop/orders: {get: {parameters: [{name: x-key, in: header}], responses: {}}}}';
    expect(await findingsOfOwnRule(forbiddenParameters, options, description)).to.deep.equal([
      'paths /v1/shop/orders get parameters 0 name: the header parameter x-key is declared; use Authorization',
    ]);
  });

  it('refuses options that it does not have', async () => {
    expect(await refusal(forbiddenParameters, { unknown: 1 })).to.include(
      '"forbiddenParameters" function has invalid options',
    );
  });
});
