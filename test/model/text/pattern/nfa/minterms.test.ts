import { expect } from 'chai';
import { ALL_CHARACTERS, hasCodePoint, union } from '../../../../../model/text/pattern/characters/character-set.ts';
import { Budget, BudgetSpent } from '../../../../../model/text/pattern/nfa/budget.ts';
import { mintermsOf } from '../../../../../model/text/pattern/nfa/minterms.ts';

describe('mintermsOf', () => {
  const digits = [0x30, 0x39];
  const upToFive = [0x30, 0x35];
  const letters = [0x41, 0x5a, 0x61, 0x7a];
  const minterms = mintermsOf([digits, upToFive, letters, ALL_CHARACTERS], new Budget(1_000));

  it('partitions Unicode as the sets do, the most readable class first', () => {
    expect(minterms.map(({ sample }) => String.fromCodePoint(sample))).to.deep.equal(['a', '0', '6', '!']);
    expect(minterms.slice(0, 3).map(({ characters }) => characters)).to.deep.equal([letters, upToFive, [0x36, 0x39]]);
    expect(union(...minterms.map(({ characters }) => characters))).to.deep.equal(ALL_CHARACTERS);
    for (const { characters, sample } of minterms) expect(hasCodePoint(characters, sample)).to.equal(true);
  });

  it('is one class without sets', () => {
    expect(mintermsOf([], new Budget(10)).map(({ characters }) => characters)).to.deep.equal([ALL_CHARACTERS]);
  });

  it('keeps to its budget', () => {
    expect(() => mintermsOf([digits, letters], new Budget(2))).to.throw(BudgetSpent);
  });
});
