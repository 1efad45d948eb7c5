import { expect } from 'chai';
import totalCount from '../../functions/total-count.ts';
import { findingsOfOwnRule, refusal } from '../support/own-rule.ts';

describe('totalCount in a ruleset of a user', () => {
  it('takes a property by a name of a user’s own', async () => {
    const options = { property: 'rowCount', least: 1 };
    const description =
      "paths: {/v1/shop/orders: {get: {responses: {'200': {description: d, content: {application/json: {schema: {type: object, properties: {items: {type: array}, rowCount: {type: integer, minimum: 0}, total: {type: string}}}}}}}}}}";
    expect(await findingsOfOwnRule(totalCount, options, description)).to.deep.equal([
      'paths /v1/shop/orders get responses 200 content application/json schema properties rowCount minimum: the minimum of "rowCount" is 0; write 1 or more',
    ]);
  });

  it('refuses options that it does not have', async () => {
    expect(await refusal(totalCount, { unknown: 1 })).to.include('"totalCount" function has invalid options');
  });
});
