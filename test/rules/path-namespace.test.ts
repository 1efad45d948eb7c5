import { expect } from 'chai';
import invalidOperation from '../../rules/3/invalid-operation/rule.ts';
import pathNamespace from '../../rules/4.1/path-namespace/rule.ts';
import { findings, places } from '../support/findings.ts';

describe('path-namespace', () => {
  it('blames no server because the key is right under one of another owner', () => {
    const yaml = `
        servers: [{ url: /v1 }]
        paths:
          '/files/{fileId}/content':
            get: {}
            post: { servers: [{ url: /api/v1 }] }`;
    expect(places(pathNamespace, yaml)).to.deep.equal(['paths /files/{fileId}/content']);
  });

  it('reports a path once that several keys have before a fragment', () => {
    expect(places(pathNamespace, "paths: { /v1/orders: {}, '/v1/orders#b': {}, '/v1/orders#c': {} }")).to.deep.equal([
      'paths /v1/orders',
    ]);
    expect(places(pathNamespace, "paths: { '/v1/orders#b': {}, '/v1/orders#c': {} }")).to.deep.equal([
      'paths /v1/orders#b',
    ]);
  });

  it('judges a path with a wrong version, and leaves one without a version alone', () => {
    const keys = places(
      pathNamespace,
      'paths: { /v1.0/shop/a: {}, /shop/a: {}, /shop/v1/a: {}, /a: {}, "/v1.0/{id}": {}, /: {} }',
    );
    expect(keys).to.deep.equal(['paths /v1.0/{id}']);
  });

  it('counts the segments of the server, and blames it where the key is right under another one', () => {
    const paths = 'paths: { /orders: {}, "/orders/{id}": {} }';
    expect(places(pathNamespace, `servers: [{ url: /v1/shop }]\n${paths}`)).to.deep.equal([]);
    expect(places(pathNamespace, `servers: [{ url: /v1 }]\n${paths}`)).to.deep.equal([
      'paths /orders',
      'paths /orders/{id}',
    ]);
    expect(places(pathNamespace, `servers: [{ url: /v1/shop }, { url: /v1 }]\n${paths}`)).to.deep.equal([
      'servers 1 url',
    ]);
  });

  it('is no resource upon which actions act, the request queue beside it or not', () => {
    const answer =
      '{description: d, content: {application/json: {schema: {type: object, properties: {status: {type: string}}}}}}';
    const paths = (more: string) =>
      `paths: {/v1/shop: {get: {responses: {'200': ${answer}}}}, /v1/shop/calculate-costs: {post: {responses: {'200': ${answer}}}}${more}}`;
    for (const more of ['', ", '/v1/queue/requests/{id}': {get: {}}"]) {
      expect(places([pathNamespace, invalidOperation], paths(more))).to.deep.equal(['paths /v1/shop']);
    }
  });

  it('is reported once where no path has one: at the server that has the version, or at the first key', () => {
    const said = (yaml: string) =>
      findings(pathNamespace, yaml).map(({ path, message }) => `${path.join(' ')}: ${message}`);
    const paths = "paths: { /orders: {}, '/orders/{id}': {}, /orders/search: {}, /lagoons: {} }";
    expect(said(`servers: [{ url: 'https://a.example.com/v1/' }]\n${paths}`)).to.deep.equal([
      "servers 0 url: none of 3 paths has a namespace behind v1; write one for all at the end of the server's URL: https://a.example.com/v1/{namespace} (§4.1)",
    ]);
    expect(said(paths.replaceAll('/orders', '/v1/orders').replace('/lagoons', '/v1/lagoons'))).to.deep.equal([
      'paths /v1/lagoons: none of 3 paths has a namespace behind v1; write one in each, as in /v1/{namespace}/lagoons (§4.1)',
    ]);
    expect(said(`servers: [{ url: /v1 }]\n${paths.slice(0, -2)}, /shop/items: {} }`)).to.have.lengthOf(3);
  });

  it('is one finding where as many paths as a third have none, although others do', () => {
    const said = (lacking: number, having: number) => {
      const keys = [
        ...Array.from({ length: lacking }, (_, index) => `/lagoons${index}`),
        ...Array.from({ length: having }, (_, index) => `/shop/items${index}`),
      ];
      const yaml = `servers: [{ url: /v1 }]\npaths: { ${keys.map((key) => `${key}: {}`).join(', ')} }`;
      return findings(pathNamespace, yaml).map(({ path, message }) => `${path.join(' ')}: ${message}`);
    };
    expect(said(10, 20)).to.deep.equal([
      'paths /lagoons0: 10 of 30 paths have no namespace behind v1; write one in each, as in /v1/{namespace}/lagoons0 (§4.1)',
    ]);
    expect(said(10, 21)).to.have.lengthOf(10);
    expect(said(9, 1)).to.have.lengthOf(9);
  });

  it('says which segments stand there, and what to write', () => {
    const said = (key: string) => findings(pathNamespace, `paths: { '${key}': {} }`).map(({ message }) => message);
    expect(said('/v1/lagoons/{lagoonId}')).to.deep.equal([
      'between /v1 and {lagoonId} stands one segment, where two are needed; write /v1/{namespace}/lagoons/{lagoonId} (§4.1)',
    ]);
    expect(said('/v1/lagoons')).to.deep.equal([
      'lagoons alone stands behind /v1, where two segments are needed; write /v1/{namespace}/lagoons (§4.1)',
    ]);
    expect(said('/v1/me')).to.have.lengthOf(1);
    expect(said('/v1/me/lagoons')).to.deep.equal([]);
    expect(said('/api/v1/lagoons/{lagoonId}')).to.have.lengthOf(1);
    expect(said('/v1')).to.deep.equal(['/v1 ends at the version; write /v1/{namespace}/{resource} (§4.1)']);
  });

  it('reports a path that ends at the namespace, with and without others below it', () => {
    expect(places(pathNamespace, 'paths: { /v1/shop: {}, /v1/shop/a: {}, /v1/billing/b: {} }')).to.deep.equal([
      'paths /v1/shop',
    ]);
  });
});
