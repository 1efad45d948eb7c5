import { expect } from 'chai';
import type { Rule } from '../../framework/define-rule.ts';
import jsonBodies from '../../rules/1/json-bodies/rule.ts';
import fileMetadata from '../../rules/2.7/file-metadata/rule.ts';
import fileByUri from '../../rules/4.8/file-by-uri/rule.ts';
import formData from '../../rules/4.8/form-data/rule.ts';
import multipartRelated from '../../rules/4.8/multipart-related/rule.ts';
import noBase64 from '../../rules/4.8/no-base64/rule.ts';
import { lintText } from '../support/lint-text.ts';

const HEAD = 'openapi: 3.1.0\ninfo: {title: T, version: 1.0.0}\n';
const FILE = 'f: {type: string, format: binary}';
const TEXT = 'title: {type: string}';
const JSON_PART = 'm: {type: object, properties: {a: {type: string}}}';

function found(yaml: string, rules: readonly Rule[], files: Readonly<Record<string, string>> = {}) {
  return lintText({ text: HEAD + yaml, files }, rules);
}

function paths(yaml: string, rule: Rule, files = {}): string[] {
  return found(yaml, [rule], files).map(({ path }) => path.join(' '));
}

function post(content: string, more = '', path = '/v1/media/files'): string {
  return `paths: {'${path}': {post: {requestBody: {content: ${content}}, responses: {${more}}}}}`;
}

function form(properties: string, type = 'multipart/form-data', more = ''): string {
  return `{${type}: {schema: {type: object, properties: {${properties}}}${more}}}`;
}

const at = (type: string) => `paths /v1/media/files post requestBody content ${type}`;

describe('multipart-related, lists of parts', () => {
  it('are what their items are', () => {
    const type = 'multipart/related';
    const objects = 'm: {type: array, items: {type: object, properties: {a: {type: string}}}}';
    const texts = 'm: {type: array, items: {type: string}}';
    const here = `${at(type)} schema properties f`;
    expect(paths(post(form(`${FILE}, ${objects}`, type)), multipartRelated)).to.deep.equal([here]);
    expect(paths(post(form(`${objects}, ${FILE}`, type)), multipartRelated)).to.deep.equal([]);
    expect(paths(post(form(`${FILE}, ${texts}`, type)), multipartRelated)).to.deep.equal([]);
  });
});

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
    it(`finds ${title}`, () => expect(paths(json(property), noBase64)).to.have.lengthOf(1));
  }
  const TAKEN = {
    'a file by its URI': '{type: string, format: uri}',
    'a readOnly value': '{type: string, format: byte, readOnly: true}',
    'another encoding': '{type: string, contentEncoding: quoted-printable}',
    'a condition': '{type: string, not: {format: byte}}',
    'an example': '{type: object, example: {format: byte}}',
  };
  for (const [title, property] of Object.entries(TAKEN)) {
    it(`takes ${title}`, () => expect(paths(json(property), noBase64)).to.deep.equal([]));
  }
  it('finds a property that is named so', () => {
    const named = (property: string) =>
      post(`{application/json: {schema: {type: object, properties: {fileBase64: ${property}}}}}`, '', '/v1/a/b');
    expect(paths(named('{type: string}'), noBase64)).to.have.lengthOf(1);
    expect(paths(named('{type: string, format: byte}'), noBase64)).to.have.lengthOf(1);
    expect(paths(named('{type: boolean}'), noBase64)).to.deep.equal([]);
    expect(paths(named('{type: string, readOnly: true}'), noBase64)).to.deep.equal([]);
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
    expect(paths(yaml, noBase64)).to.have.lengthOf(3);
  });
  it('leaves responses, parameters and parts alone', () => {
    const yaml = `
paths: {/v1/a/b: {post: {parameters: [{name: q, in: query, schema: {type: string, format: byte}}], requestBody: {content: ${form('f: {type: string, format: byte}')}}, responses: {'200': {content: {application/json: {schema: {type: object, properties: {a: {type: string, format: byte}}}}}}}}}}`;
    expect(paths(yaml, noBase64)).to.deep.equal([]);
  });
});

