import { expect } from 'chai';
import { fieldsOf } from '../../../model/schemas/fields.ts';
import { isMonetaryField } from '../../../model/types/monetary-names.ts';
import { describeSchemas } from '../../support/describe-data.ts';

/** The members of an object that are money by their names. */
function monetary(properties: object): string[] {
  const description = describeSchemas({ A: { type: 'object', properties } });
  return fieldsOf(description)
    .filter(isMonetaryField)
    .map(({ name }) => name);
}

const NUMBER = { type: 'number' };
const TEXT = { type: 'string', maxLength: 20 };

describe('fields that are money by their names', () => {
  it('are amounts, but for those beside the unit in which they are measured', () => {
    expect(monetary({ amount: NUMBER, currency: TEXT })).to.include('amount');
    for (const unit of ['unit', 'units', 'unitOfMeasure', 'unit_of_measure'])
      expect(monetary({ amount: NUMBER, [unit]: TEXT }), unit).to.deep.equal([]);
    expect(monetary({ amount: NUMBER, unit: { ...TEXT, description: 'The currency.' }, currency: TEXT })).to.include(
      'amount',
    );
  });
});
