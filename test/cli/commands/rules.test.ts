import { expect } from 'chai';
import { EVERY_RULE } from '../../../rules/every-rule.generated.ts';
import { RULESETS } from '../../../rulesets/index.ts';
import { SECTION_NUMBERS } from '../../../spec/sections.ts';
import { runCli } from '../../support/run-cli.ts';
import { TemporaryFolder } from '../../support/temporary-folder.ts';

describe('lintel rules', () => {
  const rules = (...args: string[]) => runCli(['rules', ...args], { cwd: '.' });

  it('lists every rule in JSON', async () => {
    const { exit, stdout, stderr } = await rules('--format', 'json');
    const listed = JSON.parse(stdout) as Record<string, unknown>[];
    expect([exit, stderr]).to.deep.equal([0, '']);
    expect(listed.map(({ id }) => id)).to.deep.equal(Object.keys(EVERY_RULE));
    for (const rule of listed) {
      const keys = ['id', 'statements', 'severity', 'summary', 'section', 'rulesets', 'documentationUrl', 'kinds'];
      expect(Object.keys(rule)).to.deep.equal([...keys, 'fix']);
      expect(rule.fix).to.be.oneOf(['safe', 'unsafe', null]);
    }
    const rule = listed.find(({ id }) => id === 'array-max-items');
    expect(rule).to.deep.include({ statements: ['2.2/array-max-items'], severity: 'error', section: '2.2' });
    expect(rule?.rulesets).to.deep.equal(['recommended', 'all', 'design-review', '2.2']);
    const json = listed.find(({ id }) => id === 'json-bodies');
    expect(json?.rulesets).to.deep.equal(['recommended', 'all', 'design-review', '1']);
  });

  it('lists them in the order of the conventions', async () => {
    const listed = JSON.parse((await rules('--format', 'json')).stdout) as { section: string }[];
    const sections = new Set(listed.map(({ section }) => section));
    expect([...sections]).to.deep.equal([
      ...SECTION_NUMBERS.filter((number) => sections.has(number)),
      'openapi',
      'x-lintel',
    ]);
  });

  it('lists the rules of one ruleset in a table', async () => {
    const { stdout } = await rules('--ruleset', 'x-lintel');
    const [title, ...lines] = stdout.trimEnd().split('\n');
    expect(title).to.match(/^rule +section +severity +fix +summary$/);
    expect(lines.map((line) => line.split(/ +/, 2)[0])).to.have.members(Object.keys(RULESETS['x-lintel']?.rules ?? {}));
  });

  it('lists the rules of a ruleset file', async () => {
    const folder = new TemporaryFolder();
    const file = folder.write(
      'rules.yaml',
      'rules: { mine: { given: $, severity: info, description: d, then: { function: truthy } } }\n',
    );
    const { stdout } = await rules('--ruleset', file, '--format', 'json');
    folder.remove();
    expect(JSON.parse(stdout)).to.deep.equal([
      {
        id: 'mine',
        statements: [],
        severity: 'info',
        summary: 'd',
        section: '',
        rulesets: [],
        documentationUrl: null,
        kinds: ['document'],
        fix: null,
      },
    ]);
  });

  it('knows no other format', async () => {
    const { exit, stderr } = await rules('--format', 'yaml');
    expect([exit, stderr]).to.deep.equal([
      2,
      'lintel: there is no format "yaml" among table, json, markdown; choose one of these\n',
    ]);
  });

  describe('filters', () => {
    const ids = async (...args: string[]) => {
      const { stdout } = await rules('--format', 'json', ...args);
      return (JSON.parse(stdout) as { id: string }[]).map(({ id }) => id);
    };

    /** Those of the section's ruleset, and those that judge no description, which are in none. */
    const rulesOf = (number: string) => [
      ...Object.keys(RULESETS[number]?.rules ?? {}),
      ...Object.values(EVERY_RULE).flatMap(({ extensions: { lintel } }) =>
        lintel.kind === 'elsewhere' && lintel.section === number ? [lintel.id] : [],
      ),
    ];

    it('by section, as the ruleset of the section has them', async () => {
      expect(await ids('--section', '4.5')).to.have.members(rulesOf('4.5'));
    });

    it('by the number of a chapter, which means all of its sections', async () => {
      const sections = SECTION_NUMBERS.filter((number) => number.startsWith('7.'));
      const expected = sections.flatMap(rulesOf);
      expect(sections).to.have.lengthOf(2);
      expect(await ids('--section', '7')).to.have.members([...new Set(expected)]);
    });

    it('by statement, severity and kind, and by several at once', async () => {
      expect(await ids('--statement', '2.2/array-min-items')).to.deep.equal([
        'array-min-items',
        'array-min-items-above-one',
      ]);
      expect(await ids('--statement', '2.2/array-min-items', '--severity', 'hint')).to.deep.equal([
        'array-min-items-above-one',
      ]);
      expect(await ids('--kind', 'annotation')).to.deep.equal(Object.keys(RULESETS['x-lintel']?.rules ?? {}));
      expect(await ids('--kind', 'review', '--ruleset', 'all')).to.deep.equal([]);
    });

    it('by a statement that no rule decides lead to what does', async () => {
      const { exit, stderr } = await rules('--statement', '4.5/key-expiry');
      expect([exit, stderr]).to.deep.equal([
        0,
        'lintel: no rule decides 4.5/key-expiry; `lintel explain 4.5/key-expiry` says how it is checked\n',
      ]);
    });

    it('that no rule fits say so, and the list is empty', async () => {
      const { exit, stdout, stderr } = await rules('--kind', 'review', '--ruleset', 'all', '--format', 'json');
      expect([exit, stdout, stderr]).to.deep.equal([0, '[]\n', 'lintel: no rule fits; leave out a filter\n']);
    });

    for (const [option, value, hint] of [
      ['--section', '4.11', '"4.1"?'],
      ['--section', '99', 'among 1, 2, 2.1, '],
      ['--ruleset', 'fo', '; choose one of these\n'],
      ['--severity', 'eror', '"error"?'],
      ['--statement', '4.5/ech', 'there is no statement "4.5/ech"; did you mean "4.5/echo"?'],
      ['--kind', 'reviews', '"review"?'],
    ] as const) {
      it(`do not take ${option} ${value}`, async () => {
        const { exit, stdout, stderr } = await rules(option, value);
        expect([exit, stdout]).to.deep.equal([2, '']);
        expect(stderr).to.include(hint);
      });
    }
  });

  it('writes a table in Markdown', async () => {
    const { stdout } = await rules('--statement', '2.1/no-null', '--format', 'markdown');
    expect(stdout).to.equal(
      [
        '| Rule | Section | Severity | Fix | Statements | Summary |',
        '|---|---|---|---|---|---|',
        '| `no-null` | 2.1 | error | safe | `2.1/no-null` | Null is neither produced nor accepted: an absent property means undefined. |',
        '',
      ].join('\n'),
    );
  });
});
