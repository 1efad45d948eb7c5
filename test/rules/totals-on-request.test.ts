import { expect } from 'chai';
import type { Rule } from '../../framework/rule.ts';
import totalsOnRequest from '../../rules/2.5/totals-on-request/rule.ts';
import { AT, ITEMS, operation, orders, page, ref } from '../support/collection-pages.ts';
import { findings, places } from '../support/findings.ts';

function message(rule: Rule, yaml: string): string {
  return findings(rule, yaml)[0]?.message ?? '';
}

describe('totals-on-request', () => {
  const TOTALS = 'totalItems: {type: integer}, totalPages: {type: integer}';
  const ASKS = 'parameters: [{name: totalRequired, in: query, schema: {type: boolean}}], ';

  it('takes both totals with the parameter, or none without', () => {
    expect(places(totalsOnRequest, orders(page(`${ITEMS}, ${TOTALS}`), '', ASKS))).to.deep.equal([]);
    expect(places(totalsOnRequest, orders(page(ITEMS)))).to.deep.equal([]);
  });
  it('finds required totals, each at its entry', () => {
    expect(
      places(totalsOnRequest, orders(page(`${ITEMS}, ${TOTALS}`, 'totalItems, items, totalPages'), '', ASKS)),
    ).to.deep.equal([`${AT} required 0`, `${AT} required 2`]);
  });
  it('finds required totals of a shared page once', () => {
    const more = (name: string) =>
      `/v1/shop/${name}: ${operation('get', `{allOf: [${ref('Page')}, {properties: {${name}: {}}}]}`, ASKS)}`;
    const text = `paths: {${more('orders')}, ${more('refunds')}}\ncomponents: {schemas: {Page: ${page(`${ITEMS}, ${TOTALS}`, 'items, totalItems')}}}`;
    expect(places(totalsOnRequest, text)).to.deep.equal(['components schemas Page required 1']);
  });
  it('finds what is missing, by name', () => {
    const none = orders(page(ITEMS), '', ASKS);
    expect(places(totalsOnRequest, none)).to.deep.equal([AT]);
    expect(message(totalsOnRequest, none)).to.include('no totalItems or totalPages');
    expect(message(totalsOnRequest, orders(page(`${ITEMS}, totalPages: {}`), '', ASKS))).to.include('no totalItems;');
  });
  it('stands at the answer where only some of those that share a page ask', () => {
    const text = `paths: {/v1/shop/orders: ${operation('get', ref('Page'), ASKS)}, /v1/shop/refunds: ${operation('get', ref('Page'))}}\ncomponents: {schemas: {Page: ${page(ITEMS)}}}`;
    expect(places(totalsOnRequest, text)).to.deep.equal(['paths /v1/shop/orders get responses 200']);
  });
  it('finds the missing parameter at each operation, and the parameter of the path', () => {
    const text = orders(page(`${ITEMS}, totalItems: {type: integer}`));
    expect(places(totalsOnRequest, text)).to.deep.equal(['paths /v1/shop/orders get']);
    const shared = text.replace('{get: ', `{${ASKS}get: `);
    expect(places(totalsOnRequest, shared)).to.deep.equal([AT]);
  });
  it('judges searches, and leaves parameters elsewhere than in the query', () => {
    const search = (more: string) =>
      `paths: {/v1/shop/search-orders: ${operation('post', page(`${ITEMS}, ${TOTALS}`), more)}}`;
    expect(places(totalsOnRequest, search(''))).to.deep.equal(['paths /v1/shop/search-orders post']);
    expect(places(totalsOnRequest, search(ASKS))).to.deep.equal([]);
    expect(places(totalsOnRequest, search(ASKS.replace('query', 'header')))).to.have.lengthOf(1);
  });
});
