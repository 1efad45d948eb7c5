import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const SCRIPT = 'scripts/packed-manifest.mjs';

describe('the packed manifest', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  /** Nothing is built, and `prepare` would fail. */
  const text = `${JSON.stringify({ ...manifest, scripts: { ...manifest.scripts, 'build:packed': 'true', prepare: 'false' } }, null, 2)}\n`;
  let folder: TemporaryFolder;

  beforeEach(() => {
    folder = new TemporaryFolder();
    folder.write(SCRIPT, readFileSync(SCRIPT, 'utf8'));
    folder.write('package.json', text);
  });
  afterEach(() => folder.remove());

  const npm = (...args: string[]) => execFileSync('npm', args, { cwd: folder.path, encoding: 'utf8', stdio: 'pipe' });
  const packed = () => {
    const tarball = npm('pack', '--silent').trim();
    const [name = ''] = tarball.split('\n').slice(-1);
    const options = { cwd: folder.path, encoding: 'utf8' } as const;
    return JSON.parse(execFileSync('tar', ['-xzOf', name, 'package/package.json'], options));
  };

  it('has no script that npm runs when the package is installed, and is otherwise the one of the repository', () => {
    const { prepare: _, ...scripts } = JSON.parse(text).scripts;
    expect(scripts).not.to.have.any.keys('preinstall', 'install', 'postinstall', 'prepare');
    expect(packed()).to.deep.equal({ ...manifest, scripts });
  });

  it('leaves that of the repository as it is, even where packing was interrupted before', () => {
    execFileSync(process.execPath, [SCRIPT], { cwd: folder.path });
    expect(packed().scripts).not.to.have.property('prepare');
    expect(readFileSync(join(folder.path, 'package.json'), 'utf8')).to.equal(text);
  });
});
