import { expect } from 'chai';
import type { Description } from '../../../model/description/description.ts';
import { Context } from '../../../model/description/schema-contexts.ts';
import { at, describeData, describeSchemas, present } from '../../support/describe-data.ts';

type ContextName = keyof typeof Context;

/** The names of a schema's contexts, by the end of its place. */
function contexts(description: Description, place: string): ContextName[] {
  const found = present(description.schemas.find((node) => at(node.place) === place)).contexts;
  return (Object.keys(Context) as ContextName[]).filter((name) => (found & Context[name]) !== 0);
}

const S = () => ({ type: 'string' });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const content = (schema: unknown, type = 'application/json') => ({ content: { [type]: { schema } } });

function withOperation(operation: object, schemas: object = {}): Description {
  return describeData({ openapi: '3.1.1', paths: { '/a': { post: operation } }, components: { schemas } });
}

function ofComponent(operation: object, name: string, schemas: object): ContextName[] {
  return contexts(withOperation(operation, schemas), `#components/schemas/${name}`);
}

describe('contexts', () => {
  const A = () => ({ A: S() });

  for (const [title, operation, expected] of [
    ['a request body', { requestBody: content(ref('A')) }, ['requestBody', 'jsonPropertyNames', 'describesInstance']],
    [
      'a +json body',
      { requestBody: content(ref('A'), 'Application/Problem+JSON; charset=utf-8') },
      ['requestBody', 'jsonPropertyNames', 'describesInstance'],
    ],
    [
      'a body that is no JSON',
      { requestBody: content(ref('A'), 'application/xml') },
      ['requestBody', 'describesInstance'],
    ],
    [
      'a multipart body',
      { requestBody: content(ref('A'), 'multipart/form-data') },
      ['requestBody', 'multipartPropertyNames', 'describesInstance'],
    ],
    [
      'a response',
      { responses: { 200: content(ref('A')) } },
      ['responseBody', 'jsonPropertyNames', 'describesInstance'],
    ],
    [
      'an error',
      { responses: { 404: content(ref('A')) } },
      ['responseBody', 'jsonPropertyNames', 'describesInstance', 'errorBody'],
    ],
    [
      'an error of a class',
      { responses: { '5XX': content(ref('A')) } },
      ['responseBody', 'jsonPropertyNames', 'describesInstance', 'errorBody'],
    ],
    [
      'a default response',
      { responses: { default: content(ref('A')) } },
      ['responseBody', 'jsonPropertyNames', 'describesInstance', 'errorBody'],
    ],
    [
      'a redirect',
      { responses: { '3xx': content(ref('A')) } },
      ['responseBody', 'jsonPropertyNames', 'describesInstance'],
    ],
    [
      'a response header',
      { responses: { 200: { headers: { H: { schema: ref('A') } } } } },
      ['responseHeader', 'describesInstance'],
    ],
    ...(['path', 'query', 'header', 'cookie'] as const).map(
      (location) =>
        [
          `a ${location} parameter`,
          { parameters: [{ name: 'p', in: location, schema: ref('A') }] },
          [`${location}Parameter`, 'describesInstance'],
        ] as const,
    ),
    [
      'a query string',
      { parameters: [{ name: 'p', in: 'querystring', ...content(ref('A')) }] },
      ['queryParameter', 'jsonPropertyNames', 'describesInstance'],
    ],
    [
      'a parameter in nothing known',
      { parameters: [{ name: 'p', in: 'body', schema: ref('A') }, { schema: ref('A') }] },
      ['describesInstance'],
    ],
    [
      'a request, a response and a parameter at once',
      {
        requestBody: content(ref('A')),
        responses: { 200: content(ref('A')) },
        parameters: [{ name: 'p', in: 'query', schema: ref('A') }],
      },
      ['requestBody', 'responseBody', 'queryParameter', 'jsonPropertyNames', 'describesInstance'],
    ],
  ] as const) {
    it(`of ${title}`, () => {
      expect(ofComponent(operation, 'A', A())).to.have.members(expected);
    });
  }

  it('of a shared response are those of errors only when an error uses it', () => {
    const description = describeData({
      openapi: '3.1.1',
      paths: {
        '/a': {
          get: {
            responses: { 200: { $ref: '#/components/responses/Fine' }, 400: { $ref: '#/components/responses/Bad' } },
          },
        },
      },
      components: { responses: { Fine: content(S()), Bad: content(S()), Unused: content(S()) } },
    });
    const of = (name: string) => contexts(description, `#components/responses/${name}/content/application/json/schema`);
    expect(of('Fine')).to.not.include('errorBody');
    expect(of('Bad')).to.include('errorBody');
    expect(of('Unused')).to.have.members(['responseBody', 'jsonPropertyNames', 'describesInstance']);
  });

  it('spread through circular references', () => {
    const schemas = {
      A: { properties: { b: ref('B') } },
      B: { items: ref('C') },
      C: { allOf: [ref('A')], anyOf: [ref('C'), ref('D')] },
      D: S(),
      E: { properties: { a: ref('A') } },
    };
    const operation = { requestBody: content(ref('B')), responses: { 500: content(ref('C')) } };
    for (const name of ['A', 'B', 'C', 'D']) {
      expect(ofComponent(operation, name, schemas), name).to.have.members([
        'requestBody',
        'responseBody',
        'errorBody',
        'jsonPropertyNames',
        'describesInstance',
      ]);
    }
    expect(ofComponent(operation, 'E', schemas)).to.have.members(['jsonPropertyNames', 'describesInstance']);
  });

  it('reach what only another schema with a $ref beside keywords leads to', () => {
    const schemas = {
      A: { properties: { b: ref('B') } },
      B: { ...ref('C'), description: 'B' },
      C: { properties: { d: ref('D') } },
      D: S(),
    };
    for (const name of ['A', 'B', 'C', 'D']) {
      expect(ofComponent({ requestBody: content(ref('A')) }, name, schemas), name).to.include('requestBody');
    }
  });

  it('distinguish names of parts from names of JSON properties below them', () => {
    const schemas = {
      Form: { allOf: [ref('Base')], properties: { meta: ref('Meta') } },
      Base: { type: 'object' },
      Meta: { type: 'object', properties: { deep: ref('Deep') } },
      Deep: { type: 'object' },
    };
    const operation = { requestBody: content(ref('Form'), 'multipart/form-data') };
    const of = (name: string) => ofComponent(operation, name, schemas).filter((one) => one.endsWith('Names'));
    expect(of('Form')).to.deep.equal(['multipartPropertyNames']);
    expect(of('Base')).to.deep.equal(['multipartPropertyNames']);
    expect(of('Meta')).to.deep.equal(['jsonPropertyNames']);
    expect(of('Deep')).to.deep.equal(['jsonPropertyNames']);
  });

  it('know both kinds of names where a schema is used for both, in whatever order', () => {
    const schemas = { A: { properties: { b: ref('B') } }, B: {} };
    for (const types of [
      ['multipart/form-data', 'application/json'],
      ['application/json', 'multipart/form-data'],
    ]) {
      const operation = {
        requestBody: { content: Object.fromEntries(types.map((type) => [type, { schema: ref('A') }])) },
      };
      expect(ofComponent(operation, 'A', schemas)).to.include.members(['multipartPropertyNames', 'jsonPropertyNames']);
      expect(ofComponent(operation, 'B', schemas)).to.not.include('multipartPropertyNames');
    }
  });

  it('see the type of every key that one media type object stands under', () => {
    const shared = { schema: ref('A') };
    for (const types of [
      ['multipart/form-data', 'application/json'],
      ['application/xml', 'application/json'],
    ]) {
      const operation = { requestBody: { content: Object.fromEntries(types.map((type) => [type, shared])) } };
      expect(ofComponent(operation, 'A', A()), types.join()).to.include('jsonPropertyNames');
    }
  });

  it('see the type under which a media type component is used', () => {
    const description = describeData({
      openapi: '3.2.0',
      paths: {
        '/a': { post: { requestBody: { content: { 'application/json': { $ref: '#/components/mediaTypes/M' } } } } },
      },
      components: { mediaTypes: { M: { schema: S() }, Unused: { schema: S() } } },
    });
    expect(contexts(description, '#components/mediaTypes/M/schema')).to.have.members([
      'requestBody',
      'jsonPropertyNames',
      'describesInstance',
    ]);
    expect(contexts(description, '#components/mediaTypes/Unused/schema')).to.include('describesInstance');
  });

  it('drop names below patternProperties, whose keys are data', () => {
    const schemas = {
      A: { patternProperties: { '^x': ref('B') }, properties: { c: ref('C') } },
      B: { properties: { d: S() } },
      C: {},
    };
    const operation = { requestBody: content(ref('A')) };
    expect(ofComponent(operation, 'B', schemas)).to.have.members(['requestBody', 'describesInstance']);
    expect(ofComponent(operation, 'C', schemas)).to.include('jsonPropertyNames');
  });

  for (const [keyword, isValue] of [
    ['not', false],
    ['if', false],
    ['contains', false],
    ['propertyNames', false],
    ['then', true],
    ['else', true],
    ['additionalProperties', true],
    ['items', true],
  ] as const) {
    it(`${isValue ? 'take' : 'do not take'} ${keyword} for the description of a value`, () => {
      const description = withOperation({ requestBody: content({ [keyword]: { properties: { deep: S() } } }) });
      const place = `#paths//a/post/requestBody/content/application/json/schema/${keyword}`;
      expect(contexts(description, place).includes('describesInstance')).to.equal(isValue);
      expect(contexts(description, `${place}/properties/deep`).includes('describesInstance')).to.equal(isValue);
    });
  }

  it('keep what is a condition here and a value there', () => {
    const schemas = { A: { not: ref('B'), properties: { b: ref('B') } }, B: S() };
    expect(ofComponent({ requestBody: content(ref('A')) }, 'B', schemas)).to.include('describesInstance');
  });

  it('of unused components are those of JSON, conditions apart', () => {
    const description = describeSchemas({
      A: { properties: { b: ref('B') }, not: { properties: { c: S() } } },
      B: { properties: { a: ref('A') } },
    });
    for (const name of ['A', 'B'])
      expect(contexts(description, `#components/schemas/${name}`), name).to.have.members([
        'jsonPropertyNames',
        'describesInstance',
      ]);
    expect(contexts(description, '#components/schemas/A/not')).to.not.include('describesInstance');
  });

  it('of headers of encodings are those of headers', () => {
    const media = { schema: {}, encoding: { part: { headers: { H: { schema: S() } } } } };
    const description = withOperation({ requestBody: { content: { 'multipart/form-data': media } } });
    expect(
      contexts(description, '#paths//a/post/requestBody/content/multipart/form-data/encoding/part/headers/H/schema'),
    ).to.include('describesInstance');
  });

  it('are known for examples too', () => {
    const { examples } = withOperation(
      { responses: { 400: { content: { 'application/json': { schema: ref('A'), example: 'x' } } } } },
      A(),
    );
    expect(present(present(examples[0]).schema).contexts & Context.errorBody).to.not.equal(0);
  });
});
