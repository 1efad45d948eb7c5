import { expect } from 'chai';
import sharedError from '../../rules/7.2/shared-error/rule.ts';
import { places } from '../support/findings.ts';

/** A response with a schema of its JSON body; `more` stands beside the schema. */
function body(schema: string, more = ''): string {
  return `{description: d, content: {application/json: {schema: ${schema}${more}}}}`;
}

describe('shared-error', () => {
  const E = '{type: object, properties: {name: {type: string}, message: {type: string}, debug_id: {type: string}}}';
  const get = (responses: string, components = '{}') =>
    `paths: {/v1/a/b: {get: {responses: {'200': {description: d}, ${responses}}}}}\ncomponents: ${components}`;
  const ref = "{$ref: '#/components/schemas/E'}";
  const at = (status: string) => `paths /v1/a/b get responses ${status} content application/json schema`;

  it('takes one inline schema alone, and different ones with one base', () => {
    expect(places(sharedError, get(`'400': ${body(E)}`))).to.deep.equal([]);
    const extended = (name: string) => body(`{allOf: [${ref}, {type: object, properties: {${name}: {type: string}}}]}`);
    const yaml = get(`'400': ${extended('a')}, '404': ${extended('b')}, default: ${body(ref)}`, `{schemas: {E: ${E}}}`);
    expect(places(sharedError, yaml)).to.deep.equal([]);
  });
  it('finds inline copies beside the shared object, however many there are', () => {
    const yaml = get(`'400': ${body(E)}, '404': ${body(E)}, default: ${body(ref)}`, `{schemas: {E: ${E}}}`);
    expect(places(sharedError, yaml)).to.deep.equal([at('400'), at('404')]);
  });
  it('finds all but one of inline schemas that nobody shares', () => {
    expect(
      places(
        sharedError,
        get(`'400': ${body(E)}, '404': ${body('{type: object, properties: {text: {type: string}}}')}`),
      ),
    ).to.deep.equal([at('404')]);
  });
  it('takes one inline schema in a shared response for the shared one', () => {
    const use = "{$ref: '#/components/responses/R'}";
    const yaml = get(`'400': ${use}, '404': ${use}, '500': ${body(E)}`, `{responses: {R: ${body(E)}}}`);
    expect(places(sharedError, yaml)).to.deep.equal([at('500')]);
  });
  it('knows other files, and components that are one reference', () => {
    const files = { 'e.yaml': `E: ${E}` };
    const yaml = get(
      `'400': ${body("{$ref: 'e.yaml#/E'}")}, '404': ${body(ref)}`,
      "{schemas: {E: {$ref: 'e.yaml#/E'}}}",
    );
    expect(places(sharedError, yaml, { files })).to.deep.equal([]);
  });
  it('leaves what defines nothing to 2.6/error-schema, and what is no object to 1/object-responses', () => {
    const yaml = get(
      `'400': ${body('{type: object}')}, '404': ${body('{type: array}')}, default: ${body(ref)}`,
      `{schemas: {E: ${E}}}`,
    );
    expect(places(sharedError, yaml)).to.deep.equal([]);
  });
  it('leaves receivers alone', () => {
    const yaml = `${get(`'400': ${body(ref)}`, `{schemas: {E: ${E}}}`)}\nwebhooks: {w: {post: {responses: {'200': {}, '400': ${body(E)}}}}}`;
    expect(places(sharedError, yaml)).to.deep.equal([]);
  });
});
