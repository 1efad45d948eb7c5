import { join } from 'node:path';
import { expect } from 'chai';
import { exchangeLine } from '../support/har.ts';
import { runCli } from '../support/run-cli.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const PROGRAM = 'globalThis.lintelRan = true;\nexport default { rules: {} };\n';

/** A description of which the operations stand in another file. */
const referring = (file: string) => `openapi: 3.1.0
info: { title: Shop, version: 1.0.0 }
servers: [{ url: 'https://api.example.com' }]
paths:
  /v1/shop/orders: { $ref: ${file} }
`;
const OPERATIONS = 'get: { responses: { "200": { description: Orders. } } }\n';
const NO_OPERATIONS = 'summary: Orders\n';
const ORDERS = { url: 'https://api.example.com/v1/shop/orders', body: { items: [] } };

describe('what commands beside lint trust', () => {
  let folder: TemporaryFolder;
  let cwd: string;
  const run = (...args: string[]) => runCli(args, { cwd });
  const ran = () => 'lintelRan' in globalThis;

  beforeEach(() => {
    folder = new TemporaryFolder();
    cwd = join(folder.path, 'work');
    folder.write('work/.git/HEAD', '');
    folder.write('work/t.ndjson', exchangeLine(ORDERS));
    folder.write('work/inside.yaml', referring('operations.yaml'));
    folder.write('work/operations.yaml', OPERATIONS);
    folder.write('work/outside.yaml', referring('../elsewhere/operations.yaml'));
    folder.write('elsewhere/operations.yaml', OPERATIONS);
    Reflect.deleteProperty(globalThis, 'lintelRan');
  });
  afterEach(() => {
    folder.remove();
    Reflect.deleteProperty(globalThis, 'lintelRan');
  });

  describe('no program runs', () => {
    const refused = async (...args: string[]) => {
      const { exit, stderr } = await run(...args);
      expect([exit, ran()], stderr).to.deep.equal([2, false]);
      expect(stderr).to.match(/program|--no-code|code/);
    };

    it('of a ruleset that .lintel.yaml of a folder without a repository names', async () => {
      folder.write('plain/.lintel.yaml', 'ruleset: rules.mjs\n');
      folder.write('plain/rules.mjs', PROGRAM);
      folder.write('plain/t.ndjson', exchangeLine(ORDERS));
      cwd = join(folder.path, 'plain');
      await refused('verify', 't.ndjson');
    });

    it('with --no-code, or code: false in .lintel.yaml, whatever names the ruleset', async () => {
      folder.write('work/rules.mjs', PROGRAM);
      await refused('verify', '--no-code', '-r', 'rules.mjs', 't.ndjson');
      await refused('probe', '--plan', '--no-code', '-r', 'rules.mjs', '-t', 'http://127.0.0.1:1', 'inside.yaml');
      folder.write('work/.lintel.yaml', 'code: false\n');
      await refused('verify', '-r', 'rules.mjs', 't.ndjson');
      folder.write('work/.lintel.yaml', 'code: false\nruleset: rules.mjs\n');
      await refused('verify', 't.ndjson');
    });

    it('where a command needs no ruleset', async () => {
      folder.write('work/rules.mjs', PROGRAM);
      folder.write('work/.lintel.yaml', 'ruleset: rules.mjs\n');
      await run('diff', 'inside.yaml', 'inside.yaml');
      expect(ran()).to.equal(false);
    });

    it('but one that is named, or that a repository names', async () => {
      folder.write('work/rules.mjs', PROGRAM);
      await run('verify', '-r', 'rules.mjs', 't.ndjson');
      expect(ran()).to.equal(true);
    });
  });

  describe('references stay in the repository', () => {
    const answers = {
      verify: async (file: string, ...more: string[]) =>
        !(await run('verify', '-d', file, '--only', 'as-described', ...more, 't.ndjson')).stdout.includes(
          'as-described',
        ),
      probe: async (file: string, ...more: string[]) =>
        (await run('probe', '--plan', '-t', 'http://127.0.0.1:1', ...more, file)).stdout.includes('/v1/shop/orders'),
      diff: async (file: string, ...more: string[]) => {
        folder.write('work/later.yaml', referring('none.yaml'));
        folder.write('work/none.yaml', NO_OPERATIONS);
        return (await run('diff', '-f', 'json', ...more, file, 'later.yaml')).stdout.includes('"operation-removed"');
      },
    };
    for (const [command, follows] of Object.entries(answers)) {
      it(`in ${command}`, async () => {
        expect(await follows('inside.yaml')).to.equal(true);
        expect(await follows('outside.yaml')).to.equal(false);
        expect(await follows('outside.yaml', '--allow-references', '../elsewhere')).to.equal(true);
      });
    }
  });

  it('reads no description above --max-file-size; traffic, which is never in memory as a whole, of any size', async () => {
    folder.write('work/large.ndjson', `${exchangeLine(ORDERS)}\n`.repeat(100));
    folder.write('work/large.yaml', `${referring('operations.yaml')}${'#\n'.repeat(30_000)}`);
    const most = ['--max-file-size', '0.02'];
    expect((await run('verify', 'large.ndjson', ...most)).stdout).to.include('100 exchanges judged');
    for (const args of [
      ['verify', '-d', 'large.yaml', 't.ndjson', ...most],
      ['diff', 'large.yaml', 'inside.yaml', ...most],
      ['probe', '--plan', '-t', 'http://127.0.0.1:1', 'large.yaml', ...most],
    ]) {
      const { exit, stderr } = await run(...args);
      expect(stderr, args.join(' ')).to.include('it has more than 0.02 MB, the most that is read');
      expect(exit, args.join(' ')).to.equal(2);
    }
  });
});
