import { expect } from 'chai';
import { openApiVersion } from '../../../model/description/openapi-version.ts';
import {
  at,
  component,
  describeData,
  describeSchemas,
  present,
  schemaPlaces,
  useOf,
} from '../../support/describe-data.ts';

const S = { type: 'string' };
const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });
const operation = (parts: object = {}) => ({ responses: { 200: { description: 'Done' } }, ...parts });
const inPath = (parts: object, openapi = '3.1.1') =>
  describeData({ openapi, paths: { '/a': { get: operation(parts) } } });
const GET = '#paths//a/get';

describe('description: versions', () => {
  for (const [declared, version] of [
    ['3.0.0', '3.0'],
    ['3.0.4', '3.0'],
    ['3.0', '3.0'],
    ['3', '3.0'],
    [3, '3.0'],
    [3.1, '3.1'],
    ['3.1.0', '3.1'],
    ['3.1', '3.1'],
    ['3.1.0-rc1', '3.1'],
    ['3.2.0', '3.1'],
    [3.2, '3.1'],
    ['4.0.0', null],
    ['2.0', null],
    ['30.0.0', null],
    ['13.0.0', null],
    ['', null],
    [true, null],
    [null, null],
    [['3.1.0'], null],
    [{ toString: '3.1.0' }, null],
  ] as const) {
    it(`${JSON.stringify(declared)} is ${version}`, () => {
      expect(openApiVersion({ openapi: declared })).to.equal(version);
    });
  }

  it('holds up when openapi is nested deeply', () => {
    expect(openApiVersion({ openapi: nested(20_000, (inner) => [inner]) })).to.equal(null);
  });

  for (const data of [null, undefined, [], 'openapi: 3.1.0', 3, {}, { openapi: null }, { swagger: '2.0' }]) {
    it(`${JSON.stringify(data)} has no version and no parts`, () => {
      const { version, schemas, paths, operations, files } = describeData(data);
      expect({ version, schemas, paths, operations }).to.deep.equal({
        version: null,
        schemas: [],
        paths: [],
        operations: [],
      });
      expect(files).to.have.length(1);
    });
  }

  it('reads nothing of Swagger 2.0', () => {
    const description = describeData({
      swagger: '2.0',
      definitions: { A: S },
      paths: { '/a': { get: { responses: { 200: { schema: S } } } } },
      components: { schemas: { A: S } },
    });
    expect(schemaPlaces(description)).to.deep.equal([]);
  });
});

