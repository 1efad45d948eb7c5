import { expect } from 'chai';
import { placesInList } from '../support/collection-queries.ts';

const SIZE = 'name: pageSize, schema: {type: integer, minimum: 1, default: 20}';

describe('page', () => {
  it('is a positive integer, 1 by default', () => {
    const page = (schema: string) => placesInList('4.4', SIZE, `name: page, ${schema}`);
    expect(page('schema: {type: integer, minimum: 1, default: 1}')).to.deep.equal([]);
    expect(page('schema: {type: integer, minimum: 1}, description: 1 by default')).to.deep.equal(['page 1 schema']);
    expect(page('schema: {type: integer, minimum: 0, default: 0}')).to.deep.equal([
      'page 1 schema minimum',
      'page 1 schema default',
    ]);
    // A default outside the bounds is 2.2/integer-range.
    expect(page('schema: {type: integer, minimum: 1, default: 0}')).to.deep.equal([]);
    expect(page('schema: {type: integer, minimum: 1, default: 2}')).to.deep.equal(['page 1 schema default']);
    expect(page('schema: {type: string, default: 1}')).to.deep.equal(['page 1 schema type']);
  });
});
