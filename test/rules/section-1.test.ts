import { expect } from 'chai';
import jsonBodies from '../../rules/1/json-bodies/rule.ts';
import objectResponses from '../../rules/1/object-responses/rule.ts';
import jsonSuccessBodies from '../../rules/4.2/json-success-bodies/rule.ts';
import patchMediaType from '../../rules/4.2/patch-media-type/rule.ts';
import { lintText } from '../support/lint-text.ts';

const HEAD = 'openapi: 3.1.0\ninfo: {title: T, version: 1.0.0}\n';

/** The rules that decide 1/json-bodies: each body is judged by one of them. */
const bodyRules = [jsonBodies, jsonSuccessBodies, patchMediaType];

/** Where the findings stand, as paths. */
function bodies(yaml: string): string[] {
  return lintText({ text: HEAD + yaml }, bodyRules).map(({ path }) => path.join(' '));
}

function responses(yaml: string, files = {}): string[] {
  return lintText({ text: HEAD + yaml, files }, [objectResponses]).map(({ path }) => path.join(' '));
}

/** One response of JSON with a schema, and components beside it. */
function response(schema: string, schemas = '{}'): string {
  const content = `{application/json: {schema: ${schema}}}`;
  return `paths: {/a: {get: {responses: {'200': {description: d, content: ${content}}}}}}\ncomponents: {schemas: ${schemas}}`;
}

describe('object-responses and conditions', () => {
  it('takes objects in both branches; that there is a condition is 2.2/flat-variants', () => {
    const both = '{if: {required: [a]}, then: {type: object}, else: {properties: {b: {type: string}}}}';
    expect(responses(response(both))).to.deep.equal([]);
    expect(responses(response('{if: {required: [a]}, then: {type: object}}'))).to.have.lengthOf(1);
    expect(responses(response('{if: {required: [a]}, then: {type: object}, else: {type: array}}'))).to.have.lengthOf(1);
  });
});

