import { expect } from 'chai';
import ifMatchOffered from '../../rules/4.6/if-match-offered/rule.ts';
import { places } from '../support/findings.ts';

const resource = (etag: string, operations: string) =>
  `paths: {'/v1/shop/orders/{id}': {get: {responses: {'200': {description: d, headers: {${etag}}}}}, ${operations}}}`;

const change = (method: string, header: string) =>
  `${method}: {parameters: [{name: ${header}, in: header, schema: {type: string}}], responses: {'204': {description: d}}}`;

describe('if-match-offered', () => {
  it('asks each PUT and PATCH for If-Match where GET has an ETag', () => {
    const none = `${change('put', 'Prefer')}, ${change('patch', 'If-Match')}, ${change('delete', 'Prefer')}`;
    expect(places(ifMatchOffered, resource('ETag: {schema: {type: string}}', none))).to.deep.equal([
      'paths /v1/shop/orders/{id} put',
    ]);
    expect(places(ifMatchOffered, resource('', none))).to.be.empty;
  });
});
