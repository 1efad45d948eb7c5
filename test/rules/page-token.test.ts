import { expect } from 'chai';
import { placesInList } from '../support/collection-queries.ts';

const SIZE = 'name: pageSize, schema: {type: integer, minimum: 1, default: 20}';

describe('page-token', () => {
  it('is an opaque string', () => {
    const token = (schema: string) => placesInList('4.4', SIZE, `name: pageToken, ${schema}`);
    expect(token('schema: {type: string, maxLength: 200}')).to.deep.equal([]);
    expect(token('schema: {type: string, format: byte}')).to.deep.equal([]);
    expect(token('schema: {type: integer}')).to.deep.equal(['page-token 1 schema type']);
    expect(token('schema: {type: object}')).to.deep.equal(['page-token 1 schema type']);
    expect(token('schema: {type: string, format: date-time}')).to.deep.equal(['page-token 1 schema format']);
    expect(token('schema: {type: string, enum: [FIRST]}')).to.deep.equal(['page-token 1 schema enum']);
  });
});
