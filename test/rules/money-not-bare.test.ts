import { expect } from 'chai';
import moneyNotBare from '../../rules/2.3/money-not-bare/rule.ts';
import { HEAD } from '../support/findings.ts';
import { messagesInSchemas, pointers, pointersInProperty, pointersInSchemas } from '../support/schema-rules.ts';

const VALUE = "{type: string, minLength: 1, maxLength: 32, pattern: '^[0-9]+([.][0-9]+)?$'}";

const CURRENCY = "{type: string, minLength: 3, maxLength: 3, pattern: '^[A-Z]{3}$'}";

describe('money-not-bare', () => {
  it('finds scalars under monetary names, in 3.1 type lists too, and leaves what says otherwise', () => {
    for (const schema of [
      '{type: string}',
      '{type: integer}',
      '{type: number}',
      '{type: [integer, "null"]}',
      '{type: string, description: The price in %s.}',
    ]) {
      expect(pointersInProperty(moneyNotBare, 'totalPrice', schema), schema).to.deep.equal(['']);
    }
    for (const schema of [
      '{type: object}',
      '{type: boolean}',
      '{}',
      '{type: string, enum: [LOW, HIGH]}',
      '{type: string, format: uuid}',
      '{type: string, description: The ID of the price.}',
      '{type: integer, description: Part of the price in %.}',
      '{type: string, maxLength: 5000}',
      '{type: array, items: {type: string}}',
      '{type: string, example: standard}',
      '{type: string, x-lintel: {role: percentage}}',
    ]) {
      expect(pointersInProperty(moneyNotBare, 'totalPrice', schema), schema).to.deep.equal([]);
    }
  });

  it('takes total for money only beside money', () => {
    const find = (beside: string) =>
      pointersInSchemas(
        moneyNotBare,
        `{A: {type: object, properties: {total: {type: integer}, ${beside}: {type: object}}}}`,
      );
    expect(find('count')).to.deep.equal([]);
    expect(find('currency')).to.deep.equal(['A/properties/total']);
    expect(find('subtotal')).to.deep.equal(['A/properties/total']);
  });

  it('leaves alone what is measured by a unit that is no currency', () => {
    const find = (unit: string, name = 'amount') =>
      pointersInSchemas(moneyNotBare, `{A: {type: object, properties: {${name}: {type: integer}, unit: ${unit}}}}`);
    for (const unit of ['{type: string}', '{type: string, example: gib}', '{type: string, enum: [GIB, MIB]}']) {
      expect(find(unit), unit).to.deep.equal([]);
    }
    for (const unit of [
      '{type: string, example: USD}',
      '{type: string, enum: [EUR, USD]}',
      '{type: string, description: The currency.}',
    ]) {
      expect(find(unit), unit).to.deep.equal(['A/properties/amount']);
    }
    expect(find('{type: string}', 'totalAmount')).to.deep.equal(['A/properties/totalAmount']);
    expect(find('{type: string}', 'price')).to.deep.equal(['A/properties/price']);
  });

  it('names the items of a list', () => {
    expect(
      messagesInSchemas(
        moneyNotBare,
        '{A: {type: object, properties: {amounts: {type: array, items: {type: integer}}}}}',
      )[0],
    ).to.match(/^an item of amounts is an integer; /);
  });

  it('is silent about the members of Money and Quantity, and about parameters', () => {
    const schemas = `{Money: {type: object, properties: {value: ${VALUE}, currency: ${CURRENCY}, fee: {type: string}}}, Q: {type: object, properties: {amount: {type: string}, uom: {type: string}}}}`;
    expect(pointersInSchemas(moneyNotBare, schemas)).to.deep.equal([]);
    expect(
      pointers(moneyNotBare, `${HEAD}paths: {/a: {parameters: [{name: price, in: query, schema: {type: string}}]}}`),
    ).to.deep.equal([]);
  });
});
