import { expect } from 'chai';
import linksArray from '../../functions/links-array.ts';
import { findingsOfOwnRule, refusal } from '../support/own-rule.ts';

describe('linksArray in a ruleset of a user', () => {
  it('judges what is read', async () => {
    const options = { answer: 'read' };
    const description =
      "paths: {'/v1/shop/orders/{id}': {get: {responses: {'200': {description: d, content: {application/json: {schema: {type: object, properties: {id: {type: string}}}}}}}}, put: {responses: {'201': {description: d, content: {application/json: {schema: {type: object, properties: {_links: {type: object}}}}}}}}}}";
    expect(await findingsOfOwnRule(linksArray, options, description)).to.deep.equal([
      'paths /v1/shop/orders/{id} get responses 200 content application/json schema: this resource has no links; define an array links of objects with href, rel and method',
    ]);
  });

  it('refuses options that it does not have', async () => {
    expect(await refusal(linksArray, { unknown: 1 })).to.include('"linksArray" function has invalid options');
  });
});
