import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
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
    expect(readdirSync(join(caches(), 'lintel/compiled'))).to.have.length(1);
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
});
