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

  it('names the operations whose answers a component describes', async () => {
    const get =
      "{get: {responses: {'200': {description: d, content: {application/json: {schema: {$ref: '#/components/schemas/Page'}}}}}}}";
    const found = (properties: string, others = '') =>
      findingsOfOwnRule(
        collectionItems,
        { kind: 'collection' },
        `paths: {/v1/shop/carts: ${get}${others}}\ncomponents: {schemas: {Page: {type: object, properties: {${properties}}}}}`,
      );
    const orders = `, /v1/shop/orders: ${get}`;
    expect(await found('items: {type: array, items: {}}')).to.deep.equal([
      'components schemas Page: items of the collection response of GET /v1/shop/carts is not required; list it in required',
    ]);
    expect(await found('orders: {type: array, items: {}}', orders)).to.deep.equal([
      'components schemas Page: the collection response of GET /v1/shop/carts and 1 other operation has an array "orders" and no items; name the array items, and require it',
    ]);
    expect(await found('items: {type: array, items: {}}', `${orders}, /v1/shop/zones: ${get}`)).to.deep.equal([
      'components schemas Page: items of the collection response of GET /v1/shop/carts and 2 other operations is not required; list it in required',
    ]);
  });

  it('refuses options that it does not have', async () => {
    expect(await refusal(collectionItems, { unknown: 1 })).to.include('"collectionItems" function has invalid options');
  });
});
