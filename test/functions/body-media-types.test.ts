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

  it('takes one media type for all bodies, those of errors too', async () => {
    const description =
      "paths: {/v1/shop/orders: {post: {requestBody: {content: {text/plain: {}}}, responses: {'200': {description: d, content: {application/json: {}}}, '404': {description: d, content: {text/html: {}}}}}}}";
    expect(await findingsOfOwnRule(bodyMediaTypes, { mediaType: 'application/json' }, description)).to.deep.equal([
      'paths /v1/shop/orders post requestBody content text/plain: a request has the media type "text/plain"; write application/json',
      'paths /v1/shop/orders post responses 404 content text/html: a response has the media type "text/html"; write application/json',
    ]);
  });

  describe('with another type for requests of some methods', () => {
    const type = 'application/merge-patch+json';
    const options = { mediaType: 'application/json', requestTypes: { [type]: ['patch', 'put'] } };

    it('judges a name that every object has as any other one', async () => {
      const description =
        "paths: {'/v1/shop/orders/{id}': {post: {requestBody: {content: {constructor: {}}}, responses: {}}}}";
      const found = await findingsOfOwnRule(bodyMediaTypes, options, description);
      expect(found.map((one) => one.replace(/^.* constructor: /, ''))).to.deep.equal([
        'a request has the media type "constructor"; write application/json',
      ]);
    });

    it('says for which ones it is', async () => {
      const body = `{requestBody: {content: {${type}: {}}}, responses: {}}`;
      const description = `paths: {'/v1/shop/orders/{id}': {post: ${body}, patch: ${body}}}`;
      expect(await findingsOfOwnRule(bodyMediaTypes, options, description)).to.deep.equal([
        `paths /v1/shop/orders/{id} post requestBody content ${type}: a request has the media type "${type}"; write application/json (${type} is for PATCH and PUT requests only)`,
      ]);
    });

    it('names the method that may not have it, where several share a body', async () => {
      const operation = "{requestBody: {$ref: '#/components/requestBodies/B'}, responses: {}}";
      const description = `paths: {'/v1/shop/orders/{id}': {post: ${operation}, patch: ${operation}}}\ncomponents: {requestBodies: {B: {content: {${type}: {}}}}}`;
      expect(await findingsOfOwnRule(bodyMediaTypes, options, description)).to.deep.equal([
        `paths /v1/shop/orders/{id} post requestBody: a POST request has the media type "${type}"; write application/json (${type} is for PATCH and PUT requests only)`,
      ]);
    });
  });

  it('refuses options that it does not have', async () => {
    expect(await refusal(bodyMediaTypes, { unknown: 1 })).to.include('"bodyMediaTypes" function has invalid options');
  });
});
