import { expect } from 'chai';
import fileMetadata from '../../rules/2.7/file-metadata/rule.ts';
import { findings, places } from '../support/findings.ts';

const FILE = 'f: {type: string, format: binary}';

const TEXT = 'title: {type: string}';

const JSON_PART = 'm: {type: object, properties: {a: {type: string}}}';

function post(content: string, more = '', path = '/v1/media/files'): string {
  return `paths: {'${path}': {post: {requestBody: {content: ${content}}, responses: {${more}}}}}`;
}

function form(properties: string, type = 'multipart/form-data', more = ''): string {
  return `{${type}: {schema: {type: object, properties: {${properties}}}${more}}}`;
}

describe('file-metadata', () => {
  const META =
    'id: {type: string}, created_at: {type: integer}, size: {type: integer}, url: {type: string}, type: {type: string}';
  const upload = (responses: string, path?: string) => post(form(`${TEXT}, ${FILE}`), responses, path);
  const answer = (schema: string) => `{description: d, content: {application/json: {schema: ${schema}}}}`;
  it('takes the five names, under 200 and 201, by allOf', () => {
    for (const status of ['200', '201']) {
      expect(
        places(fileMetadata, upload(`'${status}': ${answer(`{type: object, properties: {${META}}}`)}`)),
      ).to.deep.equal([]);
    }
    const parts = `{allOf: [{type: object, properties: {${META}}}, {type: object, properties: {title: {type: string}}}]}`;
    expect(places(fileMetadata, upload(`'201': ${answer(parts)}`))).to.deep.equal([]);
  });
  it('finds what is missing, and names the camelCase name', () => {
    const schema = `{type: object, properties: {${META.replace('created_at', 'createdAt')}}}`;
    const [first, ...others] = findings(fileMetadata, upload(`'201': ${answer(schema)}`));
    expect(first?.message).to.equal(
      'the answer to an upload has no created_at; define created_at (integer) in place of createdAt (§2.7)',
    );
    expect(others).to.deep.equal([]);
  });
  it('finds wrong types', () => {
    const schema = `{type: object, properties: {${META.replace('created_at: {type: integer}', 'created_at: {type: string, format: date-time}')}}}`;
    expect(places(fileMetadata, upload(`'201': ${answer(schema)}`))[0]).to.match(/created_at type$/);
  });
  it('finds an answer without body, but not one that comes later', () => {
    expect(places(fileMetadata, upload("'201': {description: d}"))).to.have.lengthOf(1);
    expect(places(fileMetadata, upload("'204': {description: d}"))).to.have.lengthOf(1);
    expect(places(fileMetadata, upload("'202': {description: d}, '204': {description: d}"))).to.deep.equal([]);
  });
  it('leaves actions, alternatives to JSON, and related parts alone', () => {
    const wrong = `'200': ${answer('{type: object}')}`;
    expect(places(fileMetadata, upload(wrong, '/v1/a/disputes/{id}/appeal'))).to.deep.equal([]);
    expect(places(fileMetadata, upload(wrong, '/v1/a/orders/{id}/dispute-charge'))).to.deep.equal([]);
    expect(places(fileMetadata, post(form(`${JSON_PART}, ${FILE}`, 'multipart/related'), wrong))).to.deep.equal([]);
    expect(places(fileMetadata, upload(wrong, '/v1/a/orders/{id}/document'))).to.have.lengthOf(1);
  });
  it('judges what x-lintel.role calls file metadata', () => {
    const yaml = 'components: {schemas: {Stored: {type: object, x-lintel: {role: file-metadata}}}}';
    expect(places(fileMetadata, yaml)).to.deep.equal(['components schemas Stored']);
  });
});
