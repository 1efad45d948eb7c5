import { expect } from 'chai';
import type { ExchangeRule } from '../../framework/run-exchange.ts';
import { readExchange } from '../../model/exchange/exchange.ts';
import jsonBodiesExchange from '../../rules/1/json-bodies/exchange.ts';
import jsonBodies from '../../rules/1/json-bodies/rule.ts';
import noNullExchange from '../../rules/2.1/no-null/exchange.ts';
import noNull from '../../rules/2.1/no-null/rule.ts';
import propertyNamesExchange from '../../rules/2.1/property-names/exchange.ts';
import propertyNames from '../../rules/2.1/property-names/rule.ts';
import collectionItemsExchange from '../../rules/2.5/collection-items/exchange.ts';
import collectionItems from '../../rules/2.5/collection-items/rule.ts';
import asDescribedExchange from '../../rules/openapi/as-described/exchange.ts';
import asDescribed from '../../rules/openapi/as-described/rule.ts';
import { judgeExchanges } from '../support/judge-exchanges.ts';
import { describeText } from '../support/lint-text.ts';

const ERROR = { type: 'object', required: ['name', 'message', 'debug_id'] };

const DESCRIPTION = describeText(
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Shop', version: '1' },
    servers: [{ url: 'https://api.example.com' }],
    paths: {
      '/v1/shop/orders/{orderId}': { get: { responses: { 200: { description: 'An order.' } } } },
      '/v1/shop/orders': {
        get: {
          responses: {
            200: { description: 'Orders.' },
            409: { description: 'Busy.', content: { 'application/json': { schema: ERROR } } },
          },
        },
      },
    },
  }),
);

const JSON_BODIES = { rule: jsonBodies, check: jsonBodiesExchange };
const PROPERTY_NAMES = { rule: propertyNames, check: propertyNamesExchange };
const NO_NULL = { rule: noNull, check: noNullExchange };
const COLLECTION_ITEMS = { rule: collectionItems, check: collectionItemsExchange };
const AS_DESCRIBED = { rule: asDescribed, check: asDescribedExchange };

function findingsOf(rules: readonly ExchangeRule[], status: number, type: string, text: string) {
  const url = 'https://api.example.com/v1/shop/orders';
  const request = { method: 'GET', url, headers: [], body: { state: 'absent' } as const };
  const headers = [['Content-Type', type]] as const;
  const response = { status, headers, body: { state: 'text', text } as const };
  return judgeExchanges([readExchange({ request, response }, null)], rules, DESCRIPTION).findings;
}

function messagesOf(rule: ExchangeRule, status: number, type: string, text: string): string[] {
  return findingsOf([rule], status, type, text).map(({ message }) => message);
}

describe('what frameworks answer by themselves', () => {
  it('is to be the error object, where it is an error of another media type', () => {
    for (const type of ['application/problem+json', 'text/plain; charset=utf-8'])
      expect(messagesOf(JSON_BODIES, 404, type, '{"status":404}')).to.deep.equal([
        `a response has the media type "${type}"; write the error object as application/json (§1)`,
      ]);
    expect(messagesOf(JSON_BODIES, 200, 'text/plain', '{}')).to.deep.equal([
      'a response has the media type "text/plain"; write application/json (§1)',
    ]);
  });

  it('is one finding, where its members are not as described, either', () => {
    const rules = [JSON_BODIES, AS_DESCRIBED];
    expect(
      findingsOf(rules, 409, 'application/problem+json', '{}').map(({ rule }) => rule.extensions.lintel.id),
    ).to.deep.equal(['json-bodies']);
    expect(findingsOf(rules, 409, 'application/json', '{}').map(({ rule }) => rule.extensions.lintel.id)).to.deep.equal(
      ['as-described'],
    );
  });

  it('is to be without the keyword of JSON Schema', () => {
    expect(
      messagesOf(PROPERTY_NAMES, 200, 'application/json', '{"$schema":"https://api.example.com/schemas/Book.json"}'),
    ).to.deep.equal([
      'property name "$schema" is not camelCase; leave it out, since a type says its dialect in its schema and not in its values (§2.1)',
    ]);
  });

  it('is judged by its members where it is HAL, which fixes two of them', () => {
    const said = (type: string) => messagesOf(NO_NULL, 200, type, '{"id":"7f","note":null}');
    expect(said('application/hal+json')).to.deep.equal(said('application/json'));
    expect(said('application/hal+json')).to.have.length(1);
    expect(said('application/geo+json')).to.deep.equal([]);
  });

  it('is to have its array in the body itself, and not in the envelope of HAL', () => {
    const said = (body: string) => messagesOf(COLLECTION_ITEMS, 200, 'application/json', body);
    const links = '"_links":{"self":{"href":"/v1/shop/orders"}}';
    expect(said(`{"_embedded":{"orders":[{"id":"7f"}]},${links}}`)).to.deep.equal([
      'this collection response has the array "orders" inside "_embedded" and no items; have it in the body itself, and name it items (§2.5)',
    ]);
    for (const body of [`{"_embedded":{},${links}}`, '{"a":{"b":[{}]},"c":{"d":[{}]}}'])
      expect(said(body)).to.deep.equal(['this collection response has no items; add the array items (§2.5)']);
  });

  it('is to be described, or a success to be another one', () => {
    const said = (status: number) => messagesOf(AS_DESCRIBED, status, 'application/json', '{}');
    expect(said(400)).to.deep.equal(['the description has no response 400; describe it (openapi)']);
    expect(said(500)).to.deep.equal(['the description has no response 500; describe it (openapi)']);
    expect(said(201)).to.deep.equal(['the description has no response 201; describe it, or answer 200 (openapi)']);
  });
});
