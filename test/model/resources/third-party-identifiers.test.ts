import { expect } from 'chai';
import { isForeignName } from '../../../model/resources/third-party-identifiers.ts';
import noSequenceIds from '../../../rules/2.8/no-sequence-ids/rule.ts';
import postServerValues from '../../../rules/4.2/post-server-values/rule.ts';
import { describeText, lintText } from '../../support/lint-text.ts';

const described = (title: string, ...paths: readonly string[]) =>
  describeText(
    JSON.stringify({ openapi: '3.1.0', info: { title }, paths: Object.fromEntries(paths.map((path) => [path, {}])) }),
  );

describe('names of identifiers that another party assigns', () => {
  for (const name of [
    'externalId',
    'external_customer_id',
    'thirdPartyId',
    'providerId',
    'vendor_order_id',
    'stripeCustomerId',
    'payPalOrderId',
    'googleId',
    'imdbId',
    'pubmed_id',
    'dhlShipmentId',
    'xboxUserId',
  ])
    it(`take ${name}`, () => expect(isForeignName(name, described('Shop', '/customers'))).to.equal(true));

  for (const name of ['id', 'customerId', 'serviceProviderId', 'providerName', 'partnershipId', 'internalId'])
    it(`leave ${name}`, () => expect(isForeignName(name, described('Shop', '/customers'))).to.equal(false));

  it('leave those of resources and of the provider of the API itself', () => {
    expect(isForeignName('providerId', described('Clinics', '/providers/{providerId}'))).to.equal(false);
    expect(isForeignName('stripeCustomerId', described('Stripe API', '/customers'))).to.equal(false);
  });
});

describe('identifiers that another party assigns', () => {
  const body = (...names: readonly string[]) => ({
    content: {
      'application/json': {
        schema: { type: 'object', properties: Object.fromEntries(names.map((name) => [name, { type: 'integer' }])) },
      },
    },
  });
  const names = ['externalCustomerId', 'stripeCustomerId', 'customerId'];
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Shop' },
    paths: {
      '/customers': { get: {}, post: { requestBody: body(...names), responses: { 201: { description: 'x' } } } },
      '/customers/{externalCustomerId}': { get: { responses: { 200: { description: 'x', ...body('customerId') } } } },
    },
  });
  const found = (rule: typeof noSequenceIds) => lintText({ text }, [rule]).map(({ path }) => path);

  it('need not be strings, and may stand in the body of a POST', () => {
    expect(found(noSequenceIds).map((path) => path.at(-2))).to.deep.equal(['customerId', 'customerId']);
    expect(found(postServerValues)).to.deep.equal([]);
  });
});
