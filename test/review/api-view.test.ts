import { expect } from 'chai';
import { ApiView } from '../../review/client/api-view.ts';
import { pageApi } from '../../review/page/page-api.ts';
import { ORDERS } from './support/orders.ts';
import { reviewText } from './support/review-text.ts';

const TAGGED = ORDERS.replace('summary: List orders', 'summary: List orders\n      tags: [reading, 3, lists]').replace(
  "      responses:\n        '204': { description: Gone }",
  "      tags: [writing, reading]\n      responses:\n        '204': { description: Gone }",
);

describe('what a review page looks up', () => {
  let api: ApiView;
  const rules = (found: readonly number[]) => new Set(found.map((index) => api.data.findings[index]?.rule));
  const named = (name: string) => api.data.operations.findIndex((_, index) => api.operationName(index) === name);

  before(async () => {
    const review = await reviewText(TAGGED);
    const findings = review.findings.map((finding, index) => ({ ...finding, isKnown: index === 0 }));
    const trend = { since: '', version: null, counts: review.counts, added: [1], fixed: [], statements: [] };
    api = new ApiView(pageApi({ ...review, findings, trend }));
  });

  it('has each tag once, in the order of the description', () => {
    expect(api.tags).to.deep.equal(['reading', 'lists', 'writing']);
  });

  it('finds all findings, or those of a word, a rule, a severity, a convention, a tag or a mark', () => {
    const all = api.search({});
    expect(all).to.have.length(api.data.findings.length);
    expect(rules(api.search({ rule: 'boolean-names' }))).to.deep.equal(new Set(['boolean-names']));
    expect(rules(api.search({ words: 'IS_UP  boolean-names' }))).to.deep.equal(new Set(['boolean-names']));
    expect(api.search({ words: 'boolean-names unit_price' })).to.deep.equal([]);
    const errors = api.search({ severity: 'error' });
    expect(errors).not.to.be.empty.and.not.to.have.length(all.length);
    for (const rule of rules(errors)) expect(api.data.rules[rule ?? '']?.severity).to.equal('error');
    const ofSecurity = rules(api.search({ convention: 'security' }));
    expect(ofSecurity).to.include('bearer-security').and.not.include('boolean-names');
    const writing = rules(api.search({ tag: 'writing' }));
    expect(writing).to.include('path-parameters').and.not.include('boolean-names');
    expect(api.search({ known: 'new' })).to.deep.equal([1]);
    expect(api.search({ known: 'known' })).to.deep.equal([0]);
    expect(api.marks).to.deep.equal(['new', 'known']);
  });

  it('tells the findings in an operation itself from those in what it shares', () => {
    const { own, shared } = api.ofOperation(named('GET /v1/shop/health'), null);
    expect(rules(own)).to.include('boolean-names').and.not.include('bearer-security');
    expect(rules(shared)).to.include('bearer-security').and.not.include('property-names');
    const ofOrders = api.ofOperation(named('POST /v1/shop/orders'), 'payload');
    expect(rules(ofOrders.shared)).to.include('property-names').and.not.include('bearer-security');
    expect(rules(ofOrders.own)).not.to.include('property-names');
  });

  it('counts the operations that lead to a finding', () => {
    const [names = -1, security = -1] = ['boolean-names', 'bearer-security'].flatMap((rule) => api.search({ rule }));
    const count = (index: number) => {
      const finding = api.data.findings[index];
      return finding === undefined ? null : api.operationsOf(finding);
    };
    expect([count(names), count(security)]).to.deep.equal([1, 6]);
    expect(api.regionNameOf(names)).to.equal('GET /v1/shop/health');
    expect(api.regionNameOf(security)).to.equal('the whole description');
  });

  it('groups by rule, the gravest first, then those with most findings', () => {
    const groups = api.grouped(api.search({}));
    const ranks = groups.map(({ rule }) => ['error', 'warn', 'hint'].indexOf(rule.severity));
    expect(ranks).to.deep.equal(ranks.toSorted((left, right) => left - right));
    const sizes = groups.filter(({ rule }) => rule.severity === 'error').map(({ findings }) => findings.length);
    expect(sizes).to.deep.equal(sizes.toSorted((left, right) => right - left));
    expect(sizes[0]).to.be.above(1);
  });
});
