import { expect } from 'chai';
import { readExchange } from '../../../model/exchange/exchange.ts';
import { InferredPaths } from '../../../model/exchange/inferred-paths.ts';
import { readRequestUrl } from '../../../model/exchange/request-url.ts';
import { recorded, type ShortExchange } from '../../support/har.ts';

const HOST = 'https://api.example.com';

function pathsOf(...exchanges: ShortExchange[]) {
  const paths = new InferredPaths();
  for (const exchange of exchanges) paths.add(readExchange(recorded({ ...exchange, url: HOST + exchange.url }), null));
  return (path: string) => {
    const found = paths.pathOf(readRequestUrl(HOST + path));
    return found === null ? null : `${found.path.template.text} ${found.sureClass ?? 'unsure'}`;
  };
}

describe('model/exchange/inferred-paths.ts', () => {
  it('takes segments that look like identifiers for parameters', () => {
    const pathOf = pathsOf(
      { url: '/v1/shop/orders', body: { items: [{ id: '7' }] } },
      { url: '/v1/shop/orders/7' },
      { url: '/v1/shop/orders/6f1f9c0e-6a0e-4f6c-9a39-0f6f6a8a3f11/items/ITEM_A' },
      { url: '/v1/shop/orders/7/cancel', method: 'POST' },
    );
    expect(pathOf('/v1/shop/orders')).to.equal('/v1/shop/orders collection');
    expect(pathOf('/v1/shop/orders/8')).to.equal('/v1/shop/orders/{orderId} item');
    expect(pathOf('/v1/shop/orders/7/items/B_2')).to.equal('/v1/shop/orders/{orderId}/items/{itemId} item');
    expect(pathOf('/v1/shop/orders/7/cancel')).to.equal('/v1/shop/orders/{orderId}/cancel action');
    expect(pathOf('/v1/shop/customers')).to.equal(null);
  });

  it('knows identifiers that answers name, and keeps silent on names that may be one', () => {
    expect(pathsOf({ url: '/v1/shop/users/alice' })('/v1/shop/users/alice')).to.equal('/v1/shop/users/alice unsure');
    const pathOf = pathsOf(
      { url: '/v1/shop/users/alice' },
      { url: '/v1/shop/users', body: { items: [{ id: 'alice' }] } },
    );
    expect(pathOf('/v1/shop/users/alice')).to.equal('/v1/shop/users/{userId} item');
  });

  it('learns of items from links to themselves', () => {
    const body = { id: 'a1', links: [{ rel: 'self', href: `${HOST}/v1/shop/orders/a1`, method: 'GET' }] };
    const pathOf = pathsOf({ url: '/v1/shop/orders', method: 'POST', status: 200, body });
    expect(pathOf('/v1/shop/orders')).to.equal('/v1/shop/orders collection');
  });

  it('goes by all members that answers have, in one or in several', () => {
    const url = '/v1/shop/inventory';
    const items = [{ name: 'a' }];
    expect(pathsOf({ url, body: { items, totalItems: 1 } })(url)).to.equal(`${url} collection`);
    expect(pathsOf({ url, body: { totalItems: 0 } }, { url, body: { items } })(url)).to.equal(`${url} collection`);
    expect(pathsOf({ url, body: { items } }, { url, body: { totalItems: 0 } })(url)).to.equal(`${url} collection`);
    expect(pathsOf({ url })(url)).not.to.equal(`${url} collection`);
  });

  it('takes no version and no numbered word for an identifier', () => {
    expect(pathsOf({ url: '/api/v2/auth/oauth2' })('/api/v2/auth/oauth2')).to.contain('/api/v2/auth/oauth2 ');
    for (const version of ['/rest/api/3', '/api/1.0', '/api/2024-04', '/rest/2']) {
      const url = `${version}/loans/7f3a`;
      expect(pathsOf({ url })(url)).to.contain(`${version}/loans/{loanId} `);
    }
  });
});
