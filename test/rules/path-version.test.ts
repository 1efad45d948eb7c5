import { expect } from 'chai';
import pathVersion from '../../rules/4.1/path-version/rule.ts';
import { findings, messagesOf, places } from '../support/findings.ts';

describe('path-version', () => {
  const servers = (...urls: string[]) => `servers: [${urls.map((url) => `{ url: '${url}' }`).join(', ')}]`;
  const cases: [string, string, string[]][] = [
    [
      'malformed',
      '{ /V1/shop/a: {}, /v01/shop/a: {}, /v1.0/shop/b: {}, /1/shop/c: {} }',
      ['/V1/shop/a', '/v01/shop/a', '/v1.0/shop/b', '/1/shop/c'],
    ],
    ['later in the path', '{ /api/v1/shop/a: {}, /v1/shop/v2/b: {} }', ['/api/v1/shop/a', '/v1/shop/v2/b']],
    ['a parameter', '{ "/{version}/shop/a": {}, "/v{major}/shop/b": {} }', ['/{version}/shop/a', '/v{major}/shop/b']],
    ['right', '{ /v1/shop/a: {}, "/v10/shop/b/{id}": {} }', []],
    ['the root', '{ /: {} }', ['/']],
  ];
  for (const [title, paths, keys] of cases) {
    it('names the number of servers where all lack the version', () => {
      const paths = 'paths: { /shop/a: {}, /shop/b: {}, /shop/c: {} }';
      const servers = "servers: [{ url: 'https://eu.example.com' }, { url: 'https://us.example.com' }]";
      const said = findings(pathVersion, `${servers}\n${paths}`).map(({ message }) => message);
      expect(said[0]).to.equal(
        'none of 3 paths has a version; write it in the URLs of all 2 servers, as in https://eu.example.com/v1 (§4.1)',
      );
      expect(said).to.have.lengthOf(1);
    });

    it(title, () => {
      expect(places(pathVersion, `paths: ${paths}`)).to.deep.equal(keys.map((key) => `paths ${key}`));
    });
  }

  it('is one finding where the same text stands before it in most paths', () => {
    const said = (count: number, others: string) => {
      const paths = Array.from({ length: count }, (_, index) => `/api/v1/shop/item${index}: {}`);
      return findings(pathVersion, `paths: { ${paths.join(', ')}${others} }`).map(({ message }) => message);
    };
    const joined = (count: number) =>
      `/api stands before v1 in ${count} paths; leave it out of each, as in /v1/shop/item0 (§4.1)`;
    const alone = '/health has no version; write /v1/{namespace}/health (§4.1)';
    expect(said(3, '')).to.deep.equal([joined(3)]);
    expect(said(10, ', /health: {}')).to.have.members([joined(10), alone]);
    expect(said(8, ', /health: {}')).to.have.lengthOf(9);
    expect(said(12, ', /v1/shop/a: {}, /v1/shop/b: {}, /v1/shop/c: {}')).to.deep.equal([joined(12)]);
    expect(said(12, ', /v1/shop/a: {}, /v1/shop/b: {}, /v1/shop/c: {}, /v1/shop/d: {}')).to.have.lengthOf(12);
    expect(said(2, '')).to.have.lengthOf(2);
  });

  it('is looked for in the path of every server', () => {
    const paths = 'paths: { /shop/a: {}, /shop/b: {} }';
    expect(places(pathVersion, `${servers('https://a.example.com/v1', '/v2')}\n${paths}`)).to.deep.equal([]);
    expect(
      places(pathVersion, `${servers('https://a.example.com/v1', 'https://b.example.com')}\n${paths}`),
    ).to.deep.equal(['servers 1 url']);
    expect(places(pathVersion, `${servers('https://a.example.com/V1', '/api/v1')}\n${paths}`)).to.deep.equal([
      'servers 0 url',
      'servers 1 url',
    ]);
  });

  it('is reported at a server that stands before it, and at a key that repeats it', () => {
    expect(places(pathVersion, `${servers('/api')}\npaths: { /v1/shop/a: {}, /v1/shop/b: {} }`)).to.deep.equal([
      'servers 0 url',
    ]);
    expect(places(pathVersion, `${servers('/v1')}\npaths: { /v1/shop/a: {}, /shop/b: {} }`)).to.deep.equal([
      'paths /v1/shop/a',
    ]);
  });

  it('is reported at the server that repeats the version of all its paths', () => {
    const paths = 'paths: { /v1/shop/a: {}, /v1/shop/b: {} }';
    expect(places(pathVersion, `${servers('/v1')}\n${paths}`)).to.deep.equal(['servers 0 url']);
    const [message] = messagesOf(pathVersion, `servers: [{ url: 'https://a.example.com/v1' }]\n${paths}`);
    expect(message).to.equal(
      "the server's URL https://a.example.com/v1 has v1 before the version of the paths; take /v1 out (§4.1)",
    );
    const own = 'paths: { /v1/shop/a: { servers: [{ url: /v1 }] }, /v1/shop/b: {} }';
    expect(places(pathVersion, own)).to.deep.equal(['paths /v1/shop/a servers 0 url']);
  });

  it('takes the values of server variables, and stands back where one is not declared', () => {
    const server = (variables: string) =>
      `servers: [{ url: 'https://a.example.com/{version}', variables: ${variables} }]\npaths: { /shop/a: {} }`;
    expect(places(pathVersion, server('{ version: { default: v1, enum: [v1, v2] } }'))).to.deep.equal([]);
    expect(places(pathVersion, server('{ version: { default: v1, enum: [v1, v2.1] } }'))).to.deep.equal([
      'servers 0 url',
    ]);
    expect(places(pathVersion, server('{}'))).to.deep.equal([]);
  });

  it('is looked for under the servers of path items and operations', () => {
    const at = places(
      pathVersion,
      `paths:
  /shop/a:
    servers: [{ url: /v1 }]
  /shop/b:
    get:
      servers: [{ url: /v1.0 }]`,
    );
    expect(at).to.deep.equal(['paths /shop/b get servers 0 url']);
  });

  it('says what to write', () => {
    const said = findings(pathVersion, 'paths: { /v3/shop/a: {}, /shop/v2/orders: {}, /shop/b: {} }');
    expect(said.map(({ message }) => message)).to.deep.equal([
      'v2 in /shop/v2/orders is not the version of the API; write /v3/shop/orders (§4.1)',
      '/shop/b has no version; write /v3/shop/b (§4.1)',
    ]);
    const servers = 'servers: [{ url: /v1 }, { url: "https://test.example.com" }]\npaths: { /shop/orders: {} }';
    expect(messagesOf(pathVersion, servers)).to.deep.equal([
      "the path of the server's URL https://test.example.com does not begin with a version; write /v1 as its path (§4.1)",
    ]);
  });

  it('shows a server as it is written, and what its variables stand for', () => {
    const variables = 'variables: { version: { default: "2.0" }, region: { default: eu } }';
    const server = `servers: [{ url: 'https://{region}.example.com/{version}', ${variables} }]\npaths: { /shop/orders: {} }`;
    expect(messagesOf(pathVersion, server)).to.deep.equal([
      "the server's URL https://{region}.example.com/{version} has the version {version}, which is 2.0; write v2 (§4.1)",
    ]);
  });

  it('writes no path that begins with api, and a namespace where there is none', () => {
    const message = (yaml: string) => messagesOf(pathVersion, yaml).map((text) => text.replace(/^.*; | \(§.*$/g, ''));
    expect(message("paths: { '/api/v2/orders/{id}': {} }")).to.deep.equal(['write /v2/{namespace}/orders/{id}']);
    expect(message('paths: { /api/shop/orders: {} }')).to.deep.equal(['write /v1/shop/orders']);
    expect(message('servers: [{ url: /api }]\npaths: { /v1/shop/orders: {} }')).to.deep.equal(['take /api out']);
    expect(message('servers: [{ url: /shop }]\npaths: { /v1/orders: {} }')).to.deep.equal([
      'write /v1/shop as its path, and no version in the keys',
    ]);
    expect(message('servers: [{ url: /shop/2.0 }]\npaths: { /orders: {} }')).to.deep.equal([
      'write /v2/shop as its path',
    ]);
    expect(message("servers: [{ url: /api/v1 }]\npaths: { '/orders/{id}': {} }")).to.deep.equal([
      'write /v1/{namespace} as its path',
    ]);
  });

  it('is reported once where no path has one: at the server, or at the first key', () => {
    const paths = "paths: { /shop/a: {}, '/shop/b/{id}': {}, /shop/b: {} }";
    const keys = ['/shop/a', '/shop/b', '/shop/b/{id}'];
    const found = (yaml: string) =>
      findings(pathVersion, yaml).map(({ path, message, ...rest }) => ({ path: path.join(' '), message, ...rest }));
    expect(found(`servers: [{ url: 'https://a.example.com' }]\n${paths}`)).to.have.lengthOf(1);
    expect(found(`servers: [{ url: 'https://a.example.com/' }]\n${paths}`)[0]).to.include({
      path: 'servers 0 url',
      message: "none of 3 paths has a version; write it in the server's URL: https://a.example.com/v1 (§4.1)",
    });
    expect(found(paths)[0]).to.include({
      path: `paths ${keys[0]}`,
      message: 'none of 3 paths has a version; begin each with /v1, as in /v1/shop/a (§4.1)',
    });
    expect(places(pathVersion, `${paths.slice(0, -2)}, /v1/shop/d: {} }`)).to.deep.equal([
      'paths /shop/a',
      'paths /shop/b/{id}',
      'paths /shop/b',
    ]);
    const most = `paths: { ${[...'abcdefghij'].map((name) => `/shop/${name}: {}`).join(', ')}, /v1/shop/k: {} }`;
    expect(found(`servers: [{ url: 'https://a.example.com' }]\n${most}`)).to.have.lengthOf(1);
    expect(found(`servers: [{ url: 'https://a.example.com' }]\n${most}`)[0]).to.include({
      path: 'paths /shop/a',
      message: '10 of 11 paths have no version; begin each with /v1, as in /v1/shop/a (§4.1)',
    });
    const date = 'paths: { /2024-01-01/shop/a: {}, /2024-01-01/shop/b: {}, /2024-01-01/shop/c: {} }';
    expect(found(date)).to.have.lengthOf(1);
    expect(found(date)[0]?.message).to.equal(
      '2024-01-01, with which all 3 paths begin, is no version; write v1 in its place (§4.1)',
    );
    const own = date.replaceAll('{}', '{ servers: [{ url: https://a.example.com }] }');
    expect(found(own)).to.have.lengthOf(1);
    expect(found(date.replace('2024', '2023'))).to.have.lengthOf(3);
    expect(found("paths: { /a: {}, '/b/{id}': {}, /b: {} }")[0]?.message).to.include('as in /v1/{namespace}/a ');
  });

  it('path-version offers the version that most of the others have, or else the one of info.version', () => {
    const offered = (yaml: string) =>
      findings(pathVersion, yaml).map(({ message }) => /; write \/?(v\d+)/.exec(message)?.[1]);
    expect(offered('paths: { /v1/shop/a: {}, /v2/shop/b: {}, /v2/shop/c: {}, /shop/d: {} }')).to.deep.equal(['v2']);
    const servers = 'servers: [{ url: /2.0 }]\npaths: { /shop/a: {}, /shop/b: { servers: [{ url: /auth }] } }';
    expect(offered(servers)).to.deep.equal(['v2', 'v2']);
    expect(offered('info: { title: a, version: 3.1.0 }\npaths: { /shop/a: {} }')).to.deep.equal(['v3']);
    expect(offered('info: { title: a, version: 2024-01-01 }\npaths: { /shop/a: {} }')).to.deep.equal(['v1']);
  });
});
