import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { pathFromRepository, pathInRepository, repositoryRoot } from '../../platform/repository.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

describe('the repository', () => {
  let folder: TemporaryFolder;
  before(() => {
    folder = new TemporaryFolder();
    mkdirSync(join(folder.path, 'outer/.git'), { recursive: true });
    folder.write('outer/inner/.git', 'gitdir: elsewhere\n');
    mkdirSync(join(folder.path, 'outer/inner/apis'));
    mkdirSync(join(folder.path, 'outer/other'));
    mkdirSync(join(folder.path, 'none'));
  });
  after(() => {
    folder.remove();
  });

  it('begins at the nearest folder with .git, which is a file in a worktree or submodule', () => {
    expect(repositoryRoot(join(folder.path, 'outer/inner/apis'))).to.equal(`${folder.path}/outer/inner`);
    expect(repositoryRoot(join(folder.path, 'outer/other'))).to.equal(`${folder.path}/outer`);
    expect(repositoryRoot(join(folder.path, 'outer'))).to.equal(`${folder.path}/outer`);
  });

  it('is the working folder where there is none', () => {
    expect(repositoryRoot(join(folder.path, 'none'))).to.equal(`${folder.path}/none`);
  });

  it('names what is in it, and leaves other names alone', () => {
    const named: readonly [source: string, path: string][] = [
      ['/repository/apis/a.yaml', 'apis/a.yaml'],
      ['/repository-2/a.yaml', '/repository-2/a.yaml'],
      ['/elsewhere/a.yaml', '/elsewhere/a.yaml'],
      ['https://api.example/a.yaml', 'https://api.example/a.yaml'],
      ['<STDIN>', '<STDIN>'],
    ];
    for (const [source, path] of named) {
      expect(pathInRepository(source, '/repository')).to.equal(path);
      expect(pathFromRepository(path, '/repository')).to.equal(source);
    }
    expect(pathInRepository('/a.yaml', '/')).to.equal('a.yaml');
    expect(pathFromRepository('a.yaml', '/')).to.equal('/a.yaml');
  });
});
