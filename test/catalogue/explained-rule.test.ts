import { expect } from 'chai';
import pc from 'picocolors';
import { catalogue, type RuleEntry } from '../../catalogue/catalogue.ts';
import { changesOfRule, pairText } from '../../catalogue/changes-of-rule.ts';
import type { ShownExample } from '../../catalogue/example-findings.ts';
import { exchangesOfRule, sequencesOfRule } from '../../catalogue/exchanges-of-rule.ts';
import { rulePageText } from '../../catalogue/markdown/rule-page.ts';
import { statementText } from '../../catalogue/markdown/statement-text.ts';
import type { RuleExamples } from '../../catalogue/rule-examples.ts';
import { explainRule } from '../../catalogue/terminal/explain-rule.ts';
import { explainStatement } from '../../catalogue/terminal/explain-statement.ts';
import { judgesDescriptions } from '../../framework/rule.ts';

const { rules, statements } = catalogue();
const PAPER = { colors: pc.createColors(false), columns: 100 };

const shown = (title: string, text: string, ...marks: ShownExample['marks']): ShownExample => ({ title, text, marks });
const marked = (message: string) =>
  ({ line: 1, start: 2, end: 6, severity: 'error', code: 'a-rule', message }) as ShownExample['marks'][number];

/** Two that break a rule, of which one mends itself, and one each of the others. */
const EXAMPLES: RuleExamples = {
  bad: [
    {
      ...shown('one', 'A:\n  type: x\n', marked('type is x; write y (§1)')),
      fixed: { text: 'A:\n  type: y\n', option: '--fix' },
    },
    { ...shown('two', 'B:\n  type: z\n', marked('type is z; write y (§1)')), fixed: null },
  ],
  good: [shown('it is y', 'A: {type: y}\n')],
  ignored: [shown('no type', 'A: {}\n')],
};

function entryOf(id: string): RuleEntry {
  const entry = rules.find((one) => one.id === id);
  if (entry === undefined) throw new Error(`There is no rule ${id}.`);
  return entry;
}

const explained = (id: string, related: readonly RuleEntry[] = [], address: string | null = null) =>
  explainRule(entryOf(id), EXAMPLES, related, address, PAPER);
const page = (id: string, related: readonly RuleEntry[] = [], address: string | null = null) =>
  rulePageText(entryOf(id), EXAMPLES, related, { rule: () => address, statement: () => address });
const indented = (text: string) => text.trimEnd().replaceAll(/^(?=.)/gm, '    ');
const block = (text: string) => `\`\`\`yaml\n${text.trimEnd()}\n\`\`\``;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const TRAFFIC = 'In traffic (lintel verify)';
const SERVICE = 'In a service (lintel probe)';
const VERSIONS = 'Between two versions (lintel diff)';
const DECIDED = ['What breaks it', 'How to fix it', 'What it leaves alone'];
const ASKED = ['Where it asks', 'How to answer', 'What it leaves alone'];