describe('description: where schemas are', () => {
  const single = [
    ...['additionalProperties', 'unevaluatedProperties', 'items', 'additionalItems', 'unevaluatedItems', 'not', 'if'],
    ...['then', 'else', 'propertyNames', 'contains', 'contentSchema'],
  ];
  const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems', 'items'];
  const maps = ['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions'];

  for (const openapi of ['3.0.4', '3.1.1', '3.2.0']) {
    for (const keyword of single) {
      it(`${openapi}: under ${keyword}`, () => {
        const places = schemaPlaces(describeSchemas({ A: { [keyword]: { ...S } } }, openapi));
        expect(places).to.deep.equal(['#components/schemas/A', `#components/schemas/A/${keyword}`]);
      });
    }
    for (const keyword of lists) {
      it(`${openapi}: in the list ${keyword}`, () => {
        const places = schemaPlaces(describeSchemas({ A: { [keyword]: [{ ...S }, null, { ...S }] } }, openapi));
        expect(places).to.deep.equal([
          '#components/schemas/A',
          `#components/schemas/A/${keyword}/0`,
          `#components/schemas/A/${keyword}/2`,
        ]);
      });
    }
    for (const keyword of maps) {
      it(`${openapi}: in the map ${keyword}`, () => {
        const places = schemaPlaces(
          describeSchemas({ A: { [keyword]: { 'x-b': { ...S }, type: { ...S }, no: true } } }, openapi),
        );
        expect(places).to.deep.equal([
          '#components/schemas/A',
          `#components/schemas/A/${keyword}/type`,
          `#components/schemas/A/${keyword}/x-b`,
        ]);
      });
    }
  }

  it('in properties named like keywords, and nowhere in what only looks like schemas', () => {
    const properties = Object.fromEntries(
      ['schema', 'type', 'properties', 'items', 'example', 'enum', 'default', '$ref', 'allOf', 'x-a'].map((name) => [
        name,
        { ...S },
      ]),
    );
    const looksLike = {
      type: 'array',
      items: { type: 'string' },
      properties: { a: { type: 'string' } },
      schema: { type: 'string' },
    };
    const description = describeSchemas({
      A: {
        properties,
        example: looksLike,
        examples: [looksLike],
        default: looksLike,
        enum: [looksLike],
        const: looksLike,
        'x-schema': looksLike,
        schema: looksLike,
        discriminator: looksLike,
        externalDocs: looksLike,
        xml: looksLike,
      },
    });
    expect(schemaPlaces(description)).to.deep.equal(
      [
        '#components/schemas/A',
        ...Object.keys(properties).map((name) => `#components/schemas/A/properties/${name}`),
      ].sort(),
    );
  });

  it('in a property that is called $ref', () => {
    const description = describeSchemas({
      A: { type: 'object', properties: { $ref: { type: 'string' }, b: { $ref: '#/components/schemas/B' } } },
      B: S,
    });
    expect(useOf(component(description, 'A'), 'property', '$ref').target?.value).to.deep.equal({ type: 'string' });
    expect(description.brokenReferences).to.deep.equal([]);
  });

  for (const $ref of [null, 1, true, [], {}, { type: 'string' }]) {
    it(`takes no reference from $ref: ${JSON.stringify($ref)}`, () => {
      const description = describeSchemas({ A: { $ref, type: 'string' } });
      expect(schemaPlaces(description)).to.deep.equal(['#components/schemas/A']);
      expect(description.brokenReferences).to.deep.equal([]);
    });
  }

  it('in components without paths', () => {
    const description = describeData({
      openapi: '3.1.1',
      components: {
        schemas: { A: { ...S }, 'x-named': { ...S } },
        parameters: { P: { name: 'p', in: 'query', schema: { ...S } } },
        headers: { 'x-H': { schema: { ...S } } },
        requestBodies: { R: json({ ...S }) },
        responses: { R: { ...json({ ...S }), headers: { 'x-r': { schema: { ...S } } } } },
        mediaTypes: { M: { schema: { ...S } } },
        callbacks: { C: { '{$request.body#/url}': { post: operation({ requestBody: json({ ...S }) }) } } },
        pathItems: { I: { get: operation({ parameters: [{ name: 'q', in: 'query', schema: { ...S } }] }) } },
        links: { L: { parameters: { schema: { ...S } } } },
        examples: { E: { value: { schema: { ...S } } } },
        securitySchemes: { T: { type: 'http', scheme: 'bearer' } },
        'x-more': { schema: { ...S } },
      },
    });
    expect(schemaPlaces(description)).to.deep.equal([
      '#components/callbacks/C/{$request.body#/url}/post/requestBody/content/application/json/schema',
      '#components/headers/x-H/schema',
      '#components/mediaTypes/M/schema',
      '#components/parameters/P/schema',
      '#components/pathItems/I/get/parameters/0/schema',
      '#components/requestBodies/R/content/application/json/schema',
      '#components/responses/R/content/application/json/schema',
      '#components/responses/R/headers/x-r/schema',
      '#components/schemas/A',
      '#components/schemas/x-named',
    ]);
    expect(description.components.securitySchemes.map(({ key }) => key)).to.deep.equal(['T']);
    expect(description.headers).to.have.length(2);
  });

  it('in parameters by schema and by content, of operations and of paths', () => {
    const description = describeData({
      openapi: '3.0.4',
      paths: {
        '/a': {
          parameters: [{ name: 'p', in: 'path', schema: { ...S } }],
          get: operation({ parameters: [{ name: 'q', in: 'query', ...json({ ...S }) }] }),
        },
      },
    });
    expect(schemaPlaces(description)).to.deep.equal([
      '#paths//a/get/parameters/0/content/application/json/schema',
      '#paths//a/parameters/0/schema',
    ]);
    const [get] = description.operations;
    expect(get?.parameters.map(({ node }) => node?.name)).to.deep.equal(['q', 'p']);
  });

  it('in response headers by schema and by content, whatever they are called', () => {
    const headers = { 'x-request-id': { schema: { ...S } }, 'X-Next': json({ ...S }), Location: { schema: { ...S } } };
    expect(schemaPlaces(inPath({ responses: { 200: { headers } } }))).to.deep.equal([
      `${GET}/responses/200/headers/Location/schema`,
      `${GET}/responses/200/headers/X-Next/content/application/json/schema`,
      `${GET}/responses/200/headers/x-request-id/schema`,
    ]);
  });

  it('in headers of encodings', () => {
    const encoding = { part: { headers: { 'x-a': { schema: { ...S } } } }, none: null };
    const requestBody = { content: { 'multipart/form-data': { schema: { ...S }, encoding } } };
    expect(schemaPlaces(inPath({ requestBody }))).to.deep.equal([
      `${GET}/requestBody/content/multipart/form-data/encoding/part/headers/x-a/schema`,
      `${GET}/requestBody/content/multipart/form-data/schema`,
    ]);
  });

  it('in every method, callbacks and webhooks, also those of 3.2', () => {
    const call = (): object => operation({ requestBody: json({ ...S }) });
    const description = describeData({
      openapi: '3.2.0',
      paths: {
        '/a': {
          ...Object.fromEntries(
            ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'].map((one) => [one, call()]),
          ),
          additionalOperations: { COPY: call(), null: null },
          summary: 'A',
          'x-get': call(),
        },
        'x-b': { get: call() },
      },
      webhooks: {
        'x-changed': {
          post: { ...call(), callbacks: { 'x-done': { '{$url}': { post: call() }, 'x-no': { post: call() } } } },
        },
      },
    });
    const body = 'requestBody/content/application/json/schema';
    expect(description.operations.map(({ method }) => method).sort()).to.deep.equal([
      'copy',
      'delete',
      'get',
      'head',
      'options',
      'patch',
      'post',
      'post',
      'post',
      'put',
      'query',
      'trace',
    ]);
    expect(description.paths.map(({ key }) => key)).to.deep.equal(['/a']);
    expect(description.callbacks.map(({ key }) => key)).to.deep.equal(['{$url}']);
    expect(schemaPlaces(description)).to.include.members([
      `#paths//a/additionalOperations/COPY/${body}`,
      `#paths//a/query/${body}`,
      `#webhooks/x-changed/post/${body}`,
      `#webhooks/x-changed/post/callbacks/x-done/{$url}/post/${body}`,
    ]);
    expect(schemaPlaces(description)).to.have.length(12);
  });

  it('in itemSchema, also beside schema', () => {
    const content = {
      'application/jsonl': { itemSchema: { ...S } },
      'text/event-stream': { schema: { ...S }, itemSchema: { ...S } },
    };
    expect(schemaPlaces(inPath({ responses: { 200: { content } } }, '3.2.0'))).to.deep.equal([
      `${GET}/responses/200/content/application/jsonl/itemSchema`,
      `${GET}/responses/200/content/text/event-stream/itemSchema`,
      `${GET}/responses/200/content/text/event-stream/schema`,
    ]);
  });

  it('once each, however many references lead there', () => {
    const ref = { $ref: '#/components/schemas/A' };
    const description = describeData({
      openapi: '3.1.1',
      paths: { '/a': { get: operation({ responses: { 200: json({ ...ref }), 201: json({ ...ref }) } }) } },
      components: { schemas: { A: { type: 'object', properties: { a: { ...ref }, b: S } }, B: { ...ref } } },
    });
    expect(schemaPlaces(description)).to.deep.equal(['#components/schemas/A', '#components/schemas/A/properties/b']);
    const node = component(description, 'A');
    expect(node.usedBy.map(({ place }) => at(place))).to.have.members([
      '#components/schemas/A',
      '#components/schemas/A/properties/a',
      '#components/schemas/B',
      '#paths//a/get/responses/200/content/application/json/schema',
      '#paths//a/get/responses/201/content/application/json/schema',
    ]);
    expect(node.written?.relation).to.equal('component');
    expect(component(description, 'B')).to.equal(node);
  });

  it('says where a schema is written, whichever way it was met first', () => {
    const description = describeData({
      openapi: '3.1.1',
      paths: {
        '/a': { get: operation({ responses: { 200: json({ $ref: '#/components/schemas/A/properties/b' }) } }) },
      },
      components: { schemas: { A: { type: 'object', properties: { b: { ...S } } } } },
    });
    const node = present(description.schemas.find(({ place }) => at(place).endsWith('/b')));
    expect(node.written?.relation).to.equal('property');
    expect(node.usedBy.map(({ relation }) => relation)).to.have.members(['body', 'property']);
  });
});

