import { expect } from 'chai';
import {
  admitsUpperCaseOnly,
  isEnumerationPattern,
  patternWords,
} from '../../../../model/text/pattern/enumeration-patterns.ts';
import { parsePattern } from '../../../../model/text/pattern/pattern.ts';
import { expectAll } from './support.ts';

describe('isEnumerationPattern', () => {
  it('recognises lists of words and the naming pattern', () => {
    expectAll(isEnumerationPattern, true, [
      '^(ASC|DESC)$',
      '^ASC$|^DESC$',
      '^(?:asc|desc)?$',
      'payTo|upi_collect',
      '^[YN]$',
      '^[N|Y]$',
      '^[0-9A-Z_]+$',
      '^[A-Z_]+$',
      '^[A-Z]*$',
      '^[A-Z][A-Z0-9_]*$',
      '^[A-Z]+(_[A-Z]+)*$',
      '^[A-Z0-9_]{1,255}$',
      '^(?!_)[A-Z_]+$',
    ]);
  });

  it('leaves codes, identifiers and other texts alone', () => {
    expectAll(isEnumerationPattern, false, [
      '^[A-Z]{2}$',
      '^([A-Z]{2}|C2)$',
      '^[A-Z0-9]{17}$',
      '^[A-Z0-9]+$',
      '^[A-Z]{1,5}$',
      '^ORD_[0-9A-Z]+$',
      '^[0-9A-Z_-]+$',
      '^[a\\-z]$',
      '^[0-9A-Z_]{22}$',
      '^[2-9A-HJ-NP-Z]{13}$',
      '^(SM|MM)[0-9a-fA-F]{32}$',
      '^(?:[01][0-9]|2[0-3])$',
      '^-?1$',
      '^https?://',
      '^(http|https)://',
      '\\.jpg|\\.png',
      '^ASC$',
      '^[a-z_]+$',
      '[0-9A-Z_]+',
      '^.*$',
      '^[Jj][Ss]$',
      '',
      '(',
    ]);
  });

  it('gives the words', () => {
    expect(patternWords(parsePattern('^(A(B|C)|D)?$'))).to.deep.equal(['AB', 'AC', 'D']);
    expect(patternWords(parsePattern('payTo|upi_collect'))).to.deep.equal(['payTo', 'upi_collect']);
    expect(patternWords(parsePattern('^(?!B)(A|B|C)$'))).to.deep.equal(['A', 'C']);
    expect(patternWords(parsePattern('^[0-9A-Z_]+$'))).to.equal(null);
  });
});

describe('admitsUpperCaseOnly', () => {
  it('answers yes, no or unknown', () => {
    expectAll(admitsUpperCaseOnly, 'yes', ['^[0-9A-Z_]+$', '^(ASC|DESC)$', '^[A-Z]{2}$', '^\\d+$', '^[A-Z_]*$']);
    expectAll(admitsUpperCaseOnly, 'no', ['^(asc|DESC)$', '[A-Z]+', '^\\w+$', '^[A-Z ]+$', '^(?i:A)$']);
    expectAll(admitsUpperCaseOnly, 'unknown', ['(', 'A'.repeat(100_000)]);
  });
});
