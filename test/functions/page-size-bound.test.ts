import { expect } from 'chai';
import pageSizeBound from '../../functions/page-size-bound.ts';
import { findingsOfOwnRule, refusal } from '../support/own-rule.ts';

describe('pageSizeBound in a ruleset of a user', () => {
  it('takes parameters and properties by names of a user’s own', async () => {
    const options = { parameter: 'size', property: 'rows' };
    const description =
      "paths: {/v1/shop/orders: {get: {parameters: [{name: size, in: query, schema: {type: integer, maximum: 50}}], responses: {'200': {description: d, content: {application/json: {schema: {type: object, properties: {rows: {type: array, maxItems: 50}, others: {type: array, maxItems: 50}}}}}}}}}}";
    expect(await findingsOfOwnRule(pageSizeBound, options, description)).to.deep.equal([
      'paths /v1/shop/orders get responses 200 content application/json schema properties rows maxItems: maxItems is 50, the maximum of size; write a bound of the array, such as 32767',
    ]);
  });

  it('refuses options that it does not have', async () => {
    expect(await refusal(pageSizeBound, { unknown: 1 })).to.include('"pageSizeBound" function has invalid options');
  });
});
