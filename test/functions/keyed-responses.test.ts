import { expect } from 'chai';
import keyedResponses from '../../functions/keyed-responses.ts';
import { findingsOfOwnRule, refusal } from '../support/own-rule.ts';

describe('keyedResponses in a ruleset of a user', () => {
  it('wants the statuses that it is asked for', async () => {
    const options = { statuses: ['422'] };
    const description =
      "paths: {/v1/shop/orders: {post: {parameters: [{name: Idempotency-Key, in: header, required: true, schema: {type: string}}], responses: {'201': {description: d}}}}}";
    expect(await findingsOfOwnRule(keyedResponses, options, description)).to.deep.equal([
      'paths /v1/shop/orders post responses: an operation with Idempotency-Key documents no 422; answer 422 for the key with another payload',
    ]);
  });

  it('refuses options that it does not have', async () => {
    expect(await refusal(keyedResponses, { unknown: 1 })).to.include('"keyedResponses" function has invalid options');
  });
});
