import { expect } from 'chai';
import serverValues from '../../functions/server-values.ts';
import { findingsOfOwnRule, refusal } from '../support/own-rule.ts';

describe('serverValues in a ruleset of a user', () => {
  it('finds what only requests have', async () => {
    const options = { sharedWithResponses: false };
    const description =
      "paths: {/v1/shop/orders: {get: {responses: {'200': {description: d, content: {application/json: {schema: {type: object, properties: {items: {type: array}}}}}}}}, post: {requestBody: {content: {application/json: {schema: {type: object, properties: {id: {type: string}, title: {type: string}}}}}}, responses: {'201': {description: d}}}}}";
    expect(await findingsOfOwnRule(serverValues, options, description)).to.deep.equal([
      'paths /v1/shop/orders post requestBody content application/json schema properties id: id stands in the body of a POST, though the service sets it; leave it out',
    ]);
  });

  it('refuses options that it does not have', async () => {
    expect(await refusal(serverValues, { unknown: 1 })).to.include('"serverValues" function has invalid options');
  });
});
