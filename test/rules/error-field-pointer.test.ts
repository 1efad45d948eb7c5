import { expect } from 'chai';
import errorFieldPointer from '../../rules/2.6/error-field-pointer/rule.ts';
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

describe('error-field-pointer', () => {
  const shown = (field: string) =>
    answers(
      `'400': ${failed(`{type: object, properties: {${MEMBERS}, details: {type: array, items: {type: object, properties: {field: {type: string}}}}}}`, `, example: {details: [{field: ${field}}]}`)}`,
    );
  for (const field of [
    "''",
    '/',
    '/a',
    '/a~0b/c~1d',
    "'#/a/0'",
    "'#'",
    '"/items/@sku==\'A\'/price"',
    "'/items/@a==1&&b==true/c'",
    '7',
    '/ä b',
  ]) {
    it(`takes ${field}`, () => expect(places(errorFieldPointer, shown(field))).to.deep.equal([]));
  }
  const WRONG: Record<string, string> = {
    price: 'write "/price"',
    'items[0].price': 'write "/items/0/price"',
    '$.items[0].price': 'write "/items/0/price"',
    'items/0/price': 'write "/items/0/price"',
    '#items.0': 'write "/items/0"',
    '/a~2': 'expected ~0 or ~1',
    "/items/@sku='A'/price": 'expected ==',
    'the price': 'write one such as',
  };
  for (const [field, remedy] of Object.entries(WRONG)) {
    it(`finds ${field}`, () => {
      const [first, ...others] = findings(errorFieldPointer, shown(JSON.stringify(field)));
      expect(first?.message).to.include(remedy);
      expect(others).to.deep.equal([]);
    });
  }
  it('finds fields of items that no schema describes', () => {
    const open = answers(
      `'400': ${failed(`{type: object, properties: {${MEMBERS}}}`, ', example: {details: [{field: a}]}')}`,
    );
    expect(places(errorFieldPointer, open)).to.have.lengthOf(1);
    const bare = answers("'400': {description: d, content: {application/json: {example: {details: [{field: a}]}}}}");
    expect(places(errorFieldPointer, bare)).to.have.lengthOf(1);
  });
  it('finds defaults and examples at every level of the schema', () => {
    const schema = `{type: object, example: {details: [{field: a}]}, properties: {${MEMBERS}, details: {type: array, example: [{field: b}], items: {type: object, example: {field: c}, properties: {field: {type: string, default: d}}}}}}`;
    expect(places(errorFieldPointer, answers(`'400': ${failed(schema)}`))).to.have.lengthOf(4);
  });
  it('leaves the details of successes and of requests alone', () => {
    const yaml = `paths: {/v1/a/b: {post: {requestBody: {content: {application/json: {example: {details: [{field: a}]}}}}, responses: {'200': {description: d, content: {application/json: {example: {details: [{field: a}]}}}}}}}}`;
    expect(places(errorFieldPointer, yaml)).to.deep.equal([]);
  });
});
