import { expect } from 'chai';
import { collectionOperations, collectionSchemas } from '../../../model/collections/collection-response.ts';
import { HEAD } from '../../support/findings.ts';
import { describeText } from '../../support/lint-text.ts';

const ITEMS = 'items: {type: array, items: {type: object}}';

/** An operation that answers with a schema. */
function operation(method: string, schema: string, more = '', status = '200'): string {
  return `{${method}: {${more}responses: {'${status}': {content: {application/json: {schema: ${schema}}}}}}}`;
}

const page = (properties: string, required = 'items') =>
  `{type: object, required: [${required}], properties: {${properties}}}`;

const ref = (name: string) => `{$ref: '#/components/schemas/${name}'}`;

describe('collection responses', () => {
  const kinds = (yaml: string) =>
    collectionOperations(describeText(HEAD + yaml)).map(({ kind, operation }) => `${kind} ${operation.method}`);

  it('are those of GET on collections, and of GET and POST on searches', () => {
    const item = (method: string) => operation(method, '{type: object}');
    expect(kinds(`paths: {/v1/shop/orders: ${item('get')}, '/v1/shop/orders/{id}': ${item('get')}}`)).to.deep.equal([
      'collection get',
    ]);
    expect(kinds(`paths: {/v1/shop/search-orders: ${item('post')}}`)).to.deep.equal(['search post']);
    expect(
      kinds(`paths: {/v1/shop/orders: ${item('post')}, '/v1/shop/orders/{id}/cancel': ${item('post')}}`),
    ).to.deep.equal([]);
    expect(kinds(`webhooks: {orders: ${item('get')}}`)).to.deep.equal([]);
  });
  it('follow the annotation', () => {
    const annotated = (kind: string) =>
      `paths: {/v1/shop/stock: ${operation('get', '{type: object}', `x-lintel: {resource: ${kind}}, `)}}`;
    expect(kinds(annotated('collection'))).to.deep.equal(['collection get']);
    expect(kinds(annotated('singleton'))).to.deep.equal([]);
  });
  it('have a body where the answer is JSON with 200 or a kin of it', () => {
    for (const [status, count] of [
      ['200', 1],
      ['2XX', 1],
      ['203', 1],
      ['202', 0],
      ['204', 0],
      ['404', 0],
      ['default', 0],
    ] as const) {
      const description = describeText(`${HEAD}paths: {/v1/shop/orders: ${operation('get', page(ITEMS), '', status)}}`);
      expect(collectionOperations(description)[0]?.bodies, status).to.have.lengthOf(count);
    }
  });
  it('are grouped by the schema that defines items, and are computed once', () => {
    const description = describeText(`${HEAD}paths:
  /v1/shop/orders: ${operation('get', `{allOf: [${ref('Page')}, {properties: {a: {}}}]}`)}
  /v1/shop/refunds: ${operation('get', ref('Page'))}
  /v1/shop/carts: ${operation('get', page(ITEMS))}
components: {schemas: {Page: ${page(ITEMS)}}}`);
    expect(
      collectionSchemas(description).map(({ bodies, operations }) => [bodies.length, operations.length]),
    ).to.deep.equal([
      [2, 2],
      [1, 1],
    ]);
    expect(collectionSchemas(description)).to.equal(collectionSchemas(description));
  });
});
