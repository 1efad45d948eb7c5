import { expect } from 'chai';
import jsonBodies from '../../rules/1/json-bodies/rule.ts';
import fileMetadata from '../../rules/2.7/file-metadata/rule.ts';
import fileByUri from '../../rules/4.8/file-by-uri/rule.ts';
import formData from '../../rules/4.8/form-data/rule.ts';
import multipartRelated from '../../rules/4.8/multipart-related/rule.ts';
import noBase64 from '../../rules/4.8/no-base64/rule.ts';
import { findings, places } from '../support/findings.ts';

const FILE = 'f: {type: string, format: binary}';

const TEXT = 'title: {type: string}';

function post(content: string, more = '', path = '/v1/media/files'): string {
  return `paths: {'${path}': {post: {requestBody: {content: ${content}}, responses: {${more}}}}}`;
}

function form(properties: string, type = 'multipart/form-data', more = ''): string {
  return `{${type}: {schema: {type: object, properties: {${properties}}}${more}}}`;
}

const at = (type: string) => `paths /v1/media/files post requestBody content ${type}`;

describe('form-data', () => {
  const schema = `${at('multipart/form-data')} schema`;
  it('takes a text and a file, in whatever way they are described', () => {
    for (const parts of [
      `${TEXT}, ${FILE}`,
      `count: {type: integer}, ${FILE}`,
      `kind: {type: string, enum: [A]}, f: {type: string, contentMediaType: image/png}`,
      `${TEXT}, fs: {type: array, items: {type: string, format: binary}}`,
      `unknown: {}, ${FILE}`,
    ]) {
      expect(places(formData, post(form(parts))), parts).to.deep.equal([]);
    }
    const encoded = form(`${TEXT}, f: {}`, 'multipart/form-data', ', encoding: {f: {contentType: image/png}}');
    expect(places(formData, post(encoded))).to.deep.equal([]);
  });
  it('finds a file without text, and a body that names no parts', () => {
    expect(places(formData, post(form(FILE)))).to.deep.equal([schema]);
    expect(places(formData, post(form('')))).to.deep.equal([schema]);
    expect(places(formData, post('{multipart/form-data: {}}'))).to.deep.equal([at('multipart/form-data')]);
  });
  it('finds base64 where it is the only file', () => {
    expect(places(formData, post(form(`${TEXT}, f: {type: string, format: byte}`)))).to.deep.equal([
      `${schema} properties f format`,
    ]);
    expect(places(formData, post(form(`${TEXT}, ${FILE}, s: {type: string, format: byte}`)))).to.deep.equal([]);
  });
  it('finds parts by allOf and in other files', () => {
    const shared = post("{multipart/form-data: {schema: {allOf: [{$ref: 'f.yaml#/F'}, {type: object}]}}}");
    expect(
      places(formData, shared, { files: { 'f.yaml': `F: {type: object, properties: {${FILE}}}` } }),
    ).to.have.lengthOf(1);
    expect(
      places(formData, shared, { files: { 'f.yaml': `F: {type: object, properties: {${FILE}, ${TEXT}}}` } }),
    ).to.deep.equal([]);
  });
  it('finds what is called like a file and has none, which 1/json-bodies then leaves alone', () => {
    const told = (yaml: string) =>
      findings([formData, multipartRelated, jsonBodies], yaml).map(({ rule, path }) => `${rule}: ${path.join(' ')}`);
    expect(told(post(form(TEXT)))).to.deep.equal([`form-data: ${schema}`]);
    expect(told(post(form(TEXT), '', '/v1/media/albums/upload'))).to.have.lengthOf(1);
    expect(told(post(form(`${TEXT}, scannedDocument: {type: string}`), '', '/v1/shop/claims'))[0]).to.match(
      /^form-data: .* properties scannedDocument type$/,
    );
  });
  it('leaves to 1/json-bodies what sends no file, so that it is reported once', () => {
    const yaml = post(form(TEXT), '', '/v1/media/titles');
    expect(findings([formData, multipartRelated, jsonBodies], yaml).map(({ rule }) => rule)).to.deep.equal([
      'json-bodies',
    ]);
    const withJson = post(form(`${TEXT}, m: {type: object, properties: {a: {type: string}}}`));
    expect(findings([formData, multipartRelated, jsonBodies], withJson).map(({ rule }) => rule)).to.deep.equal([
      'json-bodies',
    ]);
  });
  it('finds a file that is the whole body of an upload, which 1/json-bodies then leaves alone', () => {
    const told = (yaml: string) => findings([formData, multipartRelated, jsonBodies], yaml).map(({ rule }) => rule);
    const binary = '{application/octet-stream: {schema: {type: string, format: binary}}}';
    expect(told(post(binary))).to.deep.equal(['form-data']);
    expect(told(post('{text/x-log: {schema: {type: string, format: binary}}, image/png: {}}'))).to.deep.equal([
      'form-data',
      'form-data',
    ]);
    expect(told(post(binary, '', '/v1/media/images/{id}/resize'))).to.deep.equal(['json-bodies']);
    expect(told(post('{application/xml: {schema: {type: object}}}'))).to.deep.equal(['json-bodies']);
    expect(told(post(`{application/json: {schema: {type: object}}, ${binary.slice(1)}`))).to.deep.equal([
      'json-bodies',
    ]);
  });
  it('leaves actions that take files, alternatives to JSON, receivers, and unknown parts alone', () => {
    expect(places(formData, post(form(FILE), '', '/v1/a/orders/{id}/dispute-charge'))).to.deep.equal([]);
    expect(places(formData, post(`{application/json: {}, ${form(FILE).slice(1)}`))).to.deep.equal([]);
    expect(places(formData, `webhooks: {w: {post: {requestBody: {content: ${form(FILE)}}}}}`)).to.deep.equal([]);
    const open =
      '{multipart/form-data: {schema: {type: object, additionalProperties: {type: string, format: binary}}}}';
    expect(places(formData, post(open))).to.deep.equal([]);
    expect(
      places(formData, post("{multipart/form-data: {schema: {$ref: '#/components/schemas/Gone'}}}")),
    ).to.deep.equal([]);
  });
  it('finds another multipart type', () => {
    expect(places(formData, post(form(`${TEXT}, ${FILE}`, 'multipart/alternative')))).to.deep.equal([
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
        expect(() => places(rule, post(odd))).not.to.throw();
      }
    }
  });
});
