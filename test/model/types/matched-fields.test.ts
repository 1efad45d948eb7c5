import { expect } from 'chai';
import { matchedFields, matchedValues } from '../../../model/types/matched-fields.ts';
import { at, describeSchemas } from '../../support/describe-data.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const MATCHER = {
  matchesName: (name: string) => /code$/i.test(name),
  matches: ({ name }: { readonly name: string }) => /code$/i.test(name),
};

describe('fields that match', () => {
  const found = (schemas: Readonly<Record<string, unknown>>) =>
    matchedFields(describeSchemas(schemas), MATCHER).map(({ name, place, isUse }) => [name, at(place), isUse]);

  it('are reported at the schema where all fields of it match', () => {
    const schemas = { A: { type: 'string' }, B: { properties: { code: ref('A'), zipCode: ref('A') } } };
    expect(found(schemas)).to.deep.equal([['code', '#components/schemas/A', false]]);
  });

  it('are reported at each use where others share the schema', () => {
    const schemas = { A: { type: 'string' }, B: { properties: { code: ref('A'), zipCode: ref('A'), name: ref('A') } } };
    expect(found(schemas)).to.deep.equal([
      ['code', '#components/schemas/B/properties/code', true],
      ['zipCode', '#components/schemas/B/properties/zipCode', true],
    ]);
  });

  it('are reported at the schema that has the name itself, whatever uses it', () => {
    const schemas = { Code: { type: 'string' }, B: { properties: { name: ref('Code') } } };
    expect(found(schemas)).to.deep.equal([['Code', '#components/schemas/Code', false]]);
  });

  it('are left out where they extend a schema that is reported', () => {
    const schemas = { Code: { type: 'string' }, B: { properties: { code: { ...ref('Code'), maxLength: 3 } } } };
    expect(found(schemas)).to.deep.equal([['Code', '#components/schemas/Code', false]]);
  });

  it('have the values of lists, examples and defaults; of fields with a list only that', () => {
    const description = describeSchemas({
      A: {
        properties: { code: { type: 'string', default: 'a', examples: ['b'] }, zipCode: { enum: ['c'], example: 'd' } },
      },
      B: { properties: { code: { type: 'string', pattern: '^x$', example: 'rejected' } } },
      C: { properties: { code: {} }, example: { code: 'e', name: 'f' } },
    });
    const values = matchedValues(description, matchedFields(description, MATCHER)).map(({ value }) => value);
    expect(values).to.have.members(['a', 'b', 'c', 'rejected', 'e']);
  });

  it('have no values of other fields with the same schema', () => {
    const description = describeSchemas({
      A: { type: 'string' },
      B: { properties: { code: ref('A'), codes: { type: 'array', items: ref('A') }, name: ref('A') } },
      C: { ...ref('B'), example: { code: 'a', name: 'b', codes: ['c'] } },
    });
    const values = matchedValues(description, matchedFields(description, MATCHER)).map(({ value }) => value);
    expect(values).to.deep.equal(['a']);
  });
});
