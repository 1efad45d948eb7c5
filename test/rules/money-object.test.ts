import { expect } from 'chai';
import moneyObject from '../../rules/2.3/money-object/rule.ts';
import { HEAD } from '../support/findings.ts';
import { messagesInSchemas, pointers, pointersInSchemas } from '../support/schema-rules.ts';

const VALUE = "{type: string, minLength: 1, maxLength: 32, pattern: '^[0-9]+([.][0-9]+)?$'}";

const CURRENCY = "{type: string, minLength: 3, maxLength: 3, pattern: '^[A-Z]{3}$'}";

const more = (schema: string) => `{allOf: [{$ref: '#/components/schemas/Base'}, ${schema}]}`;

describe('money-object', () => {
  const find = (schemas: string) => pointersInSchemas(moneyObject, schemas);

  it('finds what is missing, by name and by annotation', () => {
    expect(find('{Money: {type: object, properties: {}}}')).to.deep.equal(['Money']);
    expect(find(`{Price: {x-lintel: {role: money}, type: object, properties: {value: ${VALUE}}}}`)).to.deep.equal([
      'Price',
      'Price',
    ]);
    expect(
      messagesInSchemas(moneyObject, '{Money: {type: object, properties: {amount: {}, currencyCode: {}}}}'),
    ).to.deep.equal([
      'this Money has no value and no currency; call amount value and call currencyCode currency (§2.3)',
    ]);
  });

  it('finds Money in another file, by the name that it has there', () => {
    const text = `${HEAD}components: {schemas: {Order: {type: object, properties: {price: {$ref: 'types/Money.yaml'}, fee: {$ref: 'common.yaml#/schemas/Money'}}}}}`;
    const money = 'type: object\nrequired: [value, currency]\nproperties: {value: {type: string}}\n';
    const files = {
      'types/Money.yaml': money,
      'common.yaml': 'schemas: {Money: {type: object, properties: {value: {}}}}',
    };
    expect(pointers(moneyObject, text, files)).to.have.members([
      'types/Money.yaml#',
      'common.yaml#schemas/Money',
      'common.yaml#schemas/Money',
    ]);
  });

  it('takes what is required from the whole, and extends the place of the keyword', () => {
    const pair = `properties: {value: ${VALUE}, currency: ${CURRENCY}}`;
    expect(
      find(`{Price: {type: object, required: [value, currency], allOf: [{type: object, ${pair}}]}}`),
    ).to.deep.equal([]);
    expect(find(`{Price: {type: object, required: [], ${pair}}}`)).to.deep.equal(['Price/required']);
    expect(find(`{Price: {type: object, ${pair}}}`)).to.deep.equal(['Price']);
  });

  it('reports a base once, and not its extensions or the references to it', () => {
    const base = `{type: object, properties: {value: ${VALUE}, currency: ${CURRENCY}}}`;
    const schemas = `{Price: ${base}, Sale: {allOf: [{$ref: '#/components/schemas/Price'}, {type: object, properties: {until: {type: string}}}]}, Order: {type: object, properties: {total: {$ref: '#/components/schemas/Price', description: All.}}}}`;
    expect(find(schemas)).to.deep.equal(['Price']);
  });

  it('finds wrong types, numbers among them', () => {
    const of = (value: string, currency: string) =>
      find(
        `{Price: {type: object, required: [value, currency], properties: {value: ${value}, currency: ${currency}}}}`,
      );
    expect(of('{type: integer}', CURRENCY)).to.deep.equal(['Price/properties/value/type']);
    expect(of(VALUE, '{type: [integer]}')).to.deep.equal(['Price/properties/currency/type/0']);
    expect(of('{type: number}', CURRENCY)).to.deep.equal(['Price/properties/value/type']);
    expect(of('{type: object}', CURRENCY)).to.deep.equal([]);
    expect(find('{Money: {type: string}}')).to.deep.equal(['Money/type']);
    expect(find('{Money: {type: number}}')).to.deep.equal(['Money/type']);
  });

  it('stands at the use where the type is right elsewhere', () => {
    const schemas = `{Count: {type: integer}, Price: {type: object, required: [value, currency], properties: {value: {$ref: '#/components/schemas/Count'}, currency: ${CURRENCY}}}}`;
    expect(find(schemas)).to.deep.equal(['Price/properties/value']);
  });

  it('keeps silent about an annotation of another role, and where a part is missing', () => {
    expect(
      find(`{Price: {x-lintel: {role: quantity}, type: object, properties: {value: ${VALUE}, currency: ${CURRENCY}}}}`),
    ).to.deep.equal([]);
    expect(find("{Money: {allOf: [{$ref: '#/components/schemas/Nowhere'}]}}")).to.deep.equal([]);
    expect(find('{MoneyTransfer: {type: object, properties: {id: {type: string}}}}')).to.deep.equal([]);
  });

  it('money may be required by what takes it in', () => {
    const base = `Base: {type: object, properties: {value: ${VALUE}, currency: ${CURRENCY}}}`;
    const required = '{required: [value, currency]}';
    const beside = "{$ref: '#/components/schemas/Base', required: [value, currency]}";
    expect(pointersInSchemas(moneyObject, `{${base}, Price: ${more(required)}, Fee: ${beside}}`)).to.deep.equal([]);
    expect(pointersInSchemas(moneyObject, `{${base}, Price: ${more(required)}, Fee: ${more('{}')}}`)).to.deep.equal([
      'Base',
    ]);
  });
});
