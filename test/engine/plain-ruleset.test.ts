import { expect } from 'chai';
import { plainRuleset } from '../../engine/plain-ruleset.ts';
import { RULES } from '../../rules/index.generated.ts';
import { RULESETS } from '../../rulesets/index.ts';
import { runCli } from '../support/run-cli.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

describe('a ruleset file that only chooses among the rules', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = new TemporaryFolder();
  });
  afterEach(() => {
    folder.remove();
  });

  const severities = (text: string, name = 'rules.yaml'): Record<string, string> | null => {
    folder.write(name, text);
    const ruleset = plainRuleset(name, folder.path);
    return ruleset && Object.fromEntries(Object.entries(ruleset.rules).map(([id, { severity }]) => [id, severity]));
  };
  const idsOf = (name: string) => Object.keys(RULESETS[name]?.rules ?? {});

  it('means what Spectral takes it for', () => {
    expect(Object.keys(severities('extends: lintel') ?? {})).to.not.include('array-min-items-above-one');
    expect(severities('extends: [[lintel, all]]')).to.have.all.keys(idsOf('all'));
    expect(severities('extends: [lintel/2.1, [lintel/2.3, all]]')).to.have.all.keys([...idsOf('2.1'), ...idsOf('2.3')]);
    expect(severities('{"extends": ["lintel/design-review"]}', 'rules.json')).to.have.all.keys(Object.keys(RULES));
    const chosen =
      'extends: [[lintel, off]]\nrules: { array-max-items: true, array-min-items: info, array-names: off }';
    expect(severities(chosen)).to.deep.equal({ 'array-max-items': 'error', 'array-min-items': 'info' });
  });

  const others: Readonly<Record<string, string>> = {
    'another ruleset': 'extends: [lintel, spectral:oas]',
    'a file': 'extends: ./base.yaml',
    'a name that there is not': 'extends: lintel/nothing',
    'a rule of its own': 'extends: lintel\nrules: { own: { given: $, then: { function: truthy } } }',
    'a rule that there is not': 'extends: lintel\nrules: { array-max-item: off }',
    'a severity that there is not': 'extends: lintel\nrules: { array-max-items: eror }',
    overrides: 'extends: lintel\noverrides: []',
    'rules that two of them have': 'extends: [lintel, lintel/2.2]',
    'nothing to extend': 'rules: {}',
    'broken YAML': 'extends: lintel\nrules: { a: b: c }',
  };
  for (const [what, text] of Object.entries(others)) {
    it(`leaves ${what} to spectral-core`, () => {
      expect(severities(text)).to.equal(null);
    });
  }

  it('finds the same on both ways', async () => {
    const plain =
      'extends: [[lintel, all]]\nrules: { array-max-items: info, array-names: error, array-min-items: off }\n';
    folder.write('plain.yaml', plain);
    folder.write('other.yaml', `${plain}aliases: { A: [$] }\n`);
    folder.write(
      'openapi.yaml',
      'openapi: 3.0.3\ncomponents:\n  schemas:\n    A: { type: object, properties: { item: { type: array, minItems: 3 } } }\n',
    );
    const [one, other] = await Promise.all(
      ['plain.yaml', 'other.yaml'].map((name) =>
        runCli(['lint', 'openapi.yaml', '-f', 'json', '-r', name], { cwd: folder.path }),
      ),
    );
    expect(JSON.parse(one?.stdout ?? '')).not.to.have.length(0);
    expect(one).to.deep.equal(other);
  });
});
