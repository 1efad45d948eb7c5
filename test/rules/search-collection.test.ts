import { expect } from 'chai';
import searchCollection from '../../rules/4.7/search-collection/rule.ts';
import { places } from '../support/findings.ts';

describe('search-collection', () => {
  const search = (schema: string) =>
    `/v1/shop/search-orders: { post: { responses: { '200': { content: { application/json: { schema: ${schema} } } } } } }`;

  it('reports another name, an optional and a wrong items', () => {
    expect(
      places(searchCollection, search('{ type: object, properties: { results: { type: array, items: {} } } }')),
    ).to.have.lengthOf(1);
    expect(
      places(searchCollection, search('{ type: object, properties: { items: { type: array, items: {} } } }')),
    ).to.have.lengthOf(1);
    expect(
      places(searchCollection, search('{ type: object, required: [items], properties: { items: { type: object } } }')),
    ).to.have.lengthOf(1);
  });

  it('finds a bare array, and leaves a page and a collection alone', () => {
    expect(
      places(
        searchCollection,
        search('{ type: object, required: [items], properties: { items: { type: array, items: {} } } }'),
      ),
    ).to.deep.equal([]);
    expect(places(searchCollection, search('{ type: array, items: {} }'))).to.have.lengthOf(1);
    const collection = search('{ type: object, properties: { orders: { type: array, items: {} } } }').replace(
      'search-orders: { post',
      'orders: { get',
    );
    expect(places(searchCollection, collection)).to.deep.equal([]);
  });

  it('leaves to the collection what both share', () => {
    const body =
      "{ responses: { '200': { content: { application/json: { schema: { $ref: '#/components/schemas/Page' } } } } } }";
    const text = `
        paths:
          /v1/shop/orders: { get: ${body} }
          /v1/shop/orders/search: { post: ${body} }
        components: { schemas: { Page: { type: object, properties: { orders: { type: array, items: {} } } } } }
      `;
    expect(places(searchCollection, text)).to.deep.equal([]);
  });
});
