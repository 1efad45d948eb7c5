import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { filesIdentity, programIdentity, stamps } from '../../engine/cache/identity.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

describe('an identity', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = new TemporaryFolder();
  });
  afterEach(() => folder.remove());

  it('of the files of a ruleset differs with what they say and with their names, not with their order', () => {
    const [one, other] = [folder.write('one.yaml', 'a'), folder.write('other.yaml', 'b')];
    const before = filesIdentity([one, other]);
    expect(before).to.be.a('string');
    expect(filesIdentity([other, one])).to.equal(before);
    expect(filesIdentity([one])).to.not.equal(before);
    folder.write('other.yaml', 'c');
    expect(filesIdentity([one, other])).to.not.equal(before);
    folder.write('one.yaml', 'b');
    folder.write('other.yaml', 'a');
    expect(filesIdentity([one, other])).to.not.equal(before);
  });

  it('of the files of a ruleset is none where one of them is gone', () => {
    const file = folder.write('one.yaml', 'a');
    expect(filesIdentity([])).to.be.a('string');
    rmSync(file);
    expect(filesIdentity([file])).to.equal(null);
  });

  it('of sources differs with each file of the folder and of those in it', () => {
    folder.write('a.ts', 'a');
    folder.write('deep/er/b.ts', 'b');
    mkdirSync(join(folder.path, 'empty'));
    const before = stamps(folder.path);
    expect(stamps(folder.path)).to.equal(before);
    folder.write('deep/er/b.ts', 'longer');
    const longer = stamps(folder.path);
    expect(longer).to.not.equal(before);
    renameSync(join(folder.path, 'deep/er/b.ts'), join(folder.path, 'deep/er/c.ts'));
    expect(stamps(folder.path)).to.not.equal(longer);
  });

  it('of the program is the same as long as it runs', () => {
    expect(programIdentity()).to.match(/^[0-9a-f]{64}$/);
    expect(programIdentity()).to.equal(programIdentity());
  });
});
