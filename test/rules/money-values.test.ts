import { expect } from 'chai';
import numericString from '../../rules/2.2/numeric-string/rule.ts';
import patternValid from '../../rules/2.2/pattern-valid/rule.ts';
import moneyValues from '../../rules/2.3/money-values/rule.ts';
import { pointersInSchemas, rulesAndPointersInSchemas } from '../support/schema-rules.ts';

const VALUE = "{type: string, minLength: 1, maxLength: 32, pattern: '^[0-9]+([.][0-9]+)?$'}";

const CURRENCY = "{type: string, minLength: 3, maxLength: 3, pattern: '^[A-Z]{3}$'}";

describe('money-values', () => {
  it('judges the currency by another name as well', () => {
    const money = (currency: string) =>
      `{Money: {type: object, properties: {value: ${VALUE}, currency_code: {$ref: '#/components/schemas/Code'}}}, Code: ${currency}}`;
    expect(pointersInSchemas(moneyValues, money('{type: string, minLength: 3, maxLength: 3}'))).to.deep.equal(['Code']);
    expect(pointersInSchemas(moneyValues, money(CURRENCY))).to.deep.equal([]);
  });

  const price = (value: string, currency: string, beside = '') =>
    pointersInSchemas(
      moneyValues,
      `{Price: {type: object, required: [value, currency], properties: {value: ${value}, currency: ${currency}}${beside}}}`,
    ).map((path) => path.replace('Price/', ''));

  for (const pattern of ['^-?[0-9]+$', '^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$']) {
    it(`finds the minus sign in ${pattern}`, () => {
      expect(price(`{type: string, pattern: '${pattern}'}`, CURRENCY)).to.deep.equal(['properties/value/pattern']);
    });
  }
  for (const pattern of ['(', '^[0-9]+$', '^[0-9]{1,9}[.][0-9]{2}$']) {
    it(`takes ${pattern}`, () => {
      expect(price(`{type: string, minLength: 1, pattern: '${pattern}'}`, CURRENCY)).to.deep.equal([]);
    });
  }
  for (const pattern of ['^[+-]?[0-9]+([.][0-9]+)?$', '^.*$', '[0-9]']) {
    it(`leaves ${pattern}, which admits more than numbers, to numeric-string, if that runs`, () => {
      const value = `{type: string, minLength: 1, maxLength: 32, pattern: '${pattern}'}`;
      expect(price(value, CURRENCY)).to.deep.equal(['properties/value/pattern']);
      const schemas = `{Price: {type: object, properties: {value: ${value}, currency: ${CURRENCY}}}}`;
      expect(rulesAndPointersInSchemas([moneyValues, numericString], schemas)).to.deep.equal([
        'numeric-string Price/properties/value/pattern',
      ]);
    });
  }
  for (const [currency, found] of [
    ['{type: string}', 'properties/currency'],
    ['{type: string, minLength: 3, maxLength: 3}', 'properties/currency'],
    ["{type: string, pattern: '^[A-Za-z]{3}$'}", 'properties/currency/pattern'],
    ["{type: string, pattern: '[A-Z]{3}'}", 'properties/currency/pattern'],
    ["{type: string, minLength: 3, maxLength: 3, pattern: '^[A-Z]+$'}", null],
    ["{type: string, minLength: 1, maxLength: 255, pattern: '^[A-Z]{3}$'}", null],
    ["{type: string, pattern: '^(EUR|USD)$'}", null],
    ['{type: string, enum: [EUR, USD]}', null],
    ['{type: string, enum: [EUR, EUX]}', 'properties/currency/enum'],
    ['{type: string, enum: [EUR, usd]}', 'properties/currency/enum'],
    ['{type: string, enum: [EUR, Dollar]}', 'properties/currency/enum'],
    ['{type: string, const: EURO}', 'properties/currency/const'],
    ['{type: string, x-extensible-enum: [EUR, BTC]}', 'properties/currency/x-extensible-enum'],
    ['{type: integer}', null],
    ['{}', null],
  ] as const) {
    it(`${currency}: ${found ?? 'nothing'}`, () => {
      expect(price(VALUE, currency)).to.deep.equal(found === null ? [] : [found]);
    });
  }

  it('reads examples and defaults wherever they stand', () => {
    expect(price(VALUE, CURRENCY, ", example: {value: '-1', currency: eur}")).to.deep.equal([
      'example/value',
      'example/currency',
    ]);
    expect(price("{type: string, default: '1,50'}", CURRENCY)).to.deep.equal(['properties/value/default']);
    expect(
      price(VALUE, CURRENCY, ", examples: [{value: '0.0', currency: JPY}, {value: abc, currency: XXX}]"),
    ).to.deep.equal(['examples/1/value']);
  });

  it('reports a pattern with a minus sign, and not the examples that match it', () => {
    const signed = "{type: string, pattern: '^-?[0-9]+$', example: '-1'}";
    expect(price(signed, CURRENCY)).to.deep.equal(['properties/value/pattern']);
  });

  it('reports an example that its pattern rejects, for which pattern-valid yields to it', () => {
    const value = VALUE.replace('}', ", example: '-1'}");
    expect(price(value, CURRENCY)).to.deep.equal(['properties/value/example']);
    const schemas = `{Price: {type: object, properties: {value: ${value}, currency: ${CURRENCY}}}}`;
    expect(rulesAndPointersInSchemas([moneyValues, patternValid], schemas)).to.deep.equal([
      'money-values Price/properties/value/example',
    ]);
  });

  it('reports a shared schema at its use, and an own one at its definition', () => {
    const schemas = (others: string) =>
      pointersInSchemas(
        moneyValues,
        `{Code: {type: string}, Price: {type: object, properties: {value: ${VALUE}, currency: {$ref: '#/components/schemas/Code'}${others}}}}`,
      );
    expect(schemas('')).to.deep.equal(['Code']);
    expect(schemas(", other: {$ref: '#/components/schemas/Code'}")).to.deep.equal(['Price/properties/currency']);
  });
});
