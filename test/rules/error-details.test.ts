import { expect } from 'chai';
import errorDetails from '../../rules/2.6/error-details/rule.ts';
import { places } from '../support/findings.ts';

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

describe('error-details', () => {
  const error = (details: string) =>
    answers(`'400': ${failed(`{type: object, properties: {${MEMBERS}, details: ${details}}}`)}`);
  const here = `${at('400')} properties details`;
  const CASES: Record<string, readonly [string, readonly string[]]> = {
    'no items': ['{type: array}', [here]],
    'items that may be anything': ['{type: array, items: {}}', [`${here} items`]],
    'items: true': ['{type: array, items: true}', [here]],
    'items that are texts': ['{type: array, items: {type: string}}', [`${here} items`]],
    'items without any property': ['{type: array, items: {type: object}}', [`${here} items`]],
    'a wrong type': [
      '{type: array, items: {type: object, properties: {field: {type: string}, issue: {type: object}, location: {type: [string]}}}}',
      [`${here} items properties issue type`],
    ],
    'a required value': [
      '{type: array, items: {type: object, required: [issue, value], properties: {field: {type: string}, issue: {type: string}, location: {type: string}}}}',
      [`${here} items required 1`],
    ],
    'a value of any type': [
      '{type: array, items: {type: object, properties: {value: {type: [integer, object]}, field: {type: string}, issue: {type: string}, location: {type: string}}}}',
      [],
    ],
    'items by allOf': [
      '{type: array, items: {allOf: [{type: object, properties: {field: {type: string}}}, {type: object, required: [value], properties: {issue: {type: string}, location: {type: string}}}]}}',
      [`${here} items allOf 1 required 0`],
    ],
    'no array, which is 2.6/error-schema': ['{type: object}', []],
    'items that lead nowhere': ["{type: array, items: {$ref: '#/components/schemas/Gone'}}", []],
    'an array that leads nowhere': ["{$ref: '#/components/schemas/Gone'}", []],
  };
  for (const [title, [details, expected]] of Object.entries(CASES)) {
    it(`judges ${title}`, () => expect(places(errorDetails, error(details))).to.deep.equal(expected));
  }
  it('judges all parts that define details together', () => {
    const ITEM = 'type: object, properties: {field: {type: string}, issue: {type: string}';
    const extended = (base: string, extension: string) =>
      answers(
        `'400': ${failed(`{allOf: [{$ref: '#/components/schemas/E'}, {type: object, properties: {details: ${extension}}}]}`)}`,
        `{schemas: {E: {type: object, properties: {${MEMBERS}, details: ${base}}}}}`,
      );
    const inBase = 'components schemas E properties details';
    const inExtension = `${at('400')} allOf 1 properties details`;
    const full = `{items: {${ITEM}, location: {type: string}}}}`;
    expect(places(errorDetails, extended('{type: array}', full))).to.deep.equal([]);
    expect(places(errorDetails, extended('{type: array}', '{maxItems: 9}'))).to.deep.equal([inBase]);
    expect(
      places(errorDetails, extended(full, '{items: {type: object, properties: {code: {type: string}}}}')),
    ).to.deep.equal([]);
    const rest = '{items: {type: object, properties: {location: {type: string}}}}';
    expect(places(errorDetails, extended(`{items: {${ITEM}}}}`, rest))).to.deep.equal([]);
    expect(places(errorDetails, extended('{type: array, items: {}}', full))).to.deep.equal([]);
    const wrong = '{items: {type: object, properties: {issue: {type: object}}}}';
    expect(places(errorDetails, extended(full, wrong))).to.deep.equal([`${inExtension} items properties issue type`]);
  });
  it('reports shared items once', () => {
    const schema = `{type: object, properties: {${MEMBERS}, details: {type: array, items: {$ref: '#/components/schemas/D'}}}}`;
    const yaml = answers(`'400': ${failed(schema)}, '404': ${failed(schema)}`, '{schemas: {D: {type: object}}}');
    expect([...new Set(places(errorDetails, yaml))]).to.deep.equal(['components schemas D']);
    expect(places(errorDetails, yaml)).to.have.lengthOf(1);
  });
});
