import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { ORDERS } from '../../review/support/orders.ts';
import { runCli } from '../../support/run-cli.ts';
import { TemporaryFolder } from '../../support/temporary-folder.ts';

const EPOCH = { SOURCE_DATE_EPOCH: '86400' };

describe('lintel review', () => {
  const folder = new TemporaryFolder();
  const review = (...args: string[]) => runCli(['review', ...args], { cwd: folder.path, env: EPOCH });
  const written = (name: string) => readFileSync(join(folder.path, name), 'utf8');

  before(() => {
    folder.write('orders.yaml', ORDERS);
    folder.write(
      'parts/api.yaml',
      ORDERS.replace('title: Orders', 'title: Parts').replace("'#/components/schemas/Line'", 'line.yaml'),
    );
    folder.write('parts/line.yaml', 'type: object\nproperties:\n  line_number: { type: string }\n');
  });
  after(() => folder.remove());

  it('writes a page that needs nothing but itself, the same each time', async () => {
    const outcome = await review('orders.yaml', '--out', 'report.html');
    expect(outcome).to.deep.equal({ exit: 0, stdout: '', stderr: '' });
    const page = written('report.html');
    expect(page).to.match(/^<!doctype html>\n<html lang="en">/);
    expect(page.match(/<(link|img|iframe|object|embed)\b|<script src/g)).to.equal(null);
    expect(page).to.match(/http-equiv="Content-Security-Policy" content="default-src 'none'/);
    await review('orders.yaml', '--out', 'again.html');
    expect(written('again.html')).to.equal(page);
  });

  it('compares with an earlier report', async () => {
    await review('orders.yaml', '--out', 'earlier.json');
    folder.write('changed/orders.yaml', ORDERS.replace('is_up', 'up'));
    const { stdout } = await runCli(['review', 'orders.yaml', '--format', 'json', '--trend', '../earlier.json'], {
      cwd: join(folder.path, 'changed'),
    });
    const [{ trend }] = JSON.parse(stdout).apis;
    expect(trend).to.include({ since: '1970-01-02T00:00:00.000Z', added: 0 });
    expect(trend.fixed).to.be.greaterThan(0);
  });

  it('reviews several APIs, and those in several files', async () => {
    const { stdout, exit } = await review('orders.yaml', 'parts/api.yaml', '--format', 'json');
    const { apis, format, created } = JSON.parse(stdout);
    expect({ exit, format, created }).to.deep.equal({
      exit: 0,
      format: 'lintel-review-1',
      created: '1970-01-02T00:00:00.000Z',
    });
    expect(apis.map(({ title, file }: Record<string, string>) => [title, file])).to.deep.equal([
      ['Orders', 'orders.yaml'],
      ['Parts', 'parts/api.yaml'],
    ]);
    const inPart = apis[1].findings.filter(({ file }: Record<string, string>) => file === 'parts/line.yaml');
    expect(inPart.map(({ rule, line }: Record<string, unknown>) => [rule, line])).to.deep.include([
      'property-names',
      3,
    ]);
  });

  it('reports what it could not read, in the report as well', async () => {
    folder.write('broken.yaml', ORDERS.replace("'#/components/schemas/Line'", "'#/components/schemas/Gone'"));
    const { exit, stdout, stderr } = await review('broken.yaml', '--format', 'markdown');
    expect(exit).to.equal(2);
    expect(stderr).to.match(/^lintel: broken\.yaml:\d+:\d+: .*Gone/);
    expect(stdout).to.match(/\*\*Not everything could be judged:\*\*\n\n- broken\.yaml:\d+:\d+: .*Gone/);
  });
});
