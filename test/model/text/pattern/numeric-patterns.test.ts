import { expect } from 'chai';
import {
  admitsMinus,
  looksDecimal,
  looksNumeric,
  numericAdmission,
} from '../../../../model/text/pattern/numeric-patterns.ts';
import { type Pattern, parsePattern } from '../../../../model/text/pattern/pattern.ts';
import { randomPattern, textsOver } from '../../../../scripts/compare-patterns/random-patterns.ts';
import { chooser } from '../../../../scripts/seeded.ts';
import { answersFor, expectAll, isValidForHost } from './support.ts';

describe('numericAdmission', () => {
  const numeric = (pattern: Pattern) => numericAdmission(pattern).numeric;

  it('proves numbers', () => {
    expectAll(numeric, 'yes', [
      '^[0-9]+$',
      '^\\d{4}$',
      '^-?\\d+(\\.\\d+)?$',
      '^-?[0-9]+([.][0-9]{1,2})?$',
      '^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$',
      '^(0|[1-9]\\d*)$',
      '^0$|^1$',
      '^(?!0+$)\\d+$',
      '^(?=.{1,32}$)-?\\d+(?:\\.\\d+)?$',
      '^(?=\\d+$).*$',
      '^(?:(?=[0-9])[0-9.]{1,1})$',
      '^(\\d)\\1$',
      '^-?[0-9]{1,100000}$',
      '^(?<a>\\d+)$',
      '^\\d+?$',
      '^[\\d]+(?:\\.[^\\D]+)?$',
    ]);
  });

  it('gives a text that is no number', () => {
    const counterexample = (pattern: Pattern) => numericAdmission(pattern).counterexample;
    expect(
      answersFor(counterexample, [
        '^[0-9]*$',
        '^[0-9]{3}',
        '^\\d+\\.?\\d*$',
        '^[+]?\\d$',
        '^[0-9.]+$',
        '^-?\\d*$',
        '^\\p{Nd}$',
        '^\\d+,\\d$',
        '^(?![^.])[0-9.]$',
      ]),
    ).to.deep.equal([
      ['^[0-9]*$', ''],
      ['^[0-9]{3}', '000a'],
      ['^\\d+\\.?\\d*$', '0.'],
      ['^[+]?\\d$', '+0'],
      ['^[0-9.]+$', '.'],
      ['^-?\\d*$', ''],
      ['^\\p{Nd}$', '٠'],
      ['^\\d+,\\d$', '0,0'],
      ['^(?![^.])[0-9.]$', '.'],
    ]);
  });

  it('is unknown where nothing is known', () => {
    expectAll(numeric, 'unknown', ['(', '9'.repeat(100_000), '(a{1000}){1000}', '^(?:[01]*1[01]{20})$']);
  });

  it('accepts the empty text apart', () => {
    const orEmpty = (pattern: Pattern) => numericAdmission(pattern).numericOrEmpty;
    expectAll(orEmpty, 'yes', ['^[0-9]+$', '^-?[0-9]+$', '^[0-9]+(\\.[0-9]+)?$', '^[0-9]*$']);
    expectAll(orEmpty, 'no', ['^(?!-)[-0-9]+$']);
  });

  it('agrees with trying all short texts', () => {
    const choose = chooser(11);
    const atoms = ['0', '1', '[01]', '-', '\\.', '[.0]', '\\d', 'a', '^', '$', ''];
    const shapes = [
      '%%',
      '%%%',
      '(%|%)',
      '%|%',
      '(?:%)?',
      '(?:%)+',
      '(?:%){2}',
      '^%$',
      '^(?:%)$',
      '^(?!%)%$',
      '^(?=%)%$',
      '%(?=%)',
      '(%)\\1',
    ];
    const texts = textsOver(['0', '1', '-', '.', 'a'], 5);
    const answers = { yes: 0, no: 0, unknown: 0 };
    for (let round = 0; round < 3_000; round++) {
      const source = randomPattern(choose, { atoms, shapes }, 3);
      if (!isValidForHost(source)) continue;
      const { numeric: answer, counterexample } = numericAdmission(parsePattern(source));
      const native = new RegExp(source, 'u');
      const other = texts.find((text) => native.test(text) && !/^-?(\d+(\.\d+)?|\.\d+)$/.test(text));
      answers[answer]++;
      if (answer === 'yes') expect(other, source).to.equal(undefined);
      if (answer === 'no') expect(native.test(counterexample ?? 'none'), source).to.equal(true);
      if (other !== undefined) expect(answer, source).to.not.equal('yes');
    }
    expect(answers.yes).to.be.greaterThan(100);
    expect(answers.no).to.be.greaterThan(500);
    expect(answers.unknown / (answers.yes + answers.no)).to.be.lessThan(0.15);
  });
});

describe('looksNumeric', () => {
  it('recognises numbers, strict or not', () => {
    expectAll(looksNumeric, true, [
      '^[0-9]+(?!a)$',
      '^[0-9]+$|a[]',
      '^[0-9]+(?:a$b)?$',
      '^[0-9]{4}$',
      '^\\d+$',
      '^[0-9]*$',
      '^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$',
      '[0-9]{3,4}',
      '\\d+',
      '^\\d+',
      '^[+-]?\\d+(\\.\\d*)?$',
      '^(0|1)$',
      '^$|^\\d+$',
    ]);
  });

  it('leaves dates, telephone numbers, addresses, identifiers and words alone', () => {
    expectAll(looksNumeric, false, [
      '^\\d{4}-\\d{2}-\\d{2}$',
      '^[0-9]{4}-(0[1-9]|1[0-2])$',
      '^\\d{2}:\\d{2}$',
      '^\\+?[1-9]\\d{1,14}$',
      '^(?:\\d{1,3}\\.){3}\\d{1,3}$',
      '^[0-9]{4}[A-Z]$',
      '^[0-9a-f]+$',
      '[0-9]',
      '^\\d',
      '',
      '^$',
      '^-$',
      '.*',
      '.^',
      '(',
    ]);
  });
});

describe('looksDecimal', () => {
  it('asks what is matched, as if anchored, for a decimal point', () => {
    expect(looksDecimal(parsePattern('^[0-9]+([.][0-9]+)?$'))).to.equal(true);
    expect(looksDecimal(parsePattern('[0-9]{2,}'))).to.equal(false);
  });
});

describe('admitsMinus', () => {
  it('answers yes, no or unknown', () => {
    expectAll(admitsMinus, 'yes', ['^-?\\d+$', '^[+-]\\d$', '\\d+', '^.*$', '^[ -~]$', '^\\d+-\\d+$']);
    expectAll(admitsMinus, 'no', ['^\\d+$', '^(?!-)-?\\d+$', '^\\d+(\\.\\d+)?$', '.^', '^(?!.*-).*$']);
    expectAll(admitsMinus, 'unknown', ['(', '^a(?:-?(?<!-))$']);
  });
});
