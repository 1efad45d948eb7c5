import { expect } from 'chai';
import errorSchema from '../../rules/2.6/error-schema/rule.ts';
import informationLink from '../../rules/2.6/information-link/rule.ts';
import { findings, places } from '../support/findings.ts';

const MEMBERS = 'name: {type: string}, message: {type: string}, debug_id: {type: string}';

/** A response with a schema of its JSON body; `more` stands beside the schema. */
function failed(schema: string, more = ''): string {
  return `{description: d, content: {application/json: {schema: ${schema}${more}}}}`;
}

/** A GET that answers 200 and these. */
function answers(responses: string, components = '{}'): string {
  return `paths: {/v1/a/b: {get: {responses: {'200': {description: d}, ${responses}}}}}\ncomponents: ${components}`;
}

const at = (status: string) => `paths /v1/a/b get responses ${status} content application/json schema`;

describe('information-link', () => {
  const error = (link: string, more = '') =>
    answers(
      `'400': ${failed(`{type: object, properties: {${MEMBERS}, information_link: ${link}}}`, more)}`,
      '{schemas: {T: {type: string}, U: {type: string, format: uri}}}',
    );
  const here = `${at('400')} properties information_link`;
  const CASES: Record<string, readonly string[]> = {
    '{type: string, format: uri}': [],
    '{type: string, format: uri-reference}': [],
    "{type: string, pattern: '^https://'}": [],
    "{$ref: '#/components/schemas/U'}": [],
    "{$ref: '#/components/schemas/U', description: d}": [],
    '{type: string}': [here],
    '{type: string, format: url}': [`${here} format`],
    "{$ref: '#/components/schemas/T'}": [here],
    "{type: [string, 'null']}": [here],
    '{type: integer}': [here],
    '{}': [],
    "{$ref: '#/components/schemas/Gone'}": [],
    '{type: string, format: uri, example: handbook}': [`${here} example`],
    '{type: string, format: uri, example: /errors/a}': [`${here} example`],
    '{type: string, format: uri-reference, example: /errors/a}': [],
    '{type: string, format: uri, examples: ["urn:errors:a", "https://a.example/b#c"]}': [],
  };
  it('names the types that it has in place of a text', () => {
    const said = (link: string) => findings(informationLink, error(link)).map(({ message }) => message.split(';')[0]);
    expect(said('{type: integer}')).to.deep.equal(['information_link is of type integer']);
    expect(said("{type: [integer, object, 'null']}")).to.deep.equal(['information_link is of type integer or object']);
  });

  for (const [link, expected] of Object.entries(CASES)) {
    it(`judges ${link}`, () => expect(places(informationLink, error(link))).to.deep.equal(expected));
  }

  it('leaves the type to error-schema, if that runs', () => {
    const found = findings([informationLink, errorSchema], error('{type: integer}'));
    expect(found.map(({ rule, path }) => `${rule} ${path.at(-1)}`)).to.deep.equal(['error-schema type']);
  });
});
