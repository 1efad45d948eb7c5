import { expect } from 'chai';
import { documented, withPage } from '../../engine/documented.ts';
import { type Engine, notLinted, type RuleInfo } from '../../engine/engine.ts';
import { ruleInfo } from '../../engine/rule-info.ts';
import type { Rule } from '../../framework/rule.ts';
import { RULES } from '../../rules/index.generated.ts';
import type { Result } from '../../source/result.ts';

const CATALOGUE = 'https://rules.example.com';
const PAGE = 'https://rules.example.com/rules/array-max-items/';

const own = ruleInfo(RULES['array-max-items'] as Rule);
const other: RuleInfo = { ...own, id: 'their-rule', documentationUrl: 'https://their.example.com' };

const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } };
const result = (code: string): Result => ({
  ...{ code, path: [], message: '', severity: 0, range, source: '/a.yaml', statements: [] },
});
const engine: Engine = {
  rules: [own, other],
  lint: async ({ source }) => ({
    ...notLinted([]),
    results: [result('array-max-items'), { ...result('their-rule'), source }],
  }),
};

describe('an engine with a catalogue', () => {
  it("refers to the pages of Lintel's rules, and leaves the others as they are", async () => {
    const { rules, lint } = documented(engine, CATALOGUE);
    expect(rules).to.deep.equal([{ ...own, documentationUrl: PAGE }, other]);
    const { results, linted } = await lint({ source: '/b.yaml', isStdin: false }, '', () => {});
    expect(results).to.deep.equal([
      { ...result('array-max-items'), documentationUrl: PAGE },
      { ...result('their-rule'), source: '/b.yaml' },
    ]);
    expect(linted).to.equal(false);
  });

  it('is what it was where no catalogue is published', () => {
    expect(documented(engine, null)).to.equal(engine);
    expect(withPage(own, null)).to.equal(own);
  });
});
