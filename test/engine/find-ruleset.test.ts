import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { chooseRuleset, findRuleset, rulesetPlaces } from '../../engine/find-ruleset.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

describe('the ruleset file that holds', () => {
  let folder: TemporaryFolder;
  let deep: string;
  const find = (home?: string) => findRuleset(deep, home);
  beforeEach(() => {
    folder = new TemporaryFolder();
    deep = join(folder.path, 'services/shop');
    mkdirSync(deep, { recursive: true });
  });
  afterEach(() => {
    folder.remove();
  });

  it('is none where there is none', () => {
    expect(find()).to.equal(null);
    expect(chooseRuleset(undefined, deep)).to.deep.equal({ ruleset: 'recommended', rulesetFound: false });
  });

  for (const name of [
    '.spectral.yaml',
    '.spectral.yml',
    '.spectral.json',
    '.spectral.js',
    '.spectral.mjs',
    '.spectral.cjs',
    'spectral.yml',
  ]) {
    it(`may be called ${name}`, () => {
      folder.write(`services/shop/${name}`, '');
      expect(find()).to.equal(name);
    });
  }

  it('is the one that stock Spectral takes, where there are several', () => {
    for (const name of ['spectral.yaml', '.spectral.yaml', '.spectral.json', '.spectral.cjs'])
      folder.write(`services/shop/${name}`, '');
    expect(find()).to.equal('.spectral.json');
  });

  it('is no folder, and none of another name', () => {
    mkdirSync(join(deep, '.spectral.yaml'));
    for (const name of ['.spectral.yaml.bak', 'my.spectral.yaml', '.spectral.ts'])
      folder.write(`services/shop/${name}`, '');
    expect(find()).to.equal(null);
  });

  it('may be a link, also one that leads nowhere or round in a circle', () => {
    mkdirSync(join(deep, 'rules'));
    symlinkSync('rules', join(deep, '.spectral.yaml'));
    expect(find(), 'to a folder').to.equal(null);
    symlinkSync('.spectral.yml', join(deep, '.spectral.yml'));
    expect(find()).to.equal('.spectral.yml');
    symlinkSync('gone', join(deep, '.spectral.json'));
    expect(find()).to.equal('.spectral.json');
  });

  it('stands above, up to the root of the repository', () => {
    folder.write('.spectral.yaml', '');
    folder.write('services/.git/HEAD', '');
    expect(find(), 'outside of the repository').to.equal(null);
    folder.write('services/.spectral.yml', '');
    expect(find()).to.equal('../.spectral.yml');
  });

  it('stands above in a worktree, whose .git is a file', () => {
    folder.write('.git', 'gitdir: elsewhere\n');
    folder.write('.spectral.yaml', '');
    expect(find()).to.equal('../../.spectral.yaml');
  });

  it('stands above, up to the home folder, outside of a repository', () => {
    folder.write('.spectral.yaml', '');
    expect(find(join(folder.path, 'services')), 'above the home folder').to.equal(null);
    expect(find(folder.path)).to.equal('../../.spectral.yaml');
  });

  it('is not looked for above, outside of a repository and of the home folder', () => {
    folder.write('services/.spectral.yaml', '');
    expect(find('/home/somebody')).to.equal(null);
  });

  it('is the nearest one', () => {
    folder.write('.git/HEAD', '');
    folder.write('.spectral.yaml', '');
    folder.write('services/shop/.spectral.mjs', '');
    expect(find()).to.equal('.spectral.mjs');
  });

  it('has a path from the working folder where it is that of another folder', () => {
    folder.write('services/shop/.spectral.yaml', '');
    const found = { ruleset: 'services/shop/.spectral.yaml', rulesetFound: true };
    expect(chooseRuleset(undefined, folder.path, deep)).to.deep.equal(found);
  });

  it('is looked for in every folder up to the root of the repository, under each name', () => {
    folder.write('services/.git/HEAD', '');
    const places = rulesetPlaces(deep);
    expect(places).to.have.length(24);
    for (const at of [deep, join(folder.path, 'services')])
      for (const name of [
        '.spectral.yaml',
        'spectral.yml',
        '.spectral.json',
        'spectral.js',
        '.spectral.mjs',
        'spectral.cjs',
      ])
        expect(places).to.include(join(at, name));
  });

  it('does not count where one is asked for', () => {
    folder.write('services/shop/.spectral.yaml', '');
    expect(chooseRuleset('all', deep)).to.deep.equal({ ruleset: 'all', rulesetFound: false });
  });
});
