import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs';
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
    await runCli(['review', 'orders.yaml', '--out', '../trend.html', '--trend', '../earlier.json'], {
      cwd: join(folder.path, 'changed'),
    });
    expect(written('trend.html')).to.match(/no new findings, \d+ fixed\.[^<]*0 statements newly broken, 1 no longer\./);
  });

  it('shows what changed since an older version', async () => {
    folder.write('older/orders.yaml', ORDERS.replace('is_up', 'was_up'));
    const { stdout, exit } = await review('orders.yaml', '--against', 'older/orders.yaml', '--format', 'json');
    const [{ changes }] = JSON.parse(stdout).apis;
    expect(exit).to.equal(0);
    expect(changes.against).to.equal('older/orders.yaml');
    expect(changes.entries.map(({ kind }: { kind: string }) => kind)).to.include('response-property-removed');
    const markdown = await review('orders.yaml', '--against', 'older/orders.yaml', '--format', 'markdown');
    expect(markdown.stdout).to.match(/### What changed since older\/orders\.yaml\n[^#]*#### Breaks clients\n\n- /);
    await review('orders.yaml', '--against', 'older/orders.yaml', '--out', 'changes.html');
    const page = written('changes.html');
    expect(page)
      .to.match(/What changed since <code>older\/orders\.yaml<\/code>/)
      .and.include('the property was_up is gone');
    expect(written('report.html')).not.to.include('What changed since');
  });

  it('says which older version it cannot compare with', async () => {
    const none = await review('orders.yaml', '--against', 'older/none.yaml', '--format', 'json');
    expect(none.stderr).to.include('older/none.yaml: there is no such file');
    expect(none.exit).to.equal(2);
    const { stderr, exit } = await review('orders.yaml', 'parts/api.yaml', '--against', 'older', '--format', 'json');
    expect(stderr).to.include('--against takes the older version of one file or folder; name one to be reviewed');
    expect(exit).to.equal(2);
  });

  it('says on the cover what it found worst, or that it found nothing, and which rules it did without', async () => {
    const nothing = 'No rule found anything wrong in the description.';
    await review('orders.yaml', '--out', 'worst.html');
    expect(written('worst.html')).not.to.include(nothing);
    folder.write(
      'own.yaml',
      "extends: lintel/all\nrules: {own: {given: '$', severity: warn, then: {function: truthy}}}\n",
    );
    const reference = join(process.cwd(), 'test-specs/reference-3.1.yaml');
    await review(reference, '-r', 'own.yaml', '--out', 'own.html');
    expect(written('own.html'))
      .to.include(nothing)
      .and.match(/Without own, which Lintel does not have\./);
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

  it('shows what was seen of the running service', async () => {
    const verified = { operation: 'GET /orders', statement: '7.1/success-codes', judged: 41, held: 39, broken: 2 };
    const never = { operation: null, statement: '4.2/no-body', judged: 0, held: 0, broken: 0 };
    const probed = { operation: 'GET /orders', statement: '7.1/success-codes', judged: 1, held: 1, outcome: 'holds' };
    folder.write('seen.json', JSON.stringify([verified, never]));
    folder.write('probed.json', JSON.stringify([probed, { ...probed, judged: 0, held: 0, outcome: 'not judged' }]));
    const files = ['--seen', 'seen.json', '--seen', 'probed.json'];
    const { stdout } = await review('orders.yaml', '--format', 'markdown', ...files);
    expect(stdout).to.contain(
      '- 7.1/success-codes: seen: 41 exchanges, 39 hold; probed: 1 question, holds (for example GET /orders)',
    );
    folder.write('elsewhere.json', JSON.stringify([{ ...verified, operation: 'GET /elsewhere' }]));
    const seenOf = async (...args: string[]) =>
      (await review(...args, '--format', 'markdown', '--seen', 'elsewhere.json')).stdout.match(/seen: 41 exchanges/g);
    // Of several, each has what names its own operations.
    expect(await seenOf('orders.yaml')).to.have.length(1);
    expect(await seenOf('orders.yaml', 'parts/api.yaml')).to.equal(null);
    folder.write('wrong.json', '[{"statement": "9/none", "judged": 1, "held": 1}]');
    const { exit, stderr } = await review('orders.yaml', '--format', 'json', '--seen', 'wrong.json');
    expect(exit).to.equal(2);
    expect(stderr).to.contain('wrong.json does not say what was seen; write it with --coverage-file of lintel verify');
    expect((await review('orders.yaml', '--seen', 'none.json', '-f', 'json')).stderr).to.contain(
      'what was seen, none.json: there is no such file; check the path',
    );
  });

  it('replaces no file that it reads', async () => {
    folder.write('older.yaml', ORDERS);
    for (const args of [
      ['--out', 'orders.yaml'],
      ['--out', 'orders.yaml', '--format', 'pdf'],
      ['--out', 'older.yaml', '--against', 'older.yaml'],
    ]) {
      const { exit, stderr } = await runCli(['review', 'orders.yaml', ...args], {
        cwd: folder.path,
        env: { CHROMIUM_PATH: '/none' },
      });
      expect(exit, args.join(' ')).to.equal(2);
      expect(stderr).to.match(/^lintel: the output \S+ is a file that this run reads; name another file/);
      expect(written('orders.yaml')).to.equal(ORDERS);
      expect(written('older.yaml')).to.equal(ORDERS);
    }
  });

  it('reports what it could not read, in the report as well', async () => {
    folder.write('broken.yaml', ORDERS.replace("'#/components/schemas/Line'", "'#/components/schemas/Gone'"));
    const { exit, stdout, stderr } = await review('broken.yaml', '--format', 'markdown');
    expect(exit).to.equal(2);
    expect(stderr).to.match(/^lintel: broken\.yaml:\d+:\d+: .*Gone/);
    expect(stdout).to.match(/\*\*Not everything could be judged:\*\*\n\n- broken\.yaml:\d+:\d+: .*Gone/);
  });

  it('follows the ruleset and the baseline of the project', async () => {
    folder.write('project/orders.yaml', ORDERS);
    folder.write('project/.spectral.yaml', 'extends: lintel\nrules: { boolean-names: off, no-number: hint }\n');
    folder.write('project/.lintel.yaml', 'files: [orders.yaml]\nrules: { property-names: warn }\n');
    const here = { cwd: join(folder.path, 'project'), env: EPOCH };
    const [before] = JSON.parse((await runCli(['review', '--format', 'json'], here)).stdout).apis;
    const severities = new Map(before.findings.map(({ rule, severity }: Record<string, string>) => [rule, severity]));
    expect(before.ruleset).to.equal('.spectral.yaml');
    expect(severities.has('boolean-names')).to.equal(false);
    expect([severities.get('no-number'), severities.get('property-names')]).to.deep.equal(['hint', 'warn']);
    expect(before.questions.map(({ id }: Record<string, string>) => id)).to.include('idempotency-offered');
    await runCli(['baseline'], here);
    folder.write('project/orders.yaml', ORDERS.replace('orderNote', 'order_note'));
    const [after] = JSON.parse((await runCli(['review', '--format', 'json'], here)).stdout).apis;
    const fresh = after.findings.filter(
      ({ known, severity }: Record<string, unknown>) => !known && severity === 'warn',
    );
    expect(fresh.map(({ place }: Record<string, string>) => place)).to.deep.equal([
      '/components/schemas/Order/properties/order_note',
    ]);
    // The bounds of the renamed property are missing at a new place.
    expect(after.standing).to.include({ errors: 1, warnings: 1 });
    const [all] = JSON.parse((await runCli(['review', '--no-baseline', '--format', 'json'], here)).stdout).apis;
    expect(all.findings.filter(({ known }: Record<string, unknown>) => known)).to.deep.equal([]);
  });

  it('writes a folder of pages with an index', async () => {
    const { exit, stderr } = await review('orders.yaml', 'parts/api.yaml', '--out', 'site/');
    expect({ exit, stderr }).to.deep.equal({ exit: 0, stderr: '' });
    const index = written('site/index.html');
    for (const name of ['orders.html', 'parts-api.html']) {
      expect(index).to.include(`href="${name}"`);
      expect(written(`site/${name}`)).to.match(/^<!doctype html>/);
    }
    const again = await review('orders.yaml', '--out', 'site', '--format', 'json');
    expect(again).to.deep.include({ exit: 2, stdout: '' });
  });

  it('writes the findings as CSV', async () => {
    await review('orders.yaml', 'parts/api.yaml', '--out', 'findings.csv');
    const rows = written('findings.csv').split('\r\n');
    expect(rows[0]).to.equal('api,file,line,column,severity,rule,statement,message,place,operations,known');
    expect(
      rows.some((row) => /^Parts,parts\/line\.yaml,3,3,error,property-names,2\.1\/property-names,/.test(row)),
    ).to.equal(true);
  });

  it('writes no page into a file that is to be a PDF', async () => {
    const withoutBrowser = await review('orders.yaml', '--out', 'report.pdf');
    expect(withoutBrowser.exit).to.equal(2);
    expect(withoutBrowser.stderr).to.match(
      /^lintel: there is no Chromium, Chrome or Edge to print a PDF with; install one/,
    );
    expect((await review('orders.yaml', '--out', 'report.pdf', '--format', 'html')).exit).to.equal(2);
    expect((await review('orders.yaml', '--format', 'pdf')).stderr).to.match(/a PDF needs a file/);
    const notChromium = { cwd: folder.path, env: { CHROMIUM_PATH: '/bin/false' } };
    expect((await runCli(['review', 'orders.yaml', '--out', 'report.pdf'], notChromium)).stderr).to.match(
      /wrote no PDF/,
    );
    expect(existsSync(join(folder.path, 'report.pdf'))).to.equal(false);
  });

  it('refuses at once what would be neither a file nor a folder, and a PDF of several', async () => {
    const nameless = await review('orders.yaml', 'parts/api.yaml', '--out', 'reviews');
    expect(nameless.exit).to.equal(2);
    expect(nameless.stderr).to.match(/^lintel: the name reviews says neither .*; write reviews\.html .*, reviews\/ /);
    expect(existsSync(join(folder.path, 'reviews'))).to.equal(false);
    const anyBrowser = { cwd: folder.path, env: { CHROMIUM_PATH: '/bin/false' } };
    const several = await runCli(['review', 'orders.yaml', 'gone.yaml', '--out', 'all.pdf'], anyBrowser);
    expect(several.exit).to.equal(2);
    const two = await runCli(['review', 'orders.yaml', 'parts/api.yaml', '--out', 'all.pdf'], anyBrowser);
    expect(two.stderr).to.match(/^lintel: a PDF has one API, and 2 are named; .*--format pdf --out reviews\//);
  });

  it('prints a PDF for each of several into a folder', async () => {
    const script = `#!/bin/sh
for one; do case "$one" in --print-to-pdf=*) pdf="$(echo "$one" | cut -d= -f2)";; file:*) page="$(echo "$one" | sed 's,^file://,,; s,#.*,,')";; esac; done
cp "$page" "$pdf"
`;
    chmodSync(folder.write('chromium', script), 0o755);
    const ours = { cwd: folder.path, env: { ...EPOCH, CHROMIUM_PATH: join(folder.path, 'chromium') } };
    const args = ['review', 'orders.yaml', 'parts/api.yaml', '--format', 'pdf', '--out', 'printed/'];
    expect(await runCli(args, ours)).to.deep.equal({ exit: 0, stdout: '', stderr: '' });
    expect(readdirSync(join(folder.path, 'printed'))).to.deep.equal(['.lintel-pages', 'orders.pdf', 'parts-api.pdf']);
    // A browser that prints at once does not wait until data is unpacked.
    expect(written('printed/orders.pdf')).to.contain('"rule":"property-names"');
    await review('orders.yaml', '--out', 'packed.html');
    expect(written('packed.html')).to.not.contain('"rule":"property-names"');
  });
});
