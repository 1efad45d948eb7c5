import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { runCli } from '../support/run-cli.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const BAD = 'x-lintel: { bad: 1 }';
const DESCRIPTION = `openapi: 3.1.1\n${BAD}\n`;
const REFERRING = `${DESCRIPTION}components: { schemas: { Pet: { $ref: 'parts/pet.yaml' } } }\n`;

describe('lint --since', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = new TemporaryFolder();
  });
  afterEach(() => folder.remove());

  // A hook of git that runs the tests has its own repository in these.
  const inherited = Object.entries(process.env).filter(([name]) => name.startsWith('GIT_'));
  before(() => {
    for (const [name] of inherited) delete process.env[name];
  });
  after(() => Object.assign(process.env, Object.fromEntries(inherited)));

  const git = (...args: string[]) => gitIn(folder.path, ...args);
  const gitIn = (cwd: string, ...args: string[]) => {
    const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
    return execFileSync('git', [...identity, '-c', 'protocol.file.allow=always', ...args], {
      cwd,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  };
  const commit = (message = 'change') => {
    git('add', '--all');
    git('commit', '--quiet', '--message', message);
  };
  const lint = (command: string, cwd = folder.path) =>
    runCli(`lint -r x-lintel -f text ${command}`.split(' '), { cwd });
  const found = async (command: string) =>
    [...(await lint(command)).stdout.matchAll(/^.*?([^/\n]+):(\d+):\d+ error/gm)].map(
      ([, file, line]) => `${file}:${line}`,
    );

  /** A repository with a branch that left main. */
  const repository = (files: Record<string, string>) => {
    git('init', '--quiet', '--initial-branch=main');
    for (const [name, text] of Object.entries(files)) folder.write(name, text);
    commit();
    git('switch', '--quiet', '--create', 'work');
  };

  it('lints what was committed, staged, edited and added since, and says what it left out', async () => {
    const names = ['committed.yaml', 'staged.yaml', 'edited.yaml', 'same.yaml'];
    repository(Object.fromEntries(names.map((name) => [name, DESCRIPTION])));
    folder.write('committed.yaml', `${DESCRIPTION}# changed\n`);
    commit();
    folder.write('staged.yaml', `${DESCRIPTION}# changed\n`);
    git('add', 'staged.yaml');
    folder.write('edited.yaml', `${DESCRIPTION}# changed\n`);
    folder.write('new.yaml', DESCRIPTION);
    expect(await found('. --since main')).to.deep.equal([
      'committed.yaml:2',
      'edited.yaml:2',
      'new.yaml:2',
      'staged.yaml:2',
    ]);
    const { stderr, exit } = await lint('. --since main');
    expect(stderr).to.equal('lintel: 1 file not linted, as no change since main touches it\n');
    expect(exit).to.equal(1);
  });

  it('does not count what the other branch changed meanwhile', async () => {
    repository({ 'a.yaml': DESCRIPTION, 'b.yaml': DESCRIPTION });
    git('switch', '--quiet', 'main');
    folder.write('a.yaml', `${DESCRIPTION}# on main\n`);
    commit();
    git('switch', '--quiet', 'work');
    folder.write('b.yaml', `${DESCRIPTION}# on the branch\n`);
    commit();
    expect(await found('. --since main')).to.deep.equal(['b.yaml:2']);
  });

  it('lints a description whose referenced file changed, appeared or went away', async () => {
    repository({
      'a.yaml': REFERRING,
      'b.yaml': DESCRIPTION,
      'parts/pet.yaml': '{ $ref: name.yaml }',
      'parts/name.yaml': 'type: string',
    });
    expect(await found('. --since main')).to.deep.equal([]);
    folder.write('parts/name.yaml', 'type: integer');
    expect(await found('. --since main')).to.deep.equal(['a.yaml:2']);
    rmSync(join(folder.path, 'parts/name.yaml'));
    const { stderr, exit } = await lint('. --since main');
    expect(stderr).to.contain('names a file that does not exist');
    expect(exit).to.equal(2);
  });

  it('lints everything when the ruleset changed, or what it extends', async () => {
    repository({
      'a.yaml': DESCRIPTION,
      'rules.yaml': 'extends: ./base.yaml\n',
      'base.yaml': 'extends: lintel/x-lintel\n',
    });
    const lintAll = () => runCli(['lint', '-r', 'rules.yaml', 'a.yaml', '--since', 'main'], { cwd: folder.path });
    expect((await lintAll()).stdout).to.contain('1 file not linted');
    folder.write('base.yaml', 'extends: lintel/x-lintel\n# changed\n');
    const { exit, stdout } = await lintAll();
    expect(stdout).to.contain('\nEvery file linted, as the ruleset or .lintel.yaml changed since main\n');
    expect(exit).to.equal(1);
  });

  it('lints everything when .lintel.yaml changed, appeared or is gone', async () => {
    repository({ 'a.yaml': DESCRIPTION, '.lintel.yaml': 'ruleset: x-lintel\n', 'b/b.yaml': DESCRIPTION });
    const lintAll = async () => (await lint('. --since main')).stderr;
    const ALL = 'Every file linted, as the ruleset or .lintel.yaml changed since main\n';
    expect(await lintAll()).to.contain('2 files not linted');
    folder.write('b/.lintel.yaml', 'ruleset: x-lintel\n');
    expect(await lintAll()).to.contain(ALL);
    rmSync(join(folder.path, 'b/.lintel.yaml'));
    expect(await lintAll()).to.contain('2 files not linted');
    folder.write('.lintel.yaml', 'ruleset: x-lintel\nfailSeverity: hint\n');
    expect(await lintAll()).to.contain(ALL);
    rmSync(join(folder.path, '.lintel.yaml'));
    expect(await lintAll()).to.contain(ALL);
  });

  it('ends well when nothing changed', async () => {
    repository({ 'a.yaml': DESCRIPTION });
    const { exit, stdout } = await runCli(['lint', '-r', 'x-lintel', '.', '--since', 'HEAD'], { cwd: folder.path });
    expect(stdout).to.equal('1 file not linted, as no change since HEAD touches it\n');
    expect(exit).to.equal(0);
  });

  it('passes over a file that was removed, and follows one that was renamed', async () => {
    repository({
      'old.yaml': `${DESCRIPTION}# a\n# b\n# c\n`,
      'gone.yaml': 'openapi: 3.1.1\ninfo: { title: Another }\n',
    });
    rmSync(join(folder.path, 'gone.yaml'));
    renameSync(join(folder.path, 'old.yaml'), join(folder.path, 'new name.yaml'));
    expect((await lint('gone.yaml --since main')).exit).to.equal(0);
    expect(await found('. --since main')).to.deep.equal(['new name.yaml:2']);
    git('add', '--all');
    expect(await found('. --since main --changed-lines')).to.deep.equal([]);
    expect((await lint('never.yaml --since main')).exit).to.equal(2);
  });

  it('finds in a file that was renamed what changed in it, and passes over the old name', async () => {
    const text = (...lines: string[]) =>
      `openapi: 3.1.1\npaths:\n  /a:\n    parameters:\n${lines.map((name) => `      - { name: ${name}, in: query, ${BAD} }\n`).join('')}`;
    repository({ 'old.yaml': text('one', 'two', 'three', 'four', 'five', 'six') });
    git('config', 'diff.renames', 'false');
    renameSync(join(folder.path, 'old.yaml'), join(folder.path, 'new.yaml'));
    folder.write('new.yaml', text('one', 'two', 'between', 'three', 'four', 'five', 'six'));
    git('add', '--all');
    expect(await found('. --since main')).to.have.length(7);
    expect(await found('. --since main --changed-lines')).to.deep.equal(['new.yaml:7']);
    const old = await lint('old.yaml new.yaml --since main --changed-lines');
    expect(old.exit).to.equal(1);
    expect(old.stderr).to.equal('lintel: 6 findings not shown because of --changed-lines\n');
  });

  it('takes what stands in the place of a renamed file for new', async () => {
    repository({ 'a.yaml': `${DESCRIPTION}# 1\n# 2\n# 3\n# 4\n`, 'b.yaml': DESCRIPTION });
    renameSync(join(folder.path, 'a.yaml'), join(folder.path, 'c.yaml'));
    folder.write('a.yaml', `openapi: 3.0.4\ninfo: { ${BAD} }\n`);
    git('add', '--all');
    expect(await found('. --since main')).to.deep.equal(['a.yaml:2', 'c.yaml:2']);
  });

  it('lints what git ignores where it is named, as git does not know whether that changed', async () => {
    repository({ '.gitignore': 'built.yaml', 'a.yaml': DESCRIPTION, 'built.yaml': DESCRIPTION });
    expect(await found('built.yaml --since main')).to.deep.equal(['built.yaml:2']);
    expect(await found('built.yaml --since main --changed-lines')).to.deep.equal(['built.yaml:2']);
    expect(await found('. --since main')).to.deep.equal([]);
  });

  it('lints what lies outside of the repository, as git does not know whether that changed', async () => {
    const other = new TemporaryFolder();
    const file = other.write('outside.yaml', DESCRIPTION);
    repository({ 'a.yaml': DESCRIPTION });
    expect(await found(`${file} a.yaml --since main`)).to.deep.equal(['outside.yaml:2']);
    expect(await found(`${file} a.yaml --since main --changed-lines`)).to.deep.equal(['outside.yaml:2']);
    other.remove();
  });

  it('works in a folder of the repository, with odd names, and through links', async () => {
    repository({ 'specs/é "x".yaml': DESCRIPTION, 'specs/same.yaml': DESCRIPTION });
    symlinkSync('é "x".yaml', join(folder.path, 'specs/link.yaml'));
    commit();
    git('branch', '--force', 'main');
    folder.write('specs/é "x".yaml', `${DESCRIPTION}${BAD.replace('x-', 'x-a-')}\n`);
    const { stdout } = await lint('link.yaml same.yaml --since main', join(folder.path, 'specs'));
    expect(stdout).to.match(/^(.*\/)?link\.yaml:2:13 error.*\n$/);
    const lines = await lint('link.yaml --since main --changed-lines', join(folder.path, 'specs'));
    expect(lines.stdout).to.equal('');
  });

  it('works in a second work tree', async () => {
    repository({ 'a.yaml': DESCRIPTION, 'b.yaml': DESCRIPTION });
    git('worktree', 'add', '--quiet', 'second', 'main');
    const second = join(folder.path, 'second');
    folder.write('second/a.yaml', `${DESCRIPTION}# changed\n`);
    const { stdout } = await lint('. --since work', second);
    expect(stdout).to.match(/^a\.yaml:2:13 error.*\n$/);
  });

  it('counts everything as changed before the first commit', async () => {
    git('init', '--quiet');
    folder.write('a.yaml', DESCRIPTION);
    folder.write('b.yaml', DESCRIPTION);
    git('add', 'a.yaml');
    for (const lines of ['', ' --changed-lines']) {
      expect(await found(`. --since HEAD${lines}`)).to.deep.equal(['a.yaml:2', 'b.yaml:2']);
    }
  });

  it('works with a detached HEAD', async () => {
    repository({ 'a.yaml': DESCRIPTION, 'b.yaml': DESCRIPTION });
    folder.write('a.yaml', `${DESCRIPTION}# changed\n`);
    commit();
    git('checkout', '--quiet', '--detach');
    expect(await found('. --since main')).to.deep.equal(['a.yaml:2']);
    expect(await found('. --since HEAD~1')).to.deep.equal(['a.yaml:2']);
  });

  describe('--changed-lines', () => {
    const parameters = (...names: string[]) =>
      `openapi: 3.1.1\npaths:\n  /a:\n    parameters:\n${names.map((name) => `      - { name: ${name}, in: query, ${BAD} }\n`).join('')}`;

    it('reports only what stands on changed lines, and says how much does not', async () => {
      repository({ 'a.yaml': parameters('one', 'two', 'three') });
      folder.write('a.yaml', parameters('one', 'new', 'two', 'three', 'last'));
      expect(await found('. --since main --changed-lines')).to.deep.equal(['a.yaml:6', 'a.yaml:9']);
      const { stderr } = await lint('. --since main --changed-lines');
      expect(stderr).to.equal('lintel: 3 findings not shown because of --changed-lines\n');
    });

    it('reports everything in a new file', async () => {
      repository({ 'b.yaml': DESCRIPTION });
      folder.write('a.yaml', parameters('one', 'two'));
      expect(await found('. --since main --changed-lines')).to.have.length(2);
      git('add', '--all');
      expect(await found('. --since main --changed-lines')).to.have.length(2);
    });

    it('reports nothing in a file that did not change, though one that it refers to did', async () => {
      repository({ 'a.yaml': REFERRING, 'parts/pet.yaml': `{ type: string, ${BAD} }\n` });
      folder.write('parts/pet.yaml', `{ type: integer, ${BAD} }\n`);
      expect(await found('a.yaml --since main')).to.have.members(['a.yaml:2', 'pet.yaml:1']);
      expect(await found('a.yaml --since main --changed-lines')).to.deep.equal(['pet.yaml:1']);
    });

    it('reports nothing for lines that were taken away', async () => {
      repository({ 'a.yaml': parameters('one', 'two', 'three') });
      folder.write('a.yaml', parameters('one', 'three'));
      expect(await found('. --since main --changed-lines')).to.deep.equal([]);
    });

    it('takes an object of plain values as a whole, and any other one by its first line', async () => {
      const text = (value: string) =>
        `openapi: 3.1.1\nx-lintel:\n  plain:\n    a: 1\n    b: ${value}\n  nested:\n    a: ${value}\n    b: {}\n`;
      repository({ 'a.yaml': text('1') });
      folder.write('a.yaml', text('2'));
      expect(await found('. --since main')).to.deep.equal(['a.yaml:3', 'a.yaml:6']);
      expect(await found('. --since main --changed-lines')).to.deep.equal(['a.yaml:3']);
    });

    it('does not depend on the settings of the user', async () => {
      repository({ 'sub/a.yaml': parameters('one', 'two') });
      for (const [key, value] of [
        ['diff.noprefix', 'true'],
        ['diff.relative', 'true'],
        ['color.ui', 'always'],
        ['diff.external', 'false'],
      ])
        git('config', String(key), String(value));
      folder.write('sub/a.yaml', parameters('one', 'new', 'two'));
      const { stdout } = await lint('a.yaml --since main --changed-lines', join(folder.path, 'sub'));
      expect(stdout.trim().split('\n')).to.have.length(1);
      expect(stdout).to.contain('a.yaml:6:');
    });

    it('needs --since', async () => {
      const { exit, stderr } = await lint('a.yaml --changed-lines');
      expect(stderr).to.equal('lintel: --changed-lines does not say since when; add --since GITREF\n');
      expect(exit).to.equal(2);
    });
  });

  describe('says', () => {
    const said = async (command: string, cwd = folder.path) => {
      const { exit, stdout, stderr } = await lint(command, cwd);
      expect(exit).to.equal(2);
      expect(stdout).to.equal('');
      return stderr.replace(/^lintel: /, '').trimEnd();
    };

    it('that this is no git repository', async () => {
      folder.write('a.yaml', DESCRIPTION);
      expect(await said('a.yaml --since main')).to.equal(
        '--since needs a git repository, and this folder is in no git repository; leave --since out, or run it in a clone',
      );
    });

    it('what git has against the repository', async () => {
      repository({ 'a.yaml': DESCRIPTION });
      process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = '1';
      try {
        expect(await said('a.yaml --since main')).to.match(
          /^--since needs a git repository, and git refuses \(detected dubious ownership in repository at '[^\n']+'\); leave --since out, or run it in a clone$/,
        );
      } finally {
        delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
      }
    });

    it('that a branch has no commit yet', async () => {
      repository({ 'a.yaml': DESCRIPTION });
      git('switch', '--quiet', '--orphan', 'other');
      folder.write('a.yaml', DESCRIPTION);
      expect(await said('a.yaml --since main')).to.equal(
        '--since needs a commit to compare, and this branch has none yet; commit first',
      );
    });

    it('to fetch a branch of a remote by its name', async () => {
      repository({ 'a.yaml': DESCRIPTION });
      expect(await said('a.yaml --since upstream/develop')).to.equal(
        '--since: there is no commit "upstream/develop" here; check its name, or fetch it, for example with `git fetch origin`',
      );
    });

    it('that there is no such commit', async () => {
      repository({ 'a.yaml': DESCRIPTION });
      expect(await said('a.yaml --since develop')).to.equal(
        '--since: there is no commit "develop" here; check its name, or fetch it, for example with `git fetch origin` and say origin/develop',
      );
      expect(await said('a.yaml --since=--help')).to.contain('there is no commit "--help" here');
      expect(await said('a.yaml --since=')).to.equal('--since names no commit; write one, or leave the option out');
    });

    it('that there is no commit of another name, before the first commit too', async () => {
      git('init', '--quiet');
      folder.write('a.yaml', DESCRIPTION);
      expect(await said('a.yaml --since develop')).to.contain('there is no commit "develop" here');
    });

    it('that histories have nothing in common', async () => {
      repository({ 'a.yaml': DESCRIPTION });
      git('switch', '--quiet', '--orphan', 'other');
      folder.write('a.yaml', DESCRIPTION);
      commit('another beginning');
      expect(await said('a.yaml --since main')).to.equal(
        '--since: main and HEAD have no commit in common; name a commit of the same history',
      );
    });

    it('that a clone is too shallow', async () => {
      repository({ 'origin/a.yaml': DESCRIPTION });
      folder.write('origin/a.yaml', `${DESCRIPTION}# work\n`);
      commit();
      git('switch', '--quiet', 'main');
      folder.write('origin/b.yaml', DESCRIPTION);
      commit();
      mkdirSync(join(folder.path, 'clones'));
      const clone = join(folder.path, 'clones/shallow');
      git('clone', '--quiet', '--depth=1', '--no-single-branch', '--branch=work', `file://${folder.path}`, clone);
      expect(await said('origin/a.yaml --since origin/main', clone)).to.equal(
        '--since: this clone is too shallow to tell where origin/main and HEAD part; fetch the whole history with ' +
          '`git fetch --unshallow` (fetch-depth: 0 in GitHub Actions, GIT_DEPTH: 0 in GitLab)',
      );
      expect(await said('origin/a.yaml --since HEAD~5', clone)).to.contain(
        'as this clone is shallow, fetch the whole history',
      );
      gitIn(clone, 'fetch', '--quiet', '--unshallow');
      expect((await lint('origin/a.yaml --since origin/main', clone)).exit).to.equal(1);
    });

    it('that there is no git program', async () => {
      repository({ 'a.yaml': DESCRIPTION });
      const { PATH } = process.env;
      process.env.PATH = join(folder.path, 'nothing');
      try {
        expect(await said('a.yaml --since main')).to.equal(
          'this needs the git program, and there is none on the PATH; install git',
        );
      } finally {
        process.env.PATH = PATH;
      }
    });
  });
});
