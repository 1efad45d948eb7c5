import { expect } from 'chai';
import type { LintelFunction } from '../../framework/lintel-function.ts';
import { RULES } from '../../rules/index.generated.ts';
import { refusal } from '../support/own-rule.ts';

/** The functions that take options, by name, each with options that a rule gives. */
const GIVEN = new Map(
  Object.values(RULES).flatMap(({ then }): [LintelFunction, object][] =>
    then.functionOptions == null || Object.keys(then.functionOptions).length === 0
      ? []
      : [[then.function, then.functionOptions]],
  ),
);

describe('options of functions', () => {
  it('are taken by almost all of them', () => {
    expect(GIVEN.size).to.be.at.least(20);
  });

  for (const [lintelFunction, options] of GIVEN) {
    it(`are refused by ${lintelFunction.name} where one beside good ones is not known`, async () => {
      expect(await refusal(lintelFunction, options)).to.equal(null);
      expect(await refusal(lintelFunction, { ...options, unknown: 1 })).to.match(/has invalid options: .*"unknown"/);
    });
  }
});
