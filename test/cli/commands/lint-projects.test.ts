import { spawnSync } from 'node:child_process';
import { expect } from 'chai';
import { built } from '../../support/built-command.ts';
import { runCli } from '../../support/run-cli.ts';
import { SHOP } from '../../support/shop.ts';
import { TemporaryFolder } from '../../support/temporary-folder.ts';

/** A JSON report, as `FILE CODE SEVERITY`. */
function shortened(stdout: string): string[] {
  const findings = JSON.parse(stdout) as { source: string; code: string; severity: number }[];
  return findings.map(({ source, code, severity }) => `${source.replace(/.*\//, '')} ${code} ${severity}`);
}

describe('lint in a repository of several projects', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = new TemporaryFolder();
    folder.write('billing/.lintel.yaml', 'ruleset: "2.2"\nrules: { array-max-items: hint, array-min-items: off }\n');
    folder.write('billing/v1/billing.yaml', SHOP);
    folder.write('shop/.lintel.yaml', 'ruleset: own.yaml\nfailSeverity: warn\nbaseline: known.json\n');
    folder.write(
      'shop/own.yaml',
      'extends: lintel/2.2\nrules: { array-max-items: warn, array-min-items: off }\naliases: {}\n',
    );
    folder.write('shop/shop.yaml', SHOP);
    folder.write('shop/more.yaml', SHOP);
  });
  afterEach(() => folder.remove());

  const cli = (line: string) => runCli(line.split(' '), { cwd: folder.path });
  const BY_PROJECT = ['billing.yaml array-max-items 3', 'more.yaml array-max-items 1', 'shop.yaml array-max-items 1'];

  it('lints each file by the ruleset of its project, with the severities of its project', async () => {
    folder.write('shop/known.json', '');
    const { exit, stdout, stderr } = await cli('lint billing shop --no-baseline -f json');
    expect(stderr).to.equal('');
    expect(shortened(stdout)).to.deep.equal(BY_PROJECT);
    expect(exit).to.equal(1);
    expect((await cli('lint billing -f json')).exit).to.equal(0);
  });

  it('lints the same in several threads, with a cache and without', () => {
    const lint = (...args: string[]) => {
      const command = [built('cli/main.cjs'), 'lint', 'billing', 'shop', '--no-baseline', '-f', 'json', ...args];
      return spawnSync(process.execPath, command, { cwd: folder.path, encoding: 'utf8' }).stdout;
    };
    for (const args of [['--threads', '3'], ['--cache'], ['--cache', '--threads', '2']]) {
      expect(shortened(lint(...args)), args.join(' ')).to.deep.equal(BY_PROJECT);
    }
  });

  it('keeps an outcome only as long as the settings of its project stay the same', async () => {
    const lint = async () => shortened((await cli('lint billing --cache -f json')).stdout);
    expect(await lint()).to.deep.equal(['billing.yaml array-max-items 3']);
    folder.write('billing/.lintel.yaml', 'ruleset: "2.2"\nrules: { array-max-items: error }\n');
    expect(await lint()).to.deep.equal(['billing.yaml array-max-items 0']);
    folder.write(
      'billing/.lintel.yaml',
      '# moved\nruleset: "2.2"\nrules: { array-max-items: off, array-min-items: off }\n',
    );
    expect(await lint()).to.deep.equal([]);
  });

  it('takes the baseline of each project, and fails by what is new in it', async () => {
    await runCli(['baseline', '.'], { cwd: `${folder.path}/shop` });
    const { exit, stdout } = await cli('lint billing shop');
    expect(stdout).to.include('2 findings not shown because of the baseline shop/known.json');
    expect(stdout).to.include('1 hint)');
    expect(exit).to.equal(0);
    folder.write('shop/new.yaml', SHOP);
    expect((await cli('lint billing shop')).exit).to.equal(1);
  });

  it('records nothing where lint would not look', async () => {
    const { exit, stderr } = await cli('baseline billing shop');
    expect({ exit, stderr }).to.deep.equal({
      exit: 2,
      stderr:
        'lintel: the baseline for shop/more.yaml is shop/known.json (shop/.lintel.yaml:3:1), so another one would not be looked at; write -o shop/known.json for the files of that project, and leave them out here\n',
    });
    expect((await cli('baseline shop -o shop/known.json')).exit).to.equal(0);
    folder.write('billing/.lintel.yaml', 'baseline: false\n');
    expect((await cli('baseline billing')).stderr).to.include(
      'a project without a baseline (billing/.lintel.yaml:1:1)',
    );
  });

  it('counts warnings by project, and with the option those of the run', async () => {
    folder.write(
      'billing/.lintel.yaml',
      'ruleset: "2.2"\nrules: { array-max-items: warn, array-min-items: off }\nmaxWarnings: 0\n',
    );
    folder.write('shop/.lintel.yaml', 'ruleset: own.yaml\nmaxWarnings: 2\n');
    const { exit, stderr } = await cli('lint billing shop -f json');
    expect({ exit, stderr }).to.deep.equal({
      exit: 1,
      stderr: 'lintel: 1 warning, and at most 0 are allowed (billing/.lintel.yaml:3:1)\n',
    });
    expect((await cli('lint billing shop -f json --max-warnings 3')).exit).to.equal(0);
    expect((await cli('lint billing shop -f json --max-warnings 2')).stderr).to.equal(
      'lintel: 3 warnings, and at most 2 are allowed (--max-warnings)\n',
    );
  });

  it('gives shards that merge to the report of the whole', async () => {
    for (const shard of ['1/2', '2/2']) {
      await cli(`lint billing shop --no-baseline --shard ${shard} -f sarif -o ${shard[0]}.sarif`);
    }
    const merged = await cli('merge 1.sarif 2.sarif -f sarif');
    expect(merged.stdout, merged.stderr).to.equal((await cli('lint billing shop --no-baseline -f sarif')).stdout);
  });

  it('leaves out what the project of a file ignores, also where it is named', async () => {
    folder.write('shop/.lintel.yaml', 'ruleset: own.yaml\nignore: [more.yaml]\n');
    expect(shortened((await cli('lint shop billing/v1/billing.yaml -f json')).stdout)).to.deep.equal([
      'shop.yaml array-max-items 1',
      'billing.yaml array-max-items 3',
    ]);
    const { exit, stderr } = await cli('lint shop/more.yaml');
    expect(exit).to.equal(2);
    expect(stderr).to.include('it is left out by --ignore, a !pattern, .lintelignore or .lintel.yaml');
  });

  it('lints from a folder within a project what the project says', async () => {
    folder.write('shop/.lintel.yaml', 'files: [shop.yaml]\nruleset: own.yaml\n');
    folder.write('.git/HEAD', '');
    folder.write('shop/deep/.keep', '');
    const { stdout } = await runCli(['lint', '-f', 'json'], { cwd: `${folder.path}/shop/deep` });
    expect(shortened(stdout)).to.deep.equal(['shop.yaml array-max-items 1']);
  });

  it('says for programs what holds, and from where', async () => {
    const { stdout } = await cli('lint --print-config shop/shop.yaml -f json --skip-rule array-min-items');
    const { file, project, settings } = JSON.parse(stdout);
    expect({ file, project }).to.deep.equal({ file: 'shop/shop.yaml', project: 'shop/.lintel.yaml' });
    expect(settings.ruleset).to.deep.equal({ value: 'shop/own.yaml', from: 'shop/.lintel.yaml:1:1' });
    expect(settings.baseline).to.deep.equal({ value: 'shop/known.json', from: 'shop/.lintel.yaml:3:1' });
    expect(settings['rules.array-min-items']).to.deep.equal({ value: 'off', from: '--skip-rule' });
  });
});

