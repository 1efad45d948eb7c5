import { expect } from 'chai';
import pathNamespace from '../../rules/4.1/path-namespace/rule.ts';
import { places } from '../support/findings.ts';

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

  it('reports a path that ends at the namespace, with and without others below it', () => {
    expect(places(pathNamespace, 'paths: { /v1/shop: {}, /v1/shop/a: {}, /v1/billing/b: {} }')).to.deep.equal([
      'paths /v1/shop',
    ]);
  });
});
