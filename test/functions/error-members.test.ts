import { expect } from 'chai';
import errorMembers from '../../functions/error-members.ts';
import { findingsOfOwnRule, refusal } from '../support/own-rule.ts';

describe('errorMembers in a ruleset of a user', () => {
  it('wants members of a user’s own', async () => {
    const options = { defined: { name: 'string', trace: 'string' }, optional: { retryAfter: 'integer' } };
    const description =
      "paths: {/v1/shop/orders: {get: {responses: {'404': {description: d, content: {application/json: {schema: {type: object, properties: {name: {type: integer}, message: {type: string}, debug_id: {type: string}, retryAfter: {type: string}}}}}}}}}}";
    expect(await findingsOfOwnRule(errorMembers, options, description)).to.deep.equal([
      'paths /v1/shop/orders get responses 404 content application/json schema: the error object has no trace; define trace (string)',
      'paths /v1/shop/orders get responses 404 content application/json schema properties name type: name of the error object is of type integer; write type string',
      'paths /v1/shop/orders get responses 404 content application/json schema properties retryAfter type: retryAfter of the error object is of type string; write type integer',
    ]);
  });

  it('refuses options that it does not have', async () => {
    expect(await refusal(errorMembers, { unknown: 1 })).to.include('"errorMembers" function has invalid options');
  });
});