describe('json-bodies', () => {
  const body = (method: string, content: string) => `paths: {/a: {${method}: {requestBody: {content: ${content}}}}}`;

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

  it('tells the format to write for a part that surely is a file', () => {
    const told = (parts: string, method = 'post') => {
      const schema = `{type: object, properties: {purpose: {type: string}, ${parts}}}`;
      const text = HEAD + body(method, `{multipart/mixed: {schema: ${schema}}}`);
      return lintText({ text }, bodyRules).map(({ message }) => message.split('; ')[1] ?? '');
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
    expect(bodies(form('file: {type: string}'))).to.deep.equal([]);
    expect(bodies(form('title: {type: string}'))).to.have.lengthOf(1);
  });
  it('tells the type to write', () => {
    const [found] = lintText({ text: HEAD + body('post', '{text/xml: {}}') }, [jsonBodies]);
    expect(found?.message).to.equal('a request has the media type "text/xml"; write application/json (§1)');
  });
});

describe('object-responses', () => {
  it('leaves the body of a 204 to no-content-empty, unless other answers share it', () => {
    const empty = '{description: d, content: {application/json: {}}}';
    const shared = "{$ref: '#/components/responses/R'}";
    expect(responses(`paths: {/a: {delete: {responses: {'204': ${empty}}}}}`)).to.deep.equal([]);
    const both = `{delete: {responses: {'204': ${shared}}}, get: {responses: {'200': ${shared}}}}`;
    expect(responses(`paths: {/a: ${both}}\ncomponents: {responses: {R: ${empty}}}`)).to.deep.equal([
      'components responses R content application/json',
    ]);
  });

  const at = 'paths /a get responses 200 content application/json schema';

  const OBJECTS = {
    'a type': '{type: object}',
    'properties only': '{properties: {a: {}}}',
    'additionalProperties only': '{additionalProperties: {type: string}}',
    'a type list': '{type: [object]}',
    'an object or null, which is 2.1/no-null': "{type: [object, 'null']}",
    'null alone, which is 2.1/no-null': "{type: 'null'}",
    'alternatives that are objects': '{oneOf: [{type: object}, {properties: {a: {}}}]}',
    'alternatives that a type beside them narrows': '{type: object, anyOf: [{}, {required: [a]}]}',
    'allOf of an object and what says nothing': '{allOf: [{type: object}, {description: d}]}',
    'a const': '{const: {a: 1}}',
    'a reference that leads nowhere': "{$ref: '#/components/schemas/Gone'}",
    'a part that leads nowhere': "{allOf: [{$ref: '#/components/schemas/Gone'}]}",
    'a schema that admits nothing': 'false',
    'a cycle': "{$ref: '#/components/schemas/Loop'}",
  };
  for (const [title, schema] of Object.entries(OBJECTS)) {
    it(`takes ${title}`, () => {
      const loop = "{Loop: {type: object, allOf: [{$ref: '#/components/schemas/Loop'}]}}";
      expect(responses(response(schema, loop))).to.deep.equal([]);
    });
  }

  const OTHERS = {
    'an array': '{type: array}',
    'an array told by items': '{items: {}}',
    'a type list': '{type: [object, array]}',
    'a string': '{type: string}',
    'an enum of strings': '{enum: [A]}',
    'an empty schema': '{}',
    'a description only': '{description: d}',
    true: 'true',
    'nothing after the key': 'null',
    'one alternative that is no object': '{anyOf: [{type: object}, {type: array}]}',
    'allOf of an array': '{allOf: [{type: array}]}',
    'a reference with a sibling': "{$ref: '#/components/schemas/List', description: d}",
    'a reference': "{$ref: '#/components/schemas/List'}",
  };
  for (const [title, schema] of Object.entries(OTHERS)) {
    it(`finds ${title}`, () => expect(responses(response(schema, '{List: {type: array}}'))).to.deep.equal([at]));
  }

  it('finds every status, callbacks, webhooks, and a shared response once', () => {
    const list = '{content: {application/json; charset=UTF-8: {schema: {type: array}}}}';
    const text = `
paths:
  /a:
    get: {responses: {'200': ${list}, 4XX: ${list}, default: {$ref: '#/components/responses/R'}}}
    put: {responses: {default: {$ref: '#/components/responses/R'}}}
    post: {callbacks: {done: {'{$url}': {post: {responses: {'200': ${list}}}}}}}
webhooks: {paid: {post: {responses: {'200': ${list}}}}}
components: {responses: {R: ${list}}}`;
    expect(responses(text)).to.have.lengthOf(5);
  });
  it('finds an array of another file at the response', () => {
    const files = { 'list.yaml': 'List: {type: array}' };
    expect(responses(response("{$ref: 'list.yaml#/List'}"), files)).to.deep.equal([at]);
  });
  it('finds a response in another file there', () => {
    const files = { 'r.yaml': 'R: {content: {application/json: {schema: {type: array}}}}' };
    const [found] = lintText({ text: `${HEAD}paths: {/a: {get: {responses: {'200': {$ref: 'r.yaml#/R'}}}}}`, files }, [
      objectResponses,
    ]);
    expect(found).to.include({ source: 'r.yaml' });
  });
  it('leaves requests, other media types and absent content alone', () => {
    const text = `paths: {/a: {post: {requestBody: {content: {application/json: {schema: {type: array}}}}, responses: {'200': {content: {text/csv: {schema: {type: string}}}}, '204': {description: d}}}}}`;
    expect(responses(text)).to.deep.equal([]);
  });
  it('survives alternatives that lead back to themselves in many ways', () => {
    const branches = Array.from({ length: 12 }, (_, index) => `{$ref: '#/components/schemas/S${index}'}`).join(', ');
    const schemas = Array.from({ length: 12 }, (_, index) => `S${index}: {anyOf: [${branches}]}`).join(', ');
    expect(responses(response("{$ref: '#/components/schemas/S0'}", `{${schemas}}`))).to.deep.equal([at]);
  });
});
