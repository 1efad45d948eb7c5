import { expect } from 'chai';
import objectResponses from '../../rules/1/object-responses/rule.ts';
import noContentEmpty from '../../rules/4.2/no-content-empty/rule.ts';
import { findings, HEAD, places } from '../support/findings.ts';

function responses(yaml: string, files = {}): string[] {
  return places(objectResponses, yaml, { files });
}

/** One response of JSON with a schema, and components beside it. */
function response(schema: string, schemas = '{}'): string {
  const content = `{application/json: {schema: ${schema}}}`;
  return `paths: {/a: {get: {responses: {'200': {description: d, content: ${content}}}}}}\ncomponents: {schemas: ${schemas}}`;
}

describe('object-responses', () => {
  describe('object-responses and conditions', () => {
    it('takes objects in both branches; that there is a condition is 2.2/flat-variants', () => {
      const both = '{if: {required: [a]}, then: {type: object}, else: {properties: {b: {type: string}}}}';
      expect(responses(response(both))).to.deep.equal([]);
      expect(responses(response('{if: {required: [a]}, then: {type: object}}'))).to.have.lengthOf(1);
      expect(responses(response('{if: {required: [a]}, then: {type: object}, else: {type: array}}'))).to.have.lengthOf(
        1,
      );
    });
  });

  it('asks for the error object where the response is an error', () => {
    const answer = (status: string, content: string, schemas = '{}') =>
      findings(
        objectResponses,
        `paths: {/a: {get: {responses: {'200': {description: d}, ${status}: {description: d, content: {application/json: ${content}}}}}}}\ncomponents: {schemas: ${schemas}}`,
      ).map(({ message }) => message);
    const any = 'write a schema that refers to the error object of §2.6, with name, message and debug_id (§1)';
    for (const status of ["'400'", '4XX', "'503'", 'default']) {
      expect(answer(status, '{}')).to.deep.equal([`this response has no schema, so it may be anything; ${any}`]);
    }
    expect(answer("'404'", '{schema: true}')).to.deep.equal([`the schema true admits anything; ${any}`]);
    expect(answer("'404'", '{schema: {}}')).to.deep.equal([
      `the schema does not say that the response is of type object; ${any}`,
    ]);
    expect(answer("'404'", '{schema: {type: array}}')).to.deep.equal([`the response is of type array; ${any}`]);
    const failure = `{}}}, '409': {description: d, content: {application/json: {schema: {$ref: '#/components/schemas/Failure'}}`;
    expect(answer("'404'", failure, '{Failure: {type: object, properties: {message: {type: string}}}}')).to.deep.equal([
      'this response has no schema, so it may be anything; write a schema that refers to the error object "Failure" of §2.6, with name, message and debug_id (§1)',
    ]);
    expect(answer("'202'", '{}')).to.deep.equal([
      'this response has no schema, so it may be anything; write one with type object (§1)',
    ]);
  });

  it('leaves the body of a 204 to no-content-empty, if that runs and no other answer shares the body', () => {
    const empty = '{description: d, content: {application/json: {}}}';
    const shared = "{$ref: '#/components/responses/R'}";
    const own = `paths: {/a: {delete: {responses: {'204': ${empty}}}}}`;
    const at = 'paths /a delete responses 204 content';
    expect(responses(own)).to.deep.equal([`${at} application/json`]);
    expect(places([objectResponses, noContentEmpty], own)).to.deep.equal([at]);
    const both = `{delete: {responses: {'204': ${shared}}}, get: {responses: {'200': ${shared}}}}`;
    const text = `paths: {/a: ${both}}\ncomponents: {responses: {R: ${empty}}}`;
    expect(places([objectResponses, noContentEmpty], text)).to.have.members([
      'paths /a delete responses 204',
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
    const [found] = findings(objectResponses, `${HEAD}paths: {/a: {get: {responses: {'200': {$ref: 'r.yaml#/R'}}}}}`, {
      files,
    });
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
