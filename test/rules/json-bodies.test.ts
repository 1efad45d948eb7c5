import { expect } from 'chai';
import type { Rule } from '../../framework/rule.ts';
import jsonBodies from '../../rules/1/json-bodies/rule.ts';
import jsonSuccessBodies from '../../rules/4.2/json-success-bodies/rule.ts';
import patchMediaType from '../../rules/4.2/patch-media-type/rule.ts';
import formData from '../../rules/4.8/form-data/rule.ts';
import { findings, HEAD, places } from '../support/findings.ts';

/** The rules that decide 1/json-bodies: each body is reported by one of them. */
const bodyRules = [jsonBodies, jsonSuccessBodies, patchMediaType];

/** Where the findings stand, as paths. */
function bodies(yaml: string): string[] {
  return places(bodyRules, yaml);
}

describe('json-bodies', () => {
  const body = (method: string, content: string) => `paths: {/a: {${method}: {requestBody: {content: ${content}}}}}`;

  it('says once what several bodies have, with all of them, and apart what else they have', () => {
    const answer = (type: string) => `{get: {responses: {'200': {content: {'${type}': {}}}}}}`;
    const paths = ['*/*', '*/*', 'text/json', '*/*'].map((type, index) => `/v1/shop/p${index}: ${answer(type)}`);
    const found = findings(jsonSuccessBodies, `paths: {${paths.join(', ')}}`);
    expect(found.map(({ message }) => message)).to.deep.equal([
      '3 responses have the media type "*/*"; write application/json (§4.2)',
      'a response has the media type "text/json"; write application/json (§4.2)',
    ]);
    expect(found[0]?.places?.map(([, path]) => path)).to.deep.equal(['/v1/shop/p0', '/v1/shop/p1', '/v1/shop/p3']);
  });

  for (const name of [
    'application/json',
    'Application/JSON',
    'application/json;charset=utf-8',
    'application/json; charset="UTF-8"',
  ]) {
    it(`takes ${name}`, () => expect(bodies(body('post', `{'${name}': {}}`))).to.deep.equal([]));
  }
  for (const name of [
    'application/xml',
    'text/json',
    '*/*',
    'application/*',
    'application/problem+json',
    'application/vnd.acme+json; charset=UTF-8',
    'application/json; charset=ISO-8859-1',
    'application/json; version=2',
    'application/x-www-form-urlencoded',
    'application/octet-stream',
    'application/json-patch+json',
    '',
  ]) {
    it(`finds ${name || 'an empty name'}`, () => {
      const path = ['paths', '/a', 'post', 'requestBody', 'content', name].join(' ');
      expect(bodies(body('post', `{'${name}': {schema: {type: object}}}`))).to.deep.equal([path]);
    });
  }

  it('takes a JSON Patch on PATCH only, and in no response', () => {
    expect(bodies(body('patch', '{APPLICATION/json-patch+json: {}}'))).to.deep.equal([]);
    const inResponse = "paths: {/a: {patch: {responses: {'200': {content: {application/json-patch+json: {}}}}}}}";
    expect(bodies(inResponse)).to.have.lengthOf(1);
  });

  const shared = (methods: string) =>
    `paths: {/a: ${methods}}\ncomponents: {requestBodies: {Patch: {content: {application/json-patch+json: {}}}}}`;
  const use = "{requestBody: {$ref: '#/components/requestBodies/Patch'}}";
  it('finds a shared body at the one use that is wrong', () => {
    expect(bodies(shared(`{patch: ${use}, put: ${use}}`))).to.deep.equal(['paths /a put requestBody']);
  });
  it('finds a shared body at its definition when every use is wrong', () => {
    const at = 'components requestBodies Patch content application/json-patch+json';
    expect(bodies(shared(`{post: ${use}, put: ${use}}`))).to.deep.equal([at]);
  });
  it('leaves a body that no operation uses its exceptions', () => expect(bodies(shared('{}'))).to.deep.equal([]));

  const multipart = (parts: string) => `{multipart/form-data: {schema: {type: object, properties: ${parts}}}}`;
  const FILES = {
    binary: '{f: {type: string, format: binary}}',
    'contentMediaType of OpenAPI 3.1': '{f: {type: string, contentMediaType: image/png}}',
    'an empty schema of OpenAPI 3.1': '{f: {}}',
    'a list of files': '{f: {type: array, items: {type: string, format: binary}}}',
    'a reference': "{f: {$ref: '#/components/schemas/File'}}\n",
  };
  for (const [title, parts] of Object.entries(FILES)) {
    it(`takes multipart that sends a file: ${title}`, () => {
      const text = `${body('post', multipart(parts.trim()))}\ncomponents: {schemas: {File: {type: string, format: binary}}}`;
      expect(bodies(text)).to.deep.equal([]);
    });
  }
  it('takes multipart whose parts are unknown, or whose encoding says that one is a file', () => {
    expect(bodies(body('post', '{multipart/mixed: {}}'))).to.deep.equal([]);
    const encoded = multipart('{f: {type: string}}').replace(
      '{schema',
      '{encoding: {f: {contentType: image/png}}, schema',
    );
    expect(bodies(body('post', encoded))).to.deep.equal([]);
  });
  it('finds multipart without a file, on PATCH, and in a response', () => {
    expect(bodies(body('post', multipart('{gift: {type: boolean}}')))).to.have.lengthOf(1);
    expect(bodies(body('patch', multipart(FILES.binary)))).to.have.lengthOf(1);
    expect(bodies(`paths: {/a: {get: {responses: {'200': {content: ${multipart(FILES.binary)}}}}}}`)).to.have.lengthOf(
      1,
    );
  });

  it('finds callbacks and webhooks, and each shared response once', () => {
    const xml = '{content: {text/xml: {}}}';
    const text = `
paths:
  /a:
    get: {responses: {'200': {$ref: '#/components/responses/R'}, '4XX': {$ref: '#/components/responses/R'}}}
    post: {callbacks: {done: {'{$request.body#/url}': {post: {requestBody: ${xml}}}}}}
webhooks: {paid: {post: {requestBody: ${xml}, responses: {default: ${xml}}}}}
components: {responses: {R: ${xml}}}`;
    expect(bodies(text)).to.have.lengthOf(4);
  });

  it('bears content of every wrong shape', () => {
    for (const content of ['null', '[]', '7', 'text', '{application/json: null}']) {
      expect(bodies(body('post', content))).to.deep.equal([]);
    }
    expect(bodies(body('post', '{text/xml: null}'))).to.have.lengthOf(1);
  });

  it('names the format to write for a part that is certainly a file', () => {
    const told = (parts: string, method = 'post') => {
      const schema = `{type: object, properties: {purpose: {type: string}, ${parts}}}`;
      const text = HEAD + body(method, `{multipart/mixed: {schema: ${schema}}}`);
      return findings(bodyRules, text).map(({ message }) => message.split('; ')[1] ?? '');
    };
    const binary = /^write format: binary for the part (file|doc) /;
    expect(told('file: {type: string}')[0]).to.match(binary);
    expect(told('doc: {type: string, description: The file to upload.}')[0]).to.match(binary);
    const json = /^write application.json/;
    expect(told('file: {type: string, enum: [A]}')[0]).to.match(json);
    expect(told('file: {type: object}')[0]).to.match(json);
    expect(told('doc: {type: string, description: The purpose of the file.}')[0]).to.match(json);
    expect(told('file: {type: string}', 'patch')[0]).to.match(json);
  });
  it('leaves forms that lack the file they are for to form-data', () => {
    const form = (parts: string) =>
      body('post', `{multipart/form-data: {schema: {type: object, properties: {${parts}}}}}`);
    const found = (rules: readonly Rule[], parts: string) => findings(rules, form(parts)).map(({ rule }) => rule);
    expect(found([...bodyRules, formData], 'file: {type: string}')).to.deep.equal(['form-data']);
    expect(found(bodyRules, 'file: {type: string}')).to.deep.equal(['json-bodies']);
    expect(found([...bodyRules, formData], 'title: {type: string}')).to.deep.equal(['json-bodies']);
  });
  it('names the type to write', () => {
    const [found] = findings(jsonBodies, body('post', '{text/xml: {}}'));
    expect(found?.message).to.equal('a request has the media type "text/xml"; write application/json (§1)');
  });
});
