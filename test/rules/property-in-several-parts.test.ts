import { expect } from 'chai';
import { rulesOfSection } from '../support/findings.ts';
import { lintText } from '../support/lint-text.ts';

const SECTION = rulesOfSection('2.2');
const PAGE = 'Page: {type: object, properties: {items: {type: array, minItems: 0, maxItems: 100}}}';
const ORDER = 'Order: {type: object, properties: {isOpen: {type: boolean}}}';

/**
 * The findings of section 2.2 in entries of `components.schemas`, each of which is a body when it is a whole object.
 */
function found(schemas: string, ...bodies: string[]): string[] {
  const responses = bodies.map((name, index) => {
    return `'20${index}': {description: d, content: {application/json: {schema: {$ref: '#/components/schemas/${name}'}}}}`;
  });
  const text = `openapi: 3.1.1
jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema
info: {title: T, version: 1.0.0}
paths: {/a: {get: {responses: {${responses.join(', ')}}}}}
components: {schemas: ${schemas}}
`;
  return lintText({ text }, SECTION)
    .map(({ rule, path }) => `${rule} ${path.join('/').replace('components/schemas/', '')}`)
    .sort();
}

const orders = (items: string) =>
  `Orders: {allOf: [{$ref: '#/components/schemas/Page'}, {type: object, properties: {items: ${items}}}]}`;
const items = (more = '') => `{${more}items: {$ref: '#/components/schemas/Order'}}`;

describe('section 2.2, a property that several parts define', () => {
  it('lacks nothing that another part brings', () => {
    expect(found(`{${PAGE}, ${ORDER}, ${orders(items())}}`, 'Orders')).to.deep.equal([]);
    expect(found(`{${PAGE}, ${ORDER}, ${orders(items('type: array, '))}}`, 'Orders')).to.deep.equal([]);
  });
  it('lacks nothing that every extension brings', () => {
    const bare = 'Page: {type: object, properties: {items: {type: array}}}';
    const full = orders(items('minItems: 0, maxItems: 9, '));
    expect(found(`{${bare}, ${ORDER}, ${full}}`, 'Orders')).to.deep.equal([]);
  });
  it('lacks what only one of several extensions brings, and what a base lacks that is a body itself', () => {
    const bare = 'Page: {type: object, properties: {items: {type: array, minItems: 0}}}';
    const full = orders(items('maxItems: 9, '));
    const other =
      "Others: {allOf: [{$ref: '#/components/schemas/Page'}, {type: object, properties: {a: {type: boolean}}}]}";
    const lack = ['array-max-items Page/properties/items'];
    expect(found(`{${bare}, ${ORDER}, ${full}, ${other}}`, 'Orders', 'Others')).to.deep.equal(lack);
    expect(found(`{${bare}, ${ORDER}, ${full}}`, 'Orders', 'Page')).to.deep.equal(lack);
  });
  it('is reported once of what all parts lack', () => {
    const bare = 'Page: {type: object, properties: {items: {type: array, minItems: 0}}}';
    const lack = ['array-max-items Page/properties/items'];
    expect(found(`{${bare}, ${ORDER}, ${orders(items())}}`, 'Orders')).to.deep.equal(lack);
    expect(found(`{${bare}, ${ORDER}, ${orders(items('type: array, '))}}`, 'Orders')).to.deep.equal(lack);
  });

  const pair = (base: string, extension: string) =>
    found(
      `{A: {type: object, properties: {a: ${base}}}, B: {type: object, properties: {a: ${extension}}}, ` +
        "W: {allOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]}}",
      'W',
    );
  for (const [base, extension, ...expected] of [
    ['{type: string, minLength: 0, maxLength: 9}', '{type: string}'],
    ['{type: string, minLength: 0}', '{maxLength: 9}'],
    ['{type: integer, minimum: 1}', '{type: integer, maximum: 9}'],
    ['{type: integer}', '{type: integer, maximum: 9}', 'integer-bounds A/properties/a'],
    ['{type: string, minLength: 1, maxLength: 9}', "{pattern: '^[0-9]+$'}"],
    ["{type: string, pattern: '^[0-9]+$'}", '{type: string}', 'numeric-string A/properties/a'],
    ["{type: string, minLength: 1, maxLength: 9, pattern: '^[A-Z_]+$'}", '{const: A}'],
    ['{type: string}', '{const: A}', 'enumerated-string B/properties/a'],
    ['{type: string}', '{type: string, const: A}', 'enumerated-string B/properties/a'],
  ] as const) {
    it(`${base} and ${extension}`, () => expect(pair(base, extension)).to.deep.equal(expected));
  }

  it('in an alternative and in what it is written into', () => {
    const schema =
      'S: {type: object, properties: {a: {type: string, minLength: 0, maxLength: 9}}, anyOf: [{required: [a], properties: {a: {type: string}}}]}';
    expect(found(`{${schema}}`, 'S').filter((one) => one.startsWith('string-length'))).to.deep.equal([]);
  });
});
