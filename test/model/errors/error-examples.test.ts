import { expect } from 'chai';
import { shownErrorMembers } from '../../../model/errors/error-examples.ts';
import { describeData } from '../../support/describe-data.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object, example: object) => ({ content: { 'application/json': { schema, example } } });

describe('values of a member of errors in examples', () => {
  it('are none of what only shares one member with errors', () => {
    const description = describeData({
      openapi: '3.1.0',
      paths: {
        '/orders/{orderId}': {
          get: {
            responses: {
              200: json(ref('Order'), { name: 'first' }),
              404: json(ref('Failure'), { name: 'NOT_FOUND', message: 'x' }),
            },
          },
        },
      },
      components: {
        schemas: {
          Named: { type: 'object', properties: { name: { type: 'string' } } },
          Order: { allOf: [ref('Named')] },
          Failure: { allOf: [ref('Named'), { type: 'object', properties: { message: { type: 'string' } } }] },
        },
      },
    });
    expect(shownErrorMembers(description, 'name').map(({ value }) => value)).to.deep.equal(['NOT_FOUND']);
  });
});
