import { expect } from 'chai';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import { absentMembers, type COMMON_TYPES, commonType } from '../../../model/types/common-types.ts';
import { component, describeSchemas } from '../../support/describe-data.ts';

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
