import { expect } from 'chai';
import actionTerminal from '../../rules/4.7/action-terminal/rule.ts';
import { messagesOf, places } from '../support/findings.ts';

/** A path with one operation that documents some statuses, without bodies. */
function path(key: string, method: string, ...statuses: string[]): string {
  return `${key}: { ${method}: { responses: { ${statuses.map((status) => `'${status}': { description: a }`).join(', ')} } } }`;
}

describe('action-terminal', () => {
  const cancel = path('/v1/shop/orders/{id}/cancel', 'post', '204');

  it('reports each path that goes on behind an action, once', () => {
    const text = [
      cancel,
      path('/v1/shop/orders/{id}/cancel/reason', 'get', '200'),
      path('/v1/shop/orders/{id}/cancel/{reasonId}/confirm', 'post', '200'),
      path('/v1/shop/orders/search', 'post', '200'),
      path('/v1/shop/orders/search/export', 'post', '200'),
    ].join('\n');
    expect(places(actionTerminal, text)).to.deep.equal([
      'paths /v1/shop/orders/{id}/cancel/reason',
      'paths /v1/shop/orders/{id}/cancel/{reasonId}/confirm',
      'paths /v1/shop/orders/search/export',
    ]);
  });

  it('reports where the action has no path of its own, after an identifier', () => {
    const text = path('/v1/shop/orders/{id}/activate/reason', 'post', '200');
    expect(messagesOf(actionTerminal, text)).to.deep.equal([
      '/reason follows the action activate, which ends a path; end the path at /v1/shop/orders/{id}/activate, or leave the action out: /v1/shop/orders/{id}/reason (§4.7)',
    ]);
  });

  it('takes what is mostly a verb for an action where POST alone follows it', () => {
    const text = path('/v1/shop/products/{id}/merge/{otherId}', 'post', '204');
    expect(places(actionTerminal, text)).to.deep.equal(['paths /v1/shop/products/{id}/merge/{otherId}']);
    expect(places(actionTerminal, path('/v1/shop/duties/sync/{id}', 'post', '204'))).to.deep.equal([]);
    for (const other of ['order', 'transfer'])
      expect(places(actionTerminal, path(`/v1/shop/products/{id}/${other}/{otherId}`, 'post', '204'))).to.deep.equal(
        [],
      );
  });

  it('leaves the action out only where the path is that of nothing else', () => {
    const said = (...others: string[]) =>
      messagesOf(
        actionTerminal,
        [path('/v1/shop/orders/{id}/activate/reason', 'post', '200'), ...others].join('\n'),
      )[0]?.replace(/^.*; /, '');
    const ended = 'end the path at /v1/shop/orders/{id}/activate (§4.7)';
    expect(said(path('/v1/shop/orders/{id}/cancel/reason', 'post', '200'))).to.equal(ended);
    expect(said(path('/v1/shop/orders/{id}/reason', 'get', '200'))).to.equal(ended);
  });

  it('is silent about what may be a resource, a namespace or an index', () => {
    const text = [
      path('/v1/shop/orders/{id}/actions/cancel', 'post', '204'),
      path('/v1/shop/orders/{id}/transfer/receipt', 'get', '200'),
      path('/v1/calculate/taxes/{id}', 'get', '200'),
      path('/v1/shop/cancel-orders/{id}', 'get', '200'),
    ].join('\n');
    expect(places(actionTerminal, text)).to.deep.equal([]);
  });

  it('puts an identifier before the action', () => {
    const text = path('/v1/shop/orders/cancel/{id}', 'post', '200');
    expect(messagesOf(actionTerminal, text)).to.deep.equal([
      '/{id} follows the action cancel, which ends a path; write /v1/shop/orders/{id}/cancel (§4.7)',
    ]);
  });

  it('looks for the path that ends in the same identifier', () => {
    const order = path('/v1/shop/customers/{customerId}/orders/{orderId}', 'get', '200');
    const said = (key: string, ...others: string[]) =>
      messagesOf(actionTerminal, [path(key, 'post', '200'), ...others].join('\n')).map((message) =>
        message.replace(/^.*; | \(.*$/g, ''),
      );
    expect(said('/v1/shop/cancelOrder/{orderId}', order)).to.deep.equal([
      'write /v1/shop/customers/{customerId}/orders/{orderId}/cancel',
    ]);
    expect(said('/v1/shop/cancel/{orderId}')).to.deep.equal(['write /v1/shop/orders/{orderId}/cancel']);
    expect(said('/v1/shop/orders/{orderId}/cancel/{reasonId}')).to.deep.equal([
      'end the path at /v1/shop/orders/{orderId}/cancel, and send reasonId in the body',
    ]);
  });

  it('makes the name before the identifier that of a collection', () => {
    const text = path('/v1/shop/export/cancel/{id}', 'post', '200');
    expect(messagesOf(actionTerminal, text)).to.deep.equal([
      '/{id} follows the action cancel, which ends a path; write /v1/shop/exports/{id}/cancel (§4.7)',
    ]);
    expect(messagesOf(actionTerminal, path('/v1/shop/cancel/{id}', 'post', '200'))[0]).to.include(
      'put the action behind what {id} identifies: /v1/shop/{collection}/{id}/cancel, or send id in its body ',
    );
  });

  it('reads a server’s path', () => {
    const text = `
        servers: [{ url: https://api.example.com/v1/shop }]
        paths:
          ${path('/orders/{id}/cancel', 'post', '204')}
          ${path('/orders/{id}/cancel/reason', 'get', '200')}
      `;
    expect(messagesOf(actionTerminal, text)[0]).to.include(
      'end the path at /orders/{id}/cancel, or leave the action out: /orders/{id}/reason',
    );
  });

  it('is broken by an identifier behind a search that answers with a collection', () => {
    const page = '{type: object, required: [items], properties: {items: {type: array, items: {type: object}}}}';
    const yaml = `paths:
  /v1/shop/search-orders: {post: {responses: {'200': {description: d, content: {application/json: {schema: ${page}}}}}}}
  '/v1/shop/search-orders/{orderId}': {get: {responses: {'200': {description: d}}}}`;
    expect(places(actionTerminal, yaml)).to.deep.equal(['paths /v1/shop/search-orders/{orderId}']);
  });
});
