import { expect } from 'chai';
import { shownDetailMembers, shownDetails, shownErrorMembers } from '../../../model/errors/error-examples.ts';
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

  it('of its details are in whole errors, and in examples of the items alone', () => {
    const details = { type: 'array', items: ref('Detail') };
    const detail = { field: '/a', value: 'x' };
    const description = describeData({
      openapi: '3.1.0',
      paths: {
        '/orders': { get: { responses: { 400: json(ref('Failure'), { message: 'x', details: [detail] }) } } },
      },
      components: {
        schemas: {
          Failure: { type: 'object', properties: { message: {}, details } },
          Detail: {
            type: 'object',
            properties: { field: { type: 'string', example: '/b' } },
            example: { field: '/c' },
          },
          Other: { type: 'object', properties: { field: { type: 'string' } }, example: { field: '/d' } },
        },
      },
    });
    expect(shownDetails(description).map(({ value }) => value)).to.have.deep.members([detail, { field: '/c' }]);
    expect(shownDetailMembers(description, 'field').map(({ value }) => value)).to.have.members(['/a', '/b', '/c']);
  });
});
