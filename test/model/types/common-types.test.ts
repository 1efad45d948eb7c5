import { expect } from 'chai';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import { absentMembers, type COMMON_TYPES, commonType, commonTypeSchemas } from '../../../model/types/common-types.ts';
import { at, component, describeSchemas } from '../../support/describe-data.ts';

/** What an object with a member of this name lacks: `name` or `name instead of misnomer`. */
function lacks(type: (typeof COMMON_TYPES)[number], ...names: string[]): string[] {
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  const schema = component(describeSchemas({ A: { type: 'object', properties } }), 'A');
  return absentMembers(effectiveSchema(schema), commonType(type)).map(
    ({ name, misnomer }) => name + (misnomer === null ? '' : ` instead of ${misnomer}`),
  );
}

describe('members that common types lack', () => {
  it('money', () => {
    expect(lacks('money', 'value', 'currency')).to.deep.equal([]);
    expect(lacks('money', 'amount', 'currencyCode')).to.have.members([
      'value instead of amount',
      'currency instead of currencyCode',
    ]);
    expect(lacks('money', 'value', 'currency_code')).to.deep.equal(['currency instead of currency_code']);
  });

  it('quantity', () => {
    expect(lacks('quantity', 'amount', 'uom')).to.deep.equal([]);
    expect(lacks('quantity', 'value', 'unit')).to.have.members(['amount instead of value', 'uom instead of unit']);
    expect(lacks('quantity', 'quantity', 'uom')).to.deep.equal(['amount instead of quantity']);
  });

  it('locale', () => {
    for (const country of ['country_code', 'countryCode'])
      expect(lacks('locale', country, 'language')).to.deep.equal([]);
    expect(lacks('locale', 'country', 'lang')).to.have.members([
      'country_code instead of country',
      'language instead of lang',
    ]);
    expect(lacks('locale', 'country_code', 'languageCode')).to.deep.equal(['language instead of languageCode']);
    expect(lacks('locale', 'country_code')).to.deep.equal(['language']);
  });
});

describe('schemas that are meant as common types', () => {
  const meant = (type: (typeof COMMON_TYPES)[number], schemas: Readonly<Record<string, unknown>>) =>
    commonTypeSchemas(describeSchemas(schemas), type).map(({ place }) => at(place).replace('#components/schemas/', ''));
  const text = { type: 'string' };
  const object = { type: 'object', properties: { a: text } };

  it('are called Money, whether they are objects or texts, but not lists', () => {
    for (const schema of [object, text, { type: 'integer' }, { type: 'number' }])
      expect(meant('money', { OrderMoney: schema }), JSON.stringify(schema)).to.deep.equal(['OrderMoney']);
    for (const schema of [{ type: 'array', items: text }, { type: 'boolean' }])
      expect(meant('money', { Money: schema }), JSON.stringify(schema)).to.deep.equal([]);
  });

  it('are fields called money that are objects with properties', () => {
    expect(meant('money', { A: { properties: { money: object } } })).to.deep.equal(['A/properties/money']);
    for (const schema of [text, { type: 'object' }])
      expect(meant('money', { A: { properties: { money: schema } } }), JSON.stringify(schema)).to.deep.equal([]);
  });

  it('have the members of one, or are said to be one; those that extend one are left out', () => {
    expect(meant('money', { A: { properties: { value: text, currency: text } } })).to.deep.equal(['A']);
    expect(meant('quantity', { A: { properties: { amount: text, uom: text } } })).to.deep.equal(['A']);
    expect(meant('money', { A: { ...object, 'x-lintel': { role: 'money' } } })).to.deep.equal(['A']);
    expect(meant('money', { Money: object, B: { allOf: [{ $ref: '#/components/schemas/Money' }] } })).to.deep.equal([
      'Money',
    ]);
  });

  it('list all members as required only where they are money', () => {
    const required = (['money', 'quantity', 'locale'] as const).map((type) => commonType(type).isRequired);
    expect(required).to.deep.equal([true, false, false]);
  });
});
