import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect } from 'chai';
import { NODES, skipWithout } from '../support/absences.ts';
import { built } from '../support/built-command.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

describe('compiled code', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = new TemporaryFolder();
    folder.write('a.yaml', 'openapi: 3.1.1\nx-lintel: { bad: 1 }\n');
  });
  afterEach(() => folder.remove());

  const caches = () => join(folder.path, 'caches');
  const lint = (version: 20 | 22, main = built('cli/main.cjs')) => {
    const node = join(NODES, `${version}/node_modules/node/bin/node`);
    const env = { ...process.env, XDG_CACHE_HOME: caches(), TMPDIR: folder.path, NODE_COMPILE_CACHE: '' };
    return spawnSync(node, [main, 'lint', 'a.yaml', '-r', 'x-lintel'], { cwd: folder.path, env }).status;
  };

  it('is kept where only this user writes, and nowhere else', function () {
    skipWithout('nodes', this);
    expect(lint(22)).to.equal(1);
    expect(readdirSync(join(caches(), 'lintel/compiled'))).not.to.deep.equal([]);
    expect(readdirSync(folder.path).sort()).to.deep.equal(['a.yaml', 'caches']);
    folder.remove();
    folder = new TemporaryFolder();
    folder.write('a.yaml', 'openapi: 3.1.1\nx-lintel: { bad: 1 }\n');
    mkdirSync(join(caches(), 'lintel'), { recursive: true });
    chmodSync(join(caches(), 'lintel'), 0o777);
    expect(lint(22)).to.equal(1);
    expect(existsSync(join(caches(), 'lintel/compiled'))).to.equal(false);
  });

  it('beside the bundle is made anew where others could have written it', function () {
    skipWithout('nodes', this);
    cpSync(dirname(dirname(built('cli/main.cjs'))), join(folder.path, 'dist'), {
      recursive: true,
      filter: (path) => !/\.cache$/.test(path),
    });
    cpSync('package.json', join(folder.path, 'package.json'));
    symlinkSync(resolve('node_modules'), join(folder.path, 'node_modules'));
    const main = join(folder.path, 'dist/cli/main.cjs');
    const kept = () => {
      const names = readdirSync(dirname(main)).filter((name) => name.includes('.cache') || name.startsWith('.'));
      expect(names).to.have.length(1);
      return join(dirname(main), String(names[0]));
    };
    expect(lint(20, main)).to.equal(1);
    const { ino } = statSync(kept());
    expect(statSync(kept()).mode & 0o777).to.equal(0o644);
    expect(lint(20, main)).to.equal(1);
    expect(statSync(kept()).ino, 'what is good stays').to.equal(ino);
    chmodSync(kept(), 0o666);
    expect(lint(20, main)).to.equal(1);
    expect(statSync(kept()).ino).not.to.equal(ino);
    expect(statSync(kept()).mode & 0o777).to.equal(0o644);
    expect(readFileSync(kept()).length).to.be.greaterThan(100_000);
  });

  describe('of an installed program', () => {
    const cli = () => join(folder.path, 'dist/cli');
    const env = () => ({ ...process.env, XDG_CACHE_HOME: caches(), NODE_COMPILE_CACHE: '' });
    const run = () =>
      spawnSync(process.execPath, [join(cli(), 'main.cjs'), 'lint', 'a.yaml'], { cwd: folder.path, env: env() }).status;
    const keptIn = (path: string) => readdirSync(path).filter((name) => /^command-line\..*\.cache$/.test(name));
    beforeEach(() => {
      mkdirSync(cli(), { recursive: true });
      for (const name of ['main.cjs', 'command-line.cjs'])
        cpSync(join(dirname(built('cli/main.cjs')), name), join(cli(), name));
      cpSync('package.json', join(folder.path, 'package.json'));
      symlinkSync(resolve('node_modules'), join(folder.path, 'node_modules'));
    });

    const largeEnumeration = () => {
      const values = Array.from({ length: 350_000 }, (_, index) => `VALUE_${index}`);
      return JSON.stringify({ openapi: '3.1.1', components: { schemas: { Size: { enum: values } } } });
    };

    it('is made anew by a run of other code, however long the one before took', () => {
      folder.write('a.yaml', largeEnumeration());
      expect(run()).to.equal(0);
      const file = join(cli(), String(keptIn(cli())[0]));
      const { ino, size } = statSync(file);
      folder.write('a.yaml', readFileSync('test-specs/shapes/switchboard.yaml', 'utf8'));
      expect(run()).to.equal(1);
      const { ino: renewed } = statSync(file);
      expect(renewed, 'other rules ran').not.to.equal(ino);
      expect(statSync(file).size).to.be.greaterThan(1.1 * size);
      expect(run()).to.equal(1);
      expect(statSync(file).ino, 'the same again').to.equal(renewed);
    });

    it('fits the next run, also after one over a large file', () => {
      folder.write('a.yaml', largeEnumeration());
      expect(run()).to.equal(0);
      const file = join(cli(), String(keptIn(cli())[0]));
      const { ino } = statSync(file);
      folder.write('a.yaml', 'openapi: 3.1.1\nx-lintel: { bad: 1 }\n');
      expect(run()).to.equal(1);
      expect(statSync(file).ino).to.equal(ino);
    });

    it('is kept for the user where the program’s folder takes no file', () => {
      expect(run()).to.equal(1);
      const [name = ''] = keptIn(cli());
      const file = join(cli(), name);
      rmSync(file);
      // A folder in its place is in the way for root, too.
      mkdirSync(file);
      expect(run()).to.equal(1);
      const users = join(caches(), 'lintel/compiled');
      expect(readdirSync(users)).to.deep.equal([name]);
      const { ino } = statSync(join(users, name));
      expect(run()).to.equal(1);
      expect(statSync(join(users, name)).ino, 'it is taken from there').to.equal(ino);
      chmodSync(join(users, name), 0o666);
      expect(run()).to.equal(1);
      expect(statSync(join(users, name)).ino, 'others could have written it').not.to.equal(ino);
    });
  });
});
