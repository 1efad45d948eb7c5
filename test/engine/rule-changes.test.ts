import type { RulesetDefinition } from '@stoplight/spectral-core';
import { expect } from 'chai';
import { changedDefinition, changedRuleset, type RuleChange } from '../../engine/rule-changes.ts';
import { UsageError } from '../../platform/usage-error.ts';
import { RULES } from '../../rules/index.generated.ts';
import { RULESETS } from '../../rulesets/index.ts';
import type { Ruleset } from '../../rulesets/ruleset.ts';
import { runCli } from '../support/run-cli.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const SHOP = `openapi: 3.0.3
info: { title: Shop, version: 1.0.0 }
paths: {}
components:
  schemas:
    Answers: { type: array, minItems: 0, items: { type: boolean } }
`;

/** Rulesets that run the rule array-max-items, each in a way of its own. */
const FILES: Readonly<Record<string, string>> = {
  'plain.yaml': 'extends: lintel/2.2\n',
  'full.yaml': 'extends: lintel/2.2\naliases: {}\n',
  'override.yaml': 'extends: lintel/2.2\noverrides: [{ files: ["**"], rules: { array-max-items: error } }]\n',
  'inherited.yaml': 'extends: ./override.yaml\n',
  'program.mjs': "import own from 'lintel/2.2';\nexport default { extends: [own] };\n",
};

describe('changes of a ruleset', () => {
  let folder: TemporaryFolder;
  before(() => {
    folder = new TemporaryFolder();
    folder.write('shop.yaml', SHOP);
    folder.write(
      'own.yaml',
      'rules: { mine: { given: $.info, severity: error, then: { field: contact, function: truthy } } }\n',
    );
    for (const [name, text] of Object.entries(FILES)) folder.write(name, text);
  });
  after(() => folder.remove());

  const lint = async (line: string) => {
    const { stdout, stderr, exit } = await runCli(['lint', 'shop.yaml', '-f', 'json', ...line.split(' ')], {
      cwd: folder.path,
    });
    if (stdout === '') return { exit, stderr };
    return (JSON.parse(stdout) as { code: string; severity: number }[]).map(
      ({ code, severity }) => `${code} ${severity}`,
    );
  };

  for (const ruleset of ['2.2', 'with-oas', ...Object.keys(FILES)]) {
    it(`hold in ${ruleset}`, async () => {
      expect(await lint(`-r ${ruleset}`)).to.include('array-max-items 0');
      expect(await lint(`-r ${ruleset} --rule array-max-items:hint`)).to.include('array-max-items 3');
      const left = await lint(`-r ${ruleset} --skip-rule array-max-items`);
      expect(left).to.not.include('array-max-items 0').and.not.include('array-max-items 3');
    });
  }

  for (const ruleset of ['1', 'own.yaml']) {
    it(`turn on a rule of Lintel's that ${ruleset} does not have`, async () => {
      expect(await lint(`-r ${ruleset} --rule array-max-items:warn`)).to.include('array-max-items 1');
    });
  }

  it('hold for a rule of the ruleset itself', async () => {
    expect(await lint('-r own.yaml --rule mine:info')).to.deep.equal(['mine 2']);
    expect(await lint('-r own.yaml --skip-rule mine')).to.deep.equal([]);
  });

  it('take the last word of several, and a severity of the command line before one of the project', async () => {
    expect(await lint('-r 2.2 --rule array-max-items:warn --rule array-max-items:hint')).to.include(
      'array-max-items 3',
    );
    expect(await lint('-r 2.2 --rule array-max-items:warn --skip-rule array-max-items')).to.deep.equal([]);
  });

  it('refuse an id that neither has', async () => {
    for (const ruleset of ['2.2', 'own.yaml', 'with-oas']) {
      const refused = {
        exit: 2,
        stderr: 'lintel: --rule: there is no rule "array-max-item"; did you mean "array-max-items"?\n',
      };
      expect(await lint(`-r ${ruleset} --rule array-max-item:warn`)).to.deep.equal(refused);
    }
  });
});

