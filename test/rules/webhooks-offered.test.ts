import { expect } from 'chai';
import webhooksOffered from '../../rules/6/webhooks-offered/rule.ts';
import { places } from '../support/findings.ts';

describe('webhooks-offered', () => {
  it('ask for webhooks', () => {
    const accepted = "/v1/a/b: {post: {responses: {'202': {description: d}}}}";
    expect(places(webhooksOffered, `paths: {${accepted}}`)).to.deep.equal(['paths /v1/a/b post responses 202']);
    expect(places(webhooksOffered, `paths: {${accepted}, /v1/a/webhooks: {post: {}}}`)).to.be.empty;
    expect(places(webhooksOffered, `paths: {${accepted}}\nwebhooks: {done: {post: {}}}`)).to.be.empty;
  });
});
