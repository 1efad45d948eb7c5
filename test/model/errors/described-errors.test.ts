import { expect } from 'chai';
import { describedErrors } from '../../../model/errors/described-errors.ts';
import { describeData } from '../../support/describe-data.ts';

/** The names of error objects, the one that is most likely meant for all first, by the statuses that have each. */
function rankOf(statuses: Readonly<Record<string, readonly string[]>>): string[] {
  const responses = Object.entries(statuses).flatMap(([name, codes]) =>
    codes.map((status) => {
      const schema = { $ref: `#/components/schemas/${name}` };
      return [status, { content: { 'application/json': { schema } } }] as const;
    }),
  );
  const object = () => ({ type: 'object', properties: { message: { type: 'string' } } });
  const description = describeData({
    openapi: '3.1.0',
    paths: { '/v1/shop/orders': { get: { responses: { 200: {}, ...Object.fromEntries(responses) } } } },
    components: { schemas: Object.fromEntries(Object.keys(statuses).map((name) => [name, object()])) },
  });
  return describedErrors(description).map(({ home, isSpecial }) => `${home.place.key}${isSpecial ? ' special' : ''}`);
}

describe('error objects of a description', () => {
  it('are of one kind by their names, however many errors they serve', () => {
    const words = ['NotFound', 'Forbidden', 'Unauthorized', 'Unauthenticated', 'BadInput', 'Validation', 'Conflict'];
    const more = [
      'Invalid',
      'Missing',
      'Gone',
      'Limit',
      'Timeout',
      'Unavailable',
      'Internal',
      'TooMany',
      'Unprocessable',
    ];
    for (const name of [...words, ...more, 'Denied', 'Duplicate', 'Expired'])
      expect(rankOf({ [`${name}Error`]: ['404', '409', '500'], Failure: ['429', '503'] }), name).to.deep.equal([
        'Failure',
        `${name}Error special`,
      ]);
  });

  it('are no bodies of successes, which an error response is wrong to have', () => {
    const answer = (name: string) => ({
      content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
    });
    const object = () => ({ type: 'object', properties: { orderId: { type: 'string' } } });
    const description = describeData({
      openapi: '3.1.0',
      paths: {
        '/v1/shop/orders': {
          get: {
            responses: { 200: answer('Order'), 400: answer('Order'), 404: answer('Order'), 500: answer('Trouble') },
          },
        },
      },
      components: { schemas: { Order: object(), Trouble: object() } },
    });
    expect(describedErrors(description).map(({ home }) => home.place.key)).to.deep.equal(['Trouble']);
  });

  it('are of one kind where they serve one status, unless their names say that they are for all', () => {
    expect(rankOf({ Trouble: ['404'] })).to.deep.equal(['Trouble special']);
    expect(rankOf({ Trouble: ['404', '500'] })).to.deep.equal(['Trouble']);
    for (const name of ['Error', 'ApiError', 'ErrorResponse', 'GenericProblem', 'BaseException', 'ServiceFaultDetails'])
      expect(rankOf({ [name]: ['404'] }), name).to.deep.equal([name]);
  });
});
