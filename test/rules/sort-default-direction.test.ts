import { expect } from 'chai';
import { placesInList } from '../support/collection-queries.ts';
import { placesBySection } from '../support/findings.ts';

const TEXT = 'schema: {type: string}';

const DIRECTIONS = 'schema: {type: string, enum: [asc, desc], default: asc}';

describe('sort-default-direction', () => {
  const by = (more: string) => `name: sortBy, ${TEXT}, description: ${more}`;
  const direction = 'name: sortOrder, schema: {type: string, enum: [asc, desc]}';

  it('is given by sortBy, by sortOrder, or by the operation', () => {
    for (const text of ['In ascending order.', 'Newest first.', "'Default: desc'", 'Alphabetically.']) {
      expect(placesInList('4.3', by(text), direction), text).to.deep.equal([]);
    }
    expect(placesInList('4.3', by('The field.'), direction)).to.deep.equal(['sort-default-direction 0 name']);
    expect(placesInList('4.3', by('The field.'))).to.deep.equal(['sort-default-direction 0 name']);
    expect(placesInList('4.3', by('The field.'), `name: sortOrder, ${DIRECTIONS}`)).to.deep.equal([]);
    expect(placesInList('4.3', by('The field.'), `${direction}, description: The default is asc.`)).to.deep.equal([]);
    const operation = `paths: {/v1/shop/orders: {get: {description: 'Sorted in descending order.', parameters: [{in: query, ${by('The field.')}}]}}}`;
    expect(placesBySection('4.3', operation)).to.deep.equal([]);
  });

  it('may be given in components that nobody uses yet', () => {
    const component = (more: string) =>
      `components: {parameters: {B: {in: query, name: sortBy, ${TEXT}}, O: {in: query, name: sortOrder, schema: {type: string, enum: [asc, desc]${more}}}}}`;
    expect(placesBySection('4.3', component(', default: asc'))).to.deep.equal([]);
    expect(placesBySection('4.3', component(''))).to.deep.equal([
      'sort-default-direction components parameters B name',
    ]);
  });
});
