import { expect } from 'chai';
import { wholeNumberIn } from '../../../model/text/whole-number-text.ts';

describe('model/text/whole-number-text.ts', () => {
  for (const [text, expected] of [
    ['Positive integer representing how deep into the tree to go.', 'certain'],
    ['The cursor is an internally tracked integer that corresponds to no id.', 'certain'],
    ['The weight, as a whole number of grams', 'certain'],
    ['Must be a non-negative 32-bit integer.', 'certain'],
    ['The time in minutes, rounded to the nearest whole number', 'certain'],
    ['**Integer**. The rank.', 'certain'],
    ['A positive integer or zero', 'certain'],
    ['An integer or a decimal', 'perhaps'],
    ['A decimal or an integer', 'perhaps'],
    ['A positive integer, or 0.5 for half a day', 'perhaps'],
    ['Need not be an integer', 'perhaps'],
    ["Isn't an integer", 'perhaps'],
    ['The integer part of the rate', 'perhaps'],
    ['As an integer, without the decimal point', 'perhaps'],
    ['Compared with integers of the other list', 'perhaps'],
    ['The whole amount', null],
    ['The exchange rate', null],
  ] as const)
    it(text, () => {
      expect(wholeNumberIn(text)).to.equal(expected);
    });
});
