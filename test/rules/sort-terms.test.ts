import { expect } from 'chai';
import { placesInList } from '../support/collection-queries.ts';

const TEXT = 'schema: {type: string}';

describe('sort-terms', () => {
  const sort = (more: string) => placesInList('4.3', `name: sort, ${more}`);

  it('are fields with directions', () => {
    expect(sort(`${TEXT}, example: 'name|asc,total|desc'`)).to.deep.equal([]);
    for (const wrong of ['name', '-name', 'name:asc', 'name desc', 'name|up', 'name|asc;total|desc']) {
      expect(sort(`${TEXT}, example: '${wrong}'`), wrong).to.deep.equal(['sort-terms 0 example']);
    }
    expect(sort('schema: {type: array, items: {type: string}}')).to.deep.equal(['sort-terms 0 schema type']);
  });

  it('are reported in the list where an example repeats it', () => {
    expect(sort("schema: {type: string, enum: ['name|asc', name, size], default: name}, example: name")).to.deep.equal([
      'sort-terms 0 schema enum',
    ]);
    expect(sort('schema: {type: string, default: name}, example: name')).to.deep.equal(['sort-terms 0 schema default']);
  });
});
