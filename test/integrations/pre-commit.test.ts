import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { parse } from 'yaml';
import { PRE_COMMIT, skipsWithout, skipWithout } from '../support/absences.ts';
import { commandIn, environmentWith } from '../support/built-command.ts';
import { TAKES_MINUTES } from '../support/sample.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const HOOKS = '.pre-commit-hooks.yaml';
const CLEAN = `openapi: 3.1.1
jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema
info: { title: Orders, version: 1.0.0 }
paths: {}
components:
  schemas:
    Orders: { $ref: common.yaml#/Orders }
`;
const COMMON = 'Orders: { type: array, minItems: 0, maxItems: 500, items: { type: boolean } }\n';
const BROKEN = COMMON.replace('500', '50000');

describe('hooks for pre-commit', function () {
  this.timeout(600_000);
  const hooks = parse(readFileSync(HOOKS, 'utf8')) as { id: string; entry: string; language: string }[];

  it('call commands that there are', () => {
    for (const { entry, language } of hooks) {
      expect(entry).to.match(/^lintel lint\b/);
      expect(language).to.equal('node');
    }
  });

  if (skipsWithout('pre-commit', 'run in a repository')) return;

  let folder: TemporaryFolder;
  let env: Record<string, string>;

  beforeEach(() => {
    folder = new TemporaryFolder();
    const bin = commandIn(folder.path, 'lintel');
    env = environmentWith(bin, {
      PRE_COMMIT_HOME: join(folder.path, 'cache'),
      GIT_CONFIG_GLOBAL: folder.write(
        'gitconfig',
        '[user]\nname = T\nemail = t@example.com\n[protocol "file"]\nallow = always\n',
      ),
      GIT_CONFIG_NOSYSTEM: '1',
    });
    folder.write('work/openapi.yaml', CLEAN);
    folder.write('work/common.yaml', COMMON);
    folder.write('work/other.yaml', 'just: data\n');
    git('init', '-q');
  });
  afterEach(() => folder.remove());

  function run(program: string, args: readonly string[], cwd = 'work') {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: join(folder.path, cwd), env, encoding: 'utf8' });
    return { status, log: stdout + stderr };
  }

  function git(...args: string[]): void {
    const { status, log } = run('git', args);
    expect(status, log).to.equal(0);
  }

  /**
   * A repository with the hooks as they are, but for `node`: Lintel is on the PATH, so that nothing has to be
   * installed.
   */
  function useHooks(...ids: string[]): void {
    folder.write(`hooks/${HOOKS}`, readFileSync(HOOKS, 'utf8').replaceAll('language: node', 'language: system'));
    for (const args of [
      ['init', '-q'],
      ['add', '-A'],
      ['commit', '-qm', 'hooks'],
    ])
      run('git', args, 'hooks');
    configure(join(folder.path, 'hooks'), ids);
  }

  function configure(repository: string, ids: readonly string[]): void {
    const revision = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: repository, encoding: 'utf8' }).stdout.trim();
    const listed = ids.map((id) => `      - id: ${id}\n`).join('');
    folder.write(
      'work/.pre-commit-config.yaml',
      `repos:\n  - repo: ${repository}\n    rev: ${revision}\n    hooks:\n${listed}`,
    );
    git('add', '-A');
  }

  it('lint the descriptions that are to be committed, and keep a bad one out', () => {
    useHooks('lintel');
    expect(run(PRE_COMMIT, ['install']).status).to.equal(0);
    git('commit', '-qm', 'good');
    folder.write('work/openapi.yaml', CLEAN.replace('$ref: common.yaml#/Orders', BROKEN.slice(10, -3)));
    git('add', '-A');
    const { status, log } = run('git', ['commit', '-qm', 'bad']);
    expect(status).to.equal(1);
    expect(log).to.include('maxItems is 50000').and.to.not.include('other.yaml');
  });

  it('skip files that are no descriptions by their names', () => {
    folder.write('work/openapi.yaml', 'no: description');
    useHooks('lintel');
    const { status, log } = run(PRE_COMMIT, ['run', '--files', 'other.yaml']);
    expect(log).to.include('no files to check');
    expect(status).to.equal(0);
  });

  it('know which names descriptions have', () => {
    const { files } = hooks[0] as unknown as { files: string };
    const names = [
      'openapi.yaml',
      'api/openapi.json',
      'orders.openapi.yml',
      'openapi-3.1.yaml',
      'openapi/orders.yaml',
      'swagger.json',
    ];
    for (const name of names) expect(name).to.match(new RegExp(files));
    for (const name of ['common.yaml', 'package.json', 'myopenapis.yaml']) expect(name).to.not.match(new RegExp(files));
  });

  it('lint what a changed file is a part of', () => {
    useHooks('lintel-changed');
    git('commit', '-qm', 'first');
    expect(run(PRE_COMMIT, ['run']).status).to.equal(0);
    folder.write('work/common.yaml', BROKEN);
    git('add', '-A');
    const { status, log } = run(PRE_COMMIT, ['run']);
    expect(log).to.include('common.yaml').and.to.include('maxItems is 50000');
    expect(status).to.equal(1);
    folder.write('work/common.yaml', COMMON);
    folder.write('work/other.yaml', 'more: data\n');
    git('add', '-A');
    expect(run(PRE_COMMIT, ['run']).log).to.include('Passed');
  });

  const installs = TAKES_MINUTES ? it : undefined;
  installs?.('install Lintel through npm', function () {
    skipWithout('registry', this);
    const copy = join(folder.path, 'copy');
    folder.write('copy/.keep', '');
    const listing = spawnSync('git', ['ls-files', '-coz', '--exclude-standard'], { encoding: 'utf8' }).stdout;
    const needed = listing
      .split('\0')
      .filter((file) => file !== '' && existsSync(file) && !/^(test|test-specs|bench)\//.test(file));
    const archive = spawnSync('tar', ['cf', '-', ...needed], { maxBuffer: 1 << 29 }).stdout;
    spawnSync('tar', ['xf', '-', '-C', copy], { input: archive });
    for (const args of [
      ['init', '-q'],
      ['add', '-A'],
      ['commit', '-qm', 'copy'],
    ])
      run('git', args, 'copy');
    rmLintel();
    configure(copy, ['lintel']);
    folder.write('work/openapi.yaml', CLEAN.replace('$ref: common.yaml#/Orders', BROKEN.slice(10, -3)));
    git('add', '-A');
    const { status, log } = run(PRE_COMMIT, ['run']);
    expect(log).to.include('maxItems is 50000');
    expect(status).to.equal(1);
  });

  /** What the hook runs is then what npm installed. */
  function rmLintel(): void {
    env = { ...env, PATH: process.env.PATH ?? '' };
  }
});
