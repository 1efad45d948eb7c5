import { expect } from 'chai';
import { query } from '../support/collection-queries.ts';
import { placesBySection } from '../support/findings.ts';

const SIZE = 'name: pageSize, schema: {type: integer, minimum: 1, default: 20}';

const PAGE = 'name: page, schema: {type: integer, minimum: 1, default: 1}';

const TOKEN = 'name: pageToken, schema: {type: string}';

describe('page-invalid', () => {
  const statuses = (keys: string, ...parameters: string[]) =>
    placesBySection('4.4', `paths: {/v1/shop/reports: {post: {${query(...parameters)}, responses: {${keys}}}}}`);
  it('wants 400 beside page and pageSize', () => {
    expect(statuses("'200': {}", PAGE)).to.deep.equal(['page-invalid paths /v1/shop/reports post responses']);
    expect(statuses("'200': {}", SIZE)).to.have.lengthOf(1);
    expect(statuses("'200': {}, '404': {}, default: {}", SIZE)).to.have.lengthOf(1);
    expect(statuses("'200': {}, '400': {}", SIZE)).to.deep.equal([]);
    expect(statuses("'200': {}, 4XX: {}", SIZE)).to.deep.equal([]);
    expect(statuses("'200': {}", TOKEN)).to.deep.equal([]);
    expect(statuses('', SIZE)).to.deep.equal([]);
  });
  it('judges no webhooks', () => {
    expect(placesBySection('4.4', `webhooks: {a: {get: {${query(SIZE)}, responses: {'200': {}}}}}`)).to.deep.equal([]);
  });
});
