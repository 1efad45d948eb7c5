import { expect } from 'chai';
import noVerbs from '../../rules/4.1/no-verbs/rule.ts';
import { findings, places } from '../support/findings.ts';

describe('no-verbs', () => {
  it('objects to verbs that name data, and to nothing that is a noun as well', () => {
    const paths = `
        paths:
          '/v1/shop/activate/{id}': {}
          '/v1/shop/transfers/{id}': {}
          '/v1/shop/order/{id}': {}
          '/v1/shop/return/{id}': {}
          '/v1/shop/report/{id}': {}
          '/v1/shop/authorizations/{id}': {}
          '/v1/shop/orders/{id}/capture': { get: {}, put: {} }
          '/v1/shop/orders/{id}/authorize': { post: {} }
      `;
    expect(places(noVerbs, paths)).to.deep.equal(['paths /v1/shop/activate/{id}']);
  });

  it('says the noun behind the verb', () => {
    const said = (key: string) =>
      findings(noVerbs, `paths: { '${key}': {} }`).map(({ message }) => message.replace(/^.*; | \(.*$/g, ''));
    expect(said('/v1/shop/create-order/{id}')).to.deep.equal(['write orders']);
    expect(said('/v1/shop/get-customers/{id}')).to.deep.equal(['write customers']);
    expect(said('/v1/shop/activate/{id}')).to.deep.equal(['name it by the noun for what it holds']);
  });

  it('selects in the collection what a verb finds by a property', () => {
    const said = (...keys: string[]) =>
      findings(noVerbs, `paths: { ${keys.map((key) => `'${key}': {}`).join(', ')} }`).map(({ message }) =>
        message.replace(/^.*; | \(.*$/g, ''),
      );
    expect(said('/contacts/{id}', '/contacts/find_by_external_id/{external_id}')).to.deep.equal([
      'select in the collection by a query parameter: /contacts?externalId={externalId}',
    ]);
    expect(said('/v1/shop/findOrdersByStatus/{status}')).to.deep.equal([
      'select in the collection by a query parameter: /v1/shop/orders?status={status}',
    ]);
    expect(said('/v1/shop/get-order-by-number/{number}')).to.deep.equal([
      'select in the collection by a query parameter: /v1/shop/orders?number={number}',
    ]);
    for (const key of ['get-by-name/{name}', 'get-for-customer/{customerId}', 'find-by-id/{id}'])
      expect(said(`/v1/shop/${key}`), key).to.deep.equal(['name it by the noun for what it holds']);
  });

  it('hears what the description says', () => {
    const words = 'x-lintel: { vocabulary: { nouns: [activate], verbs: [zap] } }';
    const paths = 'paths: { "/v1/shop/activate/{id}": {}, "/v1/shop/zap/{id}": {} }';
    expect(places(noVerbs, `${words}\n${paths}`)).to.deep.equal(['paths /v1/shop/zap/{id}']);
  });
});