describe('description: references to parts', () => {
  it('schemas by $dynamicRef, where one schema only can be meant', () => {
    const usesOf = (value: object, files = {}, openapi = '3.1.1') => {
      const schemas = { A: { $dynamicAnchor: 'one', type: 'boolean' }, B: { $anchor: 'two' }, C: value };
      const read = describeData({ openapi, components: { schemas: { ...schemas, D: { $ref: 'o.yaml' } } } }, files);
      expect(read.brokenReferences.every(({ reference }) => reference === 'o.yaml')).to.equal(true);
      const { uses } = component(read, 'C');
      return uses.map(({ relation, target }) => [relation, target === null ? null : at(target.place)]);
    };
    expect(usesOf({ $dynamicRef: '#one' })).to.deep.equal([['reference', '#components/schemas/A']]);
    expect(usesOf({ $dynamicRef: '#two' })).to.deep.equal([['reference', '#components/schemas/B']]);
    expect(usesOf({ $dynamicRef: '#one' }, { 'o.yaml': { $dynamicAnchor: 'one' } })).to.deep.equal([]);
    expect(usesOf({ $dynamicRef: '#gone' })).to.deep.equal([]);
    expect(usesOf({ $dynamicRef: 7 })).to.deep.equal([]);
    expect(usesOf({ $dynamicRef: '#one' }, {}, '3.0.4')).to.deep.equal([]);
  });

  it('path items with more beside the reference, which belongs to them', () => {
    const body = { content: { 'application/json': { schema: { ...S } } } };
    const parameter = { name: 'id', in: 'path', schema: { ...S } };
    const shared = { get: operation({ operationId: 'one' }), put: operation({ operationId: 'two' }) };
    for (const openapi of ['3.0.4', '3.1.1']) {
      const beside = {
        delete: operation({ requestBody: body }),
        put: operation({ operationId: 'again' }),
        parameters: [parameter],
        servers: [{ url: '/v2' }],
      };
      const description = describeData({
        openapi,
        paths: { '/a': { $ref: '#/components/pathItems/One', ...beside, summary: 'A' } },
        components: { pathItems: { One: shared } },
      });
      const [path] = description.paths;
      const item = present(present(path).node);
      expect(
        item.operations.map(({ method, place, pathItem }) => [method, at(place), pathItem === item]),
      ).to.deep.equal([
        ['get', '#components/pathItems/One/get', true],
        ['put', '#components/pathItems/One/put', true],
        ['delete', '#paths//a/delete', true],
      ]);
      expect(item.operations.map(({ parameters }) => parameters.map((use) => at(use.place)))).to.deep.equal(
        Array(3).fill(['#paths//a/parameters/0']),
      );
      expect(description.servers.map(({ place, owner }) => [at(place), owner === item])).to.deep.equal([
        ['#paths//a/servers/0', true],
      ]);
      expect(description.operations).to.have.length(3);
      expect(schemaPlaces(description)).to.include('#paths//a/delete/requestBody/content/application/json/schema');
    }
  });

  it('path items, parameters, responses, headers, examples, request bodies, callbacks, links and media types', () => {
    const ref = (kind: string) => ({ $ref: `#/components/${kind}/One` });
    const use = operation({
      parameters: [ref('parameters')],
      requestBody: ref('requestBodies'),
      responses: { 200: ref('responses') },
      callbacks: { done: ref('callbacks') },
    });
    const description = describeData({
      openapi: '3.2.0',
      paths: { '/a': { get: use }, '/b': ref('pathItems') },
      components: {
        parameters: { One: { name: 'p', in: 'query', schema: { ...S } } },
        requestBodies: { One: { content: { 'application/json': ref('mediaTypes') } } },
        responses: {
          One: {
            headers: { H: ref('headers') },
            content: { 'application/json': { examples: { e: ref('examples') } } },
          },
        },
        headers: { One: { schema: { ...S } } },
        examples: { One: { value: 7 } },
        mediaTypes: { One: { schema: { ...S } } },
        callbacks: { One: { '{$url}': { post: operation() } } },
        pathItems: { One: { get: operation({ operationId: 'b' }) } },
      },
    });
    const { operations, parameters, requestBodies, responses, headers, callbacks, pathItems, brokenReferences } =
      description;
    expect(brokenReferences).to.deep.equal([]);
    expect(operations).to.have.length(3);
    expect(parameters).to.have.length(1);
    expect(requestBodies).to.have.length(1);
    expect(responses.map(({ place }) => at(place))).to.include('#components/responses/One');
    expect(headers.map(({ place }) => at(place))).to.deep.equal(['#components/headers/One']);
    expect(callbacks).to.have.length(1);
    expect(pathItems).to.have.length(3);
    expect(description.paths[1]?.node?.place).to.deep.equal(
      pathItems.find(({ place }) => at(place) === '#components/pathItems/One')?.place,
    );
    expect(description.examples.map(({ place, value }) => [at(place), value])).to.deep.equal([
      ['#components/examples/One/value', 7],
    ]);
    expect(requestBodies[0]?.content.map(({ name }) => name)).to.deep.equal(['application/json']);
  });

  it('media types that two names share, by an alias of YAML or a reference, which are read once', () => {
    const shared = { schema: { ...S }, example: 1 };
    const content = {
      'text/csv': shared,
      'application/json': shared,
      'text/plain': { $ref: '#/components/mediaTypes/M' },
    };
    const description = describeData({
      openapi: '3.2.0',
      paths: {
        '/a': { get: operation({ responses: { 200: { content }, 201: { content: { 'text/html': shared } } } }) },
      },
      components: { mediaTypes: { M: shared } },
    });
    const [mediaType, ...others] = description.mediaTypes;
    expect(others).to.deep.equal([]);
    expect(description.schemas).to.have.length(1);
    expect(description.examples).to.have.length(1);
    const entries = description.responses.flatMap((response) => response.content);
    expect(entries.map(({ name }) => name)).to.deep.equal(['application/json', 'text/csv', 'text/plain', 'text/html']);
    expect(entries.every((entry) => entry.mediaType === mediaType)).to.equal(true);
  });

  it('operations, which real descriptions keep in files of their own', () => {
    const description = describeData(
      { openapi: '3.0.4', paths: { '/a': { get: { $ref: 'a/list.yml' } } } },
      { 'a/list.yml': operation({ operationId: 'list', responses: { 200: json({ ...S }) } }) },
    );
    expect(description.operations.map(({ method, place }) => [method, at(place)])).to.deep.equal([
      ['get', 'a/list.yml#'],
    ]);
    expect(schemaPlaces(description)).to.deep.equal(['a/list.yml#responses/200/content/application/json/schema']);
  });

  it('notes a broken reference in each kind of part, once, at the $ref', () => {
    const gone = () => ({ $ref: '#/gone' });
    const description = describeData({
      openapi: '3.1.1',
      paths: {
        '/a': {
          parameters: [gone()],
          get: {
            parameters: [gone()],
            requestBody: gone(),
            responses: {
              200: gone(),
              201: {
                headers: { H: gone() },
                links: { L: gone() },
                content: { 'application/json': { schema: gone(), examples: { E: gone() } } },
              },
            },
            callbacks: { C: gone() },
          },
          put: gone(),
        },
        '/b': gone(),
      },
      webhooks: { W: gone() },
      components: Object.fromEntries(
        [
          'schemas',
          'responses',
          'parameters',
          'examples',
          'requestBodies',
          'headers',
          'securitySchemes',
          'links',
          'callbacks',
          'pathItems',
          'mediaTypes',
        ].map((kind) => [kind, { One: gone() }]),
      ),
    });
    const places = description.brokenReferences.map(({ place }) => at(place));
    expect(new Set(places).size).to.equal(places.length);
    expect(places.sort()).to.deep.equal(
      [
        '#paths//a/parameters/0/$ref',
        `${GET}/parameters/0/$ref`,
        `${GET}/requestBody/$ref`,
        `${GET}/responses/200/$ref`,
        `${GET}/responses/201/headers/H/$ref`,
        `${GET}/responses/201/links/L/$ref`,
        `${GET}/responses/201/content/application/json/schema/$ref`,
        `${GET}/responses/201/content/application/json/examples/E/$ref`,
        `${GET}/callbacks/C/$ref`,
        '#paths//a/put/$ref',
        '#paths//b/$ref',
        '#webhooks/W/$ref',
        ...[
          'schemas',
          'responses',
          'parameters',
          'examples',
          'requestBodies',
          'headers',
          'securitySchemes',
          'links',
          'callbacks',
          'pathItems',
          'mediaTypes',
        ].map((kind) => `#components/${kind}/One/$ref`),
      ].sort(),
    );
  });

  it('follows no $ref in an example, a default or an extension', () => {
    const gone = { $ref: '#/gone' };
    const description = describeSchemas({
      A: { example: gone, default: gone, examples: [gone], 'x-a': gone, enum: [gone], const: gone },
    });
    expect(description.brokenReferences).to.deep.equal([]);
  });

  it('notes a reference that several lead through once, where it is written', () => {
    const description = describeSchemas({
      A: { $ref: '#/components/schemas/B' },
      B: { $ref: '#/components/schemas/C' },
      C: { $ref: '#/gone' },
      D: { properties: { a: { $ref: '#/components/schemas/A' } } },
    });
    expect(
      description.brokenReferences.map(({ place, reference, state }) => [at(place), reference, state]),
    ).to.deep.equal([['#components/schemas/C/$ref', '#/gone', 'missing']]);
    expect(useOf(component(description, 'D'), 'property').target).to.equal(null);
  });

  it('notes a circle of references once', () => {
    const description = describeSchemas({
      A: { $ref: '#/components/schemas/B' },
      B: { $ref: '#/components/schemas/A' },
      C: { properties: { a: { $ref: '#/components/schemas/B' } } },
      Self: { $ref: '#/components/schemas/Self' },
    });
    expect(description.brokenReferences.map(({ place, state }) => [at(place), state])).to.deep.equal([
      ['#components/schemas/A/$ref', 'cycle'],
      ['#components/schemas/Self/$ref', 'cycle'],
    ]);
  });

  it('lists every file that references lead through', () => {
    const description = describeData(
      { openapi: '3.1.1', components: { schemas: { A: { $ref: 'b.yaml#/B' } } } },
      { 'b.yaml': { B: { $ref: 'c.yaml#/C' } }, 'c.yaml': { C: S }, 'unused.yaml': S },
    );
    expect(description.files.map(({ source }) => source)).to.have.members(['openapi.yaml', 'b.yaml', 'c.yaml']);
  });

  it('reads servers of the description, path items and operations', () => {
    const servers = [{ url: '/v1' }, null, 'x'];
    const description = describeData({
      openapi: '3.1.1',
      servers,
      paths: { '/a': { servers, get: { ...operation(), servers } } },
    });
    expect(description.servers.map(({ place, owner }) => [at(place), owner === null])).to.deep.equal([
      ['#servers/0', true],
      ['#paths//a/servers/0', false],
      ['#paths//a/get/servers/0', false],
    ]);
  });

  it('lets an operation override parameters of its path', () => {
    const description = describeData({
      openapi: '3.1.1',
      paths: {
        '/a': {
          parameters: [{ name: 'p', in: 'query' }, { name: 'p', in: 'header' }, { in: 'query' }],
          get: { parameters: [{ name: 'p', in: 'query', required: true }, { in: 'query' }] },
        },
      },
    });
    expect(description.operations[0]?.parameters.map(({ place }) => at(place))).to.deep.equal([
      `${GET}/parameters/0`,
      `${GET}/parameters/1`,
      '#paths//a/parameters/1',
      '#paths//a/parameters/2',
    ]);
  });
});

