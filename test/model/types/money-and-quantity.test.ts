import { expect } from 'chai';
import { isMoney, isQuantity } from '../../../model/types/money-and-quantity.ts';
import { component, describeSchemas } from '../../support/describe-data.ts';

const S = { type: 'string' };

function schema(value: unknown, name = 'A') {
  return component(describeSchemas({ [name]: value }), name);
}

describe('Money and Quantity', () => {
  for (const [value, name, expected] of [
    [{ properties: { value: S, currency: S } }, 'A', true],
    [{ properties: { value: S, currencyCode: S } }, 'A', true],
    [{ allOf: [{ properties: { value: S } }, { properties: { currency_code: S } }] }, 'A', true],
    [{ properties: { value: S } }, 'OrderMoney', true],
    [{ properties: { value: S } }, 'money', true],
    [{ properties: { value: S } }, 'Harmony', false],
    [{ properties: { amount: S, currency: S } }, 'Money', true],
    [{ properties: { currency: S } }, 'Account', false],
    [{ properties: { value: S, label: S } }, 'Option', false],
    [{ 'x-lintel': { role: 'money' } }, 'A', true],
    [{ 'x-lintel': { role: ['money'] } }, 'A', false],
    [{ 'x-lintel': 'money' }, 'A', false],
    [{ properties: null }, 'A', false],
    [{ properties: ['value', 'currency'] }, 'A', false],
  ] as const) {
    it(`${JSON.stringify(value)} called ${name} is ${expected ? '' : 'not '}Money`, () => {
      expect(isMoney(schema(value, name))).to.equal(expected);
    });
  }

  for (const [value, expected] of [
    [{ properties: { amount: S, uom: S } }, true],
    [{ 'x-lintel': { role: 'quantity' } }, true],
    [{ properties: { amount: S, unit: S } }, false],
    [{ enum: ['uom'] }, false],
  ] as const) {
    it(`${JSON.stringify(value)} is ${expected ? '' : 'not '}a Quantity`, () => {
      expect(isQuantity(schema(value))).to.equal(expected);
    });
  }
});
