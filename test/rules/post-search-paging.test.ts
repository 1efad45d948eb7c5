import { expect } from 'chai';
import { placesBySection } from '../support/findings.ts';

const BODY =
  'content: {application/json: {schema: {type: object, properties: {items: {type: array, items: {type: object}}}}}}';

describe('post-search-paging', () => {
  const search = (properties: string, path = '/v1/shop/search-orders', method = 'post') =>
    `paths: {'${path}': {${method}: {requestBody: {content: {application/json: {schema: {type: object, properties: {${properties}}}}}}, responses: {'200': {${BODY}}}}}}`;
  const names = (properties: string) =>
    placesBySection('4.4', search(properties)).map((at) => at.replace(/.* properties /, ''));

  it('finds what pages in the body', () => {
    expect(names('page: {type: integer}, pageSize: {type: integer}, pageToken: {}, totalRequired: {}')).to.deep.equal([
      'page',
      'pageSize',
      'pageToken',
      'totalRequired',
    ]);
    expect(
      names('limit: {type: integer}, offset: {type: integer}, page_size: {}, cursor: {type: string}'),
    ).to.deep.equal(['limit', 'offset', 'page_size', 'cursor']);
    expect(names('from: {type: integer}, size: {type: integer}')).to.deep.equal(['from', 'size']);
    expect(names('pagination: {type: object}, paging: {}')).to.deep.equal(['pagination', 'paging']);
  });

  it('leaves criteria alone', () => {
    expect(
      names('status: {}, count: {type: integer}, first: {type: string}, from: {type: string, format: date}'),
    ).to.deep.equal([]);
    expect(names('sortBy: {}, filter: {}, creditLimit: {type: integer}')).to.deep.equal([]);
  });

  it('looks into parts, alternatives and other files, once', () => {
    const body =
      "{content: {application/json: {schema: {allOf: [{$ref: 's.yaml#/P'}], oneOf: [{properties: {page: {}}}]}}}}";
    const operation = `{post: {requestBody: ${body}, responses: {'200': {${BODY}}}}}`;
    const yaml = `paths: {/v1/shop/search-orders: ${operation}, /v1/shop/search-notes: {post: {requestBody: {content: {application/json: {schema: {$ref: 's.yaml#/P'}}}}, responses: {'200': {${BODY}}}}}}`;
    expect(
      placesBySection('4.4', yaml, { files: { 's.yaml': 'P: {type: object, properties: {pageSize: {}}}' } }),
    ).to.have.members([
      'post-search-paging s.yaml P properties pageSize',
      'post-search-paging paths /v1/shop/search-orders post requestBody content application/json schema oneOf 0 properties page',
    ]);
  });

  it('judges searches only', () => {
    expect(placesBySection('4.4', search('page: {type: integer}', '/v1/shop/books'))).to.deep.equal([]);
    expect(placesBySection('4.4', search('page: {type: integer}', '/v1/shop/books/{id}/print'))).to.deep.equal([]);
    expect(
      placesBySection(
        '4.4',
        `webhooks: {searchOrders: {post: {requestBody: {content: {application/json: {schema: {properties: {page: {}}}}}}}}}`,
      ),
    ).to.deep.equal([]);
  });
});
