import { expect } from 'chai';
import simpleStatus from '../../rules/4.7/simple-status/rule.ts';
import { places } from '../support/findings.ts';

/** A path with one operation that documents some statuses, without bodies. */
function path(key: string, method: string, ...statuses: string[]): string {
  return `${key}: { ${method}: { responses: { ${statuses.map((status) => `'${status}': { description: a }`).join(', ')} } } }`;
}

describe('simple-status', () => {
  const asked = [
    'set-status',
    'update-address',
    'change-plan',
    'enable',
    'disable',
    'mark-as-paid',
    'toggle',
    'update',
  ];
  const not = ['cancel', 'activate', 'enable-two-factor', 'settle', 'upload', 'capture'];
  for (const name of [...asked, ...not]) {
    const key = `/v1/shop/orders/{id}/${name}`;
    it(`${asked.includes(name) ? 'asks' : 'is silent'}: ${name}`, () => {
      expect(places(simpleStatus, path(key, 'post', '204'))).to.deep.equal(
        asked.includes(name) ? [`paths ${key}`] : [],
      );
    });
  }

  it('asks of actions upon no resource only where they mention a status', () => {
    const keys = ['/v1/shop/pins/change', '/v1/shop/update-order', '/v1/shop/update-order-status'];
    expect(places(simpleStatus, keys.map((key) => path(key, 'post', '200')).join('\n'))).to.deep.equal([
      'paths /v1/shop/update-order-status',
    ]);
  });

  it('leaves PUT to action-method', () => {
    expect(places(simpleStatus, path('/v1/shop/orders/{id}/set-status', 'put', '204'))).to.deep.equal([]);
  });
});
