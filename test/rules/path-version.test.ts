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
    it(title, () => {
      expect(places(pathVersion, `paths: ${paths}`)).to.deep.equal(keys.map((key) => `paths ${key}`));
    });
  }

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
      'v2 is not the first segment of /shop/v2/orders; write /v2/shop/orders (§4.1)',
      '/shop/b has no version; begin it with v3 (§4.1)',
    ]);
    const servers = 'servers: [{ url: /v1 }, { url: "https://test.example.com" }]\npaths: { /shop/orders: {} }';
    expect(messagesOf(pathVersion, servers)).to.deep.equal([
      "the server's path is /, which does not begin with a version; begin it with v1 (§4.1)",
    ]);
  });

  it('path-version offers the version that most of the others have, or else the one of info.version', () => {
    const offered = (yaml: string) =>
      findings(pathVersion, yaml).map(({ message }) => /\bv\d+(?= )/.exec(message)?.[0]);
    expect(offered('paths: { /v1/shop/a: {}, /v2/shop/b: {}, /v2/shop/c: {}, /shop/d: {} }')).to.deep.equal(['v2']);
    const servers = 'servers: [{ url: /2.0 }]\npaths: { /shop/a: {}, /shop/b: { servers: [{ url: /auth }] } }';
    expect(offered(servers)).to.deep.equal(['v2', 'v2']);
    expect(offered('info: { title: a, version: 3.1.0 }\npaths: { /shop/a: {} }')).to.deep.equal(['v3']);
    expect(offered('info: { title: a, version: 2024-01-01 }\npaths: { /shop/a: {} }')).to.deep.equal(['v1']);
  });
});