describe('form-data', () => {
  const schema = `${at('multipart/form-data')} schema`;
  it('takes a text and a file, in whatever way they are told', () => {
    for (const parts of [
      `${TEXT}, ${FILE}`,
      `count: {type: integer}, ${FILE}`,
      `kind: {type: string, enum: [A]}, f: {type: string, contentMediaType: image/png}`,
      `${TEXT}, fs: {type: array, items: {type: string, format: binary}}`,
      `unknown: {}, ${FILE}`,
    ]) {
      expect(paths(post(form(parts)), formData), parts).to.deep.equal([]);
    }
    const encoded = form(`${TEXT}, f: {}`, 'multipart/form-data', ', encoding: {f: {contentType: image/png}}');
    expect(paths(post(encoded), formData)).to.deep.equal([]);
  });
  it('finds a file without text, and a body that tells no parts', () => {
    expect(paths(post(form(FILE)), formData)).to.deep.equal([schema]);
    expect(paths(post(form('')), formData)).to.deep.equal([schema]);
    expect(paths(post('{multipart/form-data: {}}'), formData)).to.deep.equal([at('multipart/form-data')]);
  });
  it('finds base64 where it is the only file', () => {
    expect(paths(post(form(`${TEXT}, f: {type: string, format: byte}`)), formData)).to.deep.equal([
      `${schema} properties f format`,
    ]);
    expect(paths(post(form(`${TEXT}, ${FILE}, s: {type: string, format: byte}`)), formData)).to.deep.equal([]);
  });
  it('finds parts by allOf and in other files', () => {
    const shared = post("{multipart/form-data: {schema: {allOf: [{$ref: 'f.yaml#/F'}, {type: object}]}}}");
    expect(paths(shared, formData, { 'f.yaml': `F: {type: object, properties: {${FILE}}}` })).to.have.lengthOf(1);
    expect(paths(shared, formData, { 'f.yaml': `F: {type: object, properties: {${FILE}, ${TEXT}}}` })).to.deep.equal(
      [],
    );
  });
  it('finds what is called like a file and has none, which 1/json-bodies then leaves alone', () => {
    const told = (yaml: string) =>
      found(yaml, [formData, multipartRelated, jsonBodies]).map(({ rule, path }) => `${rule}: ${path.join(' ')}`);
    expect(told(post(form(TEXT)))).to.deep.equal([`form-data: ${schema}`]);
    expect(told(post(form(TEXT), '', '/v1/media/albums/upload'))).to.have.lengthOf(1);
    expect(told(post(form(`${TEXT}, scannedDocument: {type: string}`), '', '/v1/shop/claims'))[0]).to.match(
      /^form-data: .* properties scannedDocument type$/,
    );
  });
  it('leaves to 1/json-bodies what sends no file, so that it is told once', () => {
    const yaml = post(form(TEXT), '', '/v1/media/titles');
    expect(found(yaml, [formData, multipartRelated, jsonBodies]).map(({ rule }) => rule)).to.deep.equal([
      'json-bodies',
    ]);
    const withJson = post(form(`${TEXT}, m: {type: object, properties: {a: {type: string}}}`));
    expect(found(withJson, [formData, multipartRelated, jsonBodies]).map(({ rule }) => rule)).to.deep.equal([
      'json-bodies',
    ]);
    const binary = post('{application/octet-stream: {schema: {type: string, format: binary}}}');
    expect(found(binary, [formData, multipartRelated, jsonBodies]).map(({ rule }) => rule)).to.deep.equal([
      'json-bodies',
    ]);
  });
  it('leaves actions that take files, alternatives to JSON, receivers, and unknown parts alone', () => {
    expect(paths(post(form(FILE), '', '/v1/a/orders/{id}/dispute-charge'), formData)).to.deep.equal([]);
    expect(paths(post(`{application/json: {}, ${form(FILE).slice(1)}`), formData)).to.deep.equal([]);
    expect(paths(`webhooks: {w: {post: {requestBody: {content: ${form(FILE)}}}}}`, formData)).to.deep.equal([]);
    const open =
      '{multipart/form-data: {schema: {type: object, additionalProperties: {type: string, format: binary}}}}';
    expect(paths(post(open), formData)).to.deep.equal([]);
    expect(paths(post("{multipart/form-data: {schema: {$ref: '#/components/schemas/Gone'}}}"), formData)).to.deep.equal(
      [],
    );
  });
  it('finds another multipart type', () => {
    expect(paths(post(form(`${TEXT}, ${FILE}`, 'multipart/alternative')), formData)).to.deep.equal([
      at('multipart/alternative'),
    ]);
  });
  it('survives odd bodies', () => {
    for (const odd of [
      'null',
      '[]',
      '7',
      '{multipart/form-data: null}',
      '{multipart/form-data: {schema: true}}',
      '{multipart/related: {schema: []}}',
      '{multipart/form-data: {encoding: 7, schema: {type: object, properties: {f: null}}}}',
    ]) {
      for (const rule of [formData, multipartRelated, fileMetadata, noBase64, fileByUri]) {
        expect(() => paths(post(odd), rule)).not.to.throw();
      }
    }
  });
});