describe('description: $ref with siblings', () => {
  const B = { $ref: '#/components/schemas/C', minLength: 3 };
  const schemas = () => ({ A: { properties: { b: { $ref: '#/components/schemas/B' } } }, B: { ...B }, C: { ...S } });

  it('is a schema of its own in 3.1, also when another reference leads to it', () => {
    const description = describeSchemas(schemas());
    const target = present(useOf(component(description, 'A'), 'property').target);
    expect(at(target.place)).to.equal('#components/schemas/B');
    expect(useOf(target, 'reference').target).to.equal(component(description, 'C'));
    expect(component(description, 'C').usedBy.map(({ relation }) => relation)).to.have.members([
      'component',
      'reference',
    ]);
  });

  it('is only a reference in 3.0', () => {
    const description = describeSchemas(schemas(), '3.0.4');
    expect(schemaPlaces(description)).to.deep.equal(['#components/schemas/A', '#components/schemas/C']);
    expect(component(description, 'B')).to.equal(component(description, 'C'));
  });

  it('may refer to itself, and around', () => {
    const description = describeSchemas({
      A: { $ref: '#/components/schemas/A', description: 'Me' },
      B: { $ref: '#/components/schemas/C', description: 'B' },
      C: { $ref: '#/components/schemas/B', description: 'C' },
    });
    expect(schemaPlaces(description)).to.have.length(3);
  });
});

