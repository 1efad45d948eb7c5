import { expect } from 'chai';
import type { AnyRule } from '../../framework/rule.ts';
import { below } from '../../model/description/place.ts';
import { readExchange } from '../../model/exchange/exchange.ts';
import { InferredPaths } from '../../model/exchange/inferred-paths.ts';
import { Traffic } from '../../model/exchange/traffic.ts';
import { EVERY_RULE } from '../../rules/every-rule.generated.ts';
import { isExcepted, isLeftOut } from '../../traffic/exceptions.ts';
import { describeData } from '../support/describe-data.ts';
import { recorded } from '../support/har.ts';

const value = { type: 'number', 'x-lintel': { ignore: { 'money-values': 'old clients read numbers' } } };
const price = { type: 'object', properties: { value, currency: { type: 'string' } } };
const schema = { type: 'object', properties: { price } };
const DESCRIPTION = describeData({
  openapi: '3.1.0',
  servers: [{ url: 'https://api.example.com' }],
  paths: {
    '/v1/shop/orders/{orderId}': { get: { responses: { 200: { content: { 'application/json': { schema } } } } } },
  },
});

const { 'money-values': MONEY } = EVERY_RULE as { readonly 'money-values': AnyRule };

describe('traffic/exceptions.ts', () => {
  it('leaves out a finding at a member whose schema ignores the rule, and no other', () => {
    const exchange = readExchange(recorded({ body: { price: { value: 12, currency: 'EUR' } } }), null);
    const traffic = new Traffic(new InferredPaths(), [DESCRIPTION]);
    const isHidden = (...keys: string[]) => {
      const place = below(exchange.response.body.place, ...keys);
      return isExcepted({ rule: MONEY, message: '', severity: 0, place, statements: [] }, exchange, traffic);
    };
    expect(isHidden('price', 'value')).to.equal(true);
    expect(isHidden('price', 'currency')).to.equal(false);
  });

  it('leaves out what the project names by its pointer, whatever it is about there', () => {
    const identity = {
      rule: 'navigation-links',
      operation: 'GET /v1/shop/orders',
      place: '200 /response/body/links/*/rel?previous',
    };
    const isHidden = (pointer: string) => isLeftOut(identity, [{ rule: 'navigation-links', pointer }]);
    expect(isHidden('/links/0/rel')).to.equal(true);
    expect(isHidden('/links/*')).to.equal(false);
    expect(isHidden('/links/*/rel/x')).to.equal(false);
  });
});
