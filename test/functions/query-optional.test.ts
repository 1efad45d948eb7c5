import { expect } from 'chai';
import queryOptional from '../../functions/query-optional.ts';
import { findingsOfOwnRule, refusal } from '../support/own-rule.ts';

describe('queryOptional in a ruleset of a user', () => {
  it('judges only the parameters that it is given', async () => {
    const options = { only: ['status'] };
    const description =
      'paths: {/v1/shop/orders: {get: {parameters: [{name: status, in: query, required: true, schema: {type: string}}, {name: kind, in: query, required: true, schema: {type: string}}], responses: {}}}}';
    expect(await findingsOfOwnRule(queryOptional, options, description)).to.deep.equal([
      'paths /v1/shop/orders get parameters 0 required: query parameter "status" is required; make it optional, and document what holds without it',
    ]);
  });

  it('refuses options that it does not have', async () => {
    expect(await refusal(queryOptional, { unknown: 1 })).to.include('"queryOptional" function has invalid options');
  });
});
