import { execFileSync } from 'node:child_process';
import { expect } from 'chai';
import { onChangedLines } from '../../languageserver/diagnostics/changed-lines.ts';
import type { Result } from '../../source/result.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const COMMITTED = 'a: 1\nb: 2\nc: 3\nd: 4\ne: 5\nf: 6\ng: 7\nh: 8\n';

describe('languageserver: changed lines', () => {
  const folder = new TemporaryFolder();
  let file: string;

  before(() => {
    file = folder.write('api.yaml', COMMITTED);
    git('init', '--quiet');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'first');
  });
  after(() => folder.remove());

  function git(...args: string[]): void {
    const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
    execFileSync('git', [...identity, ...args], { cwd: folder.path, env, stdio: 'pipe' });
  }

  async function changedLines(path: string, text: string): Promise<string[]> {
    const isChanged = await onChangedLines(path, text);
    const at = (line: number) => ({ line, character: 0 });
    return text.split(/\r?\n/).filter((_, line) => isChanged({ range: { start: at(line), end: at(line) } } as Result));
  }

  it('are those of the text that is open, whatever is saved', async () => {
    const open = `new: 0\n${COMMITTED.replace('e: 5', 'e: 55')}`;
    expect(await changedLines(file, open)).to.deep.equal(['new: 0', 'e: 55']);
    folder.write('api.yaml', `# saved\n${COMMITTED}`);
    expect(await changedLines(file, open)).to.deep.equal(['new: 0', 'e: 55']);
  });

  it('are the same with other line breaks', async () => {
    expect(await changedLines(file, COMMITTED.replace('b: 2', 'b: 22').replaceAll('\n', '\r\n'))).to.deep.equal([
      'b: 22',
    ]);
  });

  it('are none of a file that the last commit does not have', async () => {
    expect(await changedLines(folder.write('new.yaml', COMMITTED), COMMITTED)).to.deep.equal([]);
    expect(await changedLines('/nowhere/api.yaml', COMMITTED)).to.deep.equal([]);
  });
});
