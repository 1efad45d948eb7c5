import { expect } from 'chai';
import specificNames from '../../rules/7.2/specific-names/rule.ts';
import { places } from '../support/findings.ts';

/** A response with a schema of its JSON body; `more` stands beside the schema. */
function body(schema: string, more = ''): string {
  return `{description: d, content: {application/json: {schema: ${schema}${more}}}}`;
}

describe('specific-names', () => {
  const E = '{type: object, properties: {name: {type: string}, message: {type: string}}}';
  const post = (response: string, components = '{}') =>
    `paths: {/v1/a/b: {post: {responses: {'200': {}, '422': ${response}, '400': ${body(E, ', example: {name: SPECIFIC}')}}}}}\ncomponents: ${components}`;
  const shown = (name: string) => body(E, `, example: {name: ${name}}`);
  it('asks of a 422 without a name, or with a general one', () => {
    expect(places(specificNames, post(body(E)))).to.have.lengthOf(1);
    expect(places(specificNames, post(shown('UNPROCESSABLE_ENTITY')))).to.have.lengthOf(1);
  });
  it('asks once for a schema that many responses share', () => {
    const e = body("{$ref: '#/components/schemas/E'}");
    const operation = (response: string) => `{post: {responses: {'422': ${response}}}}`;
    const yaml = (first: string) =>
      `paths: {/v1/a/b: ${operation(first)}, /v1/a/c: ${operation(e)}, /v1/a/d: ${operation(e)}}\ncomponents: {schemas: {E: ${E}}}`;
    expect(places(specificNames, yaml(e))).to.deep.equal(['paths /v1/a/b post responses 422']);
  });
  it('leaves a body without any name to 2.6/error-schema', () => {
    expect(places(specificNames, post(body('{type: object, properties: {title: {type: string}}}')))).to.deep.equal([]);
  });
  it('takes names in examples, shared examples, lists, patterns and texts', () => {
    const NAMED = [
      shown('ALREADY_PAID'),
      body(E, ', examples: {a: {value: {name: ALREADY_PAID}}}'),
      body(E, ", examples: {a: {$ref: '#/components/examples/A'}}"),
      body('{type: object, properties: {name: {type: string, enum: [ALREADY_PAID]}}}'),
      body("{type: object, properties: {name: {type: string, pattern: '^(ALREADY_PAID|GONE)$'}}}"),
      body('{type: object, properties: {name: {type: string, examples: [ALREADY_PAID]}}}'),
      body(E).replace('description: d', 'description: It is INVALID_OPERATION.'),
    ];
    for (const response of NAMED) {
      expect(
        places(specificNames, post(response, '{examples: {A: {value: {name: ALREADY_PAID}}}}')),
        response,
      ).to.deep.equal([]);
    }
  });
});
