import { expect } from 'chai';
import type { Rule } from '../../framework/rule.ts';
import actionBody from '../../rules/4.7/action-body/rule.ts';
import actionResponses from '../../rules/4.7/action-responses/rule.ts';
import cacheableResponses from '../../rules/4.7/cacheable-responses/rule.ts';
import searchBody from '../../rules/4.7/search-body/rule.ts';
import searchResponses from '../../rules/4.7/search-responses/rule.ts';
import topLevelActionResponses from '../../rules/4.7/top-level-action-responses/rule.ts';
import successCodes from '../../rules/7.1/success-codes/rule.ts';
import { findings, places } from '../support/findings.ts';

/** A path with one operation that documents some statuses, without bodies. */
function path(key: string, method: string, ...statuses: string[]): string {
  return `${key}: { ${method}: { responses: { ${statuses.map((status) => `'${status}': { description: a }`).join(', ')} } } }`;
}

describe('responses of actions', () => {
  const onOne = '/v1/shop/orders/{id}/cancel';
  const onNone = '/v1/shop/calculate-taxes';
  const cases: readonly (readonly [Rule, string, string, readonly string[], string | null])[] = [
    [actionResponses, onOne, 'post', ['200'], null],
    [actionResponses, onOne, 'post', ['204'], null],
    [actionResponses, onOne, 'post', ['201'], null],
    [actionResponses, onOne, 'post', ['202'], null],
    [actionResponses, onOne, 'post', ['200', '204', '400'], null],
    [actionResponses, onOne, 'post', ['206'], ' 206'],
    [actionResponses, onOne, 'post', ['2XX'], null],
    [actionResponses, onOne, 'post', ['default'], ''],
    [actionResponses, onOne, 'post', ['400', '422'], ''],
    [actionResponses, onOne, 'post', ['303'], ''],
    [actionResponses, onOne, 'post', [], null],
    [actionResponses, onNone, 'post', ['303'], null],
    [actionResponses, '/v1/shop/orders/{id}/transfers', 'post', ['303'], null],
    [topLevelActionResponses, onNone, 'post', ['200'], null],
    [topLevelActionResponses, onNone, 'post', ['201'], null],
    [topLevelActionResponses, onNone, 'post', ['202'], null],
    [topLevelActionResponses, onNone, 'post', ['204'], ' 204'],
    [topLevelActionResponses, onNone, 'post', ['200', '204'], ' 204'],
    [topLevelActionResponses, onNone, 'post', ['400'], ''],
    [topLevelActionResponses, onOne, 'post', ['204'], null],
    [searchResponses, '/v1/shop/search-orders', 'post', ['200'], null],
    [searchResponses, '/v1/shop/search-orders', 'post', ['202'], null],
    [searchResponses, '/v1/shop/search-orders', 'post', ['204'], ' 204'],
    [searchResponses, '/v1/shop/search-orders', 'post', ['200', '201'], ' 201'],
    [searchResponses, '/v1/shop/search-orders', 'post', ['400'], ''],
    [cacheableResponses, '/v1/shop/convert-currency', 'get', ['200'], null],
    [cacheableResponses, '/v1/shop/convert-currency', 'get', ['200', '202'], null],
    [cacheableResponses, '/v1/shop/convert-currency', 'get', ['204'], ' 204'],
    [cacheableResponses, '/v1/shop/convert-currency', 'get', ['202'], ''],
    [cacheableResponses, '/v1/shop/orders/{id}', 'get', ['204'], null],
  ];
  for (const [rule, key, method, statuses, at] of cases) {
    const { id } = rule.extensions.lintel;
    it(`${id} ${at === null ? 'is silent' : 'reports'}: ${method} ${key} ${statuses.join(' ')}`, () => {
      const expected = at === null ? [] : [`paths ${key} ${method} responses${at}`];
      expect(places(rule, path(key, method, ...statuses))).to.deep.equal(expected);
    });
  }

  it('yield to success-codes about other successes', () => {
    const text = path(onOne, 'post', '206');
    const found = findings([actionResponses, successCodes], text).map(({ rule, path: at }) => `${rule} ${at.at(-1)}`);
    expect(found).to.deep.equal(['success-codes 206']);
  });

  it('have a body with 200, and no other one is asked for', () => {
    const text = [path(onOne, 'post', '200', '204', '202'), path(onNone, 'post', '201')].join('\n');
    expect(places(actionBody, text)).to.deep.equal([`paths ${onOne} post responses 200`]);
    expect(places(searchBody, path('/v1/shop/orders/search', 'post', '200'))).to.have.lengthOf(1);
    expect(places(searchBody, path('/v1/shop/orders/search', 'get', '200'))).to.deep.equal([]);
  });

  it('are judged where x-lintel says what a path is', () => {
    const text = `/v1/shop/prices: { x-lintel: { resource: search }, post: { responses: { '204': {} } } }`;
    expect(places(searchResponses, text)).to.have.lengthOf(1);
  });
});
