import { expect } from 'chai';
import {
  at,
  component,
  describeData,
  describeSchemas,
  present,
  schemaPlaces,
  useOf,
} from '../../support/describe-data.ts';
import { GET, json, operation, S } from './support.ts';

/** The kinds of components that can be referred to. */
const KINDS = [
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
];

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
      components: Object.fromEntries(KINDS.map((kind) => [kind, { One: gone() }])),
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
        ...KINDS.map((kind) => `#components/${kind}/One/$ref`),
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
