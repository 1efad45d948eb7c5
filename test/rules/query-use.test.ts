import { expect } from 'chai';
import queryUse from '../../rules/4.1/query-use/rule.ts';
import { findings, places } from '../support/findings.ts';

describe('query-use', () => {
  const use = (path: string, method: string, name: string, more = '') =>
    places(queryUse, `paths: { '${path}': { ${method}: { parameters: [{ name: ${name}, in: query }] ${more} } } }`)
      .length;

  it('on single resources GET takes fields only', () => {
    expect(use('/v1/shop/orders/{id}', 'get', 'fields')).to.equal(0);
    expect(use('/v1/shop/orders/{id}', 'get', 'verbose')).to.equal(1);
    expect(use('/v1/queue/requests/{id}', 'get', 'verbose')).to.equal(1);
  });

  it('on collections, searches and actions GET takes any', () => {
    expect(use('/v1/shop/orders', 'get', 'status')).to.equal(0);
    expect(use('/v1/shop/convert', 'get', 'amount')).to.equal(0);
    expect(use('/v1/shop/search', 'get', 'q')).to.equal(0);
  });

  it('PUT, PATCH and DELETE take none, whatever the path is', () => {
    for (const method of ['put', 'patch', 'delete']) {
      expect(use('/v1/shop/orders/{id}', method, 'fields'), method).to.equal(1);
      expect(use('/v1/shop/whatever', method, 'page'), method).to.equal(1);
    }
  });

  it('POST takes those for pages, on a search', () => {
    expect(use('/v1/shop/search-orders', 'post', 'pageSize')).to.equal(0);
    expect(use('/v1/shop/search-orders', 'post', 'total_required')).to.equal(0);
    expect(use('/v1/shop/search-orders', 'post', 'status')).to.equal(1);
    expect(use('/v1/shop/orders', 'post', 'pageSize', ', responses: { 201: {} }')).to.equal(1);
    expect(use('/v1/shop/orders/{id}/cancel', 'post', 'reason')).to.equal(1);
  });

  it('reports a parameter of a path item once, and one of a component at each use', () => {
    const yaml = `
        paths:
          /v1/shop/orders/{id}:
            parameters: [{ name: verbose, in: query }]
            get: { parameters: [{ $ref: '#/components/parameters/Mode' }] }
            put: { parameters: [{ $ref: '#/components/parameters/Mode' }] }
        components:
          parameters: { Mode: { name: mode, in: query } }
      `;
    expect(places(queryUse, yaml)).to.have.members([
      'paths /v1/shop/orders/{id} parameters 0',
      'paths /v1/shop/orders/{id} get parameters 0',
      'paths /v1/shop/orders/{id} put parameters 0',
    ]);
  });

  it('says where a parameter of a path item belongs', () => {
    const yaml = `paths: { /v1/shop/orders: { parameters: [{ name: status, in: query }], get: {}, post: { responses: { 201: {} } } } }`;
    expect(findings(queryUse, yaml).map(({ message }) => message)).to.deep.equal([
      'query parameter "status" stands on POST, which takes a body; declare it at GET alone (§4.1)',
    ]);
  });

  it('offers no collection for a singleton', () => {
    const said = (resource: string) =>
      findings(
        queryUse,
        `paths: { /v1/shop/weather: { x-lintel: { resource: ${resource} }, get: { parameters: [{ name: at, in: query }] } } }`,
      )[0]?.message;
    expect(said('singleton')).to.include('stands on GET of a singleton; leave it out, or put it into the path (');
  });

  it('counts a singleton as a single resource, also by annotation', () => {
    const body =
      'responses: { 200: { content: { application/json: { schema: { type: object, properties: { a: {} } } } } } }';
    const singleton = `paths: { '/v1/shop/customers/{id}/profile': { get: { parameters: [{ name: view, in: query }], ${body} }, put: {} } }`;
    expect(places(queryUse, singleton)).to.have.lengthOf(1);
    const said =
      'paths: { /v1/shop/weather: { x-lintel: { resource: RESOURCE }, get: { parameters: [{ name: at, in: query }] } } }';
    expect(places(queryUse, said.replace('RESOURCE', 'singleton'))).to.have.lengthOf(1);
    expect(places(queryUse, said.replace('RESOURCE', 'action'))).to.deep.equal([]);
  });
});
