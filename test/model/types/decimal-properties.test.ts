import { expect } from 'chai';
import { isDecimalEverywhere } from '../../../model/types/decimal-properties.ts';
import { component, describeData } from '../../support/describe-data.ts';

const decimal = { $ref: '#/components/schemas/Decimal' };
const MONEY = { properties: { value: decimal, currency: { type: 'string' } } };
const TAX = { properties: { taxPercentage: decimal } };

/** Whether a schema is one of decimals alone, beside schemas and parameters that use it. */
function isDecimal(schemas: object, parameters: object = {}): boolean {
  const description = describeData({
    openapi: '3.1.0',
    components: { schemas: { Decimal: { type: 'string' }, ...schemas }, parameters },
  });
  return isDecimalEverywhere(component(description, 'Decimal'));
}

describe('schemas of decimals alone', () => {
  it('are used by the value of Money, the amount of Quantity, or a percentage', () => {
    expect(isDecimal({ Price: MONEY })).to.equal(true);
    expect(isDecimal({ Weight: { properties: { amount: decimal, uom: { type: 'string' } } } })).to.equal(true);
    expect(isDecimal({ Tax: TAX })).to.equal(true);
    expect(isDecimal({ Price: MONEY, Tax: TAX })).to.equal(true);
  });

  it('have no other use, and one at all', () => {
    expect(isDecimal({})).to.equal(false);
    expect(isDecimal({ Order: { properties: { value: decimal } } })).to.equal(false);
    expect(isDecimal({ Price: MONEY, Order: { properties: { name: decimal } } })).to.equal(false);
    expect(isDecimal({ Price: MONEY, Prices: { type: 'array', items: decimal } })).to.equal(false);
  });

  it('may be those of a parameter that is a percentage, and of no other', () => {
    const parameter = (name: string) => ({ A: { name, in: 'query', schema: decimal } });
    expect(isDecimal({ Tax: TAX }, parameter('discountPercentage'))).to.equal(true);
    expect(isDecimal({ Tax: TAX }, parameter('name'))).to.equal(false);
  });
});
