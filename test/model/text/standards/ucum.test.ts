import { expect } from 'chai';
import { isUcumUnit } from '../../../../model/text/standards/ucum.ts';

describe('isUcumUnit', () => {
  for (const unit of [
    'kg',
    'm',
    'm/s2',
    'kW.h',
    '%',
    'Cel',
    '[degF]',
    '[in_i]',
    'mm[Hg]',
    '10*3/uL',
    '/min',
    'mg/dL',
    '{score}',
    'mL{total}',
    'KiBy',
    'min',
  ]) {
    it(`takes ${unit}`, () => expect(isUcumUnit(unit)).to.equal(true));
  }
  for (const text of ['kilogram', 'inch', 'pixels', 'day', 'KG', 'foo bar', '', 'm/', 'hours']) {
    it(`refuses "${text}"`, () => expect(isUcumUnit(text)).to.equal(false));
  }
});
