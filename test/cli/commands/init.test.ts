import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { validateWorkflow } from '@action-validator/core';
import { expect } from 'chai';
import { parse } from 'yaml';
import { RULESETS } from '../../../rulesets/index.ts';
import { runCli } from '../../support/run-cli.ts';
import { TemporaryFolder } from '../../support/temporary-folder.ts';

const DESCRIPTION = `openapi: 3.1.1
jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema
info: { title: Orders, version: 1.0.0 }
paths: {}
components:
  schemas:
    Orders: { type: array, minItems: 0, maxItems: 50000, items: { type: boolean } }
`;

describe('lintel init', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = new TemporaryFolder();
    folder.write('openapi.yaml', DESCRIPTION);
  });
  afterEach(() => folder.remove());

  const init = (line = '', more: { stdin?: string; terminal?: boolean } = {}) =>
    runCli(['init', ...line.split(' ').filter(Boolean)], { cwd: folder.path, ...more });
  const text = (name: string) => readFileSync(join(folder.path, name), 'utf8');
  const names = () => readdirSync(folder.path).sort();

  it('writes a ruleset file, shows it, and asks nothing where nobody sits', async () => {
    const { exit, stdout, stderr } = await init();
    expect({ exit, stderr }).to.deep.equal({ exit: 0, stderr: '' });
    expect(text('.spectral.yaml')).to.equal('extends: lintel\n');
    expect(stdout).to.equal('Wrote .spectral.yaml:\n\n  extends: lintel\n\nNext: npx lintel lint .\n');
    expect(names()).to.deep.equal(['.spectral.yaml', 'openapi.yaml']);
  });

  it('shows the next command as a shell takes it', async () => {
    const { stdout } = await runCli(['init', 'my api.yaml', 'b.yaml'], { cwd: folder.path });
    expect(stdout).to.match(/\nNext: npx lintel lint 'my api\.yaml' b\.yaml\n$/);
  });

  it('writes rulesets that lint', async () => {
    for (const name of [...Object.keys(RULESETS), 'with-oas']) {
      const own = new TemporaryFolder();
      try {
        own.write('openapi.yaml', DESCRIPTION);
        await runCli(['init', '--ruleset', name], { cwd: own.path });
        const byFile = await runCli(['lint', 'openapi.yaml', '--format', 'json'], { cwd: own.path });
        const byName = await runCli(['lint', 'openapi.yaml', '--format', 'json', '--ruleset', name], { cwd: own.path });
        expect({ name, ...byFile }).to.deep.equal({ name, ...byName });
      } finally {
        own.remove();
      }
    }
  });

  it('says which files are not there yet, and sets them up', async () => {
    const { exit, stdout } = await init('nothing.yaml api/*.yaml');
    expect(exit).to.equal(0);
    expect(stdout).to.include('nothing.yaml is not there yet: until it is, checks end with exit code 2.\n');
    expect(stdout).to.include('Wrote .lintel.yaml:\n');
    expect((await init('one.yaml two.yaml')).stdout).to.include(
      'one.yaml, two.yaml are not there yet: until they are,',
    );
  });

  it('overwrites nothing, and says what is missing', async () => {
    folder.write('.spectral.yml', 'extends: spectral:oas\n');
    folder.write('.gitlab-ci.yml', 'stages: [test]\n');
    folder.write('.pre-commit-config.yaml', 'repos: [{ repo: local, hooks: [{ id: lintel }] }]\n');
    folder.write('.github/workflows/lintel.yml', '');
    folder.write('lintel-baseline.json', 'mine');
    const before = names();
    const { exit, stdout } = await init('--ci github,gitlab,pre-commit --baseline');
    expect(exit).to.equal(0);
    expect(stdout).to.include('.spectral.yml exists and stays as it is. Add to it:\n\n  extends: lintel\n');
    expect(stdout).to.include('.gitlab-ci.yml exists and stays as it is. Add to it:\n\n  include:\n');
    expect(stdout).to.include('.pre-commit-config.yaml exists and stays as it is.\n\n');
    expect(stdout).to.include('lintel-baseline.json exists and stays as it is.\n');
    expect(names()).to.deep.equal([...before, '.gitlab'].toSorted());
    expect(text('.spectral.yml')).to.equal('extends: spectral:oas\n');
    expect(text('.github/workflows/lintel.yml') + text('lintel-baseline.json')).to.equal('mine');
  });

  it('changes nothing the second time', async () => {
    await init('--ci github --ci gitlab,pre-commit --baseline');
    const before = names().map((name) =>
      name.includes('.') && !existsSync(join(folder.path, name, '.')) ? text(name) : name,
    );
    const { exit, stdout } = await init('--ci github --ci gitlab,pre-commit --baseline');
    expect(exit).to.equal(0);
    expect(stdout).to.not.include('Wrote').and.to.not.include('Add to it');
    const after = names().map((name) =>
      name.includes('.') && !existsSync(join(folder.path, name, '.')) ? text(name) : name,
    );
    expect(after).to.deep.equal(before);
  });

  it('leaves a ruleset of a folder above in place', async () => {
    folder.write('.git/HEAD', '');
    folder.write('.spectral.yaml', 'extends: lintel/all\n');
    folder.write('api/.keep', '');
    const { stdout } = await runCli(['init'], { cwd: join(folder.path, 'api') });
    expect(stdout).to.include('../.spectral.yaml exists and stays as it is.\n');
    expect(existsSync(join(folder.path, 'api/.spectral.yaml'))).to.equal(false);
  });

  it('writes nothing with --dry-run', async () => {
    const { stdout } = await init('--ci github,gitlab,pre-commit --baseline --dry-run');
    for (const name of [
      '.spectral.yaml',
      '.github/workflows/lintel.yml',
      '.gitlab-ci.yml',
      '.pre-commit-config.yaml',
    ]) {
      expect(stdout).to.include(`Would write ${name}:\n`);
    }
    expect(stdout).to.include("Would record today's findings in lintel-baseline.json.");
    expect(names()).to.deep.equal(['openapi.yaml']);
  });

  it('writes files for CI that are valid', async () => {
    await runCli(['init', "it's.yaml", 'a b.yaml', '--ci', 'github,gitlab,pre-commit'], { cwd: folder.path });
    const workflow = text('.github/workflows/lintel.yml');
    expect(validateWorkflow(workflow).errors).to.deep.equal([]);
    expect(workflow).to.include(`-- 'it'\\''s.yaml' 'a b.yaml' || code=$?\n`);
    expect(parse(text('.gitlab-ci.yml')).include).to.deep.equal([{ local: '.gitlab/lintel.yml' }]);
    expect(parse(text('.gitlab/lintel.yml')).lintel.before_script).to.deep.equal(['npm ci']);
    const [{ hooks }] = parse(text('.pre-commit-config.yaml')).repos;
    expect(hooks[0].args).to.deep.equal(["it's.yaml", 'a b.yaml']);
  });

  it('judges recorded traffic in CI on request', async () => {
    await init('--ci github,gitlab --traffic recordings/*.har --traffic b.ndjson');
    const workflow = text('.github/workflows/lintel.yml');
    expect(validateWorkflow(workflow).errors).to.deep.equal([]);
    expect(workflow).to.include(`npx --no lintel verify -- 'recordings/*.har' b.ndjson || code=$?\n`);
    expect(parse(text('.gitlab-ci.yml')).variables).to.deep.equal({ LINTEL_TRAFFIC: 'recordings/*.har b.ndjson' });
    const { exit, stderr } = await init('--ci pre-commit --traffic a.har');
    expect({ exit, stderr }).to.deep.equal({
      exit: 2,
      stderr: 'lintel: --traffic is judged in CI; say where with --ci github or --ci gitlab\n',
    });
  });

  it('writes a workflow for the branch of the repository, that runs what is installed and reports SARIF and a summary', async () => {
    const git = (...args: string[]) => spawnSync('git', args, { cwd: folder.path });
    git('init', '-q', '--initial-branch=trunk/next');
    folder.write('pnpm-lock.yaml', '');
    const { stdout } = await init('--ci github,gitlab');
    const workflow = text('.github/workflows/lintel.yml');
    const { on, jobs } = parse(workflow);
    expect(on.push.branches).to.deep.equal(['trunk/next']);
    const steps = jobs.lintel.steps as { run?: string; uses?: string }[];
    const installation = 'corepack enable && pnpm install --frozen-lockfile';
    expect(steps.flatMap(({ run }) => run ?? [])[0]).to.equal(installation);
    expect(parse(text('.gitlab/lintel.yml')).lintel.before_script).to.deep.equal([installation]);
    expect(workflow).to.include('npx --no lintel lint ').and.to.include('upload-sarif').and.to.include('STEP_SUMMARY');
    const version = JSON.parse(readFileSync('package.json', 'utf8')).version as string;
    expect(stdout).to.include(
      `Before the checks run: npm install --save-dev --save-exact lintel@${version}, and commit`,
    );
    git('-c', 'user.name=T', '-c', 'user.email=t@example.com', 'commit', '-q', '--allow-empty', '-m', 'x');
    git('update-ref', 'refs/remotes/origin/stable', 'HEAD');
    git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/stable');
    folder.write('package.json', '{ "devDependencies": { "lintel": "0.1.0" } }');
    const again = await init('--ci github --dry-run');
    expect(again.stdout).to.not.include('npm install');
    rmSync(join(folder.path, '.github'), { recursive: true });
    expect((await init('--ci github --dry-run')).stdout).to.include('branches: ["stable"]');
  });

  it('writes .lintel.yaml where only some files are to be linted', async () => {
    folder.write('other.yaml', DESCRIPTION);
    await init('openapi.yaml');
    expect(parse(text('.lintel.yaml'))).to.deep.equal({ files: ['openapi.yaml'] });
    const { stdout } = await runCli(['lint', '-f', 'json'], { cwd: folder.path });
    const sources = (JSON.parse(stdout) as { source: string }[]).map(({ source }) => source);
    expect(new Set(sources)).to.deep.equal(new Set([join(folder.path, 'openapi.yaml')]));
  });

  it('writes what fixes write, with --defaults, as a file that holds', async () => {
    const { exit, stdout } = await init('--defaults openapi.yaml');
    expect(exit).to.equal(0);
    expect(stdout).to.include('Wrote .lintel.yaml');
    const { files, defaults } = parse(text('.lintel.yaml'));
    expect(files).to.deep.equal(['openapi.yaml']);
    expect(defaults).to.have.all.keys('array', 'integer', 'paging', 'string');
    expect((await runCli(['lint', '--print-config'], { cwd: folder.path })).stdout).to.match(
      /^defaults: \{ array: .*:\d+:\d+$/m,
    );
    expect((await init('--defaults openapi.yaml')).stdout).to.include('.lintel.yaml exists and stays as it is.\n');
  });

  it('shows the defaults that a file lacks', async () => {
    folder.write('.lintel.yaml', 'ruleset: all\n');
    const { stdout } = await init('--defaults');
    expect(stdout).to.match(
      /\.lintel\.yaml exists and stays as it is\. Add to it:\n\n {2}# What [\s\S]*\n {2}defaults:\n/,
    );
    expect(text('.lintel.yaml')).to.equal('ruleset: all\n');
  });

  it('records a baseline, after which nothing is new', async () => {
    const { exit, stdout } = await init('--baseline openapi.yaml');
    expect(exit).to.equal(0);
    expect(stdout).to.include('Recorded 1 finding of 1 file in lintel-baseline.json\n');
    expect((await runCli(['lint', 'openapi.yaml'], { cwd: folder.path })).exit).to.equal(0);
  });

  it('fails where the baseline cannot be recorded', async () => {
    const { exit, stdout } = await init('--baseline nowhere.yaml');
    expect(exit).to.equal(2);
    expect(stdout).to.not.include('Next:');
  });

  it('asks on a terminal for what no option says', async () => {
    const { exit, stderr } = await init('', { terminal: true, stdin: 'al\nall\ngithub, gitlab\ny\n' });
    expect(exit).to.equal(0);
    expect(stderr).to.match(/^Which ruleset\?.*\[recommended\] there is no ruleset "al" among .*\nWhich ruleset\?/);
    expect(text('.spectral.yaml')).to.equal('extends: [[lintel, all]]\n');
    expect(names()).to.include.members(['.github', '.gitlab', 'lintel-baseline.json']);
  });

  it('offers what the repository uses already, and takes empty answers', async () => {
    folder.write('.gitlab-ci.yml', '');
    const { stderr } = await init('--ruleset recommended', { terminal: true, stdin: '\n\n' });
    expect(stderr).to.include('or none [gitlab] ').and.to.not.include('Which ruleset');
    expect(names()).to.deep.equal(['.gitlab', '.gitlab-ci.yml', '.spectral.yaml', 'openapi.yaml']);
  });

  it('asks nothing with --yes', async () => {
    expect(await init('--yes', { terminal: true })).to.deep.include({ exit: 0, stderr: '' });
  });

  it('writes nothing when the answers end', async () => {
    const { exit, stderr } = await init('', { terminal: true, stdin: 'all\n' });
    expect(exit).to.equal(2);
    expect(stderr).to.include('lintel: the questions were not answered, so nothing was written\n');
    expect(names()).to.deep.equal(['openapi.yaml']);
  });

  it('refuses what it cannot set up', async () => {
    folder.write('.git/HEAD', '');
    folder.write('api/.keep', '');
    const inFolder = await runCli(['init', '--ci', 'github'], { cwd: join(folder.path, 'api') });
    expect(inFolder.stderr).to.match(/^lintel: files for CI belong into the root of the repository; run this in /);
    for (const line of ['--ci jenkins', '--ruleset mine.yaml', '-']) expect((await init(line)).exit, line).to.equal(2);
    folder.write('.github', 'a file');
    const { exit, stderr } = await init('--ci github');
    expect(exit).to.equal(2);
    expect(stderr).to.match(/^lintel: \.github\/workflows\/lintel\.yml cannot be written \(.+\); check the folder\n$/);
  });
});
