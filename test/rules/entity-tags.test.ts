import { expect } from 'chai';
import entityTags from '../../rules/9.1/entity-tags/rule.ts';
import { HEAD, places } from '../support/findings.ts';

describe('entity-tags', () => {
  /** A collection, its items, and further operations of one of both. */
  const shop = (ofCollection: string, ofItem = '') => `${HEAD}
paths:
  /v1/shop/orders: {get: {responses: {'200': {$ref: '#/components/responses/List'}}}${ofCollection}}
  /v1/shop/orders/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: string}}]
    get: {responses: {'200': {description: d}}}
    ${ofItem}
components:
  responses:
    List:
      description: d
      content:
        application/json:
          schema: {type: object, properties: {items: {type: array, items: {type: object, properties: {id: {type: string}}}}}}
`;
  const put = (texts: string) => `put: {${texts}, responses: {'200': {description: d}}}`;
  const list = 'components responses List';
  const item = 'paths /v1/shop/orders/{id} get responses 200';

  it('leaves a collection alone whose PUT creates a member', () => {
    for (const texts of [
      'operationId: createOrder',
      'operationId: create_orders',
      'summary: Creates one or more orders',
      'operationId: addOrder, summary: Adds an order',
    ]) {
      expect(places(entityTags, shop(`, ${put(texts)}`)), texts).to.deep.equal([]);
    }
  });

  it('reports a collection that PUT or PATCH changes, and an item whatever its texts', () => {
    for (const texts of [
      'operationId: replaceOrders',
      'summary: Creates or updates orders',
      'operationId: createOrReplaceOrders',
      'operationId: createOrder, parameters: [{name: If-Match, in: header, schema: {type: string}}]',
    ]) {
      expect(places(entityTags, shop(`, ${put(texts)}`)), texts).to.deep.equal([list]);
    }
    const patch = "patch: {operationId: changeOrders, responses: {'204': {description: d}}}";
    expect(places(entityTags, shop(`, ${put('operationId: createOrder')}, ${patch}`))).to.deep.equal([list]);
    expect(places(entityTags, shop('', put('operationId: createOrder')))).to.deep.equal([item]);
  });
});
