import { expect } from 'chai';
import { numericKind } from '../../../model/types/numeric-string.ts';
import { component, describeSchemas, present, useOf } from '../../support/describe-data.ts';

const S = { type: 'string' };

function schema(value: unknown) {
  return component(describeSchemas({ A: value }), 'A');
}

describe('numeric strings', () => {
  for (const [value, kind] of [
    [{ type: 'string', format: 'decimal' }, 'decimal'],
    [{ type: 'string', format: 'DOUBLE' }, 'decimal'],
    [{ type: 'string', format: 'int64' }, 'whole'],
    [{ type: 'string', pattern: '^[0-9]{1,10}$' }, 'whole'],
    [{ type: 'string', pattern: '^-?[0-9]+(\\.[0-9]{2})?$' }, 'decimal'],
    [{ type: ['string', 'null'], format: 'decimal' }, 'decimal'],
    [{ type: 'integer', format: 'int64' }, null],
    [{ type: 'string', format: 'date' }, null],
    [{ type: 'string', format: ['decimal'] }, null],
    [{ type: 'string', pattern: '(' }, null],
    [{ type: 'string', pattern: 7 }, null],
    [{ type: 'string' }, null],
    [{ format: 'decimal' }, null],
  ] as const) {
    it(`${JSON.stringify(value)}: ${kind}`, () => expect(numericKind(schema(value))).to.equal(kind));
  }

  it('are the value of Money, the amount of a Quantity and percentages', () => {
    const kindOf = (name: string, others: object) =>
      numericKind(present(useOf(schema({ properties: { [name]: { ...S }, ...others } }), 'property', name).target));
    expect(kindOf('value', { currency: S })).to.equal('decimal');
    expect(kindOf('amount', { uom: S })).to.equal('decimal');
    expect(kindOf('taxRate', {})).to.equal('decimal');
    expect(kindOf('value', {})).to.equal(null);
    expect(kindOf('amount', {})).to.equal(null);
  });
});
