import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';
import { newRule, TO_WRITE } from '../../scripts/new-rule.ts';

describe('the folder of a new rule', () => {
  // The statement has a rule, under another name here.
  const [rule, examples] = newRule('2.8', 'ids-apart', '2.8/no-adjacent-ids');

  it('has the rule with what its statement says', () => {
    expect(rule?.path).to.equal('rules/2.8/ids-apart/rule.ts');
    for (const line of [
      "  id: 'ids-apart',",
      "  statements: ['2.8/no-adjacent-ids'],",
      "  severity: 'error',",
      "  summary: 'Two identifiers never follow one another in a path.',",
    ]) {
      expect(rule?.text.split('\n')).to.include(line);
    }
  });

  it('has examples of each kind', () => {
    expect(examples?.path).to.equal('rules/2.8/ids-apart/examples.yaml');
    expect(Object.keys(parse(examples?.text ?? ''))).to.deep.equal(['bad', 'good', 'ignored']);
  });

  it('has marks where something is to be written', () => {
    for (const { text } of [rule, examples].filter((file) => file !== undefined)) expect(text).to.include(TO_WRITE);
  });

  for (const [title, section, id, said] of [
    ['a section that there is not', '2.99', 'x', /^there is no section "2\.99" among 1, 2\.1/],
    ['a chapter without statements of its own', '4', 'x', /^there is no section "4" among/],
    ['a name in another case', '2.8', 'noAdjacentIds', /^"noAdjacentIds" is no name of a rule; write small letters/],
    ['a name that leads elsewhere', '2.8', '../x', /is no name of a rule/],
    ['a rule that there is', '2.2', 'no-adjacent-ids', /^there is a rule no-adjacent-ids already/],
    ['a rule that judges no description', '2.2', 'unknown-fields', /^there is a rule unknown-fields already/],
    ['a former name', '2.1', 'enum-values-state', /^enum-values-state was the name of what is enum-values now/],
    [
      'a statement that there is not',
      '2.8',
      'adjacent-ids',
      /^there is no statement 2\.8\/adjacent-ids; .*no-adjacent-ids/,
    ],
  ] as const) {
    it(`is refused for ${title}`, () => {
      expect(() => newRule(section, id)).to.throw(said);
    });
  }
});

describe('the folders of rules', () => {
  it('have nothing left to write', () => {
    const left = globSync('rules/**/*.{ts,yaml}').filter((file) => readFileSync(file, 'utf8').includes(TO_WRITE));
    expect(left).to.deep.equal([]);
  });
});