describe('multipart-related', () => {
  const related = (parts: string, more = '') => post(form(parts, 'multipart/related', more));
  const schema = `${at('multipart/related')} schema`;
  const CASES: Record<string, readonly [string, readonly string[]]> = {
    'JSON, then the file': [`${JSON_PART}, ${FILE}`, []],
    'JSON, then several files': [`${JSON_PART}, ${FILE}, g: {type: string, format: binary}`, []],
    'the file first': [`${FILE}, ${JSON_PART}`, [`${schema} properties f`]],
    'text first': [`${TEXT}, ${JSON_PART}, ${FILE}`, [`${schema} properties title`]],
    'no JSON': [`${TEXT}, ${FILE}`, [schema]],
    'a file alone': [FILE, [schema]],
    'what may be JSON': [`m: {}, ${FILE}`, []],
    'no file, which is 1/json-bodies': [JSON_PART, []],
    'no parts': ['', [schema]],
  };
  for (const [title, [parts, expected]] of Object.entries(CASES)) {
    it(`judges ${title}`, () => expect(paths(related(parts), multipartRelated)).to.deep.equal(expected));
  }
  it('reads encodings', () => {
    const encoding = ', encoding: {title: {contentType: application/json; charset=UTF-8}}';
    expect(paths(related(`${TEXT}, ${FILE}`, encoding), multipartRelated)).to.deep.equal([]);
    const pdf = ', encoding: {m: {contentType: application/pdf}}';
    expect(paths(related(`${JSON_PART}, ${FILE}`, pdf), multipartRelated)).to.deep.equal([schema]);
  });
  it('knows no order of parts that several schemas define', () => {
    const split = `{multipart/mixed: {schema: {allOf: [{type: object, properties: {${FILE}}}, {type: object, properties: {${JSON_PART}}}]}}}`;
    expect(paths(post(split), multipartRelated)).to.deep.equal([]);
  });
  it('finds JSON in a form, which form-data then leaves alone', () => {
    const yaml = post(form(`${JSON_PART}, ${FILE}`));
    expect(
      found(yaml, [formData, multipartRelated]).map(({ rule, path }) => `${rule} ${path.join(' ')}`),
    ).to.deep.equal([`multipart-related ${at('multipart/form-data')}`]);
  });
});

