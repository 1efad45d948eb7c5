import { expect } from 'chai';
import noLinkHeaders from '../../rules/2.4/no-link-headers/rule.ts';
import { places } from '../support/findings.ts';

describe('no-link-headers', () => {
  const headers = (status: string, name: string) =>
    `paths: {/a: {post: {responses: {'${status}': {headers: {${name}: {schema: {type: string}}}}}}}}`;

  for (const status of ['201', '301', '303', '3XX', '308']) {
    it(`finds both with ${status}, in any case`, () => {
      for (const name of ['Link', 'Location', 'LOCATION']) {
        expect(places(noLinkHeaders, headers(status, name))).to.deep.equal([
          `paths /a post responses ${status} headers ${name}`,
        ]);
      }
    });
  }
  it('takes a range for the statuses that stand in it and are not listed', () => {
    const text = headers('2XX', 'Location');
    expect(places(noLinkHeaders, text)).to.deep.equal(['paths /a post responses 2XX headers Location']);
    expect(places(noLinkHeaders, text.replace('post', 'get'))).to.deep.equal([]);
    expect(places(noLinkHeaders, text.replace("{'2XX'", "{'201': {}, '2XX'"))).to.deep.equal([]);
  });
  it('takes other statuses and headers', () => {
    for (const status of ['200', '202', '4XX', '404', 'default', 'x-201'])
      expect(places(noLinkHeaders, headers(status, 'Location'))).to.deep.equal([]);
    for (const name of ['Content-Location', 'X-Link', 'Links'])
      expect(places(noLinkHeaders, headers('201', name))).to.deep.equal([]);
  });
  it('finds a header behind a broken reference, and bears wrong shapes', () => {
    expect(
      places(noLinkHeaders, "paths: {/a: {post: {responses: {'201': {headers: {Link: {$ref: '#/gone'}}}}}}}"),
    ).to.have.lengthOf(1);
    for (const shape of ['null', '[]', '7', 'Link'])
      expect(places(noLinkHeaders, `paths: {/a: {post: {responses: {'201': {headers: ${shape}}}}}}`)).to.deep.equal([]);
  });
  it('finds a shared response in another file once, where all uses are wrong', () => {
    const files = { 'r.yaml': 'Created: {headers: {Location: {schema: {type: string}}}}' };
    const use = "{responses: {'201': {$ref: 'r.yaml#/Created'}}}";
    expect(places(noLinkHeaders, `paths: {/a: {post: ${use}, put: ${use}}}`, { files })).to.deep.equal([
      'r.yaml Created headers Location',
    ]);
  });
  it('leaves what receivers of webhooks and callbacks answer', () => {
    const item = "{post: {responses: {'201': {headers: {Location: {schema: {type: string}}}}}}}";
    expect(
      places(noLinkHeaders, `webhooks: {w: ${item}}\npaths: {/a: {post: {callbacks: {c: {'{$url}': ${item}}}}}}`),
    ).to.deep.equal([]);
  });
});
