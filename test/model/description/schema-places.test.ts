import { expect } from 'chai';
import { describesValue } from '../../../model/description/schema-contexts.ts';
import {
  at,
  component,
  describeData,
  describeSchemas,
  present,
  schemaPlaces,
  useOf,
} from '../../support/describe-data.ts';
import { GET, inPath, json, operation, S } from './support.ts';

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

  it('in headers of the encodings that 3.2 gives by position or nests in others', () => {
    const part = () => ({ headers: { 'a-b': { schema: { ...S } } } });
    const around: Record<string, unknown> = { ...part(), prefixEncoding: [part()] };
    around.encoding = { again: around };
    const multipart = { itemSchema: {}, prefixEncoding: [{}, part()], itemEncoding: around };
    const place = `${GET}/requestBody/content/multipart/mixed`;
    expect(schemaPlaces(inPath({ requestBody: { content: { 'multipart/mixed': multipart } } }))).to.deep.equal([
      `${place}/itemEncoding/headers/a-b/schema`,
      `${place}/itemEncoding/prefixEncoding/0/headers/a-b/schema`,
      `${place}/itemSchema`,
      `${place}/prefixEncoding/1/headers/a-b/schema`,
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

  it('with contexts, in itemSchema beside schema as well', () => {
    const content = { 'application/json': { schema: { ...S }, itemSchema: { ...S } } };
    const { schemas } = inPath({ responses: { 200: { content } } }, '3.2.0');
    expect(schemas).to.have.length(2);
    expect(new Set(schemas.map(({ contexts }) => contexts)).size).to.equal(1);
    expect(schemas.every(describesValue)).to.equal(true);
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
