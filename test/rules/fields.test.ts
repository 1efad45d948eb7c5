import { expect } from 'chai';
import { placesInList } from '../support/collection-queries.ts';
import { placesBySection } from '../support/findings.ts';

const TEXT = 'schema: {type: string}';

describe('fields', () => {
  it('is a string of names', () => {
    expect(placesInList('4.3', 'name: fields, schema: {type: array, items: {type: string}}')).to.deep.equal([
      'fields 0 schema type',
    ]);
    expect(placesInList('4.3', `name: fields, ${TEXT}, example: 'id|name'`)).to.deep.equal(['fields 0 example']);
    for (const good of ['id', 'id,name', 'id, name', 'a.b,c', '*', 'all']) {
      expect(placesInList('4.3', `name: fields, ${TEXT}, example: '${good}'`), good).to.deep.equal([]);
    }
  });

  it('is judged on a single resource', () => {
    const yaml = `paths: {'/v1/shop/orders/{id}': {get: {parameters: [{name: fields, in: query, schema: {type: boolean}}]}}}`;
    expect(placesBySection('4.3', yaml)).to.deep.equal([
      'fields paths /v1/shop/orders/{id} get parameters 0 schema type',
    ]);
  });
});