describe('lint --only', () => {
  let folder: TemporaryFolder;
  before(() => {
    folder = new TemporaryFolder();
    folder.write('shop.yaml', `${SHOP}    Count: { type: integer }\n    Name: { type: string }\n`);
  });
  after(() => folder.remove());

  const codes = async (line: string) => {
    const { stdout } = await runCli(['lint', 'shop.yaml', '-f', 'json', ...line.split(' ')], { cwd: folder.path });
    return [...new Set((JSON.parse(stdout) as { code: string }[]).map(({ code }) => code))].toSorted();
  };

  it('shows what all rules together find of the ones that are named', async () => {
    const all = await codes('-r 2.2');
    expect(all).to.include.members(['array-max-items', 'integer-bounds']);
    expect(await codes('-r 2.2 --only array-max-items')).to.deep.equal(['array-max-items']);
    expect(await codes('-r 2.2 --only array-max-items,integer-bounds')).to.deep.equal([
      'array-max-items',
      'integer-bounds',
    ]);
    expect(await codes('-r 2.2 --only array-max-items --only integer-bounds')).to.have.length(2);
    // It yields to array-max-items, which runs as well.
    expect(await codes('-r 2.2 --only array-min-items')).to.deep.equal([]);
    expect(await codes('-r 2.2 --skip-rule array-max-items --only array-min-items')).to.deep.equal(['array-min-items']);
  });

  it('takes the former id of a rule', async () => {
    expect(await codes('-r 2.1 --only enum-values-pattern')).to.deep.equal([]);
    folder.write('shop.yaml', `${SHOP}    State: { type: string, enum: [on, off] }\n    Count: { type: integer }\n`);
    expect(await codes('-r 2.1 --only enum-values-pattern')).to.deep.equal(['enum-values']);
  });

  it('takes statements, which another rule may report for the same cause, and sections', async () => {
    expect(await codes('-r 2.2 --only 2.2/array-min-items')).to.deep.equal(['array-max-items']);
    expect(await codes('-r all --only 2.2')).to.deep.equal(await codes('-r 2.2'));
    expect(await codes('-r all --only 4')).to.not.include('array-max-items');
  });

  it('is followed by the exit code and by every report', async () => {
    const lint = (line: string) => runCli(['lint', 'shop.yaml', '-r', '2.2', ...line.split(' ')], { cwd: folder.path });
    expect((await lint('--only array-min-items')).exit).to.equal(0);
    for (const format of ['sarif', 'junit', 'gitlab', 'github-actions', 'markdown', 'stylish', 'text']) {
      const { stdout, exit } = await lint(`--only integer-bounds -f ${format}`);
      expect(stdout, format).to.include('integer-bounds').and.not.include('has no minItems');
      expect(exit, format).to.equal(1);
    }
  });
});