describe('file-metadata', () => {
  const META =
    'id: {type: string}, created_at: {type: integer}, size: {type: integer}, url: {type: string}, type: {type: string}';
  const upload = (responses: string, path?: string) => post(form(`${TEXT}, ${FILE}`), responses, path);
  const answer = (schema: string) => `{description: d, content: {application/json: {schema: ${schema}}}}`;
  it('takes the five names, under 200 and 201, by allOf', () => {
    for (const status of ['200', '201']) {
      expect(
        paths(upload(`'${status}': ${answer(`{type: object, properties: {${META}}}`)}`), fileMetadata),
      ).to.deep.equal([]);
    }
    const parts = `{allOf: [{type: object, properties: {${META}}}, {type: object, properties: {title: {type: string}}}]}`;
    expect(paths(upload(`'201': ${answer(parts)}`), fileMetadata)).to.deep.equal([]);
  });
  it('finds what is missing, and names the camelCase name', () => {
    const schema = `{type: object, properties: {${META.replace('created_at', 'createdAt')}}}`;
    const [first, ...others] = found(upload(`'201': ${answer(schema)}`), [fileMetadata]);
    expect(first?.message).to.equal(
      'the answer to an upload has no created_at; define created_at (integer) in place of createdAt (§2.7)',
    );
    expect(others).to.deep.equal([]);
  });
  it('finds wrong types', () => {
    const schema = `{type: object, properties: {${META.replace('created_at: {type: integer}', 'created_at: {type: string, format: date-time}')}}}`;
    expect(paths(upload(`'201': ${answer(schema)}`), fileMetadata)[0]).to.match(/created_at type$/);
  });
  it('finds an answer without body, but not one that comes later', () => {
    expect(paths(upload("'201': {description: d}"), fileMetadata)).to.have.lengthOf(1);
    expect(paths(upload("'204': {description: d}"), fileMetadata)).to.have.lengthOf(1);
    expect(paths(upload("'202': {description: d}, '204': {description: d}"), fileMetadata)).to.deep.equal([]);
  });
  it('leaves actions, alternatives to JSON, and related parts alone', () => {
    const wrong = `'200': ${answer('{type: object}')}`;
    expect(paths(upload(wrong, '/v1/a/disputes/{id}/appeal'), fileMetadata)).to.deep.equal([]);
    expect(paths(upload(wrong, '/v1/a/orders/{id}/dispute-charge'), fileMetadata)).to.deep.equal([]);
    expect(paths(post(form(`${JSON_PART}, ${FILE}`, 'multipart/related'), wrong), fileMetadata)).to.deep.equal([]);
    expect(paths(upload(wrong, '/v1/a/orders/{id}/document'), fileMetadata)).to.have.lengthOf(1);
  });
  it('judges what x-lintel.role calls file metadata', () => {
    const yaml = 'components: {schemas: {Stored: {type: object, x-lintel: {role: file-metadata}}}}';
    expect(paths(yaml, fileMetadata)).to.deep.equal(['components schemas Stored']);
  });
});

describe('file-by-uri', () => {
  const settle = (property: string) => `
paths:
  /v1/media/receipts: {post: {requestBody: {content: ${form(`${TEXT}, scan: {type: string, format: binary}`)}}}}
  /v1/media/orders: {post: {requestBody: {content: {application/json: {schema: {type: object, properties: {${property}}}}}}}}`;
  for (const property of [
    'receiptId: {type: string}',
    'scans: {type: array, items: {type: string}}',
    'logo_key: {type: string}',
    'attachment: {type: [string]}',
  ]) {
    it(`asks of ${property}`, () => expect(paths(settle(property), fileByUri)).to.have.lengthOf(1));
  }
  for (const property of [
    'receiptUri: {type: string}',
    'receipt: {type: string, format: uri}',
    'scans: {type: array, items: {type: string, format: uri}}',
    'fileName: {type: string}',
    'receiptId: {type: string, readOnly: true}',
    'receipt: {type: object}',
    'logo: {type: string, format: byte}',
    'orderId: {type: string}',
    'documentType: {type: string}',
  ]) {
    it(`asks nothing of ${property}`, () => expect(paths(settle(property), fileByUri)).to.deep.equal([]));
  }
});
