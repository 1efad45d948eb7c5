import { execFileSync } from 'node:child_process';
import { realpathSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect } from 'chai';
import { CommittedFiles } from '../../git/committed-files.ts';
import { runCli } from '../support/run-cli.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const DESCRIPTION = 'openapi: 3.1.1\nx-lintel: { bad: 1 }\n';

describe('settings and baselines as a commit has them', () => {
  let folder: TemporaryFolder;

  beforeEach(() => {
    folder = new TemporaryFolder();
    folder.write('openapi.yaml', DESCRIPTION);
    folder.write('packages/a/openapi.yaml', DESCRIPTION);
    git('init', '--quiet', '--initial-branch', 'main');
  });
  afterEach(() => folder.remove());

  function git(...args: string[]): void {
    const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
    execFileSync('git', [...identity, ...args], { cwd: folder.path, env, stdio: 'pipe' });
  }

  function commit(): void {
    git('add', '--all');
    git('commit', '--quiet', '--message', 'change');
  }

  const lint = (options: string, cwd = folder.path) => runCli(`lint ${options}`.split(' '), { cwd });

  it('hold in place of those on disk, which may be broken, gone or new', async () => {
    folder.write('packages/a/.lintel.yaml', 'ruleset: x-lintel\nfailSeverity: error\n');
    folder.write('.lintel.yaml', 'ruleset: "2.2"\n');
    commit();
    folder.write('packages/a/.lintel.yaml', 'ignore: ["*.yaml"]\n');
    folder.write('.lintel.yaml', 'rulset: x\n');
    const { stdout, stderr } = await lint('openapi.yaml packages/a/openapi.yaml -f text --settings-from HEAD');
    expect(stderr).to.equal('');
    expect(stdout)
      .to.match(/^packages\/a\/openapi.yaml:2:1\d? .*annotation-well-formed/)
      .and.to.not.match(/^openapi.yaml/m);
    const shown = await lint('--print-config openapi.yaml --settings-from main', join(folder.path, 'packages/a'));
    expect(shown.stdout).to.include('ruleset: x-lintel  # main:packages/a/.lintel.yaml:1:1');
  });

  it('do not hold where the commit has none', async () => {
    commit();
    folder.write('.lintel.yaml', 'rules: { annotation-well-formed: off }\nruleset: x-lintel\n');
    expect((await lint('openapi.yaml -f text --only annotation-well-formed')).stdout).to.equal('');
    expect((await lint('openapi.yaml -f text --only annotation-well-formed --settings-from HEAD')).stdout).to.include(
      'annotation-well-formed',
    );
  });

  it('are named where they are wrong, and so is a commit that there is not', async () => {
    folder.write('.lintel.yaml', 'rulset: x\n');
    commit();
    const wrong = await lint('openapi.yaml --settings-from HEAD');
    expect(wrong.stderr).to.match(/^lintel: HEAD:.lintel.yaml:1:1: there is no setting "rulset"/);
    for (const option of ['--settings-from', '--baseline-from']) {
      const { stderr, exit } = await lint(
        `openapi.yaml -r x-lintel ${option} nowhere${option === '--settings-from' ? '' : ' --settings-from HEAD~0'}`,
      );
      expect(exit).to.equal(2);
      if (option === '--settings-from')
        expect(stderr).to.equal(
          'lintel: --settings-from: there is no commit "nowhere" here; check its name, or fetch it, for example with `git fetch origin` and say origin/nowhere\n',
        );
    }
    folder.write('.lintel.yaml', 'code: false\n');
    commit();
    expect((await lint('openapi.yaml --baseline-from nowhere')).stderr).to.include(
      '--baseline-from: there is no commit "nowhere" here',
    );
    expect((await lint('openapi.yaml --accept-baseline-growth')).stderr).to.include('add --baseline-from GITREF');
  });

  it('are regular files of a size that is read', async () => {
    symlinkSync('/etc/hostname', join(folder.path, '.lintel.yaml'));
    commit();
    expect((await lint('openapi.yaml --settings-from HEAD')).stderr).to.equal(
      'lintel: HEAD:.lintel.yaml is no regular file; name one\n',
    );
    execFileSync('rm', [join(folder.path, '.lintel.yaml')]);
    folder.write('.lintel.yaml', `code: false\n#${'x'.repeat(3000)}\n`);
    commit();
    expect((await lint('openapi.yaml --settings-from HEAD --max-file-size 0.002')).stderr).to.include(
      'HEAD:.lintel.yaml has more than 0.002 MB, the most that is read',
    );
  });

  it('are listed below the root of the repository, below a folder, and nowhere else', async () => {
    commit();
    const files = await CommittedFiles.at('HEAD', folder.path, '--since');
    const names = (of: string) => files.below(of).map((file) => relative(realpathSync(folder.path), file));
    expect(names(folder.path)).to.deep.equal(['openapi.yaml', 'packages/a/openapi.yaml']);
    expect(names(join(folder.path, 'packages'))).to.deep.equal(['packages/a/openapi.yaml']);
    expect(names(join(folder.path, 'pack'))).to.deep.equal([]);
    expect(names(dirname(folder.path))).to.deep.equal([]);
  });

  it('need a repository', async () => {
    const other = new TemporaryFolder();
    other.write('openapi.yaml', DESCRIPTION);
    const { stderr, exit } = await lint('openapi.yaml --settings-from HEAD', other.path);
    other.remove();
    expect(stderr).to.match(
      /^lintel: --settings-from needs a git repository, and git refuses \(.+\); run it in a clone\n$/,
    );
    expect(exit).to.equal(2);
  });
});