describe('description: examples', () => {
  it('of schemas, bodies, parameters and headers, with the schema that they are for', () => {
    const schema = () => ({ ...S });
    const description = describeData({
      openapi: '3.1.1',
      paths: {
        '/a': {
          get: {
            parameters: [{ name: 'p', in: 'query', schema: schema(), example: 1 }],
            responses: {
              200: {
                headers: {
                  H: { schema: schema(), examples: { one: { value: 2 }, none: null, outside: { externalValue: 'x' } } },
                },
                content: {
                  'application/json': {
                    schema: { ...S, example: 3, examples: [4, null] },
                    example: 5,
                    examples: { two: { value: 6 } },
                  },
                },
              },
            },
          },
        },
      },
    });
    const found = description.examples.map(({ value, of, schema: node }) => [
      value,
      of,
      node === null ? null : at(node.place),
    ]);
    const H = `${GET}/responses/200/headers/H/schema`;
    const body = `${GET}/responses/200/content/application/json/schema`;
    expect(found).to.have.deep.members([
      [1, 'parameter', `${GET}/parameters/0/schema`],
      [2, 'header', H],
      [3, 'schema', body],
      [4, 'schema', body],
      [null, 'schema', body],
      [5, 'body', body],
      [6, 'body', body],
    ]);
  });
});

