import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { makeFolder, writeFileWhole } from '../../platform/write-file.ts';
import { skipWithout } from '../support/absences.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

describe('writing a file', () => {
  it('has its permissions from the first byte on', () => {
    const folder = new TemporaryFolder();
    try {
      const file = join(folder.path, 'secret');
      const modes: number[] = [];
      const pieces = function* () {
        for (const name of readdirSync(folder.path)) modes.push(statSync(join(folder.path, name)).mode & 0o777);
        yield 'text';
      };
      writeFileWhole(file, pieces(), 0o600);
      expect(modes).to.deep.equal([0o600]);
      expect(statSync(file).mode & 0o777).to.equal(0o600);
      expect(readFileSync(file, 'utf8')).to.equal('text');
    } finally {
      folder.remove();
    }
  });

  it('says why it cannot be written, and not that there is no draft to remove', function () {
    skipWithout('/proc', this);
    expect(() => writeFileWhole('/sys/lintel.txt', 'text')).to.throw(/^(EACCES|EPERM|EROFS)/);
  });
});

describe('making folders', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = new TemporaryFolder();
  });
  afterEach(() => folder.remove());

  it('makes those above as well, and leaves what is there', () => {
    const path = join(folder.path, 'a/b/c');
    makeFolder(path);
    makeFolder(path);
    expect(statSync(path).isDirectory()).to.equal(true);
  });

  it('does not take a file for a folder', () => {
    const file = folder.write('a', '');
    expect(() => makeFolder(file)).to.throw(/EEXIST/);
    expect(() => makeFolder(join(file, 'b'))).to.throw(/EEXIST/);
  });

  it('ends where no folder can be made', function () {
    skipWithout('/proc', this);
    expect(() => makeFolder('/proc/lintel/cache')).to.throw(/ENOENT|EACCES|EPERM/);
  });
});
