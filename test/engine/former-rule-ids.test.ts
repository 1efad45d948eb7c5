import { expect } from 'chai';
import { definedIds, type FormerIdsFound, formerIdWarnings, withCurrentIds } from '../../engine/former-rule-ids.ts';

/** A rule of a ruleset as a program has it. */
const rule = { given: '$', then: { function: () => undefined } };
const DEFINING = { rules: { 'enum-values': rule } };

function renamed(ruleset: object, named?: readonly string[]): { made: unknown; found: string[] } {
  const found: FormerIdsFound = new Map();
  const made = withCurrentIds(ruleset, found, named);
  return { made, found: [...found].map(([former, current]) => `${former}: ${current}`) };
}

describe('former ids of rules in a ruleset', () => {
  it('give their severity to the present one, wherever they stand', () => {
    const said = { 'enum-values-state': 'hint', other: 'off' };
    const now = { other: 'off', 'enum-values': 'hint' };
    const { made, found } = renamed({
      extends: [[DEFINING, 'off'], { rules: said }],
      rules: said,
      overrides: [{ files: ['*'], rules: said }],
    });
    expect(made).to.deep.equal({
      extends: [[DEFINING, 'off'], { rules: now }],
      rules: now,
      overrides: [{ files: ['*'], rules: now }],
    });
    expect(found).to.deep.equal(['enum-values-state: enum-values']);
  });

  for (const [severities, taken] of [
    [['hint', 'error'], 'error'],
    [['error', 'hint'], 'error'],
    [['warn', true], true],
    [['off', 'info'], 'info'],
    [[1, 2], 1],
    [['warn', 0], 0],
  ] as const) {
    it(`have the most severe of several: of ${severities.join(' and ')}, ${taken}`, () => {
      const [state, example] = severities;
      const { made } = renamed({ rules: { 'enum-values-state': state, 'enum-values-example': example } }, [
        'enum-values',
      ]);
      expect(made).to.deep.equal({ rules: { 'enum-values': taken } });
    });
  }

  it('count less than the present one, and nothing where no rule has that', () => {
    const rules = { 'enum-values-state': 'error', 'enum-values': 'hint' };
    expect(renamed({ rules }, ['enum-values'])).to.deep.equal({
      made: { rules: { 'enum-values': 'hint' } },
      found: ['enum-values-state: enum-values'],
    });
    expect(renamed({ rules: { 'enum-values-state': 'error' } })).to.deep.equal({
      made: { rules: {} },
      found: ['enum-values-state: enum-values'],
    });
  });

  it('are ids like others in a ruleset that defines such a rule itself', () => {
    const ruleset = { extends: [DEFINING], rules: { 'enum-values-state': rule } };
    expect(renamed(ruleset)).to.deep.equal({ made: ruleset, found: [] });
  });

  it('are looked for once in rulesets that extend one another', () => {
    const one: Record<string, unknown> = { rules: { 'enum-values-state': 'hint', own: rule } };
    const other: Record<string, unknown> = { extends: one };
    one.extends = [other];
    expect([...definedIds(one)]).to.deep.equal(['own']);
    expect(renamed(one).found).to.deep.equal(['enum-values-state: enum-values']);
  });

  it('are named to the author of the ruleset', () => {
    expect(formerIdWarnings(new Map([['enum-values-state', 'enum-values']]), 'rules.yaml')).to.deep.equal([
      'the ruleset rules.yaml: the rule enum-values-state is part of enum-values now, so its severity holds for all of enum-values; write enum-values',
    ]);
  });

  it('are the only thing that changes: a ruleset without them is the same one', () => {
    const ruleset = { extends: [DEFINING], rules: { 'enum-values': 'hint' }, overrides: [] };
    const found: FormerIdsFound = new Map();
    expect(withCurrentIds(ruleset, found)).to.deep.equal(ruleset);
    const alone = { rules: { 'enum-values': 'hint' } };
    expect(withCurrentIds(alone, found)).to.equal(alone);
  });
});
