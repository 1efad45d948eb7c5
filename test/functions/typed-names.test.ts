import { expect } from 'chai';
import typedNames from '../../functions/typed-names.ts';
import { findingsOfOwnRule, refusal } from '../support/own-rule.ts';

describe('typedNames in a ruleset of a user', () => {
  it('wants plural names of lists, but for fixed ones', async () => {
    const options = { of: 'properties', type: 'array', check: 'plural', fixed: ['basket'] };
    const description =
      'components: {schemas: {A: {type: object, properties: {order: {type: array}, basket: {type: array}, notes: {type: array}, line: {type: string}}}}}';
    expect(await findingsOfOwnRule(typedNames, options, description)).to.deep.equal([
      'components schemas A properties order: array "order" is not named by a plural noun; use one such as orders',
    ]);
  });

  it('wants names of query parameters without a prefix', async () => {
    const options = { of: 'queryParameters', type: 'boolean', check: 'noBooleanPrefix' };
    const description =
      'paths: {/v1/shop/orders: {get: {parameters: [{name: isOpen, in: query, schema: {type: boolean}}, {name: isText, in: query, schema: {type: string}}], responses: {}}}}';
    expect(await findingsOfOwnRule(typedNames, options, description)).to.deep.equal([
      'paths /v1/shop/orders get parameters 0 name: boolean "isOpen" has the prefix "is"; write open',
    ]);
  });

  it('refuses options that it does not have', async () => {
    expect(await refusal(typedNames, { unknown: 1 })).to.include('"typedNames" function has invalid options');
  });
});
