import { expect } from 'chai';
import createdLinks from '../../functions/created-links.ts';
import { findingsOfOwnRule, refusal } from '../support/own-rule.ts';

describe('createdLinks in a ruleset of a user', () => {
  it('wants links of what a collection makes', async () => {
    const options = { ofCollections: true };
    const description = `
paths:
  /v1/shop/orders: {post: {responses: {'201': {description: d, content: {application/json: {schema: {type: object, properties: {id: {type: string}}}}}}}}}
  '/v1/shop/orders/{id}/copy': {post: {responses: {'201': {description: d, content: {application/json: {schema: {type: object, properties: {id: {type: string}}}}}}}}}`;
    expect(await findingsOfOwnRule(createdLinks, options, description)).to.deep.equal([
      'paths /v1/shop/orders post responses 201 content application/json schema: the body of the 201 of POST /v1/shop/orders has no links; define links, an array of link objects with self among them',
    ]);
  });

  it('refuses options that it does not have', async () => {
    expect(await refusal(createdLinks, { unknown: 1 })).to.include('"createdLinks" function has invalid options');
  });
});
