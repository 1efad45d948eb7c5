import { createRequire } from 'node:module';
import { expect } from 'chai';
import { lintelModule, missingRuleset, RULESET_NAMES, WITH_OAS } from '../../engine/lintel-modules.ts';
import * as functions from '../../functions/index.generated.ts';
import * as grammar from '../../grammar/index.ts';
import { RULESETS } from '../../rulesets/index.ts';
import lintel from '../../rulesets/lintel.ts';
import { SECTION_NUMBERS } from '../../spec/sections.ts';

const imported = (id: string) => lintelModule(id, createRequire(import.meta.url));

describe('the names of rulesets', () => {
  it('are those of whole rulesets, then the sections in the order of the conventions', () => {
    for (const name of RULESET_NAMES) expect(imported(`lintel/${name}`), name).to.include.keys('rules');
    const whole = RULESET_NAMES.filter((name) => !(SECTION_NUMBERS as readonly string[]).includes(name));
    const sections = SECTION_NUMBERS.filter((number) => Object.hasOwn(RULESETS, number));
    expect(whole).to.include.members(['recommended', 'all', 'design-review', WITH_OAS]);
    expect(RULESET_NAMES).to.deep.equal([...whole, ...sections]);
  });

  it('stand in what is said of a file that is not there, where one of them may be meant', () => {
    for (const name of RULESET_NAMES)
      expect(missingRuleset(`lintel/${name}`)).to.equal(
        `there is no ruleset file lintel/${name}; write ${name} for Lintel's own`,
      );
    expect(missingRuleset('lintel/2.10')).to.equal('there is no ruleset file lintel/2.10; check the path');
  });
});

describe('what a ruleset imports of Lintel', () => {
  it('is the ruleset with the others beside it, which Spectral does not see', () => {
    const main = imported('lintel') as typeof lintel & { rulesets: unknown };
    expect({ ...main }).to.deep.equal({ ...lintel });
    expect(main.rulesets).to.equal(RULESETS);
  });

  it('is a ruleset by its name, the functions or the grammars', () => {
    expect(imported('lintel/2.1')).to.equal(RULESETS['2.1']);
    expect(imported('lintel/functions')).to.have.property('bounds', functions.bounds);
    expect(imported('lintel/grammar')).to.have.all.keys(Object.keys(grammar));
    expect(imported('lintel/with-oas')).to.include.keys('extends');
  });

  it('is nothing under any other name', () => {
    for (const id of ['lintel/nothing', 'lintel/toString', 'lintels', 'house-rules/2.1'])
      expect(imported(id), id).to.equal(undefined);
  });
});
