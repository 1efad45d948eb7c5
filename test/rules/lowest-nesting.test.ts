import { expect } from 'chai';
import pathDepth from '../../rules/4.1/path-depth/rule.ts';
import lowestNesting from '../../rules/4.7/lowest-nesting/rule.ts';
import { messagesOf, places } from '../support/findings.ts';

/** A path with one operation that documents some statuses, without bodies. */
function path(key: string, method: string, ...statuses: string[]): string {
  return `${key}: { ${method}: { responses: { ${statuses.map((status) => `'${status}': { description: a }`).join(', ')} } } }`;
}

describe('lowest-nesting', () => {
  it('asks with the path to use', () => {
    const key = '/v1/shop/customers/{customerId}/orders/{orderId}/cancel';
    expect(messagesOf(lowestNesting, path(key, 'post', '204'))).to.deep.equal([
      `${key} acts on a sub-resource; move it to /v1/shop/orders/{orderId}/cancel if its identifier is unique by itself (§4.7)`,
    ]);
    const beside = `${path('/v1/shop/orders/{id}', 'get', '200')}\n${path(key, 'post', '204')}`;
    expect(messagesOf(lowestNesting, beside)).to.deep.equal([
      `${key} acts on a sub-resource; move it to /v1/shop/orders/{orderId}/cancel if /v1/shop/orders/{orderId} is the same resource (§4.7)`,
    ]);
  });

  it('is silent where a name is unique below the parent only', () => {
    const key = '/v1/shop/clusters/{clusterId}/replicas/{replica_name}/promote';
    expect(places(lowestNesting, path(key, 'post', '204'))).to.deep.equal([]);
  });

  it('is silent where path-depth reports the path, or one before it', () => {
    const deep = '/v1/shop/as/{a}/bs/{b}/cs/{c}/ds';
    const yaml = `${path(deep, 'get', '200')}\n${path(`${deep}/{d}/cancel`, 'post', '204')}`;
    expect(places([lowestNesting, pathDepth], yaml)).to.deep.equal([`paths ${deep}`]);
    expect(places(lowestNesting, yaml)).to.deep.equal([`paths ${deep}/{d}/cancel`]);
  });

  it('is silent about actions upon resources at the top, singletons and collections', () => {
    const keys = [
      '/v1/shop/orders/{id}/cancel',
      '/v1/shop/orders/{id}/invoice/send',
      '/v1/shop/orders/{id}/items/validate',
      '/v1/shop/validate-order',
    ];
    for (const key of keys) expect(places(lowestNesting, path(key, 'post', '200')), key).to.deep.equal([]);
  });
});
