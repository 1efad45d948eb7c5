import { expect } from 'chai';
import { isServed, matchPath } from '../../../model/exchange/path-match.ts';
import { readRequestUrl } from '../../../model/exchange/request-url.ts';
import { describeData } from '../../support/describe-data.ts';

const ORDERS = { get: { responses: {} } };
const DESCRIPTION = describeData({
  openapi: '3.1.0',
  servers: [{ url: 'https://api.example.com/v1' }],
  paths: { '/orders/{orderId}': ORDERS, '/orders/recent': ORDERS },
});

function found(url: string, servers: readonly string[] = []): string | null {
  return matchPath(readRequestUrl(url), DESCRIPTION, servers)?.path.template.text ?? null;
}

describe('model/exchange/path-match.ts', () => {
  it('finds paths below the path of their server, fixed ones before those with parameters', () => {
    expect(found('https://api.example.com/v1/orders/x7')).to.equal('/orders/{orderId}');
    expect(found('https://api.example.com:443/v1/orders/recent?page=2')).to.equal('/orders/recent');
    expect(found('https://api.example.com/orders/x7')).to.equal(null);
    expect(found('https://other.example.com/v1/orders/x7')).to.equal(null);
  });

  it('takes a local host for every server, with and without its path', () => {
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:80']) {
      expect(found(`http://${host}/v1/orders/x7`), host).to.equal('/orders/{orderId}');
      expect(found(`http://${host}/orders/recent`), host).to.equal('/orders/recent');
    }
    expect(found('http://localhost.example.com/orders/x7')).to.equal(null);
  });

  it('goes by servers that stand in', () => {
    const servers = ['https://test.example.com/api'];
    expect(found('https://test.example.com/api/orders/x7', servers)).to.equal('/orders/{orderId}');
    expect(found('https://test.example.com/v1/orders/x7', servers)).to.equal(null);
    for (const path of ['/v1/orders/x7', '/orders/x7'])
      expect(found(`https://test.example.com${path}`, ['https://test.example.com/']), path).to.equal(
        '/orders/{orderId}',
      );
  });

  it('knows the hosts that a description names, every local one, and any where it names none', () => {
    const isOf = (url: string, servers: readonly string[] = [], description = DESCRIPTION) =>
      isServed(readRequestUrl(url), description, servers);
    for (const host of ['https://api.example.com', 'https://api.example.com:443', 'http://localhost:3000'])
      expect(isOf(`${host}/v1/other`), host).to.equal(true);
    for (const host of ['https://other.example.com', 'http://api.example.com', 'https://api.example.com:8443'])
      expect(isOf(`${host}/v1/orders/x7`), host).to.equal(false);
    expect(isOf('https://api.example.com/v1', ['https://test.example.com'])).to.equal(false);
    expect(isOf('https://test.example.com/v1', ['https://test.example.com/api'])).to.equal(true);
    expect(isOf('https://any.example.com/', [], describeData({ openapi: '3.1.0', paths: { '/a': ORDERS } }))).to.equal(
      true,
    );
  });
});
