import { expect } from 'chai';
import { documentedValues, enumValues, ownTypes } from '../../model/schemas/schema-types.ts';

describe('types of a schema', () => {
  for (const [schema, types] of [
    [{ type: 'string' }, ['string']],
    [{ type: ['string', 'null'] }, ['string', 'null']],
    [{ type: ['null', 'integer', 'integer'] }, ['integer', 'null']],
    [{ type: 'String' }, []],
    [{ type: 'file' }, []],
    [{ type: 'string', properties: {} }, ['string']],
    [{ type: null, properties: {} }, []],
    [{ type: [], properties: {} }, []],
    [{ type: [['string'], null, 7] }, []],
    [{ type: {} }, []],
    [{ properties: {} }, ['object']],
    [{ required: ['a'] }, ['object']],
    [{ additionalProperties: false }, ['object']],
    [{ items: {} }, ['array']],
    [{ prefixItems: [] }, ['array']],
    [{ maxItems: 3 }, ['array']],
    [{ pattern: 'a' }, ['string']],
    [{ maxLength: 3 }, ['string']],
    [{ minimum: 3 }, []],
    [{ enum: ['a', 'b'] }, ['string']],
    [{ enum: ['a', null] }, []],
    [{ enum: ['a', 1] }, []],
    [{ enum: [] }, []],
    [{ enum: 'a' }, []],
    [{ const: 'a' }, ['string']],
    [{ const: null }, []],
    [{}, []],
  ] as const) {
    it(`${JSON.stringify(schema)}: ${types.join(' and ') || 'none'}`, () => {
      expect([...ownTypes(schema)].sort()).to.deep.equal([...types].sort());
    });
  }

  it('come from the schema itself and nothing inherited', () => {
    expect(ownTypes(Object.create({ properties: {}, pattern: 'a' }))).to.deep.equal([]);
  });
});

describe('values that a schema lists', () => {
  for (const [schema, values] of [
    [{ enum: ['A', null, 1] }, ['A', null, 1]],
    [{ enum: [] }, []],
    [{ enum: 'A', const: 'B' }, ['B']],
    [{ const: null }, [null]],
    [{ enum: null }, null],
    [{ enum: {} }, null],
    [{}, null],
  ] as const) {
    it(`by enum or const in ${JSON.stringify(schema)}`, () => {
      expect(enumValues(schema)).to.deep.equal(values);
    });
  }

  for (const [schema, documented] of [
    [{ 'x-extensible-enum': ['A'] }, { keyword: 'x-extensible-enum', values: ['A'] }],
    [{ 'x-enum-values': { values: ['A'] } }, { keyword: 'x-enum-values', values: ['A'] }],
    [
      { 'x-extensible-enum': null, 'x-enum-values': ['B'] },
      { keyword: 'x-enum-values', values: ['B'] },
    ],
    [{ 'x-extensible-enum': 'A' }, null],
    [{ 'x-ms-enum': { name: 'Kind' } }, null],
    [{ 'x-ms-enum': { values: 'A' } }, null],
    [{}, null],
  ] as const) {
    it(`by an annotation in ${JSON.stringify(schema)}`, () => {
      expect(documentedValues(schema)).to.deep.equal(documented);
    });
  }
});
