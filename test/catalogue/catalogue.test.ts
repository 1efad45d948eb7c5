import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { catalogue } from '../../catalogue/catalogue.ts';
import { checkedElsewhere, WAY_KEYS } from '../../catalogue/checked-by.ts';
import { exampleText } from '../../catalogue/example-text.ts';
import { examplesOf } from '../../catalogue/examples.ts';
import { codeBlock } from '../../catalogue/markdown/text.ts';
import { ruleExamples } from '../../catalogue/rule-examples.ts';
import { readings, remedies, suppressionExample } from '../../catalogue/rule-help.ts';
import { judgesDescriptions } from '../../framework/rule.ts';
import { loadStatements } from '../../spec/load-statements.ts';
import { CHECKED_BY } from '../../spec/statement.ts';
import { sample } from '../support/sample.ts';

const { sections, statements, rules } = catalogue();
const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);

describe('the catalogue', () => {
  it('has every statement and every rule in one section', () => {
    expect(ids(sections.flatMap((section) => section.statements))).to.have.members(ids(loadStatements()));
    expect(ids(sections.flatMap((section) => section.rules)).sort()).to.deep.equal(ids(rules).sort());
    for (const { number, title } of sections) expect(title, number).to.match(/^[A-Z]/);
  });

  it('knows how each statement is checked, and what a reviewer asks where no rule of descriptions reports', () => {
    expect(WAY_KEYS).to.deep.equal([...CHECKED_BY]);
    for (const { id, rules: own, question } of statements) {
      if (!own.some(({ rule }) => judgesDescriptions(rule))) expect(question, id).to.match(/^[A-Z].*\?$/);
      else expect(question, id).to.equal(null);
    }
  });

  it('says of each rule since when it is there, and what stands near it', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    for (const { id, since, related } of rules) {
      expect(since.localeCompare(version, 'en', { numeric: true }), id).to.be.at.most(0);
      expect(ids(rules), id).to.include.members([...related]);
      expect(related, id).not.to.include(id);
    }
    const near = rules.find(({ id }) => id === 'enumerated-string')?.related;
    expect(near?.[0]).to.equal('enumerated-string-values');
  });

  it('says which rulesets a rule is in', () => {
    const rulesets = new Map(catalogue().rules.map((entry) => [entry.id, entry.rulesets]));
    expect(rulesets.get('no-null')).to.deep.equal(['recommended', 'all', 'design-review']);
    expect(rulesets.get('enum-closed')).to.deep.equal(['design-review']);
    expect(rulesets.get('get-safe')).to.deep.equal([]);
  });

  it('says how a statement without a rule is checked, each way as a clause', () => {
    expect(checkedElsewhere(['exchange', 'change'])).to.match(
      /^No rule: one recorded .*, or two versions .* show it\.$/,
    );
  });

  it('fences code with more backticks than it has', () => {
    expect(codeBlock('a\n', 'yaml')).to.equal('```yaml\na\n```');
    expect(codeBlock('x ```` y', '')).to.equal('`````\nx ```` y\n`````');
  });

  it('gives how a statement is read, and how a rule is suppressed', () => {
    const entry = rules.find(({ id }) => id === 'money-not-bare');
    if (entry === undefined) throw new Error('There is no such rule.');
    expect(readings(entry).join()).to.include('typed as a scalar');
    expect(suppressionExample(entry)).to.match(/^x-lintel:\n {2}ignore:\n {4}money-not-bare: .+\n$/);
  });
});

describe('examples of the catalogue', () => {
  it('have the findings of the command line’s own engine where they are marked, and a remedy', async () => {
    const described = rules.filter(({ rule }) => judgesDescriptions(rule));
    for (const entry of sample('examples of the catalogue', described, 50)) {
      const examples = await ruleExamples(entry);
      const written = examplesOf(entry.rule);
      for (const kind of ['bad', 'good', 'ignored'] as const) {
        for (const [index, { title, text, marks }] of examples[kind].entries()) {
          const { marked, offset } = exampleText(written[kind][index] as (typeof written)['bad'][number]);
          const lines = marked.map((line) => line - 1 - offset.lines);
          expect(
            marks.map(({ line }) => line),
            `${entry.id}: ${title}`,
          ).to.deep.equal(lines);
          const shown = text.split('\n');
          for (const { line, start, end } of marks)
            expect(shown[line]?.slice(start, end).trim(), title).not.to.equal('');
          expect(text).not.to.include('<- finding');
        }
      }
      expect(remedies(examples.bad), entry.id).not.to.be.empty;
    }
  });
});
