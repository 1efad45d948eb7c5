import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { globSync } from 'tinyglobby';
import { FORMATS } from '../reports/formats.ts';
import { addressesIn, doubtful } from './support/addresses.ts';
import { catalogueSite } from './support/catalogue-site.ts';
import { runCli } from './support/run-cli.ts';
import { SHOP } from './support/shop.ts';
import { TemporaryFolder } from './support/temporary-folder.ts';

/**
 * Addresses that reports name for what they are: the schema of SARIF, and what the page of Spectral's HTML report is
 * made with.
 */
const OF_FORMATS = /^https:\/\/(json\.schemastore\.org|stoplight\.io)\//;

/** The formats in which a finding says where more is said of its rule. */
const WITH_MORE = ['sarif', 'junit', 'github-actions', 'markdown', 'html'] as const;

describe('the address of the documentation', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = new TemporaryFolder();
    folder.write('shop.yaml', SHOP);
  });
  afterEach(() => folder.remove());

  const run = (argv: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    runCli(argv, { cwd: folder.path, env });
  const lint = async (format: string, env = {}) =>
    (await run(['lint', 'shop.yaml', '-r', '2.2', '-f', format], env)).stdout;

  for (const format of FORMATS) {
    it(`is in no report in ${format} as long as there is none`, async () => {
      const text = await lint(format);
      expect(text).to.include('minItems');
      expect(addressesIn(text).filter((address) => !OF_FORMATS.test(address))).to.deep.equal([]);
    });
  }

  for (const format of WITH_MORE) {
    it(`gives way in ${format} to the command that explains a rule`, async () => {
      expect(await lint(format)).to.match(/lintel explain (array-max-items|CODE)/);
      const linked = await lint(format, { LINTEL_DOCUMENTATION_URL: 'https://docs.example/api' });
      expect(linked).to.include('https://docs.example/api/rules/array-max-items/').and.not.include('lintel explain');
    });
  }

  it('is left out where SARIF wants one', async () => {
    const { helpUri, help } = JSON.parse(await lint('sarif')).runs[0].tool.driver.rules[0];
    expect(helpUri).to.equal(undefined);
    expect(help.text).to.include('More: lintel explain ');
  });

  it('is that of .lintel.yaml, or before it that of the environment', async () => {
    folder.write('.lintel.yaml', 'documentationUrl: https://project.example/\n');
    const asked = ['rules', '--statement', '2.1/no-null', '-f', 'json'];
    const address = async (env = {}) => JSON.parse((await run(asked, env)).stdout)[0].documentationUrl;
    expect(await address()).to.equal('https://project.example/rules/no-null/');
    expect(await address({ LINTEL_DOCUMENTATION_URL: 'https://build.example' })).to.equal(
      'https://build.example/rules/no-null/',
    );
    const { stdout } = await run(['explain', 'no-null']);
    expect(stdout).to.include('https://project.example/rules/no-null/');
  });

  it('is refused in one sentence where it is none', async () => {
    const { exit, stderr } = await run(['rules'], { LINTEL_DOCUMENTATION_URL: 'docs' });
    expect({ exit, stderr }).to.deep.equal({
      exit: 2,
      stderr: 'lintel: the address "docs" (LINTEL_DOCUMENTATION_URL) is none; write one that begins with https://\n',
    });
  });

  it('survives lintel merge, and so does its absence', async () => {
    for (const env of [{}, { LINTEL_DOCUMENTATION_URL: 'https://docs.example' }]) {
      for (const format of ['sarif', 'junit']) {
        const text = await lint(format, env);
        folder.write(`report.${format}`, text);
        const merged = await run(['merge', `report.${format}`, '-f', format]);
        expect(merged.stdout, merged.stderr).to.equal(text);
      }
    }
  });

  it('is what a ruleset file says of the rules that it names, in both engines', async () => {
    const ruleset = `extends: lintel/2.2
documentationUrl: https://docs.example/rules.html
rules: { array-max-items: warn }
`;
    folder.write('plain.yaml', ruleset);
    folder.write('full.yaml', `${ruleset}aliases: {}\n`);
    for (const ruleset of ['plain.yaml', 'full.yaml']) {
      const { stdout } = await run(['lint', 'shop.yaml', '-r', ruleset, '-f', 'text']);
      expect(stdout, ruleset).to.include('https://docs.example/rules.html#array-max-items');
    }
  });

  it('is in the reports of diff and verify as well', async () => {
    const env = { LINTEL_DOCUMENTATION_URL: 'https://docs.example/api' };
    const get = "get: { responses: { '200': { description: Orders. } } }";
    const remove = "delete: { responses: { '204': { description: Gone. } } }";
    folder.write('shop.yaml', SHOP.replace('paths: {}', `paths: { /v1/shop/orders: { ${get}, ${remove} } }`));
    folder.write('later.yaml', SHOP.replace('paths: {}', `paths: { /v1/shop/orders: { ${get} } }`));
    const exchange = {
      request: { method: 'GET', url: 'https://api.example.com/v1/shop/orders' },
      response: { status: 200, body: [] },
    };
    folder.write('traffic.ndjson', `${JSON.stringify(exchange)}\n`);
    for (const command of [
      ['diff', 'shop.yaml', 'later.yaml'],
      ['verify', 'traffic.ndjson'],
    ]) {
      const { stdout, stderr } = await run([...command, '-f', 'sarif'], env);
      const [{ tool, results }] = JSON.parse(stdout).runs;
      expect(results, stderr).to.have.length.above(0);
      const addresses = tool.driver.rules.map(({ helpUri }: { helpUri: string }) => helpUri);
      expect(addresses).to.include(`https://docs.example/api/rules/${results[0].ruleId}/`);
      expect((await run([...command, '-f', 'junit'], env)).stdout).to.include('https://docs.example/api/rules/');
    }
  });

  it('is in no page of the catalogue and no review', async () => {
    const { path } = await catalogueSite();
    for (const name of globSync('**/*.html', { cwd: path })) {
      expect(doubtful(readFileSync(join(path, name), 'utf8')), name).to.deep.equal([]);
    }
    for (const format of ['html', 'markdown', 'json']) {
      const { stdout } = await run(['review', 'shop.yaml', '-f', format]);
      expect(stdout).to.include('array-max-items');
      expect(doubtful(stdout), format).to.deep.equal([]);
    }
  });

  it('is in no file for people or programs beside the code', () => {
    const files = globSync([
      '*.{md,yml,json}',
      '.pre-commit-hooks.yaml',
      'docs/**/*.md',
      'templates/**',
      '.github/**',
      'spec/*.{json,yaml}',
    ]);
    expect(files).to.include.members(['README.md', 'action.yml', 'spec/x-lintel.schema.json']);
    for (const name of files) expect(doubtful(readFileSync(name, 'utf8')), name).to.deep.equal([]);
  });
});
