import { expect } from 'chai';
import errorSchemaComplete from '../../rules/2.6/error-schema-complete/rule.ts';
import { findings } from '../support/findings.ts';

/** A response with a schema of its JSON body; `more` stands beside the schema. */
function failed(schema: string, more = ''): string {
  return `{description: d, content: {application/json: {schema: ${schema}${more}}}}`;
}

/** A GET that answers 200 and these. */
function answers(responses: string, components = '{}'): string {
  return `paths: {/v1/a/b: {get: {responses: {'200': {description: d}, ${responses}}}}}\ncomponents: ${components}`;
}

describe('error-schema-complete', () => {
  it('asks for details and information_link only, and leaves types alone', () => {
    const schema = `{type: object, properties: {details: {type: string}}}`;
    const [first, ...others] = findings(errorSchemaComplete, answers(`'400': ${failed(schema)}`));
    expect(first?.message).to.equal(
      'the error object has no information_link; define information_link (string) (§2.6)',
    );
    expect(others).to.deep.equal([]);
  });
});
