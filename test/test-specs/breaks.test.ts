import { expect } from 'chai';
import { RULES } from '../../rules/index.generated.ts';
import { type Break, brokenReference, foundIn, referenceBreaks } from '../support/reference-breaks.ts';
import { sample } from '../support/sample.ts';

describe('the reference description, broken in one small place', () => {
  const rows = referenceBreaks();
  const breaks = rows.filter((row): row is Break => !('unbroken' in row));

  it('has a row for every rule, and each with a sentence', () => {
    const named = new Set(rows.map(({ rule }) => rule));
    expect(
      Object.keys(RULES).filter((rule) => !named.has(rule)),
      'without a row',
    ).to.deep.equal([]);
    expect(
      [...named].filter((rule) => !Object.hasOwn(RULES, rule)),
      'no rules',
    ).to.deep.equal([]);
    for (const row of rows) expect('unbroken' in row ? row.unbroken : row.change, row.rule).to.match(/^\S.*\.$/);
  });

  it('has no finding while it is whole', () => {
    expect(foundIn(brokenReference())).to.deep.equal([]);
  });

  for (const broken of sample('breaks of the reference', breaks, 25)) {
    const { rule, change, finds, follows = {} } = broken;
    it(`${rule}: ${change}`, () => {
      const wanted = [`${rule} at ${finds}`, ...Object.keys(follows)];
      expect(foundIn(brokenReference(broken))).to.have.members(wanted);
    });
  }
});