describe('description: what would hang or crash a careless reader', () => {
  it('shared objects nested 30 levels, as YAML aliases make them', () => {
    let schema: object = { type: 'string' };
    for (let level = 0; level < 30; level++)
      schema = { type: 'object', properties: { a: schema, b: schema }, example: schema };
    expect(describeSchemas({ Bomb: schema }).schemas).to.have.length(31);
  });

  it('an object that holds itself', () => {
    const schema: Record<string, unknown> = { type: 'object' };
    schema.properties = { self: schema };
    expect(describeSchemas({ Loop: schema }).schemas).to.have.length(1);
  });

  for (const [keyword, wrap] of [
    ['properties', (inner: object) => ({ properties: { a: inner } })],
    ['items', (inner: object) => ({ items: inner })],
    ['allOf', (inner: object) => ({ allOf: [inner] })],
    ['not', (inner: object) => ({ not: inner })],
  ] as const) {
    it(`10,000 levels of ${keyword}`, () => {
      const description = describeSchemas({ Deep: nested(10_000, wrap) });
      expect(description.schemas).to.have.length(10_001);
    });
  }

  it('10,000 levels of callbacks', () => {
    const call = nested(10_000, (inner) => ({ responses: {}, callbacks: { c: { '{$url}': { post: inner } } } }));
    expect(describeData({ openapi: '3.1.1', paths: { '/a': { post: call } } }).operations).to.have.length(10_001);
  });

  it('a header with a part that has the same header', () => {
    const part = { encoding: { part: { headers: { Again: { $ref: '#/components/headers/H' } } } } };
    const description = describeData({
      openapi: '3.1.1',
      components: { headers: { H: { content: { 'multipart/mixed': { schema: { ...S }, ...part } } } } },
    });
    expect(description.headers).to.have.length(1);
    expect(description.mediaTypes).to.have.length(1);
    expect(description.schemas).to.have.length(1);
  });

  it('a chain of 10,000 references', () => {
    const schemas: Record<string, unknown> = { S10000: { ...S } };
    for (let index = 0; index < 10_000; index++) schemas[`S${index}`] = { $ref: `#/components/schemas/S${index + 1}` };
    const description = describeSchemas(schemas);
    expect(description.schemas).to.have.length(1);
    expect(component(description, 'S0')).to.equal(component(description, 'S10000'));
  });

  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length']) {
    it(`${name} as the name of a property, a component, a path and a header`, () => {
      const key = JSON.stringify(name);
      const text = `{"openapi":"3.1.1",
        "paths":{${key}:{"get":{"responses":{"200":{"headers":{${key}:{"schema":{"type":"string"}}},"content":{${key}:{"schema":{"$ref":"#/components/schemas/${name}"}}}}}}}},
        "components":{"schemas":{${key}:{"type":"object","properties":{${key}:{"type":"string"}}}}}}`;
      const description = describeData(JSON.parse(text));
      expect(description.brokenReferences).to.deep.equal([]);
      expect(schemaPlaces(description)).to.deep.equal(
        [
          `#components/schemas/${name}`,
          `#components/schemas/${name}/properties/${name}`,
          `#paths/${name}/get/responses/200/headers/${name}/schema`,
        ].sort(),
      );
      expect(component(description, name).contexts).to.be.above(0);
    });
  }
});

function nested<Value>(levels: number, wrap: (inner: Value) => Value): Value {
  let value = { ...S } as Value;
  for (let level = 0; level < levels; level++) value = wrap(value);
  return value;
}
