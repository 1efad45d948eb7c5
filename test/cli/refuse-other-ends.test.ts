import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { built } from '../support/built-command.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

describe('the end of a process', () => {
  let folder: TemporaryFolder;
  before(() => {
    folder = new TemporaryFolder();
    folder.write('a.yaml', 'openapi: 3.1.1\ninfo: {}\n');
  });
  after(() => folder.remove());

  const lintel = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [built('cli/main.cjs'), ...args], {
      cwd: folder.path,
      encoding: 'utf8',
      input: '',
    });
    return { exit: status, stdout, stderr };
  };
  const remedy = 'correct the ruleset where it is a program, else this is a fault of Lintel, so please report it';
  const rule = (code: string) =>
    `export default { rules: { own: { given: '$', then: { async function() { ${code} } } } } };`;

  for (const [title, ruleset, said] of [
    ['a ruleset that ends it', 'process.exit(0);', 'the run ended before its work was done'],
    ['a rule that ends it', rule('process.exit(0);'), 'the run ended before its work was done'],
    ['a rule that never ends', rule('await new Promise(() => {});'), 'the run ended before its work was done'],
    [
      'a promise that nobody awaits',
      rule("Promise.reject(new Error('later'));"),
      'an error was thrown outside of the run (later)',
    ],
    [
      'a timer that throws',
      `setTimeout(() => { throw new Error('later'); });${rule('await new Promise((go) => setTimeout(go, 1000));')}`,
      'an error was thrown outside of the run (later)',
    ],
  ] as const) {
    it(`${title} is no pass`, () => {
      folder.write('rules.mjs', ruleset);
      const { exit, stderr } = lintel('lint', 'a.yaml', '-r', 'rules.mjs');
      expect([exit, stderr]).to.deep.equal([2, `lintel: ${said}; ${remedy}\n`]);
    });
  }

  it('is that of the server of an editor where its editor is gone', () => {
    expect(lintel('lsp')).to.deep.equal({ exit: 1, stdout: '', stderr: '' });
  });

  it('comes at once where the program that prints a PDF cannot be started', () => {
    const outcome = spawnSync(process.execPath, [built('cli/main.cjs'), 'review', 'a.yaml', '--out', 'a.pdf'], {
      cwd: folder.path,
      encoding: 'utf8',
      env: { ...process.env, CHROMIUM_PATH: '/none' },
      timeout: 60_000,
    });
    expect(outcome.status, 'it waits').to.equal(2);
    expect(outcome.stderr).to.match(/^lintel: \/none cannot be started \(there is no such program\); write the page/);
  });

  it('comes at once where the working folder is gone', () => {
    const gone = join(folder.path, 'gone');
    mkdirSync(gone);
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', 'cd "$1" && rmdir "$1" && "$2" "$3" lint a.yaml', 'sh', gone, process.execPath, built('cli/main.cjs')],
      { encoding: 'utf8' },
    );
    expect([status, stderr]).to.deep.equal([2, 'lintel: the working folder is gone; go into one that is there\n']);
  });
});
