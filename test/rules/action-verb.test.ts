import { expect } from 'chai';
import { noVocabulary } from '../../model/text/words/declared-vocabulary.ts';
import { verbOfNoun } from '../../model/text/words/verb-of-noun.ts';
import actionVerb from '../../rules/4.7/action-verb/rule.ts';
import { messagesOf, places } from '../support/findings.ts';

/** A path with one operation that documents some statuses, without bodies. */
function path(key: string, method: string, ...statuses: string[]): string {
  return `${key}: { ${method}: { responses: { ${statuses.map((status) => `'${status}': { description: a }`).join(', ')} } } }`;
}

describe('action-verb', () => {
  const cases: readonly (readonly [string, string, boolean])[] = [
    ['a noun without 201', path('/v1/shop/orders/{id}/cancellation', 'post', '200'), true],
    ['a noun at the top', path('/v1/shop/quotation', 'post', '200'), true],
    [
      'an annotated action',
      '/v1/shop/prices: { x-lintel: { resource: action }, post: { responses: { "200": {} } } }',
      true,
    ],
    ['a noun behind a search', path('/v1/shop/customer-search', 'post', '201'), false],
    ['a verb', path('/v1/shop/orders/{id}/cancel', 'post', '200'), false],
    ['a verb behind a prefix', path('/v1/shop/orders/{id}/un-archive', 'post', '200'), false],
    ['a verb and its particle', path('/v1/shop/machines/{id}/power-off', 'post', '200'), false],
    ['a verb phrase', path('/v1/shop/orders/{id}/confirm-payment', 'post', '204'), false],
    [
      'a verb with the plural of what it does',
      '/v1/shop/order-items: { x-lintel: { resource: action }, post: {} }',
      false,
    ],
    ['a word that is both', path('/v1/shop/payments/{id}/refund', 'post', '201'), false],
    ['search', path('/v1/shop/orders/search', 'post', '200'), false],
    ['a noun whose 201 gives nothing an address', path('/v1/shop/orders/{id}/cancellation', 'post', '201'), true],
    [
      'a noun whose 201 says where what it created is',
      `/v1/shop/orders/{id}/cancellation: { post: { responses: { '201': { headers: { Location: {} } } } } }`,
      false,
    ],
    ['a noun that is a thing as well', path('/v1/shop/orders/{id}/payment', 'post', '201'), false],
    ['a plural noun', path('/v1/shop/orders', 'post', '200'), false],
    ['a noun that GET reads', path('/v1/shop/orders/{id}/invoice', 'get', '200'), false],
    [
      'a declared verb',
      `/v1/shop/orders/{id}/cancellation: { post: { responses: { '200': {} } } }\nx-lintel: { vocabulary: { verbs: [cancellation] } }`,
      false,
    ],
  ];
  for (const [title, text, wrong] of cases) {
    it(`${wrong ? 'reports' : 'is silent'}: ${title}`, () => {
      const [paths = '', ...rest] = text.split('\n');
      expect(places(actionVerb, `paths:\n  ${paths}\n${rest.join('\n')}`)).to.have.lengthOf(wrong ? 1 : 0);
    });
  }

  for (const first of ['address', 'card', 'contact', 'document', 'invoice', 'order', 'price', 'tax']) {
    it(`takes ${first}-cancellation for what is done to it, and no command that begins with a verb`, () => {
      const text = path(`/v1/shop/orders/{id}/${first}-cancellation`, 'post', '200');
      expect(places(actionVerb, `paths:\n  ${text}`)).to.have.lengthOf(1);
    });
  }

  it('gives the verb where it knows one', () => {
    expect(messagesOf(actionVerb, path('/v1/shop/orders/{id}/cancellation', 'post', '204'))).to.deep.equal([
      'the action cancellation is no verb; name it cancel, or by another English verb for what it does (§4.7)',
    ]);
    expect(messagesOf(actionVerb, path('/v1/shop/token', 'post', '200'))).to.deep.equal([
      'the action token is no verb; name it by an English verb for what it does (§4.7)',
    ]);
    const search = `/v1/shop/customer-search: { post: { responses: { '200': { $ref: 'common.yaml#/responses/Page' } } } }`;
    expect(messagesOf(actionVerb, search)).to.deep.equal([
      'the search customer-search does not begin with a verb; name it search-customer (§4.7)',
    ]);
  });

  it('takes the verb with which the texts of the operation begin', () => {
    const worded = (texts: string) =>
      messagesOf(actionVerb, `/v1/shop/token: { post: { ${texts}, responses: { '200': { description: a } } } }`)
        .map((message) => message.replace(/^.*; name it |, or by.*| \(.*$/g, ''))
        .join();
    expect(worded('summary: Generates a token')).to.equal('generate-token');
    expect(worded('operationId: createToken')).to.equal('create-token');
    expect(worded('operationId: postToken')).to.equal('by an English verb for what it does');
    expect(worded('summary: The token')).to.equal('by an English verb for what it does');
  });

  it('finds verbs for nouns', () => {
    const verbs: Readonly<Record<string, string | null>> = {
      activation: 'activate',
      confirmation: 'confirm',
      authorization: 'authorize',
      cancellation: 'cancel',
      verification: 'verify',
      suspension: 'suspend',
      submission: 'submit',
      conversion: 'convert',
      completion: 'complete',
      rejection: 'reject',
      payment: 'pay',
      approval: 'approve',
      acquittal: 'acquit',
      rebuttal: 'rebut',
      renewal: 'renew',
      closure: 'close',
      'order-confirmation': 'confirm-order',
      rating: 'rate',
      listing: 'list',
      'packing-information': null,
      'bank-statement': null,
      'trips-collection': null,
      'payment-collection': 'collect-payment',
      position: null,
      'price-transition': null,
      total: null,
      token: null,
      '': null,
    };
    for (const [noun, verb] of Object.entries(verbs)) expect(verbOfNoun(noun, noVocabulary), noun).to.equal(verb);
  });

  it('proposes no verb before a noun that begins with it', () => {
    const text = "paths: {/Setup: {post: {summary: 'Set up the account', responses: {'200': {description: a}}}}}";
    expect(messagesOf(actionVerb, text)).to.deep.equal([
      'the action Setup is no verb; name it set-up, or by another English verb for what it does (§4.7)',
    ]);
  });

  it('writes the verb and its particle apart, where the noun is made of them', () => {
    const named = (name: string, texts = 'summary: Remove what is old') =>
      messagesOf(actionVerb, `paths: {/v1/shop/${name}: {post: {${texts}, responses: {'200': {description: a}}}}}`)
        .map((message) => message.replace(/^.*; name it |, or by.*| \(.*$/g, ''))
        .join();
    expect(named('cleanup')).to.equal('clean-up');
    expect(named('session-breakdown')).to.equal('break-down-session');
    expect(named('version', 'summary: The version')).to.equal('by an English verb for what it does');
    expect(named('feedback', 'summary: The feedback')).to.equal('');
  });
});
