import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { catalogueSite } from '../../support/catalogue-site.ts';
import { runCli } from '../../support/run-cli.ts';
import { TemporaryFolder } from '../../support/temporary-folder.ts';

describe('lintel catalogue', () => {
  let folder: TemporaryFolder;

  beforeEach(() => {
    folder = new TemporaryFolder();
  });
  afterEach(() => folder.remove());

  it('writes its pages into an empty folder', async () => {
    const { path, exit, stdout, stderr } = await catalogueSite();
    expect([exit, stdout]).to.deep.equal([0, '']);
    expect(stderr).to.match(/^lintel: wrote \d+ pages; open .+index\.html\n$/);
    expect(existsSync(join(path, 'rules/array-max-items/index.html'))).to.equal(true);
  });

  it('refuses a folder that holds something else, and takes its own again', async () => {
    folder.write('site/index.html', 'mine');
    const run = () => runCli(['catalogue', '--out', 'site'], { cwd: folder.path });
    const refused =
      'lintel: the folder site holds something else (index.html); name a new or an empty folder for the catalogue\n';
    expect(await run()).to.deep.equal({ exit: 2, stdout: '', stderr: refused });
    expect(readFileSync(join(folder.path, 'site/index.html'), 'utf8')).to.equal('mine');
    rmSync(join(folder.path, 'site/index.html'));
    folder.write('site/.git/HEAD', '');
    folder.write('site/CNAME', 'x');
    expect((await run()).exit).to.equal(0);
    folder.write('site/mine.txt', 'mine');
    expect((await run()).exit).to.equal(0);
    folder.write('site/.lintel-pages', 'review\n');
    expect((await run()).stderr).to.match(/holds something else \(the pages of lintel review\)/);
  });

  it('wants a folder that can be written', async () => {
    folder.write('taken', '');
    const taken = await runCli(['catalogue', '--out', 'taken'], { cwd: folder.path });
    expect([taken.exit, taken.stderr]).to.deep.equal([2, 'lintel: the output taken is a file; name a folder\n']);
    const below = await runCli(['catalogue', '--out', 'taken/site'], { cwd: folder.path });
    expect(below.exit).to.equal(2);
    expect(below.stderr).to.match(/^lintel: the output taken\/site cannot be written \(.+\); choose another folder\n$/);
    const none = await runCli(['catalogue'], { cwd: folder.path });
    expect(none.exit).to.equal(2);
  });
});
