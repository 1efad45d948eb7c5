import { expect } from 'chai';
import { pathOf } from '../../../model/description/place.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import { serverPathsFor } from '../../../model/paths/server-paths.ts';
import { describeRoot, pathItem } from './support.ts';

/** The paths of a server, as texts. */
function pathsOf(server: unknown): string[] {
  const description = describeRoot({ servers: [server], paths: { '/x': {} } });
  const [use] = description.paths;
  if (use === undefined) throw new Error('No path');
  return serverPathsFor(description, use).map(({ segments }) => `/${segments.map(({ text }) => text).join('/')}`);
}

describe('server paths', () => {
  it('reads absolute, relative and scheme-less URLs', () => {
    const expected: Record<string, string> = {
      'https://api.example.com': '/',
      'https://api.example.com/': '/',
      'https://api.example.com/v1/shop/': '/v1/shop',
      'HTTPS://api.example.com:8443/v1?x=/y#/z': '/v1',
      '//api.example.com/v1': '/v1',
      '/v1': '/v1',
      v1: '/v1',
      './v1': '/v1',
      '../v1/./shop': '/v1/shop',
      'api.example.com/v1': '/v1',
      'api.example.com:8080/v1': '/v1',
      'localhost:3000/v1': '/v1',
      'v1.0/shop': '/v1.0/shop',
      '': '/',
      'https://': '/',
      'https:///v1': '/v1',
      'not a url': '/not a url',
    };
    for (const [url, path] of Object.entries(expected)) expect(pathsOf({ url }), url).to.deep.equal([path]);
  });

  it('fills in variables: the default first, then the other values', () => {
    const variables = {
      host: { default: 'api.example.com/base' },
      major: { default: 2, enum: ['1', '2', null, {}] },
    };
    expect(pathsOf({ url: 'https://{host}/v{major}', variables })).to.deep.equal(['/base/v2', '/base/v1']);
    expect(pathsOf({ url: '{base}/v1', variables: { base: { default: 'https://api.example.com/x' } } })).to.deep.equal([
      '/x/v1',
    ]);
  });

  it('keeps variables that are not declared', () => {
    expect(pathsOf({ url: 'https://{host}/v{major}/{region}' })).to.deep.equal(['/v{major}/{region}']);
    expect(pathsOf({ url: '/{a}', variables: { a: null } })).to.deep.equal(['/{a}']);
    expect(pathsOf({ url: '/{a}', variables: [] })).to.deep.equal(['/{a}']);
    expect(pathsOf({ url: '/{a}', variables: { a: { default: '{a}' } } })).to.deep.equal(['/{a}']);
    expect(pathsOf({ url: '/{toString}' })).to.deep.equal(['/{toString}']);
  });

  it('bounds the number of combinations', () => {
    const values = Array.from({ length: 1000 }, (_, index) => `v${index}`);
    const variables = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, { default: 'v1', enum: values }]));
    expect(pathsOf({ url: '/{a}/{b}/{c}/{d}', variables })).to.have.length(32);
  });

  it('reads / where no server is given or none is readable', () => {
    for (const servers of [undefined, null, [], [null, 1, 'x'], 'x', {}]) {
      const description = describeRoot({ servers, paths: { '/x': {} } });
      const [use] = description.paths;
      expect(use === undefined ? null : serverPathsFor(description, use)).to.deep.equal([
        { url: '/', written: '/', segments: [], openSegments: [], place: null, owner: null },
      ]);
    }
    for (const url of [undefined, null, 7, {}]) expect(pathsOf({ url }), String(url)).to.deep.equal(['/']);
  });

  it('takes the path item before the root, and the operation before both', () => {
    const operation = (servers?: unknown) => ({ responses: {}, ...(servers === undefined ? {} : { servers }) });
    const description = describeRoot({
      servers: [{ url: '/root' }, { url: '/second' }],
      paths: {
        '/a': { get: operation() },
        '/b': { servers: [{ url: '/item' }], get: operation(), post: operation() },
        '/c': { servers: [{ url: '/item' }], get: operation([{ url: '/operation' }]), post: operation() },
        '/d': { get: operation([{ url: '/operation' }]), post: operation([]) },
      },
    });
    const found = description.paths.map((use) =>
      serverPathsFor(description, use).map(({ url, place }) => [url, place === null ? null : pathOf(place).join('.')]),
    );
    expect(found).to.deep.equal([
      [
        ['/root', 'servers.0.url'],
        ['/second', 'servers.1.url'],
      ],
      [['/item', 'paths./b.servers.0.url']],
      [
        ['/operation', 'paths./c.get.servers.0.url'],
        ['/item', 'paths./c.servers.0.url'],
      ],
      [
        ['/operation', 'paths./d.get.servers.0.url'],
        ['/root', 'servers.0.url'],
        ['/second', 'servers.1.url'],
      ],
    ]);
  });
});

