import { expect } from 'chai';
import { relatedRules } from '../../catalogue/related-rules.ts';
import type { AnyRule } from '../../framework/rule.ts';
import { EVERY_RULE } from '../../rules/every-rule.generated.ts';

const [real] = Object.values(EVERY_RULE).filter((rule) => 'then' in rule);
const check = () => [];
const other = () => [];

/** A rule of descriptions in a section, that decides these statements with a function. */
function ruleOf(id: string, section: string, statements: readonly string[], run: () => unknown): AnyRule {
  const lintel = { ...real?.extensions.lintel, id, section, statements };
  return { ...real, extensions: { lintel }, then: { function: run } } as unknown as AnyRule;
}

describe('rules near another one', () => {
  const rule = ruleOf('it', '2.1', ['2.1/a', '2.1/b'], check);
  const related = (...others: AnyRule[]) => relatedRules(rule, [rule, ...others]);

  it('decide a statement of it, the more the nearer, or are the same check in its section', () => {
    const same = ruleOf('same-check', '2.1', ['2.1/c'], check);
    const one = ruleOf('one-statement', '2.1', ['2.1/a'], other);
    const both = ruleOf('both-statements', '2.1', ['2.1/b', '2.1/a'], other);
    expect(related(same, one, both)).to.deep.equal(['both-statements', 'one-statement', 'same-check']);
  });

  it('are neither itself, nor another check, nor the same check elsewhere', () => {
    expect(related(ruleOf('x', '2.1', ['2.1/c'], other), ruleOf('y', '2.2', ['2.2/a'], check))).to.deep.equal([]);
  });

  it('are six at most', () => {
    const many = Array.from({ length: 8 }, (_, index) => ruleOf(`r${index}`, '2.1', ['2.1/a'], other));
    expect(related(...many)).to.deep.equal(['r0', 'r1', 'r2', 'r3', 'r4', 'r5']);
  });
});
