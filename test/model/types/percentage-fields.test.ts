import { expect } from 'chai';
import { fieldsOf } from '../../../model/schemas/fields.ts';
import { isPercentageField } from '../../../model/types/percentage-fields.ts';
import { describeSchemas } from '../../support/describe-data.ts';

/** The members of an object that are percentages. */
const percentages = (properties: object, name = 'A') =>
  fieldsOf(describeSchemas({ [name]: { type: 'object', properties } }))
    .filter(isPercentageField)
    .map((field) => field.name);

const NUMBER = { type: 'number' };
const TEXT = { type: 'string' };

describe('fields of percentages', () => {
  it('are known by their names, and by what an annotation says', () => {
    expect(percentages({ taxPercent: TEXT, interestRate: NUMBER, amount: NUMBER })).to.deep.equal([
      'taxPercent',
      'interestRate',
    ]);
    expect(percentages({ share: { ...TEXT, 'x-lintel': { role: 'percentage' } } })).to.deep.equal(['share']);
    expect(percentages({ taxPercent: { ...TEXT, 'x-lintel': { role: 'money' } } })).to.deep.equal([]);
  });

  it('are bare rates that are numbers, but not those of something else', () => {
    expect(percentages({ rate: NUMBER })).to.deep.equal(['rate']);
    expect(percentages({ rate: TEXT })).to.deep.equal([]);
    expect(percentages({ rate: NUMBER, currency: TEXT })).to.deep.equal([]);
    expect(percentages({ rate: NUMBER, unit: TEXT })).to.deep.equal([]);
    expect(percentages({ rate: NUMBER }, 'ExchangeRate')).to.deep.equal([]);
  });

  it('are none beside a currency, of months, or by a text about something else', () => {
    expect(percentages({ interestRate: NUMBER, currency: TEXT })).to.deep.equal([]);
    expect(percentages({ taxPercent: NUMBER, currency: TEXT })).to.deep.equal(['taxPercent']);
    expect(percentages({ apr: NUMBER, mar: NUMBER })).to.deep.equal([]);
    expect(percentages({ interestRate: { ...NUMBER, description: 'In minor units.' } })).to.deep.equal([]);
    expect(percentages({ interestRate: { ...NUMBER, description: 'In % per month.' } })).to.deep.equal([
      'interestRate',
    ]);
  });

  it('may stand in a list', () => {
    expect(percentages({ percentages: { type: 'array', items: TEXT } })).to.deep.equal(['percentages']);
    expect(percentages({ taxRates: { type: 'array', items: NUMBER } })).to.deep.equal(['taxRates']);
    expect(percentages({ taxRates: { type: 'array', items: TEXT } })).to.deep.equal([]);
  });
});
