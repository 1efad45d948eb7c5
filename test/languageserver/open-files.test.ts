import { realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { OpenFiles } from '../../languageserver/linting/open-files.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

describe('languageserver: open files', () => {
  const folder = new TemporaryFolder();
  after(() => folder.remove());

  it('are read by their path, and by the one to which links lead', () => {
    const real = realpathSync(folder.write('real/api.yaml', ''));
    symlinkSync(join(folder.path, 'real'), join(folder.path, 'link'));
    const path = join(folder.path, 'link/api.yaml');
    const files = new OpenFiles();
    files.set({ path, version: 1, text: 'open' });
    files.set({ path: '/nowhere/new.yaml', version: 1, text: 'new' });
    expect(files.textOf(path)).to.equal('open');
    expect(files.textOf(real)).to.equal('open');
    expect(files.textOf('/nowhere/new.yaml')).to.equal('new');
    expect(files.textOf('/nowhere/other.yaml')).to.equal(undefined);
    expect([...files.paths()]).to.deep.equal([path, '/nowhere/new.yaml']);
    expect([files.has(path), files.has(real)]).to.deep.equal([true, false]);
    files.delete(path);
    expect([files.textOf(path), files.textOf(real), files.get(path)]).to.deep.equal([undefined, undefined, undefined]);
  });

  it('note what is asked for', () => {
    const files = new OpenFiles();
    files.set({ path: '/a.yaml', version: 1, text: 'a' });
    const read = new Set<string>();
    const texts = files.noting(read);
    expect([texts.textOf('/a.yaml'), texts.textOf('/b.yaml')]).to.deep.equal(['a', undefined]);
    expect([...read]).to.deep.equal(['/a.yaml', '/b.yaml']);
  });
});
