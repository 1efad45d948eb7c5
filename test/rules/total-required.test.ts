import { expect } from 'chai';
import { placesInList } from '../support/collection-queries.ts';

const SIZE = 'name: pageSize, schema: {type: integer, minimum: 1, default: 20}';

const PAGE = 'name: page, schema: {type: integer, minimum: 1, default: 1}';

describe('total-required', () => {
  it('is a boolean, false by default', () => {
    const total = (schema: string) => placesInList('4.4', SIZE, PAGE, `name: totalRequired, ${schema}`);
    expect(total('schema: {type: boolean, default: false}')).to.deep.equal([]);
    expect(total('schema: {type: boolean}')).to.deep.equal(['total-required 2 schema']);
    expect(total('schema: {type: boolean, default: true}')).to.deep.equal(['total-required 2 schema default']);
    expect(total("schema: {type: boolean, default: 'false'}")).to.deep.equal(['total-required 2 schema default']);
    expect(total('schema: {type: string}')).to.deep.equal(['total-required 2 schema type']);
  });
});
