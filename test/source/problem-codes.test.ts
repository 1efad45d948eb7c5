import { expect } from 'chai';
import { PROBLEM_CODES } from '../../source/problem-codes.ts';

describe('codes that are no rules', () => {
  for (const { code, summary, why, causes, suppression } of PROBLEM_CODES) {
    it(`${code} is explained in words, each cause with its remedy`, () => {
      expect(causes).to.have.length.above(0);
      const texts = [summary, why, suppression, ...causes.flatMap(({ cause, remedy }) => [cause, remedy])];
      for (const text of texts) expect(text).to.match(/^[A-Z].{10,}$/s);
    });
  }
});