/** The parts of what is said of a rule, for every kind of rule. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  // Decides, in descriptions, traffic and a service.
  'no-null': ['Statement', 'How the statement is read', ...DECIDED, TRAFFIC, SERVICE],
  // Asks, and judges two versions.
  'enum-closed': ['Statement', 'How the statement is read', ...ASKED, VERSIONS],
  // Has options.
  'array-max-items': ['Statement', 'How the statement is read', ...DECIDED, 'Options'],
  // Judges no description.
  'get-safe': ['Statement', SERVICE],
  'idempotency-echo': ['Statement', TRAFFIC],
  // Decides no statement.
  'annotation-in-use': DECIDED,
};

describe('what is explained of a rule', () => {
  for (const [id, parts] of Object.entries(PARTS)) {
    it(`has the parts of ${id}, and none that is empty`, () => {
      const inTerminal = explained(id).matchAll(/^([A-Z][^\n.]*[a-z)])\n {2}/gm);
      const last = parts.at(-1) === 'Options' ? ['How to suppress it', 'Options'] : ['How to suppress it'];
      const middle = parts.filter((part) => part !== 'Options');
      expect([...inTerminal].map(([, heading]) => heading)).to.deep.equal(['Why', ...middle, ...last]);
      const headings = [...page(id).matchAll(/^## (.*)\n\n\S/gm)].map(([, heading]) => heading);
      const written = middle.filter((part) => part !== 'Statement').map((part) => part.replace(/ \(.*/, ''));
      const lastWritten = last.map((part) => part.replace('How to suppress it', 'Exceptions'));
      expect(headings).to.deep.equal(['Why', ...written, ...lastWritten]);
    });
  }

  it('draws each example with its findings, and what mends it', () => {
    const drawn = [
      'What breaks it',
      '  one:',
      '    1 | A:',
      '    2 |   type: x',
      '      |   ^^^^',
      '      | error  a-rule  type is x; write y (§1)',
      '  lintel lint --fix makes of this:',
      '    A:',
      '      type: y',
      '',
      '  two:',
      '    1 | B:',
      '    2 |   type: z',
      '      |   ^^^^',
      '      | error  a-rule  type is z; write y (§1)',
      '',
      'How to fix it',
      '  Type is x; write y.',
      '',
      '  it is y:',
      '    1 | A: {type: y}',
      '',
      'What it leaves alone',
      '  no type:',
      '    1 | A: {}',
      '',
    ].join('\n');
    expect(explained('no-null')).to.include(drawn);
    const written = page('no-null');
    expect(written).to.include('\n\nOne:\n\n```text\n    1 | A:\n    2 |   type: x\n      |   ^^^^\n');
    expect(written).to.include(`\n\n\`lintel lint --fix\` makes of this:\n\n${block('A:\n  type: y')}\n\nTwo:\n\n`);
    expect(written).to.include(`\n\n- Type is x; write y.\n\nIt is y:\n\n${block('A: {type: y}')}\n\n`);
    expect(written).to.include(`\n\n## What it leaves alone\n\nNo type:\n\n${block('A: {}')}\n\n`);
  });

  it('shows traffic, and the requests to a service with what is found', () => {
    const traffic = exchangesOfRule(entryOf('no-null').rule);
    const service = sequencesOfRule(entryOf('get-safe').rule);
    if (traffic === null || service === null) throw new Error('They judge nothing.');
    const lines = (heading: string, examples: readonly string[]) => `\n\n${heading}\n${examples.join('\n\n')}\n\n`;
    const inTraffic = traffic.broken.map(({ title, text }) => `  ${title}:\n${indented(text)}`);
    expect(explained('no-null')).to.include(lines(TRAFFIC, inTraffic));
    expect(service.broken[0]?.finding).to.match(/^reading changes price: /);
    expect(explained('get-safe').replaceAll(/\n {2}(?=\w)/g, ' ')).to.include(
      `: ${service.broken[0]?.finding}\n${indented(service.broken[0]?.text ?? '')}\n`,
    );
    const blocks = ({ title, text }: { readonly title: string; readonly text: string }) =>
      `${capital(title)}:\n\n${block(text)}\n\n`;
    const written = page('no-null');
    expect(written).to.include(
      `\n\n## In traffic\n\n\`lintel verify\` reports what is marked:\n\n${traffic.broken.map(blocks).join('')}`,
    );
    expect(written).to.include(`\n\nThis holds:\n\n${traffic.holds.map(blocks).join('')}## `);
    expect(page('get-safe')).to.match(
      /\n\n## In a service\n\n`lintel probe` asks .*\n\n\S.*, which is reported as: reading changes price: .*\.\n\n```yaml\n- request: .*\n[\s\S]*\n\nThis holds:\n\n[A-Z][^:]*\.\n\n```yaml\n/,
    );
  });

  it('shows pairs of versions', () => {
    const changes = changesOfRule(entryOf('enum-closed').rule);
    const [first] = changes?.breaking ?? [];
    const [silent] = changes?.silent ?? [];
    if (first === undefined || silent === undefined) throw new Error('There are no pairs.');
    expect(first.after).to.match(/^type: object\n.*# <- finding\n$/s);
    expect(explained('enum-closed')).to.match(
      new RegExp(
        `\\n\\n${VERSIONS.replaceAll(/[()]/g, '\\$&')}\\n  enum-changed \\(hint\\): \\w.*\\n.*\\n\\n  ${first.title}:\\n    # before\\n    type`,
      ),
    );
    expect(explained('enum-closed')).to.include(`\n\n  ${first.title}:\n${indented(pairText(first))}\n\n`);
    const written = page('enum-closed');
    expect(written).to.match(
      /\n\n## Between two versions\n\n`lintel diff` reports .*:\n\n- `enum-changed` \(hint\): \w/,
    );
    expect(written).to.include(`\n\nFor example:\n\n${capital(first.title)}:\n\n${block(pairText(first))}\n\n`);
    expect(written).to.include(`\n\nNot reported:\n\n${capital(silent.title)}:\n\n${block(pairText(silent))}\n\n`);
  });

  it('says how it is switched off at one place, and in a whole project where a ruleset has it', () => {
    for (const [id, base, other] of [
      ['no-null', 'lintel', 'warn'],
      ['enum-closed', 'lintel/design-review', 'error'],
      ['uri-length', '[[lintel, all]]', 'error'],
    ] as const) {
      const config = `extends: ${base}\nrules:\n  ${id}: ${other}   # or info, hint, off\n`;
      expect(explained(id)).to.include(`\n  In a whole project, in .spectral.yaml:\n${indented(config)}\n\n`);
      expect(page(id)).to.include(`\n\nIn a whole project, in \`.spectral.yaml\`:\n\n${block(config)}\n`);
      const ignore = `x-lintel:\n  ignore:\n    ${id}: Why it has to stay as it is.`;
      expect(explained(id)).to.include(`:\n${indented(ignore)}\n`);
      expect(page(id)).to.include(`:\n\n${block(ignore)}\n`);
    }
    for (const text of [explained('get-safe'), page('get-safe')]) expect(text).not.to.include('.spectral.yaml');
  });

  it('has no gap where nothing is to be said', () => {
    const none = { bad: [], good: [], ignored: [] };
    const text = rulePageText(entryOf('no-null'), none, [], { rule: () => null, statement: () => null });
    expect(text).not.to.include('\n\n\n');
  });

  it('names what the rule is run with', () => {
    const { rule } = entryOf('array-max-items');
    if (!judgesDescriptions(rule)) throw new Error('It judges no description.');
    const options = Object.entries(rule.then.functionOptions ?? {});
    expect(options).not.to.be.empty;
    for (const [name, value] of options) {
      expect(explained('array-max-items')).to.include(`    ${name}: ${JSON.stringify(value)}\n`);
      expect(page('array-max-items')).to.include(`- \`${name}\`: \`${JSON.stringify(value)}\`\n`);
    }
    expect(explained('array-max-items')).to.match(/\nOptions\n {2}of the function \w+ in lintel\/functions:\n {4}/);
    const written = options.map(([name, value]) => `          ${name}: ${JSON.stringify(value)}`).join(',\n');
    expect(page('array-max-items')).to.include(`        functionOptions: {\n${written}\n        },\n`);
    expect(page('array-max-items')).to.match(
      /\n\n## Options\n\nThe rule is the function `\w+` of `lintel\/functions` with [\s\S]*\n\nWith others:\n\n```js\n/,
    );
  });

  it('ends or begins with the facts of the rule', () => {
    const related = [entryOf('json-bodies')];
    expect(explained('no-null', related, 'https://docs.example')).to.match(
      /\n\nMends {5}by `lintel lint --fix`, at least in part\nJudges {4}descriptions, traffic, a running service\nRulesets {2}recommended, all, design-review, 2\.1\nSince {5}\d.*\nRelated {3}json-bodies\nOnline {4}https:\/\/docs\.example$/,
    );
    expect(explained('no-null')).to.match(/\nStatement\n {2}Null is .*\n {2}2\.1\/no-null\n\n/);
    expect(explained('no-null')).to.match(/^no-null {2}error {2}§2\.1 Payload rules\nNull /);
    expect(explained('annotation-in-use')).to.match(/^annotation-in-use {2}\w+ {2}(?!§)\w/);
    expect(explained('enum-values')).to.match(/\nFormerly {2}enum-values-/);
    expect(page('no-null', related, 'a.html')).to.match(
      /^# `no-null`\n\nNull .*\n\n- Statement: Null .* \(\[`2\.1\/no-null`\]\(a\.html\)\)\n- Severity: error\n- Mends itself: by `lintel lint --fix`, at least in part\n- Judges: descriptions, traffic, a running service\n- Rulesets: recommended, all, design-review, 2\.1\n- Since: .*\n\n[\s\S]*\n\n## Related rules\n\n- \[`json-bodies`\]\(a\.html\): \w.*\n$/,
    );
    expect(page('enum-values')).to.match(/\n- Formerly also: `enum-values-.*`\n\n/);
    expect(page('enum-closed')).to.match(/\n- Severity: hint; it guesses, and asks the reviewer\n/);
    expect(page('get-safe')).not.to.match(/Mends|Rulesets|Formerly/);
  });
});

