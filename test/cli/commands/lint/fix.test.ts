import { chmodSync, readFileSync, statSync } from 'node:fs';
import { expect } from 'chai';
import { runCli } from '../../../support/run-cli.ts';
import { TemporaryFolder } from '../../../support/temporary-folder.ts';

/** A path parameter to be renamed, which is safe, and a property, which is not. */
const SHOP = `openapi: 3.1.0
info: { title: Shop, version: 1.0.0 }
# What can be bought.
paths:
  /orders/{order_id}: # one order
    parameters:
      - { name: order_id, in: path, required: true, schema: { type: string, format: uuid, minLength: 36, maxLength: 36 } }
    get:
      responses:
        '200':
          description: The order.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Order' }
components:
  schemas:
    Order:
      type: object
      required: [id, total_count]
      properties:
        id: { type: string, format: uuid, minLength: 36, maxLength: 36 }
        total_count: { type: integer, minimum: 0, maximum: 10 }
`;
const SAFE = SHOP.replaceAll('order_id', 'orderId');
const UNSAFE = SAFE.replaceAll('total_count', 'totalCount');
const ONLY = ['--only', 'path-parameters,property-names'];

describe('lint --fix', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = new TemporaryFolder();
    folder.write('shop.yaml', SHOP);
  });
  afterEach(() => folder.remove());

  const lint = (...args: string[]) => runCli(['lint', ...args], { cwd: folder.path });
  const text = (name = 'shop.yaml') => readFileSync(`${folder.path}/${name}`, 'utf8');

  it('mends what is safe, keeps every other byte, and reports what is left', async () => {
    const { exit, stdout } = await lint('shop.yaml', '--fix', ...ONLY);
    expect(text()).to.equal(SAFE);
    expect(exit).to.equal(1);
    expect(stdout).to.include('property-names').and.not.include('path-parameters');
    expect(stdout).to.include('1 finding mended in 1 file');
    expect(stdout.trimEnd().split('\n').at(-1)).to.equal('--fix mends 0 of these findings, --unsafe-fixes 1 more');
  });

  it('refuses formats and outputs where no report is written', async () => {
    for (const option of ['--diff', '--fix-only']) {
      const { exit, stderr } = await lint('shop.yaml', option, '-f', 'json', '-o', 'report.json');
      expect([exit, stderr]).to.deep.equal([
        2,
        `lintel: ${option} ${option === '--diff' ? 'shows changes' : 'mends'} and writes no report; leave --format and --output out\n`,
      ]);
    }
    expect(text()).to.equal(SHOP);
  });

  it('mends with --unsafe-fixes also what changes something for clients, and then nothing more', async () => {
    expect((await lint('shop.yaml', '--unsafe-fixes', ...ONLY)).exit).to.equal(0);
    expect(text()).to.equal(UNSAFE);
    const again = await lint('shop.yaml', '--unsafe-fixes', ...ONLY);
    expect([text(), again.exit]).to.deep.equal([UNSAFE, 0]);
  });

  it('with --fix-only exits with 0 and says on standard error what was done', async () => {
    const { exit, stdout, stderr } = await lint('shop.yaml', '--fix-only', ...ONLY);
    expect([exit, stdout, stderr]).to.deep.equal([0, '', 'lintel: 1 finding mended in 1 file\n']);
  });

  it('with --diff writes nothing', async () => {
    const { exit, stdout } = await lint('shop.yaml', '--diff', ...ONLY);
    expect([exit, text()]).to.deep.equal([1, SHOP]);
    expect(stdout.split('\n').filter((line) => /^[-+]/.test(line))).to.deep.equal([
      '--- a/shop.yaml',
      '+++ b/shop.yaml',
      '-  /orders/{order_id}: # one order',
      '+  /orders/{orderId}: # one order',
      ...SHOP.split('\n')
        .filter((line) => line.includes('- { name'))
        .map((line) => `-${line}`),
      ...SAFE.split('\n')
        .filter((line) => line.includes('- { name'))
        .map((line) => `+${line}`),
    ]);
    const onTerminal = await runCli(['lint', 'shop.yaml', '--diff', ...ONLY], { cwd: folder.path, terminal: true });
    expect(onTerminal.stdout).to.equal(stdout);
    folder.write('shop.yaml', SAFE);
    expect(await lint('shop.yaml', '--diff', ...ONLY)).to.deep.include({ exit: 0, stdout: '' });
  });

  it('mends only what --only names', async () => {
    await lint('shop.yaml', '--unsafe-fixes', '--only', 'property-names');
    expect(text()).to.equal(SHOP.replaceAll('total_count', 'totalCount'));
  });

  it('leaves alone what the baseline knows', async () => {
    await runCli(['baseline', 'shop.yaml'], { cwd: folder.path });
    folder.write(
      'shop.yaml',
      SHOP.replace('  schemas:', '  schemas:\n    New:\n      type: object\n      properties:\n        new_one: {}'),
    );
    await lint('shop.yaml', '--unsafe-fixes', ...ONLY);
    expect(text()).to.include('newOne').and.include('total_count').and.include('order_id');
  });

  it('heeds what the project says of fixes', async () => {
    folder.write('.lintel.yaml', 'fixes:\n  path-parameters: off\n  property-names: safe\n');
    const { stdout } = await lint('shop.yaml', '--fix', ...ONLY);
    expect(text()).to.equal(SHOP.replaceAll('total_count', 'totalCount'));
    expect(stdout).not.to.include('--unsafe-fixes');
    folder.write('.lintel.yaml', 'fixes:\n  path-parameter: off\n');
    const { exit, stderr } = await lint('shop.yaml', '--fix');
    expect([exit, stderr]).to.deep.equal([
      2,
      'lintel: .lintel.yaml:2:3: there is no rule "path-parameter"; did you mean "path-parameters"?\n',
    ]);
  });

  it('keeps the mode, the byte order mark and line breaks', async () => {
    const windows = `\uFEFF${SHOP.replaceAll('\n', '\r\n')}`;
    chmodSync(folder.write('shop.yaml', windows), 0o640);
    await lint('shop.yaml', '--fix', ...ONLY);
    expect(text()).to.equal(windows.replaceAll('order_id', 'orderId'));
    expect(statSync(`${folder.path}/shop.yaml`).mode & 0o777).to.equal(0o640);
  });

  it('mends good files beside a broken one', async () => {
    folder.write('broken.yaml', 'openapi: 3.1.0\npaths: {');
    const { exit, stderr } = await lint('.', '--fix', ...ONLY);
    expect([exit, text()]).to.deep.equal([2, SAFE]);
    expect(stderr).to.match(/^lintel: broken\.yaml:\d+:\d+: [^\n]+\n$/);
  });

  it('leaves a read-only file as it is', async () => {
    chmodSync(`${folder.path}/shop.yaml`, 0o444);
    const { exit, stdout, stderr } = await lint('shop.yaml', '--fix', ...ONLY);
    expect([exit, text()]).to.deep.equal([2, SHOP]);
    expect(stderr).to.equal('lintel: shop.yaml was not written: it is read-only; allow to write to it\n');
    expect(stdout, 'what is on disk').to.include('path-parameters');
  });

  it('writes standard input to standard output, and the report to standard error', async () => {
    const { stdout, stderr } = await runCli(['lint', '-', '--fix', ...ONLY], { cwd: folder.path, stdin: SHOP });
    expect(stdout).to.equal(SAFE);
    expect(stderr).to.include('property-names').and.to.include('1 finding mended in 1 file');
  });

  it('counts what was mended in the files that were written', async () => {
    folder.write('other.yaml', SHOP);
    chmodSync(`${folder.path}/shop.yaml`, 0o444);
    const { exit, stdout } = await lint('shop.yaml', 'other.yaml', '--fix', ...ONLY);
    expect([exit, text()]).to.deep.equal([2, SHOP]);
    expect(stdout).to.include('1 finding mended in 1 file');
  });

  it('gives the text as it is where nothing can be mended in standard input', async () => {
    const { stdout, exit } = await runCli(['lint', '-', '--fix'], { cwd: folder.path, stdin: 'a: [' });
    expect([stdout, exit]).to.deep.equal(['a: [', 2]);
  });

  describe('of several files', () => {
    const ROOT = SHOP.replace("'#/components/schemas/Order'", "'../parts/order.yaml#/Order'").replace(
      /components:[\s\S]*/,
      '',
    );
    const PART = 'Order:\n  type: object\n  properties:\n    total_count: { type: integer, minimum: 0, maximum: 10 }\n';

    it('changes others than the given ones and those in their folders only when asked to', async () => {
      folder.write('api/shop.yaml', ROOT);
      folder.write('parts/order.yaml', PART);
      const { stderr } = await lint('api/shop.yaml', '--unsafe-fixes', ...ONLY);
      expect(text('api/shop.yaml')).to.include('{orderId}');
      expect(text('parts/order.yaml')).to.equal(PART);
      expect(stderr).to.include('--fix-references allows to change it');
      await lint('api/shop.yaml', '--unsafe-fixes', '--fix-references', ...ONLY);
      expect(text('parts/order.yaml')).to.equal(PART.replace('total_count', 'totalCount'));
    });
  });

  it('says why a finding has no fix where the project would have to choose', async () => {
    folder.write(
      'tags.yaml',
      'openapi: 3.1.0\ncomponents: { schemas: { Tags: { type: array, minItems: 0, items: { type: boolean } } } }\n',
    );
    const { stderr } = await lint('tags.yaml', '--unsafe-fixes', '--only', 'array-max-items');
    expect(stderr).to.include(
      'tags.yaml: 1 finding of array-max-items was not mended: nothing shows which maxItems is right, and .lintel.yaml gives no default',
    );
    expect((await lint('tags.yaml', '--fix', '--only', 'array-max-items')).stderr).to.not.include('maxItems is right');
  });

  it('shows each fix with --fixes', async () => {
    const { stdout } = await lint('shop.yaml', '--fixes', '--format', 'json', '--only', 'property-names');
    const [finding] = JSON.parse(stdout) as { fix: { title: string; safe: boolean; edits: { text: string }[] } }[];
    expect(finding?.fix).to.deep.include({
      title: 'Rename "total_count" to totalCount: clients have to read and send the new name',
      safe: false,
    });
    expect(finding?.fix.edits.map((edit) => edit.text)).to.deep.equal(['totalCount', 'totalCount']);
    const sarif = JSON.parse(
      (await lint('shop.yaml', '--fixes', '--format', 'sarif', '--only', 'path-parameters')).stdout,
    );
    expect(sarif.runs[0].results[0].fixes[0].artifactChanges[0].replacements).to.have.lengthOf(2);
  });

  for (const [args, sentence] of [
    [['--fix', '--watch'], '--watch only looks at files'],
    [['--fix-references'], '--fix-references says which files'],
    [['--fix', '-o', 'shop.yaml'], 'is a file that this run reads'],
  ] as const) {
    it(`refuses ${args.join(' ')}`, async () => {
      const { exit, stderr } = await lint('shop.yaml', ...args);
      expect([exit, text()]).to.deep.equal([2, SHOP]);
      expect(stderr).to.include(sentence);
    });
  }
});
