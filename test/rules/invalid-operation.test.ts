import { expect } from 'chai';
import type { Rule } from '../../framework/rule.ts';
import invalidOperation from '../../rules/3/invalid-operation/rule.ts';
import idempotencyErrors from '../../rules/4.5/idempotency-errors/rule.ts';
import { findings, places } from '../support/findings.ts';

describe('invalid-operation', () => {
  const stateful =
    "{ '200': { description: a, content: { application/json: { schema: { type: object, properties: { status: {} } } } } } }";
  const done = "{ '204': { description: a } }";
  const paths = (rest: string, get = stateful) => `
      paths:
        /v1/shop/orders/{id}: { get: { responses: ${get} } }
        ${rest}
    `;
  const spoken: readonly (readonly [string, string])[] = [
    ['an action', `/v1/shop/orders/{id}/cancel: { post: { responses: ${done} } }`],
    ['an action below an index of actions', `/v1/shop/orders/{id}/actions/cancel: { post: { responses: ${done} } }`],
    ['an action below a group of actions', `/v1/shop/orders/{id}/lifecycle/activate: { post: { responses: ${done} } }`],
    [
      'default alone',
      `/v1/shop/orders/{id}/cancel: { post: { responses: { '204': { description: a }, default: { description: b } } } }`,
    ],
    ['another name of the parameter', `/v1/shop/orders/{orderId}/cancel: { post: { responses: ${done} } }`],
  ];
  for (const [title, rest] of spoken) {
    it(`reports ${title}`, () => {
      expect(places(invalidOperation, paths(rest))).to.deep.equal([`paths ${rest.split(': ')[0]} post responses`]);
    });
  }

  const silent: readonly (readonly [string, string])[] = [
    ['422', `/v1/shop/orders/{id}/cancel: { post: { responses: { '204': {}, '422': {} } } }`],
    ['4XX', `/v1/shop/orders/{id}/cancel: { post: { responses: { '204': {}, 4XX: {} } } }`],
    ['a sub-collection', `/v1/shop/orders/{id}/items: { post: { responses: { '201': {} } } }`],
    ['an action upon another resource', `/v1/shop/orders/{id}/items/{itemId}/ship: { post: { responses: ${done} } }`],
    ['an action upon none', `/v1/shop/calculate-taxes: { post: { responses: ${done} } }`],
    ['an action by GET', `/v1/shop/orders/{id}/calculate: { get: { responses: ${done} } }`],
    ['no responses', '/v1/shop/orders/{id}/cancel: { post: {} }'],
  ];
  for (const [title, rest] of silent) {
    it(`is silent: ${title}`, () => expect(places(invalidOperation, paths(rest))).to.deep.equal([]));
  }

  it('reports PATCH of items and singletons', () => {
    const patch = (key: string) => `
        paths:
          ${key}: { get: { responses: ${stateful} }, patch: { responses: ${done} }, put: { responses: ${done} } }
      `;
    for (const key of ['/v1/shop/orders/{id}', '/v1/shop/orders/{id}/invoice', '/v1/shop/account']) {
      expect(places(invalidOperation, patch(key)), key).to.deep.equal([`paths ${key} patch responses`]);
    }
  });

  it('knows the state by other operations where the resource has no GET', () => {
    const created = stateful.replace("'200'", "'201'");
    const text = `
        paths:
          /v1/shop/orders: { post: { responses: ${created} } }
          /v1/shop/orders/{id}: { patch: { responses: ${done} } }
          /v1/shop/orders/{id}/cancel: { post: { responses: ${done} } }
      `;
    expect(places(invalidOperation, text)).to.have.lengthOf(2);
  });

  it('does not take the state of an address for one', () => {
    const address = stateful.replace('status: {}', 'state: {}, city: {}');
    const action = `/v1/shop/orders/{id}/verify: { post: { responses: ${done} } }`;
    expect(places(invalidOperation, paths(action, address))).to.deep.equal([]);
  });

  it('leaves a 422 that an Idempotency-Key demands as well to idempotency-errors, unless that is less severe', () => {
    const keyed = done.replace("{ '204'", "{ '400': { description: b }, '204'");
    const key = 'parameters: [{ name: Idempotency-Key, in: header, schema: { type: string } }]';
    const text = paths(`/v1/shop/orders/{id}/cancel: { post: { ${key}, responses: ${keyed} } }`);
    const found = (rules: readonly Rule[]) => findings(rules, text).map(({ rule }) => rule);
    expect(found([invalidOperation])).to.deep.equal(['invalid-operation']);
    expect(found([idempotencyErrors])).to.deep.equal(['idempotency-errors']);
    expect(found([idempotencyErrors, invalidOperation])).to.deep.equal(['idempotency-errors']);
    expect(found([{ ...idempotencyErrors, severity: 'hint' }, invalidOperation])).to.have.members([
      'invalid-operation',
      'idempotency-errors',
    ]);
    const [{ message } = { message: '' }] = findings([idempotencyErrors, invalidOperation], text);
    expect(message).to.contain('documents no 422').and.to.contain('as INVALID_OPERATION with a link to what helps');
  });

  it('leaves webhooks and callbacks alone', () => {
    const text = `
        webhooks:
          cancel: { post: { responses: ${stateful} }, patch: { responses: ${done} } }
      `;
    expect(places(invalidOperation, text)).to.deep.equal([]);
  });
});
