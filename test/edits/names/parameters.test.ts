import { expect } from 'chai';
import { rename } from '../../../framework/remedy.ts';
import { appliedEdits } from '../../support/applied-edits.ts';

describe('a new name of one of several parameters', () => {
  it('stands at its place alone where nothing declares it', () => {
    const described = (name: string) => ({ openapi: '3.1.0', 'x-parameters': [{ name, in: 'query' }] });
    expect(
      appliedEdits(JSON.stringify(described('the_id')), (at) => [
        rename(at('x-parameters 0 name'), 'parameter', 'theId'),
      ]),
    ).to.deep.equal(described('theId'));
  });

  it('leaves the other path parameters of its paths alone, and reaches those that operations have', () => {
    const described = (name: string) => ({
      openapi: '3.1.0',
      paths: {
        [`/shops/{shop_id}/orders/{${name}}`]: {
          parameters: [
            { name: 'shop_id', in: 'path' },
            { name, in: 'path' },
          ],
          get: { parameters: [{ name: 'order_id', in: 'query' }] },
          put: {
            parameters: [
              { name: 'shop_id', in: 'path' },
              { name, in: 'path' },
            ],
          },
        },
        '/returns/{order_id}': { parameters: [{ name: 'order_id', in: 'path' }], get: {} },
        '/shops/{shop_id}': { parameters: [{ name: 'shop_id', in: 'path' }], get: {} },
      },
    });
    expect(
      appliedEdits(JSON.stringify(described('order_id')), (at) => [
        rename(at('paths /shops/{shop_id}/orders/{order_id} parameters 1 name'), 'parameter', 'orderId'),
      ]),
    ).to.deep.equal(described('orderId'));
  });

  it('stands in expressions that name a header in another case, and in none of another case of a query', () => {
    const described = (header: string, query: string, inHeader: string) => ({
      openapi: '3.1.0',
      paths: {
        '/orders': {
          post: {
            parameters: [
              { name: header, in: 'header' },
              { name: query, in: 'query' },
            ],
            callbacks: { done: { [`https://a.example/{$request.header.${inHeader}}/{$request.query.PAGE_SIZE}`]: {} } },
          },
        },
      },
    });
    expect(
      appliedEdits(JSON.stringify(described('Order-Key', 'page_size', 'order-key')), (at) => [
        rename(at('paths /orders post parameters 0 name'), 'parameter', 'Idempotency-Key'),
        rename(at('paths /orders post parameters 1 name'), 'parameter', 'pageSize'),
      ]),
    ).to.deep.equal(described('Idempotency-Key', 'pageSize', 'Idempotency-Key'));
  });
});
