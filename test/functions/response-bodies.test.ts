import { expect } from 'chai';
import responseBodies from '../../functions/response-bodies.ts';
import { findingsOfOwnRule, refusal } from '../support/own-rule.ts';

describe('responseBodies in a ruleset of a user', () => {
  it('wants bodies of a status', async () => {
    const options = { statuses: ['4XX'], body: 'wanted', remedy: 'say what is wrong' };
    const description =
      "paths: {/v1/shop/orders: {get: {responses: {'200': {description: d}, '404': {description: d}, '400': {description: d, content: {application/json: {}}}}}}}";
    expect(await findingsOfOwnRule(responseBodies, options, description)).to.deep.equal([
      'paths /v1/shop/orders get responses 404: 404 of GET has no body; say what is wrong',
    ]);
  });

  it('wants none', async () => {
    const options = { statuses: ['202'], body: 'none', methods: ['post'], remedy: 'leave it out' };
    const description =
      "paths: {/v1/shop/orders: {post: {responses: {'202': {description: d, content: {application/json: {}}}}}, put: {responses: {'202': {description: d, content: {application/json: {}}}}}}}";
    expect(await findingsOfOwnRule(responseBodies, options, description)).to.deep.equal([
      'paths /v1/shop/orders post responses 202 content: 202 of POST has a body; leave it out',
    ]);
  });

  it('refuses options that it does not have', async () => {
    expect(await refusal(responseBodies, { unknown: 1 })).to.include('"responseBodies" function has invalid options');
  });
});
