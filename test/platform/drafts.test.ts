import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import { draftIn, temporaryFolder } from '../../platform/drafts.ts';
import { writeFileWhole } from '../../platform/write-file.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

describe('drafts', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = new TemporaryFolder();
  });
  afterEach(() => folder.remove());

  /** Runs a script in a process of its own, which ends before it gives its number back. */
  const inProcess = (script: string) => {
    const module = JSON.stringify(pathToFileURL('platform/write-file.ts').href);
    const code = `const { writeFileWhole } = await import(${module}); ${script}`;
    return spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], { encoding: 'utf8' });
  };

  it('of a killed run are removed by the next one, and nothing else is', () => {
    const report = folder.write('report.json', 'old');
    const killed = inProcess(
      `writeFileWhole(${JSON.stringify(report)}, (function* () { yield 'half'; process.kill(process.pid, 'SIGKILL'); yield ''; })());`,
    );
    expect(killed.signal, killed.stderr).to.equal('SIGKILL');
    const left = readdirSync(folder.path).filter((name) => name !== 'report.json');
    expect(left).to.have.length(1);
    expect(readFileSync(report, 'utf8')).to.equal('old');
    folder.write('.lintel.yaml', '');
    writeFileWhole(report, 'new');
    expect(readdirSync(folder.path).sort()).to.deep.equal(['.lintel.yaml', 'report.json']);
  });

  it('that are folders of a killed run are removed with what is in them', () => {
    const [, own = ''] = /-([0-9a-f]{8})-/.exec(draftIn(folder.path)) ?? [];
    const other = new TemporaryFolder();
    try {
      const { pid } = spawnSync('true');
      other.write(`.lintel-${own}-${pid}-0-aBc/page.html`, '');
      draftIn(other.path);
      expect(readdirSync(other.path)).to.deep.equal([]);
    } finally {
      other.remove();
    }
  });

  it('of runs that go on, and of other machines, stay for a day', () => {
    const own = /-([0-9a-f]{8})-/.exec(draftIn(folder.path))?.[1] ?? '';
    const other = new TemporaryFolder();
    try {
      const running = `.lintel-${own}-${process.ppid}-0`;
      const elsewhere = '.lintel-00000000-1-0';
      const old = '.lintel-00000000-1-1';
      for (const name of [running, elsewhere, old]) other.write(name, '');
      utimesSync(join(other.path, old), 0, 0);
      draftIn(other.path);
      expect(readdirSync(other.path).sort()).to.deep.equal([running, elsewhere].sort());
    } finally {
      other.remove();
    }
  });

  it('can be folders', () => {
    const [one, two] = [temporaryFolder(), temporaryFolder()];
    expect(one).not.to.equal(two);
    expect(readdirSync(one)).to.deep.equal([]);
    for (const made of [one, two]) rmdirSync(made);
  });
});
