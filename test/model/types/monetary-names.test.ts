import { expect } from 'chai';
import { fieldsOf } from '../../../model/schemas/fields.ts';
import { isMonetaryField, moneyReading } from '../../../model/types/monetary-names.ts';
import { describeSchemas } from '../../support/describe-data.ts';
import { each } from '../text/words/tables.ts';

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

describe('names of money', () => {
  each(
    'by their last word',
    'money',
    `price unitPrice fee fees subtotal surcharge revenue salary wage cashback ferryFare monthlyRent roadToll postage
    accountsPayable expenses lateCharges grandTotal orderTotal cartTotal taxTotal amount refundAmount cost shippingCosts`,
    moneyReading,
  );
  each(
    'that are balances',
    'money',
    [
      'account',
      'opening',
      'closing',
      'starting',
      'ending',
      'current',
      'available',
      'outstanding',
      'pending',
      'customer',
    ]
      .concat(['credit', 'cash', 'wallet', 'card', 'invoice', 'loan', 'reserved', 'total', 'running', 'ledger'])
      .concat(['date', 'remaining'])
      .map((word) => `${word}Balance`)
      .concat('balance', 'userAccountBalance', 'order.balance')
      .join(' '),
    moneyReading,
  );
  each(
    'with what qualifies an amount after it',
    'money',
    ['Due', 'Paid', 'Off', 'Remaining', 'Returned', 'Reversed', 'Refunded', 'Captured', 'Received', 'Requested']
      .concat([
        'Authorized',
        'Billed',
        'Charged',
        'Monthly',
        'Hourly',
        'Yearly',
        'Annual',
        'Annually',
        'Daily',
        'Weekly',
      ])
      .concat(['PerMonth', 'InCents', 'Cents', 'InMinorUnits', 'Total', 'Min', 'Max', 'Minimum', 'Maximum', 'Net'])
      .concat(['Gross', 'Tax', 'Discount', 'Shipping', 'Usd', 'Eur', 'Gbp', 'ExcludingTax', 'InclTax', 'ToPay'])
      .map((word) => `price${word}`)
      .join(' '),
    moneyReading,
  );
  each('that may also be a rate or a flag', 'maybe', 'total tax discount tip deposit net salesTax', moneyReading);
  each(
    'of amounts of other things, and others',
    'none',
    `fuelAmount tokenCost leaveBalance loadBalance pointsBalance phaseBalance memoryCost rainfallAmount insulinAmount
    deathToll casualtyTolls priceId amountOfTime name`,
    moneyReading,
  );
});
