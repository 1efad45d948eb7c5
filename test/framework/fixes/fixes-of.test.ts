import { expect } from 'chai';
import type { RuleFinding } from '../../../framework/finding.ts';
import { fixesOf } from '../../../framework/fixes/fixes-of.ts';
import type { FixFacts, RuleFix } from '../../../framework/fixes/rule-fix.ts';
import { type Remedy, set } from '../../../framework/remedy.ts';
import { below, rootPlace } from '../../../model/description/place.ts';
import { readDescription } from '../../../model/description/read-description.ts';
import { ruleInRun } from '../../support/rule-in-run.ts';

const root = { source: 'a.yaml', data: { openapi: '3.1.0', a: {}, b: {}, paths: {} } };
const context = { description: readDescription({ root, lookUp: () => undefined }) };
const at = (key: string) => below(rootPlace(root), key);

function finding(remedy: Remedy | null, fix: RuleFix | null = null, said: FixFacts | null = null): RuleFinding {
  return {
    ...{ rule: ruleInRun('rule', { fix }), message: 'a; b', place: at('a'), isOnKey: false, places: null },
    ...{ covers: [], sameCause: [], statements: [], yieldedTo: [], isReported: true, letGo: () => {} },
    ...{ remedy, fix: said, parts: [] },
  };
}

const harmless = [set(below(at('a'), 'minItems'), 0)];
const harmful = [set(below(at('a'), 'maxItems'), 9)];

describe('framework/fixes/fixes-of.ts', () => {
  it('a fix is safe if all its edits are', () => {
    const shown = (remedy: Remedy) =>
      fixesOf(finding(remedy), context).map(({ title, isSafe, edits, places }) => ({ title, isSafe, edits, places }));
    expect(shown(harmless)).to.deep.equal([
      { title: 'Add minItems: 0', isSafe: true, edits: harmless, places: [at('a')] },
    ]);
    expect(shown([...harmless, ...harmful])).to.deep.equal([
      {
        title: 'Add minItems: 0 and maxItems: 9: values that do not fit are no longer valid',
        isSafe: false,
        edits: [...harmless, ...harmful],
        places: [at('a')],
      },
    ]);
  });

  it('a violation knows more of its fix than the rule', () => {
    const rule: RuleFix = { isSafe: true, changes: 'lists are shorter' };
    expect(fixesOf(finding(harmful, rule), context)).to.have.nested.property('[0].isSafe', true);
    const [own] = fixesOf(finding(harmful, rule, { isSafe: false, title: 'Bound the list' }), context);
    expect(own).to.include({ isSafe: false, title: 'Bound the list: lists are shorter' });
  });

  it('a rule mends what has no remedy, in parts that are carried out apart', () => {
    const mend = () => [{ edits: harmful, isSafe: true, places: [at('b')] }, { edits: [] }, { edits: harmless }];
    const fixes = fixesOf(finding(null, { mend }), context);
    expect(fixes.map(({ isSafe, places }) => ({ isSafe, places }))).to.deep.equal([
      { isSafe: true, places: [at('b')] },
      { isSafe: true, places: [at('a')] },
    ]);
    expect(fixesOf(finding(harmful, { mend: () => null }), context)).to.have.lengthOf(1);
  });

  it('there is none where nothing says what to write', () => {
    expect(fixesOf(finding(null), context)).to.deep.equal([]);
  });

  it('findings that are joined are mended one by one, those of them that can be', () => {
    const whole = { ...finding(null), parts: [finding(harmless), finding(null), finding(harmful)] };
    expect(fixesOf(whole, context).map(({ isSafe }) => isSafe)).to.deep.equal([true, false]);
  });
});
