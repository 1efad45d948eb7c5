import { expect } from 'chai';
import { numericKind } from '../../model/types/numeric-string.ts';
import { isMoney, isPercentageName, isQuantity, propertyUses } from '../../model/types/roles.ts';
import { component, describeSchemas, present, useOf } from '../support/describe-data.ts';

const S = { type: 'string' };

function schema(value: unknown, name = 'A', others: object = {}) {
  return component(describeSchemas({ [name]: value, ...others }), name);
}

describe('roles', () => {
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

  for (const name of [
    ...['percentage', 'taxPercent', 'apr', 'interest_rate', 'taxRate', 'discountPercentage'],
    ...['aprMin', 'aprValue', 'taxPercentValue', 'interestRateMax', 'maxTaxRate'],
  ]) {
    it(`${name} is a percentage`, () => expect(isPercentageName(name)).to.equal(true));
  }
  for (const name of [
    'rate',
    'exchangeRate',
    'hourly_rate',
    'frameRate',
    'frameRateMax',
    'heartRateMin',
    'respiratoryRate',
    'breathing_rate',
    'strokeRate',
    'aprilMin',
    'april',
    'rateLimit',
    'strategy',
    '',
    '日本',
    '__proto__',
  ]) {
    it(`${name} is none`, () => expect(isPercentageName(name)).to.equal(false));
  }

  it('know the properties that have a schema, by reference or not', () => {
    const ref = { $ref: '#/components/schemas/A' };
    const node = schema(S, 'A', {
      B: { properties: { one: ref, two: { items: ref } } },
      C: { properties: { three: ref } },
    });
    expect(propertyUses(node).map(({ name }) => name)).to.deep.equal(['one', 'three']);
  });
});

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
