import { expect } from 'chai';
import collectionLinks from '../../rules/2.5/collection-links/rule.ts';
import { AT, ITEMS, operation, orders, page, ref } from '../support/collection-pages.ts';
import { findings, places } from '../support/findings.ts';

describe('collection-links', () => {
  it('finds a page without links, once for the part that pages share', () => {
    expect(places(collectionLinks, orders(page(ITEMS)))).to.deep.equal([AT]);
    const paths = ['orders', 'refunds'].map(
      (name) => `/v1/shop/${name}: ${operation('get', `{allOf: [${ref('Page')}, {properties: {a: {}}}]}`)}`,
    );
    expect(
      places(collectionLinks, `paths: {${paths.join(', ')}}\ncomponents: {schemas: {Page: ${page(ITEMS)}}}`),
    ).to.deep.equal(['components schemas Page']);
  });
  it('stands at the one page that does not add the links', () => {
    const linked = `{allOf: [${ref('Page')}, {properties: {links: {type: array}}}]}`;
    const text = `paths: {/v1/shop/orders: ${operation('get', `{allOf: [${ref('Page')}, {properties: {a: {}}}]}`)}, /v1/shop/refunds: ${operation('get', linked)}}\ncomponents: {schemas: {Page: ${page(ITEMS)}}}`;
    expect(places(collectionLinks, text)).to.deep.equal([AT]);
  });
  it('judges searches as well, and what has its array under another name', () => {
    expect(
      places(collectionLinks, `paths: {/v1/shop/search-orders: ${operation('post', page(ITEMS))}}`),
    ).to.have.lengthOf(1);
    expect(places(collectionLinks, orders(page('orders: {type: array}')))).to.have.lengthOf(1);
  });
  it('names the link to the last page only where clients can ask for the totals', () => {
    const messages = ['', 'parameters: [{name: totalRequired, in: query, schema: {type: boolean}}], '].map(
      (parameters) =>
        findings(collectionLinks, orders(page(ITEMS)).replace('responses:', `${parameters}responses:`))[0]?.message,
    );
    expect(messages[0]).to.include('self, first, next and prev').and.not.include('last');
    expect(messages[1]).to.include('self, first, next, prev and last');
  });
  it('leaves links in another form, what holds no array, and what is not paged', () => {
    for (const links of [
      'links: {type: object}',
      '_links: {type: object}',
      'next: {type: object, properties: {href: {type: string}}}',
      'links: {type: array}',
      'links: null',
    ]) {
      expect(places(collectionLinks, orders(page(`${ITEMS}, ${links}`))), links).to.deep.equal([]);
    }
    expect(places(collectionLinks, orders('{type: object}'))).to.deep.equal([]);
    expect(places(collectionLinks, orders(page(ITEMS), '', 'x-lintel: {paged: false}, '))).to.deep.equal([]);
  });
});
