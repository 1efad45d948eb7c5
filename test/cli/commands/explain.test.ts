import { expect } from 'chai';
import { catalogue } from '../../../catalogue/catalogue.ts';
import { runCli } from '../../support/run-cli.ts';
import { sample } from '../../support/sample.ts';
import { TemporaryFolder } from '../../support/temporary-folder.ts';

const explain = (...args: string[]) => runCli(['explain', ...args], { cwd: '.' });

describe('lintel explain', () => {
  it('takes a former id for the rule that it became part of, with a warning', async () => {
    const { exit, stdout, stderr } = await explain('enum-values-state');
    expect(exit).to.equal(0);
    expect(stderr).to.equal('lintel: the rule enum-values-state is part of enum-values now\n');
    expect(stdout).to.match(/^enum-values\b/);
    expect(stdout).to.match(/^Formerly {2}.*enum-values-state/m);
  });

  it('draws the finding of a bad example in place', async () => {
    const { exit, stdout, stderr } = await explain('array-max-items');
    expect([exit, stderr]).to.deep.equal([0, '']);
    expect(stdout).to.include(
      [
        '    4 |     lineItems:',
        '      |     ^^^^^^^^^',
        '      | error  array-max-items  this array has no maxItems; add maxItems: 32767, or less (§2.2)',
      ].join('\n'),
    );
    for (const part of ['Why', 'Statement', 'What breaks it', 'How to fix it', 'How to suppress it', 'Options']) {
      expect(stdout).to.match(new RegExp(`^${part}$`, 'm'));
    }
    expect(stdout).to.match(/^Rulesets {2}recommended, all, design-review, 2\.2$/m);
  });

  it('explains a statement with its rules, or with what a reviewer asks', async () => {
    const decided = await explain('2.2/array-min-items');
    expect(decided.stdout).to.match(/^2\.2\/array-min-items {2}§2\.2 Primitive types\nAn array defines minItems/);
    expect(decided.stdout).to.match(/^ {2}array-min-items-above-one {2}hint$/m);
    const asked = await explain('2.3/no-display-formats');
    expect(asked.stdout).to.match(/^What a reviewer asks\n {2}Is any number written for display.*\?$/ms);
  });

  it('colours only where it is asked to', async () => {
    const plain = await explain('no-null');
    const coloured = await explain('no-null', '--color');
    expect(plain.stdout).not.to.include('\u001b');
    expect(coloured.stdout).to.include('\u001b[31merror');
  });

  it('writes Markdown', async () => {
    const rule = await explain('no-null', '--format', 'markdown');
    expect(rule.stdout).to.match(/^# `no-null`\n\n.*## What breaks it\n\n.*```text\n/s);
    const statement = await explain('2.1/no-null', '-f', 'markdown');
    expect(statement.stdout).to.match(/^# `2\.1\/no-null`\n\nNull is neither produced nor accepted\.\n/);
  });

  it('explains every rule and every statement in lines that fit, but for code', async () => {
    const { rules, statements } = catalogue();
    for (const { id } of sample('what is explained', [...rules, ...statements], 60)) {
      const { exit, stdout } = await explain(id);
      expect(exit, id).to.equal(0);
      const tooLong = stdout
        .split('\n')
        .filter((line) => line.length > 100 && !/^ *\d+ \| |^ {4,}\S+$|^ {4,}(?:- )?(?:\{ )?\S+: /.test(line));
      expect(tooLong, id).to.deep.equal([]);
    }
  });

  for (const code of ['parser', 'invalid-ref', 'unrecognized-format', 'rule-failure']) {
    it(`explains ${code}, which findings have without being a rule`, async () => {
      const { exit, stdout, stderr } = await explain(code);
      expect([exit, stderr]).to.deep.equal([0, '']);
      expect(stdout).to.match(new RegExp(`^${code}  error\\n\\w.*\\.\\n\\nWhy\\n`));
      expect(stdout).to.match(/^What causes it, and how to fix it\n( {2}\S.*\n( {4}\S.*\n)+)+/m);
      expect(stdout).to.match(/^How to suppress it$/m);
      for (const line of stdout.split('\n')) expect(line.length, line).to.be.at.most(100);
      const markdown = await explain(code, '-f', 'markdown');
      expect(markdown.stdout).to.match(new RegExp(`^# \`${code}\`\\n\\n[^]*## Why\\n\\n[^]*\\n- \\*\\*`));
    });
  }

  it('explains every code that a report may have for broken input', async () => {
    const broken = {
      'a.yaml': 'a: [',
      'b.yaml': "openapi: 3.1.1\npaths: { /a: { $ref: '#/y' } }",
      'c.yaml': "swagger: '2.0'",
    };
    const folder = new TemporaryFolder();
    for (const [name, text] of Object.entries(broken)) folder.write(name, text);
    const { stdout } = await runCli(['lint', ...Object.keys(broken), '-f', 'json'], { cwd: folder.path });
    folder.remove();
    const codes = new Set((JSON.parse(stdout) as { code: string }[]).map(({ code }) => code));
    expect([...codes]).to.include.members(['parser', 'invalid-ref', 'unrecognized-format']);
    for (const code of codes) expect((await explain(code)).exit, code).to.equal(0);
  });

  it('proposes a code whose name is near', async () => {
    expect((await explain('invalid-reff')).stderr).to.include('did you mean "invalid-ref"?');
  });

  for (const [given, hint] of [
    ['array-max-item', 'did you mean "array-max-items"?'],
    ['paged-colections', 'did you mean "paged-collections"?'],
    ['2.2/aray-max-items', 'did you mean "2.2/array-max-items"?'],
    ['key-expiri', 'did you mean "4.5/key-expiry"?'],
    ['qqqqqqqq', 'see `lintel rules` for the rules'],
  ] as const) {
    it(`does not know ${given}, and says what is near`, async () => {
      const { exit, stdout, stderr } = await explain(given);
      expect([exit, stdout]).to.deep.equal([2, '']);
      expect(stderr).to.match(new RegExp(`^lintel: there is no rule or statement "${given.replaceAll('.', '\\.')}"; `));
      expect(stderr).to.include(hint);
    });
  }
});
