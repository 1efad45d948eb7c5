import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { skipWithout } from '../support/absences.ts';
import { runAsUser } from '../support/another-user.ts';
import { built } from '../support/built-command.ts';
import { runCli } from '../support/run-cli.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

describe('report files', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = new TemporaryFolder();
    folder.write('a.yaml', 'openapi: 3.1.1\nx-lintel: { bad: 1 }\n');
  });
  afterEach(() => {
    folder.remove();
  });
  const lint = (...args: string[]) => runCli(['lint', 'a.yaml', '-r', 'x-lintel', ...args], { cwd: folder.path });

  it('several in one run, one of them on standard output', async () => {
    const { exit, stdout, stderr } = await lint(
      '-f',
      'text,json',
      '-f',
      'sarif',
      '-o.json=r.json',
      '--output.sarif',
      'r.sarif',
    );
    expect(stderr).to.equal('');
    expect(exit).to.equal(1);
    expect(stdout).to.match(/^a\.yaml:2:13 error /);
    expect(JSON.parse(readFileSync(join(folder.path, 'r.json'), 'utf8'))).to.have.length(1);
    expect(JSON.parse(readFileSync(join(folder.path, 'r.sarif'), 'utf8')).runs[0].results).to.have.length(1);
    expect(readdirSync(folder.path).sort()).to.deep.equal(['a.yaml', 'r.json', 'r.sarif']);
  });

  it('a full disk gives one sentence', async function () {
    skipWithout('/dev/full', this);
    symlinkSync('/dev/full', join(folder.path, 'full.json'));
    const { exit, stderr } = await lint('-f', 'json', '-o', 'full.json');
    expect(stderr).to.equal(
      'lintel: the output full.json cannot be written (no space left on device); choose another file\n',
    );
    expect(exit).to.equal(2);
  });

  it('so does one under standard output', function () {
    skipWithout('/dev/full', this);
    const command = `exec "$0" "$1" lint "$2" -r x-lintel -f json > /dev/full`;
    const args = ['-c', command, process.execPath, built('cli/main.cjs'), join(folder.path, 'a.yaml')];
    const { status, stderr } = spawnSync('sh', args, { encoding: 'utf8' });
    expect(stderr).to.equal('lintel: standard output cannot be written (no space left on device); send it elsewhere\n');
    expect(status).to.equal(2);
  });

  it('so does one under the version, which is printed before anything is loaded', function () {
    skipWithout('/dev/full', this);
    const args = ['-c', 'exec "$0" "$1" --version > /dev/full', process.execPath, built('cli/main.cjs')];
    const { status, stderr } = spawnSync('sh', args, { encoding: 'utf8' });
    expect(stderr).to.equal('lintel: standard output cannot be written (no space left on device); send it elsewhere\n');
    expect(status).to.equal(2);
  });

  it('a write that stops in the middle leaves the old report and no draft', function () {
    skipWithout('shell', this);
    const report = folder.write('r.sarif', 'the old report');
    // A limit of one block on the size of files stands for a disk that gets full. The launcher would keep compiled code
    // under it.
    const command = `trap '' XFSZ; ulimit -f 1; exec "$0" "$1" lint "$2" -r all -f sarif -o "$3"`;
    const args = ['-c', command, process.execPath, built('cli/command-line.cjs'), join(folder.path, 'a.yaml'), report];
    const { status, stderr } = spawnSync('bash', args, { encoding: 'utf8' });
    expect(stderr).to.equal(`lintel: the output ${report} cannot be written (file too large); choose another file\n`);
    expect(status).to.equal(2);
    expect(readFileSync(join(folder.path, 'r.sarif'), 'utf8')).to.equal('the old report');
    expect(readdirSync(folder.path).sort()).to.deep.equal(['a.yaml', 'r.sarif']);
  });

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    it(`a run that ${signal} ends leaves the old report`, async () => {
      const report = folder.write('r.json', 'the old report');
      const args = [built('cli/main.cjs'), 'lint', '-', '-r', 'x-lintel', '-f', 'json', '-o', report];
      const child = spawn(process.execPath, args, { stdio: ['pipe', 'ignore', 'ignore'] });
      // Standard input stays open, so the run cannot end by itself.
      child.stdin.write('openapi: 3.1.1\n');
      child.once('spawn', () => child.kill(signal));
      const ended = await new Promise((done) => child.once('exit', (_code, by) => done(by)));
      expect(ended).to.equal(signal);
      expect(readFileSync(report, 'utf8')).to.equal('the old report');
      expect(readdirSync(folder.path).sort()).to.deep.equal(['a.yaml', 'r.json']);
    });
  }

  it('a folder that may not be written to is reported before the work', function () {
    skipWithout('another user', this);
    mkdirSync(join(folder.path, 'closed'));
    chmodSync(join(folder.path, 'closed'), 0o555);
    const { exit, stderr } = runAsUser(['lint', 'a.yaml', '-r', 'x-lintel', '-o', 'closed/r.txt'], folder.path);
    expect(stderr).to.equal(
      'lintel: the output closed/r.txt cannot be written (permission denied); choose another file\n',
    );
    expect(exit).to.equal(2);
  });

  it('a link stays a link', async () => {
    folder.write('real/r.txt', 'old');
    symlinkSync(join(folder.path, 'real/r.txt'), join(folder.path, 'link.txt'));
    await lint('-f', 'text', '-o', 'link.txt');
    expect(readFileSync(join(folder.path, 'real/r.txt'), 'utf8')).to.match(/^a\.yaml:2:13 /);
    expect(readdirSync(join(folder.path, 'real'))).to.deep.equal(['r.txt']);
  });
});
