import { expect } from 'chai';
import ifMatchTag from '../../rules/4.6/if-match-tag/rule.ts';
import { places } from '../support/findings.ts';

const resource = (etag: string, operations: string) =>
  `paths: {'/v1/shop/orders/{id}': {get: {responses: {'200': {description: d, headers: {${etag}}}}}, ${operations}}}`;

const change = (method: string, header: string) =>
  `${method}: {parameters: [{name: ${header}, in: header, schema: {type: string}}], responses: {'204': {description: d}}}`;

describe('if-match-tag', () => {
  it('reports one missing ETag once', () => {
    const both = `${change('put', 'If-Match')}, ${change('patch', 'if-match')}`;
    expect(places(ifMatchTag, resource('', both))).to.deep.equal(['paths /v1/shop/orders/{id} put parameters 0']);
    expect(places(ifMatchTag, resource('etag: {schema: {type: string}}', both))).to.be.empty;
    expect(places(ifMatchTag, resource('', change('put', 'If-None-Match')))).to.be.empty;
  });
});
