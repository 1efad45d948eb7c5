import { expect } from 'chai';
import ifMatchTag from '../../rules/4.6/if-match-tag/rule.ts';
import { findings, places } from '../support/findings.ts';

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

  it('names the answer without ETag as well, whichever operation takes If-Match, and the statement that it violates', () => {
    for (const method of ['put', 'delete']) {
      const [found] = findings(ifMatchTag, resource('', change(method, 'If-Match')));
      const path = ['paths', '/v1/shop/orders/{id}'];
      expect(found?.places).to.deep.equal([
        [...path, method, 'parameters', 0],
        [...path, 'get', 'responses', '200'],
      ]);
      expect(found?.statements).to.deep.equal(['4.6/if-match', '9.1/etag']);
    }
  });
});
