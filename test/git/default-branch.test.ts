import { execFileSync } from 'node:child_process';
import { expect } from 'chai';
import { defaultBranch } from '../../git/default-branch.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

describe('the branch into which a repository merges', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = new TemporaryFolder();
  });
  afterEach(() => folder.remove());

  const git = (...args: string[]) => {
    const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
    execFileSync('git', [...identity, ...args], { cwd: folder.path, stdio: 'pipe' });
  };

  /** A repository with these branches, the last one checked out. */
  const branches = (first: string, ...others: string[]) => {
    git('init', '--quiet', `--initial-branch=${first}`);
    git('commit', '--quiet', '--allow-empty', '--message', 'first');
    for (const branch of others) git('switch', '--quiet', '--create', branch);
  };

  it('is the one that the remote has for it', async () => {
    branches('main', 'work');
    git('update-ref', 'refs/remotes/origin/release/next', 'HEAD');
    git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/release/next');
    expect(await defaultBranch(folder.path)).to.equal('release/next');
  });

  for (const usual of ['main', 'master', 'trunk', 'develop']) {
    it(`is ${usual}, where there is one, and not the one that is checked out`, async () => {
      branches(usual, 'work');
      expect(await defaultBranch(folder.path)).to.equal(usual);
    });
  }

  it('is main before master, master before trunk, trunk before develop', async () => {
    branches('develop', 'trunk', 'master', 'main', 'work');
    for (const usual of ['main', 'master', 'trunk', 'develop']) {
      expect(await defaultBranch(folder.path)).to.equal(usual);
      git('branch', '--quiet', '-D', usual);
    }
  });

  it('is the one that is checked out where none has a usual name, before the first commit too', async () => {
    git('init', '--quiet', '--initial-branch=stable');
    expect(await defaultBranch(folder.path)).to.equal('stable');
    git('commit', '--quiet', '--allow-empty', '--message', 'first');
    git('switch', '--quiet', '--create', 'main-menu');
    expect(await defaultBranch(folder.path)).to.equal('main-menu');
  });

  it('is no tag', async () => {
    branches('stable');
    git('tag', 'main');
    expect(await defaultBranch(folder.path)).to.equal('stable');
  });

  it('is main outside of a repository, and with a detached HEAD that has no branch', async () => {
    expect(await defaultBranch(folder.path)).to.equal('main');
    branches('stable');
    git('checkout', '--quiet', '--detach');
    git('branch', '--quiet', '-D', 'stable');
    expect(await defaultBranch(folder.path)).to.equal('main');
  });
});