describe('changes of a ruleset of Lintel', () => {
  const ruleset = RULESETS['2.2'] as Ruleset;
  const severities = ({ rules }: Ruleset) =>
    Object.fromEntries(Object.entries(rules).map(([id, { severity }]) => [id, severity]));
  const change = (id: string, severity: RuleChange['severity'], onlyTightens = false): RuleChange => {
    return { id, severity, from: '.lintel.yaml:1:1', onlyTightens };
  };

  it('leave it as it is where there are none', () => {
    expect(changedRuleset(ruleset, [])).to.equal(ruleset);
  });

  it('turn rules off, add some, and give severities', () => {
    const before = severities(ruleset);
    const changes = [
      change('array-max-items', 'off'),
      change('array-min-items', 'hint'),
      change('enum-values', 'warn'),
    ];
    const { 'array-max-items': _off, ...left } = before;
    expect(severities(changedRuleset(ruleset, changes))).to.deep.equal({
      ...left,
      'array-min-items': 'hint',
      'enum-values': 'warn',
    });
    expect(severities(ruleset)).to.deep.equal(before);
  });

  it('that only tighten hold where they make a rule more severe', () => {
    const changed = (severity: RuleChange['severity'], id = 'array-max-items') =>
      severities(changedRuleset(ruleset, [change(id, severity, true)]))[id];
    for (const less of ['off', 'hint', 'warn', 'error'] as const) expect(changed(less), less).to.equal('error');
    expect(changed('hint', 'enum-values')).to.equal('hint');
    expect(changed('off', 'enum-values')).to.equal(undefined);
  });

  it('name a rule by a former id, too', () => {
    expect(severities(changedRuleset(ruleset, [change('enum-values-state', 'hint')]))).to.include({
      'enum-values': 'hint',
    });
  });

  it('are refused for an id that there is not, with where it stands', () => {
    expect(() => changedRuleset(ruleset, [change('array-max-item', 'off')])).to.throw(
      UsageError,
      /^\.lintel\.yaml:1:1: there is no rule "array-max-item"; did you mean "array-max-items"\?$/,
    );
    expect(() => changedRuleset(ruleset, [change('nothing-like-it-at-all', 'off')])).to.throw(
      UsageError,
      /^\.lintel\.yaml:1:1: there is no rule "nothing-like-it-at-all"; see `lintel rules` for the rules$/,
    );
  });
});

describe('changes of a ruleset of Spectral', () => {
  const mine = { given: '$', then: { function: () => undefined } };
  const off: RuleChange = { id: 'mine', severity: 'off', from: '--skip-rule' };
  const changed = (definition: object, ...changes: readonly RuleChange[]) =>
    changedDefinition(definition as RulesetDefinition, changes);

  it('leave it as it is where there are none', () => {
    const definition = { rules: { mine } };
    expect(changed(definition)).to.equal(definition);
  });

  it('give a severity to a rule that it has, extends, or may have of Lintel', () => {
    const definition = { extends: [{ rules: { theirs: mine } }], rules: { mine, other: 'warn' } };
    const change = (id: string): RuleChange => ({ id, severity: 'hint', from: '--rule' });
    expect(changed(definition, change('mine'), change('theirs'), change('array-max-items'))).to.deep.equal({
      extends: [{ rules: { theirs: mine } }],
      rules: {
        mine: { ...mine, severity: 'hint' },
        other: 'warn',
        theirs: 'hint',
        'array-max-items': { ...RULES['array-max-items'], severity: 'hint' },
      },
    });
  });

  it('hold against its overrides, and against those of what it extends', () => {
    const overrides = [
      { files: ['a.yaml'], rules: { mine: 'warn', other: 'warn' } },
      { files: ['b.yaml'], rules: { mine: 'warn' } },
      { files: ['c.yaml'], extends: 'lintel', rules: { mine: 'warn' } },
      { files: ['d.yaml'], rules: { other: 'warn' } },
      { files: ['e.yaml'], rules: {} },
    ];
    const left = [
      { files: ['a.yaml'], rules: { other: 'warn' } },
      { files: ['c.yaml'], extends: 'lintel' },
      { files: ['d.yaml'], rules: { other: 'warn' } },
      { files: ['e.yaml'], rules: {} },
    ];
    const only = { rules: { other: mine }, overrides: [{ files: ['b.yaml'], rules: { mine: 'warn' } }] };
    expect(
      changed({ extends: ['lintel', [{ overrides }, 'off'], only], rules: { mine }, overrides }, off),
    ).to.deep.equal({
      extends: ['lintel', [{ overrides: left }, 'off'], { rules: { other: mine } }],
      rules: { mine: { ...mine, severity: 'off' } },
      overrides: left,
    });
  });

  it('that only tighten hold where they make a rule more severe than it is', () => {
    const definition = { rules: { mine } };
    const tightened = (severity: RuleChange['severity']) =>
      changedDefinition(
        definition as never,
        [{ ...off, severity, onlyTightens: true }],
        (id) => ({ mine: 'warn' as const })[id],
      );
    for (const less of ['off', 'hint', 'warn'] as const) expect(tightened(less), less).to.equal(definition);
    expect(tightened('error')).to.deep.equal({ rules: { mine: { ...mine, severity: 'error' } } });
  });
});