describe('what is explained of a statement', () => {
  const entry = (id: string) => statements.find((one) => one.id === id) as (typeof statements)[number];

  it('is its text, how it is checked, by which rules, and how it is read', () => {
    expect(explainStatement(entry('2.1/no-null'), PAPER)).to.match(
      /^2\.1\/no-null {2}§2\.1 Payload rules\nNull .*\n\nHow it is checked\n {2}by document: a rule .*\.\n {2}by traffic: .*\n {2}by probing: .*\n\nRule\n {2}no-null {2}error\n {4}Null .*\n\nHow it is read\n {2}\S[\s\S]*\n\n`lintel explain no-null` says more\.$/,
    );
    expect(statementText(entry('2.1/no-null'), { rule: () => 'a.html' })).to.match(
      /^# `2\.1\/no-null`\n\nNull .*\n\nChecked by document, traffic, probing\.\n\n- \[`no-null`\]\(a\.html\) \(error\): Null .*\n\nHow it is read: \S.*\n$/,
    );
  });

  it('says what a reviewer asks where no rule decides it', () => {
    const { rules: own, question, ...statement } = entry('2.3/no-display-formats');
    expect(own).to.be.empty;
    const text = statementText({ ...statement, rules: own, question }, { rule: () => null });
    expect(text).to.include(`\n\nA reviewer asks: *${question}*\n`);
    expect(explainStatement(entry('2.3/no-display-formats'), PAPER)).to.match(/\n\nWhat a reviewer asks\n {2}\S/);
    expect(explainStatement(entry('2.3/no-display-formats'), PAPER)).not.to.match(/^Rules?$|says more/m);
  });
});
