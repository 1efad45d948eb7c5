import { expect } from 'chai';
import { placesInList } from '../support/collection-queries.ts';
import { placesBySection } from '../support/findings.ts';

const TEXT = 'schema: {type: string}';

const DIRECTIONS = 'schema: {type: string, enum: [asc, desc], default: asc}';

describe('sort-one-way', () => {
  const by = `name: sortBy, ${TEXT}`;
  const direction = `name: sortOrder, ${DIRECTIONS}`;

  it('has sort, or sortBy with sortOrder', () => {
    expect(placesInList('4.3', `name: sort, ${TEXT}`)).to.deep.equal([]);
    expect(placesInList('4.3', by, direction)).to.deep.equal([]);
    expect(placesInList('4.3', `name: sort, ${TEXT}`, direction)).to.deep.equal(['sort-one-way 0']);
    expect(placesInList('4.3', by, `name: sort, ${TEXT}`, direction)).to.deep.equal(['sort-one-way 1']);
    expect(placesInList('4.3', direction)).to.deep.equal(['sort-one-way 0']);
  });

  it('takes sortBy by another name for sortBy', () => {
    expect(placesInList('4.3', `name: orderBy, ${TEXT}`, direction)).to.deep.equal(['sort-names 0 name']);
  });

  it('looks at the parameters of the path item as well', () => {
    const yaml = `paths: {/v1/shop/orders: {parameters: [{in: query, name: sort, ${TEXT}}], get: {parameters: [{in: query, ${by}}, {in: query, ${direction}}]}}}`;
    expect(placesBySection('4.3', yaml)).to.deep.equal(['sort-one-way paths /v1/shop/orders parameters 0']);
  });
});
