import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { built } from '../support/built-command.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

/** The commands that write pages are a bundle of their own; this is what users get. */
describe('the built command line', () => {
  const lintel = (...args: string[]) =>
    spawnSync(process.execPath, [built('cli/main.cjs'), ...args], { encoding: 'utf8' });

  it('explains a rule with its examples, which linting does without', () => {
    const { status, stdout, stderr } = lintel('explain', 'array-max-items');
    expect([status, stderr]).to.deep.equal([0, '']);
    expect(stdout).to.include('this array has no maxItems; add maxItems: 32767, or less');
    expect(readFileSync(built('cli/command-line.cjs'), 'utf8')).not.to.include('a maxItems above the limit');
  });

  it('writes a catalogue with its styles and its script in it', () => {
    const folder = new TemporaryFolder();
    try {
      expect(lintel('catalogue', '--out', folder.path).status).to.equal(0);
      expect(readFileSync(join(folder.path, 'index.html'), 'utf8')).to.match(/<style>:root\{.*<script>.*MiniSearch/s);
      expect(existsSync(join(folder.path, 'rules/array-max-items/index.html'))).to.equal(true);
    } finally {
      folder.remove();
    }
  });
});
