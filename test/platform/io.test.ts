import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import { skipWithout } from '../support/absences.ts';

/** Runs a script in a process of its own, with the module's `processIo` as `io`. */
function inProcess(script: string, input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, nodeArgs(script), {
    encoding: 'utf8',
    input,
    timeout: 20_000,
  });
  expect(stderr).to.equal('');
  return { status, stdout };
}

function nodeArgs(script: string): string[] {
  const module = JSON.stringify(pathToFileURL('platform/io.ts').href);
  const code = `const io = (await import(${module})).processIo(); ${script}`;
  return ['--import', 'tsx', '--input-type=module', '-e', code];
}

describe('the process that a command runs in', () => {
  it('can be ended while work is under way', () => {
    expect(inProcess('setInterval(() => {}, 1000); io.exit(3);')).to.deep.equal({ status: 3, stdout: '' });
  });

  it('gives standard input and the folder, and takes text', () => {
    const script = `for await (const chunk of io.stdin) io.stdout.write(chunk);
      io.stdout.write(JSON.stringify([io.stdin.isTTY === true, io.cwd, io.env.PATH]));`;
    const { status, stdout } = inProcess(script, 'read ');
    expect(status).to.equal(0);
    expect(stdout).to.equal(`read ${JSON.stringify([false, process.cwd(), process.env.PATH])}`);
  });

  it('ends where standard output cannot be written', function () {
    skipWithout('/dev/full', this);
    const script = "io.stdout.write('text'); setTimeout(() => {}, 1000)";
    const command = ['-c', '"$@" > /dev/full', 'sh', process.execPath, ...nodeArgs(script)];
    const { status, stderr } = spawnSync('sh', command, { encoding: 'utf8', timeout: 20_000 });
    expect(stderr).to.equal('lintel: standard output cannot be written (no space left on device); send it elsewhere\n');
    expect(status).to.equal(2);
  });

  it('lets a closed terminal hang up twice, as its shell does', () => {
    const hangUp = "process.kill(process.pid, 'SIGHUP'); await wait; process.kill(process.pid, 'SIGHUP');";
    const script = `${hangUp} setTimeout(() => io.stdout.write('told'), 100);`;
    expect(inProcess(`const wait = io.interrupted(); setTimeout(() => {}, 100); ${script}`)).to.deep.equal({
      status: 0,
      stdout: 'told',
    });
  });

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    it(`tells of ${signal}, which then does not end it`, () => {
      const script = `setTimeout(() => {}, 100); process.kill(process.pid, '${signal}'); await wait; io.stdout.write('told');`;
      expect(inProcess(`const wait = io.interrupted(); ${script}`)).to.deep.equal({ status: 0, stdout: 'told' });
    });
  }
});
