import { existsSync, readFileSync } from 'node:fs';
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

  it('writes its pages into a folder, and leaves other files alone', async () => {
    const { path, exit, stdout, stderr } = await catalogueSite();
    expect([exit, stdout]).to.deep.equal([0, '']);
    expect(stderr).to.match(/^lintel: wrote \d+ pages; open .+index\.html\n$/);
    expect(existsSync(join(path, 'rules/array-max-items/index.html'))).to.equal(true);
    expect(readFileSync(join(path, 'rules/mine.html'), 'utf8')).to.equal('mine');
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
