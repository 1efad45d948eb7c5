import { expect } from 'chai';
import collectionItems from '../../functions/collection-items.ts';
import { findingsOfOwnRule, refusal } from '../support/own-rule.ts';

describe('collectionItems in a ruleset of a user', () => {
  it('wants a required items of searches', async () => {
    const options = { kind: 'search' };
    const description = `
paths:
  /v1/shop/search-orders: {post: {responses: {'200': {description: d, content: {application/json: {schema: {type: object, properties: {orders: {type: array}}}}}}}}}
  /v1/shop/orders: {get: {responses: {'200': {description: d, content: {application/json: {schema: {type: object, properties: {orders: {type: array}}}}}}}}}`;
    expect(await findingsOfOwnRule(collectionItems, options, description)).to.deep.equal([
      'paths /v1/shop/search-orders post responses 200 content application/json schema: this collection response has an array "orders" and no items; name the array items, and require it',
    ]);
  });

  it('refuses options that it does not have', async () => {
    expect(await refusal(collectionItems, { unknown: 1 })).to.include('"collectionItems" function has invalid options');
  });
});
