import { expect } from 'chai';
import { isPercentageName } from '../../../model/types/percentage-names.ts';

describe('names of percentages', () => {
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
});
