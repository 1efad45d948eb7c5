import { expect } from 'chai';
import {
  exponentialBacktracking,
  hasExponentialBacktracking,
} from '../../../../model/text/pattern/exponential-backtracking.ts';
import { parsePattern } from '../../../../model/text/pattern/pattern.ts';
import { expectAll } from './support.ts';

describe('hasExponentialBacktracking', () => {
  it('finds exponential backtracking', () => {
    expectAll(hasExponentialBacktracking, true, [
      '^(a+)+$',
      '^(a|a)*$',
      '^(\\w+\\s?)*$',
      '(x+x+)+y',
      '^([a-zA-Z0-9]+)*$',
      '^(a?b?)*$',
      '^(a|ab|b)*$',
      '(a*)*b',
      '^(\\w+|\\d+)*$',
      '^([a-z]+-?)+$',
      '^(\\w+\\s?){1,100}$',
      '^(a+){30}$',
      '^(?=(a+)+$)b',
      '^(([a-z])+.)+[A-Z]([a-z])+$',
      '(a{1,3})*b',
      '^(\\p{L}+\\s*)+$',
      '^(([a-z])+)+\\1$',
      '^(?:[!-~]|\\\\[a-z])+$',
      '^(?:[^a]+)+$',
      '^(?:(?:[^0-9]|[^5-9])b?)+$',
      '^(?:[^]|ab)*[^]{2}b$',
    ]);
  });

  it('is silent where nothing bad can happen', () => {
    expectAll(hasExponentialBacktracking, false, [
      '^\\s*\\w*\\s*\\w*\\s*$',
      '.*.*.*x',
      '^a*a*a*b',
      '^(a+b)+$',
      '^([a-z]+-)*[a-z]+$',
      '^([0-9]{32},?)*$',
      '(a+)+',
      '^(a*)*',
      '^(.|\\s)*$',
      '\\s+$',
      '^\\d{1,3}(,\\d{3})*$',
      '^(?:[a-z0-9]+\\.)+[a-z]{2,}$',
      '^(a|b)*$',
      '^(a+\\b,)+$',
      '^(?:a(?=b)b|a(?!b))*$',
      '(',
      'a'.repeat(100_000),
    ]);
  });

  it('gives a text that fails slowly in the engine', () => {
    const found = exponentialBacktracking(parsePattern('^(a|b|ab)+$'));
    const { prefix = '', pump = '', suffix = '' } = found ?? {};
    const native = /^(a|b|ab)+$/u;
    expect(native.test(prefix + pump.repeat(3) + suffix)).to.equal(false);
    expect(native.test(prefix + pump.repeat(3))).to.equal(true);
  });
});