describe('version and namespace', () => {
  const layout = (server: string, keys: string[], key = keys[0]) => {
    const paths = Object.fromEntries(keys.map((each) => [each, pathItem('get')]));
    const classes = classifyPaths(describeRoot({ servers: [{ url: server }], paths }));
    const path = classes.paths.find(({ use }) => use.key === key);
    return {
      version: path?.version ?? null,
      namespace: path?.namespace?.text ?? null,
      resource: path?.segments.map(({ segment }) => segment.text).join('/'),
    };
  };
  const version = (text: string, index: number, where: string, form = 'exact', major: number | null = 1) => ({
    text,
    major,
    form,
    index,
    in: where,
  });

  it('finds both in the path', () => {
    expect(layout('https://api.example.com', ['/v1/shop/orders/{id}'])).to.deep.equal({
      version: version('v1', 0, 'path'),
      namespace: 'shop',
      resource: 'orders/{id}',
    });
  });

  it('finds the version, or both, in the server', () => {
    const expected = { version: version('v1', 0, 'server'), namespace: 'shop', resource: 'orders' };
    expect(layout('https://api.example.com/v1', ['/shop/orders'])).to.deep.equal(expected);
    expect(layout('https://api.example.com/v1/shop', ['/orders'])).to.deep.equal(expected);
    expect(layout('/v1/shop', ['/orders/{id}/items'])).to.include({ namespace: 'shop', resource: 'orders/{id}/items' });
  });

  it('finds a version that is late, malformed or a parameter', () => {
    expect(layout('/', ['/shop/v1/orders']).version).to.deep.equal(version('v1', 1, 'path'));
    expect(layout('/api', ['/v1/shop/orders']).version).to.deep.equal(version('v1', 1, 'path'));
    expect(layout('/', ['/v1.0/shop/orders']).version).to.deep.equal(version('v1.0', 0, 'path', 'malformed'));
    expect(layout('/V1', ['/shop/orders']).version).to.deep.equal(version('V1', 0, 'server', 'malformed'));
    expect(layout('/v{major}', ['/shop/orders']).version).to.deep.equal(
      version('v{major}', 0, 'server', 'template', null),
    );
    expect(layout('/', ['/shop/orders/{id}/v1']).version).to.equal(null);
  });

  it('takes no resource for a namespace', () => {
    expect(layout('/', ['/v1/orders', '/v1/orders/{id}'])).to.include({ namespace: null, resource: 'orders' });
    expect(layout('/', ['/v1/account/keys', '/v1/account', '/v1/orders'])).to.include({ namespace: null });
    expect(layout('/', ['/v1/{id}'])).to.include({ namespace: null, resource: '{id}' });
    expect(layout('/', ['/v1/orders'])).to.include({ namespace: null, resource: 'orders' });
  });

  it('keeps the namespace of all paths where one ends at it', () => {
    const keys = ['/v1/shop', '/v1/shop/orders', '/v1/shop/orders/{id}'];
    expect(layout('/', keys, '/v1/shop/orders')).to.include({ namespace: 'shop', resource: 'orders' });
    expect(layout('/', keys, '/v1/shop')).to.include({ namespace: 'shop', resource: '' });
  });

  it('gives the path under every server', () => {
    const description = describeRoot({
      servers: [{ url: 'https://a.example.com/v1' }, { url: 'https://b.example.com' }],
      paths: { '/shop/orders': pathItem('get') },
    });
    const classes = classifyPaths(description);
    const urls = classes.paths.flatMap((path) => classes.urlsOf(path));
    expect(urls.map((url) => [url.server.url, url.version?.text, url.namespace?.text])).to.deep.equal([
      ['https://a.example.com/v1', 'v1', 'shop'],
      ['https://b.example.com', undefined, 'shop'],
    ]);
  });
});
