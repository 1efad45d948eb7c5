import { expect } from 'chai';
import { placesBySection } from '../support/findings.ts';
import { COLLECTION, ITEM, JSON_BODY, only, PAGE, responses, SINGLETON } from '../support/resource-methods.ts';

describe('GET on one resource', () => {
  const get = (key: string, statuses: Readonly<Record<string, string>>) =>
    placesBySection('4.2', only(key, { get: responses(statuses) }));

  it('wants 404 or 4XX', () => {
    expect(get(ITEM, { 200: JSON_BODY, 404: '{}' })).to.deep.equal([]);
    expect(get(ITEM, { 200: JSON_BODY, '4xx': '{}' })).to.deep.equal([]);
    const missing = [`get-not-found paths ${ITEM} get responses`];
    expect(get(ITEM, { 200: JSON_BODY, default: '{}' })).to.deep.equal(missing);
    expect(get(ITEM, { 200: JSON_BODY, 410: '{}' })).to.deep.equal(missing);
  });
  it('wants it of a request in the queue, which has an identifier as well', () => {
    const path = '/v1/queue/requests/{id}';
    expect(get(path, { 200: JSON_BODY, 404: '{}' })).to.deep.equal([]);
    expect(get(path, { 200: JSON_BODY })).to.deep.equal([`get-not-found paths ${path} get responses`]);
  });
  it('leaves collections and singletons alone', () => {
    expect(get(COLLECTION, { 200: PAGE })).to.deep.equal([]);
    expect(get(SINGLETON, { 200: JSON_BODY })).to.deep.equal([]);
  });
  it('finds 404 on a singleton, and neither its range nor what is unsure', () => {
    expect(get(SINGLETON, { 200: JSON_BODY, 404: '{}' })).to.deep.equal([
      `singleton-always-exists paths ${SINGLETON} get responses 404`,
    ]);
    expect(get(SINGLETON, { 200: JSON_BODY, '4XX': '{}' })).to.deep.equal([]);
    expect(get('/{id}', { 200: JSON_BODY })).to.deep.equal([]);
  });
});
