import { expect } from 'chai';
import { repeated } from '../../bench/repeated-description.ts';

const one = {
  openapi: '3.1.0',
  paths: {
    '/orders': {
      get: {
        operationId: 'list',
        responses: { 200: { $ref: '#/components/responses/Order' } },
        callbacks: { done: { $ref: '#/paths/~1orders' } },
      },
    },
  },
  components: {
    responses: { Order: { description: 'An order.' } },
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
  },
};

describe('a description several times over', () => {
  it('has names of its own for each copy, and references that follow', () => {
    expect(repeated(one, 2)).to.deep.equal({
      openapi: '3.1.0',
      paths: {
        ...one.paths,
        '/copy-2/orders': {
          get: {
            operationId: 'list_2',
            responses: { 200: { $ref: '#/components/responses/Order_2' } },
            callbacks: { done: { $ref: '#/paths/~1copy-2~1orders' } },
          },
        },
      },
      components: {
        responses: { Order: { description: 'An order.' }, Order_2: { description: 'An order.' } },
        securitySchemes: one.components.securitySchemes,
      },
    });
  });

  it('is the description itself once', () => {
    expect(repeated(one, 1)).to.deep.equal(one);
  });
});
