import { expect } from 'chai';
import { RULESETS } from '../../../rulesets/index.ts';
import { runCli } from '../support/run-cli.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

describe('lintel rules', () => {
  const rules = (...args: string[]) => runCli(['rules', ...args], { cwd: '.' });

  it('lists every rule in JSON', async () => {
    const { exit, stdout, stderr } = await rules('--format', 'json');
    const listed = JSON.parse(stdout) as Record<string, unknown>[];
    expect([exit, stderr]).to.deep.equal([0, '']);
    expect(listed.map(({ id }) => id)).to.deep.equal(Object.keys(RULESETS['design-review']?.rules ?? {}));
    for (const rule of listed) {
      const keys = ['id', 'statements', 'severity', 'summary', 'section', 'rulesets', 'documentationUrl'];
      expect(Object.keys(rule)).to.deep.equal(keys);
    }
    const rule = listed.find(({ id }) => id === 'array-max-items');
    expect(rule).to.deep.include({ statements: ['2.2/array-max-items'], severity: 'error', section: '2.2' });
    expect(rule?.rulesets).to.have.members(['recommended', 'all', 'design-review', '2.2']);
  });

  it('lists the rules of one ruleset in a table', async () => {
    const { stdout } = await rules('--ruleset', 'x-lintel');
    const [title, ...lines] = stdout.trimEnd().split('\n');
    expect(title).to.match(/^rule +section +severity +summary$/);
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
      { id: 'mine', statements: [], severity: 'info', summary: 'd', section: '', rulesets: [], documentationUrl: null },
    ]);
  });

  it('knows no other format', async () => {
    const { exit, stderr } = await rules('--format', 'yaml');
    expect([exit, stderr]).to.deep.equal([
      2,
      'lintel: there is no format "yaml" among table, json; choose one of these\n',
    ]);
  });
});
