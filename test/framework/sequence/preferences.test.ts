import { expect } from 'chai';
import { offersPreference } from '../../../framework/sequence/preferences.ts';
import { clientOperations } from '../../../model/operations/client-operations.ts';
import { describeText } from '../../support/lint-text.ts';

/** Whether an operation says that it takes `respond-async`. */
function offered(header: object | null, description = ''): boolean {
  const parameters = header === null ? [] : [{ name: 'Prefer', in: 'header', ...header }];
  const paths = { '/v1/shop/orders': { post: { description, parameters, responses: { 202: { description: 'a' } } } } };
  const described = describeText(JSON.stringify({ openapi: '3.1.0', paths }));
  const [operation] = clientOperations(described);
  return operation !== undefined && offersPreference(operation, 'respond-async', described);
}

describe('a preference that an operation offers', () => {
  const OFFERS: readonly (readonly [string, object, string?])[] = [
    ['by its values', { schema: { type: 'string', enum: ['respond-async'] } }],
    ['by an example', { schema: { type: 'string' }, example: 'respond-async' }],
    ['by one of its examples', { schema: { type: 'string' }, examples: { one: { value: 'respond-async, wait=1' } } }],
    ['by an example of its schema', { schema: { type: 'string', examples: ['respond-async'] } }],
    [
      'by the words of its header',
      { schema: { type: 'string' }, description: 'Send respond-async to wait for nothing.' },
    ],
    ['by its own words', { schema: { type: 'string' } }, 'With respond-async it waits for nothing.'],
  ];
  for (const [title, header, description] of OFFERS)
    it(`is known ${title}`, () => expect(offered(header, description)).to.equal(true));

  it('is none where nothing speaks of it, or there is no such header', () => {
    expect(offered({ schema: { type: 'string' }, example: 'return=minimal' })).to.equal(false);
    expect(offered({ schema: { type: 'string', enum: ['return=minimal'] }, description: 'respond-async' })).to.equal(
      false,
    );
    expect(offered(null, 'With respond-async it waits for nothing.')).to.equal(false);
  });
});
