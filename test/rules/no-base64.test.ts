import { expect } from 'chai';
import noBase64 from '../../rules/4.8/no-base64/rule.ts';
import { places } from '../support/findings.ts';

const FILE = 'f: {type: string, format: binary}';

function post(content: string, more = '', path = '/v1/media/files'): string {
  return `paths: {'${path}': {post: {requestBody: {content: ${content}}, responses: {${more}}}}}`;
}

function form(properties: string, type = 'multipart/form-data', more = ''): string {
  return `{${type}: {schema: {type: object, properties: {${properties}}}${more}}}`;
}

describe('no-base64', () => {
  const json = (property: string) =>
    post(`{application/json: {schema: {type: object, properties: {a: ${property}}}}}`, '', '/v1/a/b');
  const FOUND = {
    'format byte': '{type: string, format: byte}',
    'format base64': '{type: string, format: base64url}',
    'contentEncoding, in any case': '{type: string, contentEncoding: BASE64}',
    'an array of them': '{type: array, items: {type: string, format: byte}}',
    'values of a map': '{type: object, additionalProperties: {type: string, format: byte}}',
    'a type list': "{type: [string, 'null'], format: byte}",
    'an alternative': '{oneOf: [{type: string, format: byte}, {type: object}]}',
    'both keywords': '{type: string, format: byte, contentEncoding: base64}',
  };
  for (const [title, property] of Object.entries(FOUND)) {
    it(`finds ${title}`, () => expect(places(noBase64, json(property))).to.have.lengthOf(1));
  }
  const TAKEN = {
    'a file by its URI': '{type: string, format: uri}',
    'a readOnly value': '{type: string, format: byte, readOnly: true}',
    'another encoding': '{type: string, contentEncoding: quoted-printable}',
    'a condition': '{type: string, not: {format: byte}}',
    'an example': '{type: object, example: {format: byte}}',
  };
  for (const [title, property] of Object.entries(TAKEN)) {
    it(`takes ${title}`, () => expect(places(noBase64, json(property))).to.deep.equal([]));
  }
  it('finds a property that is named so', () => {
    const named = (property: string) =>
      post(`{application/json: {schema: {type: object, properties: {fileBase64: ${property}}}}}`, '', '/v1/a/b');
    expect(places(noBase64, named('{type: string}'))).to.have.lengthOf(1);
    expect(places(noBase64, named('{type: string, format: byte}'))).to.have.lengthOf(1);
    expect(places(noBase64, named('{type: boolean}'))).to.deep.equal([]);
    expect(places(noBase64, named('{type: string, readOnly: true}'))).to.deep.equal([]);
  });
  it('finds callbacks, webhooks, JSON parts, and other JSON types; each schema once', () => {
    const schema = "{schema: {$ref: '#/components/schemas/B'}}";
    const yaml = `
paths:
  /v1/a/b:
    post: {requestBody: {content: {application/vnd.a+json: ${schema}}}, callbacks: {c: {'{$url}': {post: {requestBody: {content: {application/json: ${schema}}}}}}}}
    patch: {requestBody: {content: {application/json-patch+json: {schema: {type: array, items: {type: object, properties: {value: {type: string, format: byte}}}}}}}}
  /v1/a/c: {post: {requestBody: {content: ${form(`m: {type: object, properties: {x: {type: string, format: byte}}}, ${FILE}`, 'multipart/related')}}}}
webhooks: {w: {post: {requestBody: {content: {application/json: ${schema}}}}}}
components: {schemas: {B: {type: object, properties: {s: {type: string, format: byte}}}}}`;
    expect(places(noBase64, yaml)).to.have.lengthOf(3);
  });
  it('leaves responses, parameters and parts alone', () => {
    const yaml = `
paths: {/v1/a/b: {post: {parameters: [{name: q, in: query, schema: {type: string, format: byte}}], requestBody: {content: ${form('f: {type: string, format: byte}')}}, responses: {'200': {content: {application/json: {schema: {type: object, properties: {a: {type: string, format: byte}}}}}}}}}}`;
    expect(places(noBase64, yaml)).to.deep.equal([]);
  });
});
