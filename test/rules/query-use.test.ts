import { expect } from 'chai';
import queryNames from '../../rules/4.1/query-names/rule.ts';
import queryOptional from '../../rules/4.1/query-optional/rule.ts';
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

  it('on what may be an action by its first word, GET takes any', () => {
    const answer =
      ", responses: { '200': { content: { application/json: { schema: { type: object, properties: { sum: { type: string } } } } } } }";
    for (const name of ['estimate-score', 'quote-premium', 'forecast-demand', 'plan-route', 'price-basket'])
      expect(use(`/v1/shop/${name}`, 'get', 'rounds', answer), name).to.equal(0);
    for (const name of ['profile', 'score', 'home-address', 'seat-map', 'price-list', 'forecast-summary'])
      expect(use(`/v1/shop/${name}`, 'get', 'rounds', answer), name).to.equal(1);
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

  it('reports what stands in several places once, with all of them, and what to do in each kind of them', () => {
    const taking = (methods: readonly string[]) => {
      const operations = methods.map((method) => `${method}: { parameters: [{ name: dryRun, in: query }] }`);
      return `paths: { ${operations.map((one, index) => `'/v1/shop/orders${index}/{id}': { ${one} }`).join(', ')} }`;
    };
    expect(findings(queryUse, taking(['put', 'patch']))).to.have.lengthOf(2);
    const [found, ...others] = findings(queryUse, taking(['put', 'put', 'patch', 'delete', 'get', 'get']));
    expect(others).to.deep.equal([]);
    expect(found?.message).to.equal(
      'query parameter "dryRun" stands in 6 places where it does not belong (DELETE, GET of one resource, PATCH and PUT); send it in the body of PUT, and leave it out of DELETE, GET and PATCH (§4.1)',
    );
    expect(found?.places?.map(([, path]) => path)).to.deep.equal(
      [0, 1, 2, 3, 4, 5].map((n) => `/v1/shop/orders${n}/{id}`),
    );
  });

  it('says at which methods several path items are to declare it', () => {
    const item = "{ parameters: [{ name: locale, in: query }], get: {}, post: { responses: { '201': {} } } }";
    const paths = ['orders', 'refunds', 'carts'].map((name) => `/v1/shop/${name}: ${item}`);
    const found = findings(queryUse, `paths: { ${paths.join(', ')} }`);
    expect(found.map(({ message }) => message)).to.deep.equal([
      'query parameter "locale" stands in 3 places where it does not belong (POST); declare it at GET alone (§4.1)',
    ]);
  });

  it('names all methods of path items for which it is wrong', () => {
    const item = '{ parameters: [{ name: locale, in: query }], put: {}, delete: {} }';
    const paths = ['orders', 'refunds', 'carts'].map((name) => `'/v1/shop/${name}/{id}': ${item}`);
    const [found] = findings(queryUse, `paths: { ${paths.join(', ')} }`);
    expect(found?.message).to.equal(
      'query parameter "locale" stands in 3 places where it does not belong (DELETE and PUT); send it in the body of PUT, and leave it out of DELETE (§4.1)',
    );
  });

  it('stands where no exception hides it, and counts the places that are left', () => {
    const excepted = (index: number) => (index === 0 ? 'x-lintel: { ignore: { query-use: it stays } }, ' : '');
    const items = Array.from(
      { length: 6 },
      (_, index) =>
        `'/v1/shop/orders${index}/{id}': { put: { ${excepted(index)}parameters: [{ name: dryRun, in: query }] } }`,
    );
    const [found] = findings(queryUse, `paths: { ${items.join(', ')} }`);
    expect(found?.message).to.contain('stands in 5 places');
    expect(found?.path).to.include('/v1/shop/orders1/{id}');
  });

  it('reports a parameter for the version of the API once, wherever it is, and not its spelling as well', () => {
    const yaml = `
        paths:
          /v1/shop/orders/{id}:
            get: { parameters: [{ $ref: '#/components/parameters/Version' }] }
            put: { parameters: [{ $ref: '#/components/parameters/Version' }] }
            delete: { parameters: [{ $ref: '#/components/parameters/Version' }] }
        components: { parameters: { Version: { name: api-version, in: query, required: true } } }`;
    const found = findings([queryUse, queryNames, queryOptional], yaml);
    expect(found.map(({ rule, message }) => `${rule}: ${message}`)).to.deep.equal([
      'query-use: query parameter "api-version" says the version of the API; leave it out, since the first segment of the path is for that (§4.1)',
    ]);
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
