import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const ABSENCES = pathToFileURL(resolve('test/support/absences.ts')).href;

describe('what .ci/run counts', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = new TemporaryFolder();
  });
  afterEach(() => folder.remove());

  /** Runs tests as .ci/run does, on a machine without the corpus. */
  function run(tests: string) {
    const file = folder.write('some.test.mts', `import { skipsWithout, skipWithout } from '${ABSENCES}';\n${tests}`);
    const counts = join(folder.path, 'counts');
    const reporter = ['--reporter', resolve('scripts/ci/reporter.ts'), '--reporter-option', `output=${counts}`];
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['node_modules/mocha/bin/mocha.js', '--forbid-only', ...reporter, file],
      { encoding: 'utf8', env: { ...process.env, LINTEL_CORPUS: 'none' } },
    );
    return { status, log: stdout + stderr, counts: existsSync(counts) ? readFileSync(counts, 'utf8') : '' };
  }

  it('is what passed, what failed, and what was skipped for what is absent', () => {
    const { status, counts } = run(`
      it('passes', () => {});
      it('fails', () => { throw new Error('no'); });
      it('needs it', function () { skipWithout('corpus', this); });
      it('needs it later', async function () { await null; skipWithout('corpus', this); });
      describe('all of them', () => {
        before(function () { skipWithout('corpus', this); });
        it('one', () => {});
        it('two', () => {});
      });
      describe('instead of them', () => {
        if (!skipsWithout('corpus', 'needs it')) it('would fail', () => { throw new Error('no'); });
      });`);
    expect(counts).to.equal('1\n1\n5 skipped: 5 the corpus is not beside the repository\n');
    expect(status).to.equal(1);
  });

  it('is nothing where nothing is skipped', () => {
    expect(run("it('passes', () => {});").counts).to.equal('1\n0\n0 skipped\n');
  });

  it('has a failure for each test that is skipped for no reason', () => {
    const { log, counts } = run(`
      it('passes', () => {});
      it.skip('one', () => {});
      it('two', function () { this.skip(); });
      it('three');
      describe.skip('suite', () => { it('four', () => {}); });`);
    expect(counts).to.equal('1\n4\n4 skipped: 4 for no reason\n');
    expect(log).to.contain('skipped for no reason that .ci/run knows: suite four');
  });

  it('is nothing where a test runs alone: that fails', () => {
    const { status, log, counts } = run("it.only('alone', () => {});\nit('another', () => {});");
    expect(status).to.not.equal(0);
    expect(log).to.contain('`.only`');
    expect(counts).to.not.match(/^1\n0\n/);
  });
});
