import { expect } from 'chai';
import type { Rule } from '../../framework/rule.ts';
import objectResponses from '../../rules/1/object-responses/rule.ts';
import propertyNames from '../../rules/2.1/property-names/rule.ts';
import collectionItems from '../../rules/2.5/collection-items/rule.ts';
import { AT, ITEMS, operation, orders, page, ref } from '../support/collection-pages.ts';
import { findings, places } from '../support/findings.ts';

function message(rule: Rule, yaml: string): string {
  return findings(rule, yaml)[0]?.message ?? '';
}

describe('collection-items', () => {
  it('takes a required array, through references and parts', () => {
    for (const schema of [
      page(ITEMS),
      ref('Page'),
      `{allOf: [${ref('Page')}, {properties: {more: {}}}]}`,
      `{$ref: '#/components/schemas/Loose', required: [items]}`,
      `{$ref: '#/components/schemas/Page', description: d}`,
    ]) {
      expect(
        places(collectionItems, orders(schema, `Page: ${page(ITEMS)}, Loose: ${page(ITEMS, '')}`)),
        schema,
      ).to.deep.equal([]);
    }
  });
  it('violates the statements about lists below a resource, and about searches that answer with the same schema', () => {
    const answer = (path: string, method: string) => `'${path}': ${operation(method, ref('Page'))}`;
    const statements = (...paths: string[]) => {
      const yaml = `paths: {${paths.join(', ')}}\ncomponents: {schemas: {Page: ${page('results: {type: array, items: {type: object}}', '')}}}`;
      return findings(collectionItems, yaml).map((found) => found.statements);
    };
    const item = "'/v1/shop/orders/{id}': {}";
    const [orders, lines] = [answer('/v1/shop/orders', 'get'), answer('/v1/shop/orders/{id}/lines', 'get')];
    const identified = "'/v1/shop/orders/{id}/lines/{lineId}': {}";
    expect(statements(orders, item)).to.deep.equal([['2.5/collection-items']]);
    expect(statements(lines, identified)).to.deep.equal([['2.5/collection-items', '4.2/sub-resource']]);
    expect(statements(orders, item, answer('/v1/shop/search-orders', 'post'))).to.deep.equal([
      ['2.5/collection-items', '4.7/search-collection'],
    ]);
  });
  it('names the array that is to be items', () => {
    expect(
      message(
        collectionItems,
        orders(page('data: {type: array, items: {type: object}}, tags: {type: array, items: {type: string}}')),
      ),
    ).to.include('an array "data" and no items');
    expect(
      message(
        collectionItems,
        orders(page('a: {type: array, items: {type: object}}, b: {type: array, items: {type: object}}')),
      ),
    ).to.include('has no items');
    expect(places(collectionItems, orders('{type: object}'))).to.deep.equal([AT]);
  });
  it('finds items of other types at items', () => {
    for (const type of ['object', 'string', '[array, string]']) {
      expect(places(collectionItems, orders(page(`items: {type: ${type}}`)))).to.deep.equal([`${AT} properties items`]);
    }
    expect(places(collectionItems, orders(page(`items: ${ref('Order')}`), 'Order: {type: object}'))).to.deep.equal([
      `${AT} properties items`,
    ]);
    for (const items of ['{}', "{$ref: '#/gone'}", "{type: [array, 'null']}"])
      expect(places(collectionItems, orders(page(`items: ${items}`))), items).to.deep.equal([]);
  });
  it('finds optional items at required, or where there is none at the schema', () => {
    expect(places(collectionItems, orders(page(ITEMS, 'links')))).to.deep.equal([`${AT} required`]);
    expect(places(collectionItems, orders(`{type: object, properties: {${ITEMS}}}`))).to.deep.equal([AT]);
    const shared = `paths: {/v1/shop/orders: ${operation('get', ref('Page'))}, /v1/shop/refunds: ${operation('get', `{allOf: [${ref('Page')}, {required: [items]}]}`)}}\ncomponents: {schemas: {Page: ${page(ITEMS, '')}}}`;
    expect(places(collectionItems, shared)).to.deep.equal(['components schemas Page required']);
  });
  it('says it once for a page that all collections share, at its definition', () => {
    const paths = ['orders', 'refunds', 'carts'].map((name) => `/v1/shop/${name}: ${operation('get', ref('Page'))}`);
    expect(
      places(
        collectionItems,
        `paths: {${paths.join(', ')}}\ncomponents: {schemas: {Page: ${page('entries: {type: array, items: {type: object}}')}}}`,
      ),
    ).to.deep.equal(['components schemas Page']);
    const files = { 'page.yaml': page('entries: {type: array}') };
    expect(places(collectionItems, orders('{$ref: page.yaml}'), { files })).to.deep.equal(['page.yaml '.trim()]);
  });
  it('stands at the page that responses only refer to', () => {
    const wrapper = (schema: string) => `{allOf: [${schema}], description: The orders.}`;
    const entries = page('order_entries: {type: array, items: {type: object}}');
    const wrapped = orders(wrapper(ref('Page')), `Page: ${entries}`);
    expect(places(collectionItems, wrapped)).to.deep.equal(['components schemas Page']);
    expect(findings([collectionItems, propertyNames], wrapped).map(({ rule }) => rule)).to.deep.equal([
      'collection-items',
    ]);
    const twice = orders(ref('Orders'), `Orders: ${wrapper(ref('Page'))}, Page: ${entries}`);
    expect(places(collectionItems, twice)).to.deep.equal(['components schemas Page']);
    const elsewhere = `Page: ${entries}, Other: {type: object, properties: {page: ${wrapper(ref('Page'))}}}`;
    expect(places(collectionItems, orders(ref('Page'), elsewhere))).to.deep.equal([AT]);
  });
  it('stands at the use of what is a resource elsewhere', () => {
    const order = 'Order: {type: object, properties: {lines: {type: array, items: {type: object}}}}';
    const text = `paths: {/v1/shop/orders: ${operation('get', ref('Order'))}, '/v1/shop/orders/{id}': ${operation('get', ref('Order'))}}\ncomponents: {schemas: {${order}}}`;
    expect(places(collectionItems, text)).to.deep.equal([AT]);
  });
  it('leaves an array to object-responses, if that runs', () => {
    const text = orders('{type: array, items: {type: object}}');
    expect(places(collectionItems, text)).to.deep.equal([AT]);
    expect(findings([collectionItems, objectResponses], text).map(({ rule }) => rule)).to.deep.equal([
      'object-responses',
    ]);
  });
  it('does not judge bodies that may be objects, and searches', () => {
    for (const schema of ['{}', 'true', '{type: [object, array]}', "{$ref: '#/gone'}", "{allOf: [{$ref: '#/gone'}]}"]) {
      expect(places(collectionItems, orders(schema)), schema).to.deep.equal([]);
    }
    expect(
      places(collectionItems, `paths: {/v1/shop/search-orders: ${operation('post', '{type: object}')}}`),
    ).to.deep.equal([]);
  });
  it('takes alternatives of which one has items', () => {
    expect(
      places(collectionItems, orders(`{oneOf: [${page(ITEMS)}, {type: object, properties: {none: {type: boolean}}}]}`)),
    ).to.deep.equal([]);
  });
});
