import { expect } from 'chai';
import maxItemsNotPageSize from '../../rules/2.2/max-items-not-page-size/rule.ts';
import maxItemsSmallPage from '../../rules/2.2/max-items-small-page/rule.ts';
import { description, rulesAndPointers } from '../support/schema-rules.ts';

describe('max-items-not-page-size', () => {
  const rules = [maxItemsNotPageSize, maxItemsSmallPage];
  const MAX_ITEMS = 'paths//a/get/responses/200/content/application/json/schema/properties/items/maxItems';
  const paged = (maxItems: number, parameters: string, shared = '', key = "'200'") =>
    description(`
paths:
  /a:
    parameters: [${shared}]
    get:
      parameters: [${parameters}]
      responses:
        ${key}: {content: {application/json: {schema: {type: object, properties: {items: {type: array, maxItems: ${maxItems}}, links: {type: array, maxItems: 10}}}}}}
components:
  parameters: {Size: {name: pageSize, in: query, schema: {$ref: '#/components/schemas/Size'}}}
  schemas: {Size: {type: integer, maximum: 2000, default: 1500}}`);
  const size = '{name: pageSize, in: query, schema: {type: integer, maximum: 2000, default: 1500}}';
  const warned = [`max-items-not-page-size ${MAX_ITEMS}`];
  const asked = [`max-items-small-page ${MAX_ITEMS}`];

  for (const [title, maxItems, parameters, shared, expected] of [
    ['equal to the maximum', 2000, size, '', warned],
    ['equal to the default', 1500, size, '', warned],
    ['neither, and large', 1999, size, '', []],
    ['small', 999, size, '', asked],
    ['of 1000', 1000, size, '', []],
    ['equal and small: one finding', 50, '{name: pageSize, in: query, schema: {maximum: 50}}', '', warned],
    ['pageSize of the path', 2000, '', size, warned],
    ['pageSize behind references', 2000, "{$ref: '#/components/parameters/Size'}", '', warned],
    [
      'pageSize beside a $ref',
      2000,
      "{name: pageSize, in: query, schema: {$ref: '#/components/schemas/Size', description: d}}",
      '',
      warned,
    ],
    [
      'an operation that overrides the pageSize of the path',
      2000,
      '{name: pageSize, in: query, schema: {maximum: 20}}',
      size,
      [],
    ],
    ['pageSize in a header', 500, '{name: pageSize, in: header, schema: {maximum: 500}}', '', []],
    ['paged by token, and small', 100, '{name: pageToken, in: query}', '', asked],
    ['paged by number, and small', 100, '{name: page, in: query}', '', asked],
    ['pageSize by another name', 20, '{name: page_size, in: query, schema: {maximum: 20}}', '', warned],
    ['paged by token by another name, and small', 100, '{name: next_page_token, in: query}', '', asked],
    ['not paged', 20, '{name: filter, in: query}', '', []],
    ['as large as any array', 32767, '{name: pageSize, in: query, schema: {maximum: 32767}}', '', []],
  ] as const) {
    it(title, () => expect(rulesAndPointers(rules, paged(maxItems, parameters, shared))).to.deep.equal(expected));
  }

  it('not of an error', () => expect(rulesAndPointers(rules, paged(50, size, '', "'400'"))).to.deep.equal([]));

  it('looks at every part that defines the array', () => {
    const narrowed =
      "{allOf: [{$ref: '#/components/schemas/Page'}, {properties: {items: {allOf: [{maxItems: 500}, {maxItems: 2000}]}}}]}";
    const text = description(`
paths:
  /a: {get: {parameters: [${size}], responses: {'200': {content: {application/json: {schema: ${narrowed}}}}}}}
components: {schemas: {Page: {properties: {items: {type: array, maxItems: 32767}}}}}`);
    const items = 'paths//a/get/responses/200/content/application/json/schema/allOf/1/properties/items';
    expect(rulesAndPointers(rules, text)).to.have.members([
      `max-items-small-page ${items}/allOf/0/maxItems`,
      `max-items-not-page-size ${items}/allOf/1/maxItems`,
    ]);
  });

  it('reports an array that many pages share once', () => {
    const page =
      "{content: {application/json: {schema: {properties: {items: {$ref: '#/components/schemas/Orders', description: d}}}}}}";
    const text = description(`
paths:
  /a: {get: {parameters: [${size}], responses: {'200': ${page}, '206': ${page}}}}
  /b: {get: {parameters: [${size}], responses: {'200': ${page}}}}
components: {schemas: {Orders: {type: array, maxItems: 2000}}}`);
    expect(rulesAndPointers(rules, text)).to.deep.equal(['max-items-not-page-size Orders/maxItems']);
  });
});
