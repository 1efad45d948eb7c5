import { expect } from 'chai';
import operationMethods from '../../functions/operation-methods.ts';
import { findingsOfOwnRule, refusal } from '../support/own-rule.ts';

describe('operationMethods in a ruleset of a user', () => {
  it('forbids methods on some paths', async () => {
    const options = { forbidden: ['delete'], classes: ['collection'], remedy: 'delete one at a time' };
    const description =
      "paths: {/v1/shop/orders: {get: {responses: {'200': {description: d, content: {application/json: {schema: {type: object, properties: {items: {type: array}}}}}}}}, delete: {responses: {}}}, '/v1/shop/orders/{id}': {delete: {responses: {}}}}";
    expect(await findingsOfOwnRule(operationMethods, options, description)).to.deep.equal([
      'paths /v1/shop/orders delete: this collection has DELETE; delete one at a time',
    ]);
  });

  it('allows a few methods only', async () => {
    const options = { allowed: ['get'], remedy: 'this service only reads' };
    const description =
      'paths: {/v1/shop/orders: {get: {responses: {}}, put: {responses: {}}, purge: {responses: {}}}}';
    expect(await findingsOfOwnRule(operationMethods, options, description)).to.deep.equal([
      'paths /v1/shop/orders put: this path has PUT; this service only reads',
      'paths /v1/shop/orders purge: this path has PURGE; this service only reads',
    ]);
  });

  it('refuses options that it does not have', async () => {
    expect(await refusal(operationMethods, { unknown: 1 })).to.include(
      '"operationMethods" function has invalid options',
    );
  });
});
