import { expect } from 'chai';
import { UsageError } from '../../platform/usage-error.ts';
import { baseOf, isPrivate } from '../../probe/target.ts';
import { describeText } from '../support/lint-text.ts';

function described(server: string) {
  return describeText(
    `openapi: 3.1.0\ninfo: {title: A, version: '1'}\nservers: [{url: '${server}'}]\npaths: {/orders: {get: {responses: {}}}}\n`,
  );
}

describe('probe/target.ts', () => {
  it('adds the path of the server where the target does not end in it', () => {
    const description = described('https://api.example.com/v1/shop');
    for (const target of ['http://localhost:3000', 'http://localhost:3000/', 'http://localhost:3000/v1/shop/']) {
      expect(baseOf(target, description)).to.equal('http://localhost:3000/v1/shop');
    }
    expect(baseOf('http://localhost:3000/staging', description)).to.equal('http://localhost:3000/staging/v1/shop');
  });

  it('takes the target as it is where the server has no path', () => {
    expect(baseOf('http://localhost:3000', described('https://api.example.com'))).to.equal('http://localhost:3000');
  });

  for (const [target, said] of [
    ['localhost', '"localhost" is no URL of a service; write --target http://localhost:3000'],
    ['localhost:3000', '"localhost:3000" is no URL of a service; write --target http://localhost:3000'],
    ['http://me:secret@localhost', /^--target has a user's name or password, which is not sent; write --header/],
    ['http://localhost?a=1#b', '--target ends in "?a=1#b", which is not sent; write the URL without it'],
  ] as const) {
    it(`refuses ${target}`, () => {
      expect(() => baseOf(target, described('https://api.example.com'))).to.throw(UsageError, said);
    });
  }

  it('knows hosts of this machine and of private networks', () => {
    const hosts = ['localhost', '127.0.0.1', '[::1]', '10.1.2.3', '172.20.0.1', '192.168.1.1', 'service', 'api.local'];
    expect(hosts.filter((host) => !isPrivate(`http://${host}:80`))).to.deep.equal([]);
    const others = ['example.com', '8.8.8.8', '172.32.0.1', '[2001:db8::1]', 'localhost.example.com'];
    expect(others.filter((host) => isPrivate(`http://${host}`))).to.deep.equal([]);
  });
});
