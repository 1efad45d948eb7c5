import { expect } from 'chai';
import bodyMediaTypes from '../../functions/body-media-types.ts';
import { findingsOfOwnRule, refusal } from '../support/own-rule.ts';

describe('bodyMediaTypes in a ruleset of a user', () => {
  it('takes one media type for the bodies of successes', async () => {
    const options = { bodies: 'successes', mediaType: 'application/vnd.shop+json' };
    const description =
      "paths: {/v1/shop/orders: {get: {responses: {'200': {description: d, content: {application/vnd.shop+json: {}, application/json: {}}}, '404': {description: d, content: {text/plain: {}}}}}}}";
    expect(await findingsOfOwnRule(bodyMediaTypes, options, description)).to.deep.equal([
      'paths /v1/shop/orders get responses 200 content application/json: a response has the media type "application/json"; take it out, since application/vnd.shop+json stands beside it',
    ]);
  });

  it('refuses options that it does not have', async () => {
    expect(await refusal(bodyMediaTypes, { unknown: 1 })).to.include('"bodyMediaTypes" function has invalid options');
  });
});
