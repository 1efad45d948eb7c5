import { expect } from 'chai';
import { documentedValues, enumValues, hasListedValues, listedValues } from '../../../model/schemas/listed-values.ts';
import { component, describeSchemas } from '../../support/describe-data.ts';

describe('listed values', () => {
  it('are those of enum, const and annotations, with where they stand', () => {
    const listed = (value: object) => listedValues(component(describeSchemas({ A: value }), 'A'));
    expect(listed({ enum: ['A', null] })).to.deep.equal([
      { value: 'A', path: ['enum', 0] },
      { value: null, path: ['enum', 1] },
    ]);
    expect(listed({ const: 'A' })).to.deep.equal([{ value: 'A', path: ['const'] }]);
    expect(listed({ 'x-extensible-enum': ['A'] })).to.deep.equal([{ value: 'A', path: ['x-extensible-enum', 0] }]);
    expect(listed({ 'x-enum-values': { values: ['A'] } })).to.deep.equal([
      { value: 'A', path: ['x-enum-values', 'values', 0] },
    ]);
    expect(listed({ enum: null })).to.deep.equal([]);
  });

  it('are unpacked from the objects that x-ms-enum documents them by', () => {
    const [only] = listedValues(
      component(
        describeSchemas({ A: { 'x-ms-enum': { name: 'Kind', values: [{ value: 'A', description: 'An A' }] } } }),
        'A',
      ),
    );
    expect(only).to.deep.equal({ value: 'A', path: ['x-ms-enum', 'values', 0, 'value'] });
  });

  it('make a schema an enumeration, also through allOf and the only alternative', () => {
    const description = describeSchemas({
      A: { type: 'string', allOf: [{ enum: ['A'] }] },
      B: { type: 'string', 'x-extensible-enum': ['A'] },
      C: { type: 'string', anyOf: [{ enum: ['A'] }] },
      D: { type: 'integer', enum: [1] },
      E: { type: 'string', anyOf: [{ enum: ['A'] }, { pattern: '^B' }] },
    });
    expect(['A', 'B', 'C', 'D', 'E'].map((name) => hasListedValues(component(description, name)))).to.deep.equal([
      true,
      true,
      true,
      true,
      false,
    ]);
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
