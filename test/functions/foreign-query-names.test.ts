import { expect } from 'chai';
import foreignQueryNames from '../../functions/foreign-query-names.ts';
import { findingsOfOwnRule, refusal } from '../support/own-rule.ts';

describe('foreignQueryNames in a ruleset of a user', () => {
  it('finds names of one topic', async () => {
    const options = { topic: 'paging' };
    const description =
      "paths: {/v1/shop/orders: {get: {parameters: [{name: per_page, in: query, schema: {type: integer}}, {name: order_by, in: query, schema: {type: string}}], responses: {'200': {description: d, content: {application/json: {schema: {type: object, properties: {items: {type: array}}}}}}}}}}";
    expect(await findingsOfOwnRule(foreignQueryNames, options, description)).to.deep.equal([
      'paths /v1/shop/orders get parameters 0 name: query parameter "per_page" sets the size of a page; name it pageSize',
    ]);
  });

  it('refuses options that it does not have', async () => {
    expect(await refusal(foreignQueryNames, { unknown: 1 })).to.include(
      '"foreignQueryNames" function has invalid options',
    );
  });
});
