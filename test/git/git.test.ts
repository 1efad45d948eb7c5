import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { GitFailure, git, tryGit } from '../../git/git.ts';
import { isUsageError } from '../../platform/usage-error.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

/** What comes of a promise that fails. */
function failure(promise: Promise<unknown>): Promise<Error> {
  return promise.then(
    () => expect.fail('it does not fail'),
    (error: Error) => error,
  );
}

describe('git/git.ts', () => {
  const { PATH, LC_ALL } = process.env;
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = new TemporaryFolder();
    process.env.PATH = folder.path;
    process.env.LC_ALL = 'de_DE.UTF-8';
  });
  afterEach(() => {
    process.env.PATH = PATH;
    if (LC_ALL === undefined) delete process.env.LC_ALL;
    else process.env.LC_ALL = LC_ALL;
    folder.remove();
  });

  /** Puts a program of this name on the PATH. */
  const program = (script: string) => {
    folder.write('git', `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder.path, 'git'), 0o755);
  };

  it('asks in English, whatever language the user has, and locks nothing', async () => {
    program('echo "$LC_ALL $GIT_OPTIONAL_LOCKS $*"');
    expect(await git(['status', '-z'], folder.path)).to.equal('C 0 status -z\n');
  });

  it('fails with the first line of what git complains of', async () => {
    program('echo "fatal: bad revision. It is odd.\nhint: look" >&2; exit 128');
    const error = await failure(git(['log'], folder.path));
    expect(error).to.be.an.instanceOf(GitFailure);
    expect(error.message).to.equal('bad revision. It is odd');
    expect(await tryGit(['log'], folder.path)).to.equal(null);
  });

  it('fails also where git says nothing', async () => {
    program('exit 1');
    expect((await failure(git(['log'], folder.path))).message).to.equal('it gave no reason');
  });

  it('says that there is no git', async () => {
    const error = await failure(tryGit(['log'], folder.path));
    expect(isUsageError(error)).to.equal(true);
    expect(error.message).to.equal('this needs the git program, and there is none on the PATH; install git');
  });
});
