import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { runCli } from '../../support/run-cli.ts';
import { TemporaryFolder } from '../../support/temporary-folder.ts';

const described = (properties: string, more = '') => `openapi: 3.1.0
info: { title: Shop, version: 1.4.0 }
paths:
  /v1/shop/orders:
    get:
      responses:
        '200':
          description: Orders
          content:
            application/json:
              schema:
                type: object
                properties: { ${properties} }
${more}`;

const OLD = described('id: { type: string }, total: { type: string, maxLength: 9 }');
const NEW = described('id: { type: string }, name: { type: integer }');
const OTHER =
  'openapi: 3.1.0\ninfo: { title: Zoo, version: 1.0.0 }\npaths: { /v1/zoo/cages: { get: { responses: {} } } }\n';

describe('lintel diff', () => {
  let folder: TemporaryFolder;
  const diff = (args: readonly string[], stdin = '') => runCli(['diff', ...args], { cwd: folder.path, stdin });

  beforeEach(() => {
    folder = new TemporaryFolder();
    folder.write('old.yaml', OLD);
    folder.write('new.yaml', NEW);
  });
  afterEach(() => folder.remove());

  it('reports what breaks clients, where it was', async () => {
    const { stdout, exit } = await diff(['old.yaml', 'new.yaml', '-f', 'json']);
    const [finding, ...others] = JSON.parse(stdout);
    expect(others).to.deep.equal([]);
    expect(finding).to.include({ code: 'compatible', kind: 'response-property-removed', severity: 0 });
    expect(finding.source).to.match(/old\.yaml$/);
    expect(finding.path.slice(-2)).to.deep.equal(['properties', 'total']);
    expect(exit).to.equal(1);
  });

  it('fails by the severity that is asked for', async () => {
    expect((await diff(['new.yaml', 'old.yaml', '--rule', 'compatible:warn'])).exit).to.equal(0);
    expect((await diff(['new.yaml', 'old.yaml', '--rule', 'compatible:warn', '-F', 'warn'])).exit).to.equal(1);
    expect((await diff(['new.yaml', 'old.yaml', '--skip-rule', 'compatible'])).exit).to.equal(0);
  });

  it('takes severities of kinds from the project, and says which there is not', async () => {
    folder.write('.lintel.yaml', 'changes: { response-property-removed: off }\n');
    expect((await diff(['old.yaml', 'new.yaml'])).exit).to.equal(0);
    folder.write('.lintel.yaml', 'changes: { response-property-remove: off }\n');
    const { stderr, exit } = await diff(['old.yaml', 'new.yaml']);
    expect(stderr).to.equal(
      'lintel: .lintel.yaml:1:12: there is no kind of change "response-property-remove"; did you mean "response-property-removed"?\n',
    );
    expect(exit).to.equal(2);
  });

  it('makes exceptions at what is left of the place', async () => {
    folder.write(
      'new.yaml',
      NEW.replace('    get:\n', '    x-lintel: { ignore: { compatible: Nobody reads it. } }\n    get:\n'),
    );
    const { stdout, exit } = await diff(['old.yaml', 'new.yaml']);
    expect(stdout).to.include('1 finding hidden by x-lintel');
    expect(exit).to.equal(0);
  });

  it('makes exceptions at some of the places of a finding', async () => {
    const operation = (parameter: string, more = '') =>
      `    get: { ${more}${parameter}responses: { '204': { description: None } } }\n`;
    const shop = (orders: string, carts: string) =>
      `openapi: 3.1.0\ninfo: { title: Shop, version: 1.0.0 }\npaths:\n  /v1/shop/orders:\n${orders}  /v1/shop/carts:\n${carts}components:\n  parameters:\n    Limit: { name: limit, in: query, schema: { type: integer } }\n`;
    const limit = "parameters: [{ $ref: '#/components/parameters/Limit' }], ";
    folder.write('old.yaml', shop(operation(limit), operation(limit)));
    const ignore = 'x-lintel: { ignore: { compatible: Nobody sends it. } }, ';
    folder.write('new.yaml', shop(operation(''), operation('', ignore)));
    const [finding, ...others] = JSON.parse((await diff(['old.yaml', 'new.yaml', '-f', 'json'])).stdout);
    expect(others).to.deep.equal([]);
    expect(finding.path).to.deep.equal(['paths', '/v1/shop/orders', 'get', 'parameters', '0']);
    expect(finding.places).to.equal(undefined);
    folder.write('new.yaml', shop(operation('', ignore), operation('', ignore)));
    const { stdout, exit } = await diff(['old.yaml', 'new.yaml']);
    expect(stdout).to.include('1 finding hidden by x-lintel');
    expect(exit).to.equal(0);
  });

  it('knows the files to which versions in two folders refer', async () => {
    const common = (fields: string, more = '') =>
      `Order:\n${more}  type: object\n  properties:\n    id: { type: string }\n${fields}`;
    const refers = described('order: { $ref: "../common/types.yaml#/Order" }');
    for (const side of ['then', 'now']) folder.write(`${side}/api/openapi.yaml`, refers);
    folder.write('then/common/types.yaml', common('    total: { type: string }\n'));
    folder.write('now/common/types.yaml', common(''));
    const versions = ['then/api/openapi.yaml', 'now/api/openapi.yaml'];
    expect((await diff([...versions, '--save-baseline', 'known.json'])).exit).to.equal(1);
    const known = readFileSync(join(folder.path, 'known.json'), 'utf8');
    expect(known).to.include('now/common/types.yaml').and.not.to.include('then/');
    expect((await diff([...versions, '--baseline', 'known.json'])).exit).to.equal(0);
    folder.write('now/common/types.yaml', common('', '  x-lintel: { ignore: { compatible: Nobody reads it. } }\n'));
    const { stdout, exit } = await diff(versions);
    expect(stdout).to.include('1 finding hidden by x-lintel');
    expect(exit).to.equal(0);
  });

  it('reads one side from standard input, and not both', async () => {
    expect((await diff(['-', 'new.yaml'], OLD)).exit).to.equal(1);
    const { stderr, exit } = await diff(['-', '-'], OLD);
    expect(stderr).to.include('standard input can be one version only');
    expect(exit).to.equal(2);
  });

  it('prints the version that the change asks for', async () => {
    const breaking = await diff(['old.yaml', 'new.yaml', '--next-version']);
    expect(breaking).to.include({ stdout: '2.0.0\n', exit: 1 });
    folder.write(
      'more.yaml',
      described('id: { type: string }, total: { type: string, maxLength: 9 }, name: { type: integer }'),
    );
    expect(await diff(['old.yaml', 'more.yaml', '--next-version'])).to.include({ stdout: '1.5.0\n', exit: 1 });
    folder.write('more.yaml', OLD.replace('Orders', 'All orders'));
    expect(await diff(['old.yaml', 'more.yaml', '--next-version'])).to.include({ stdout: '1.4.0\n', exit: 0 });
  });

  it('names the description that a version and a list are of, where there are several', async () => {
    for (const [name, text] of [
      ['a.yaml', 'openapi: 3.1.1\ninfo: [\n'],
      ['b.yaml', NEW],
      ['c.yaml', OLD],
    ] as const) {
      folder.write(`then/${name}`, name === 'a.yaml' ? text : OLD);
      folder.write(`now/${name}`, text);
    }
    const { stdout, stderr, exit } = await diff(['then', 'now', '--next-version']);
    expect(stdout).to.equal('now/b.yaml: 2.0.0\nnow/c.yaml: 1.4.0\n');
    expect(stderr).to.include('now/b.yaml: info.version is 1.4.0');
    expect(exit).to.equal(2);
    const list = await diff(['then', 'now', '-f', 'markdown']);
    expect(list.stdout).to.match(
      /^# `now\/b\.yaml`\n\n## Breaks clients\n[\s\S]*\n\n# `now\/c\.yaml`\n\nNothing changed for clients\.\n$/,
    );
  });

  it('shows only what is named', async () => {
    expect((await diff(['old.yaml', 'new.yaml', '--only', 'response-property-removed'])).exit).to.equal(1);
    expect((await diff(['old.yaml', 'new.yaml', '--only', '9/compatible'])).exit).to.equal(1);
    expect((await diff(['old.yaml', 'new.yaml', '--only', 'operation-removed,closed-enum'])).exit).to.equal(0);
    const { stderr, exit } = await diff(['old.yaml', 'new.yaml', '--only', 'closed-enums']);
    expect(stderr).to.include('there is no rule, statement or section of this name');
    expect(exit).to.equal(2);
    expect((await diff(['old.yaml', 'new.yaml', '--only', 'json-bodies'])).stderr).to.equal(
      'lintel: --only json-bodies: this rule judges descriptions and traffic, and not two versions of a description; ask `lintel lint` or `lintel verify` for it\n',
    );
  });

  it('leaves out what a baseline knows, and says what it knows in vain', async () => {
    expect((await diff(['old.yaml', 'new.yaml', '--save-baseline', 'known.json'])).exit).to.equal(1);
    folder.write('released.yaml', OLD);
    const known = await diff(['released.yaml', 'new.yaml', '--baseline', 'known.json']);
    expect(known.stdout).to.include('1 finding known to the baseline');
    expect(known.exit).to.equal(0);
    folder.write('new.yaml', described('total: { type: string, maxLength: 9 }'));
    const others = await diff(['old.yaml', 'new.yaml', '--baseline', 'known.json']);
    expect(others.stdout).to.include('1 place of the baseline is changed no more');
    expect(others.exit).to.equal(1);
  });

  it('keeps the last day of what a baseline knows, and reports it after that', async () => {
    const knownText = () => readFileSync(join(folder.path, 'known.json'), 'utf8');
    await diff(['old.yaml', 'new.yaml', '--save-baseline', 'known.json']);
    const { findings, descriptions } = JSON.parse(knownText());
    const groups = [{ reason: 'Nobody reads it.', until: '2020-01-01', findings }];
    folder.write('known.json', JSON.stringify({ lintelBaseline: 2, descriptions, findings: {}, groups }));
    await diff(['old.yaml', 'new.yaml', '--save-baseline', 'known.json']);
    expect(knownText()).to.include('Nobody reads it.');
    const { stdout, exit } = await diff(['old.yaml', 'new.yaml', '--baseline', 'known.json']);
    expect(stdout).to.include('until 2020-01-01 (Nobody reads it.)');
    expect(exit).to.equal(1);
  });

  it('lists what changed in Markdown', async () => {
    const { stdout } = await diff(['old.yaml', 'new.yaml', '-f', 'markdown']);
    expect(stdout).to.match(/^## Breaks clients\n\n- `GET \/v1\/shop\/orders`\n {2}- the property total is gone/);
    expect(stdout).to.match(/## New\n\n- `GET \/v1\/shop\/orders`\n {2}- the property name is new\n$/);
  });

  it('makes one note of a major version that became another one in place, with what changed below it', async () => {
    folder.write('new.yaml', NEW.replace('/v1/', '/v2/').replace('1.4.0', '2.0.0'));
    const { stdout, exit } = await diff(['old.yaml', 'new.yaml', '-f', 'json']);
    const [note, ...others] = JSON.parse(stdout);
    expect(others).to.deep.equal([]);
    expect(note).to.include({ kind: 'major-version-changed', severity: 3 });
    expect(note.message).to.include('1 change below it would break clients: "the property total is gone');
    expect(note.below.map(({ kind }: { kind: string }) => kind)).to.deep.equal(['response-property-removed']);
    expect(exit).to.equal(0);
    const { stdout: list } = await diff(['old.yaml', 'new.yaml', '-f', 'markdown']);
    expect(list).to.match(
      /## Between v1 and v2\n\n- `GET \/v2.*\n {2}- the property total is gone.*\n {2}- the property name is new\n$/,
    );
  });

  it('pairs the descriptions of folders by path, then by title', async () => {
    folder.write('a/same.yaml', OLD);
    folder.write('b/same.yaml', NEW);
    expect((await diff(['a', 'b'])).exit).to.equal(1);
    folder.write('c/moved.yaml', OLD);
    expect((await diff(['a', 'c'])).exit).to.equal(0);
    folder.write('d/zoo.yaml', OTHER);
    folder.write('d/same.yaml', OLD);
    const { stderr, exit } = await diff(['d', 'c']);
    expect(stderr).to.include('d/zoo.yaml: the new version has no such description');
    expect(exit).to.equal(2);
  });

  const WRONG: readonly (readonly [string, readonly string[], string])[] = [
    ['one version', ['old.yaml'], 'diff compares two versions, and 1 is named'],
    ['three versions', ['old.yaml', 'new.yaml', 'new.yaml'], 'diff compares two versions, and 3 are named'],
    ['the same twice', ['old.yaml', 'old.yaml'], 'old.yaml and old.yaml are the same'],
    ['a file that there is not', ['old.yaml', 'none.yaml'], 'none.yaml: there is no such file'],
    ['Swagger', ['swagger.yaml', 'new.yaml'], 'swagger.yaml:1:10: this is Swagger 2.0'],
    ['a broken file', ['old.yaml', 'broken.yaml'], 'broken.yaml:2:1: this is broken YAML'],
    [
      'two APIs',
      ['old.yaml', 'other.yaml'],
      'other.yaml: no path or webhook of the other version is in it, so that these are two APIs',
    ],
    ['a file and a folder', ['old.yaml', '.'], 'a folder and a file cannot be compared'],
    [
      'a baseline that there is not',
      ['old.yaml', 'new.yaml', '--baseline', 'none.json'],
      'write one with --save-baseline none.json',
    ],
    [
      'a baseline that is empty',
      ['old.yaml', 'new.yaml', '--baseline', 'empty.json'],
      'it is empty; restore it, or delete it and write it anew with --save-baseline',
    ],
    [
      'a baseline that cannot be written',
      ['old.yaml', 'new.yaml', '--save-baseline', 'old.yaml/known.json'],
      'choose another file with --save-baseline',
    ],
    [
      'a rule that there is not',
      ['old.yaml', 'new.yaml', '--skip-rule', 'compatibel'],
      '--skip-rule: there is no rule "compatibel"; did you mean "compatible"?',
    ],
    ['a drive that there is not', ['C:\\old.yaml', 'new.yaml'], 'there is no such file'],
  ];
  for (const [title, args, sentence] of WRONG) {
    it(`says what is wrong with ${title}`, async () => {
      folder.write('swagger.yaml', 'swagger: "2.0"\n');
      folder.write('broken.yaml', 'a: [\n');
      folder.write('other.yaml', OTHER);
      folder.write('empty.json', '');
      const { stdout, stderr, exit } = await diff(args);
      expect(stderr).to.include(sentence);
      expect(stdout).not.to.include('No problems');
      expect(exit).to.equal(2);
    });
  }

  describe('with git', () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: folder.path });

    beforeEach(() => {
      folder.write('api/shop.yaml', described("id: { $ref: 'parts.yaml#/Id' }"));
      folder.write('api/parts.yaml', 'Id: { type: string, maxLength: 20 }\n');
      git('init', '-q', '-b', 'main');
      git('add', '.');
      git('commit', '-qm', 'first');
      folder.write('api/parts.yaml', 'Id: { type: string, maxLength: 30 }\n');
    });

    it('compares files with themselves in a commit, with the files to which they refer', async () => {
      for (const args of [
        ['--since', 'main', 'api/shop.yaml'],
        ['main:api/shop.yaml', 'api/shop.yaml'],
        ['main:api', 'api'],
      ]) {
        const { stdout, exit } = await diff([...args, '-f', 'json']);
        const found = JSON.parse(stdout) as { kind: string; source: string }[];
        expect(
          found.map(({ kind }) => kind),
          args.join(' '),
        ).to.deep.equal(['response-bound-changed']);
        expect(found[0]?.source).to.match(/api\/parts\.yaml$/);
        expect(exit).to.equal(1);
      }
    });

    it('says how to name a file of a commit', async () => {
      const { stderr, exit } = await diff(['HEAD', 'api/shop.yaml']);
      expect(stderr).to.include('HEAD is a commit, and no file; write lintel diff --since HEAD api/shop.yaml, or name');
      expect(exit).to.equal(2);
    });

    it('shows the line of what is gone, as it is in the commit', async () => {
      folder.write('api/parts.yaml', '# A new line.\nId: { type: integer }\n');
      const { stdout } = await diff(['--since', 'main', 'api/shop.yaml', '-f', 'stylish']);
      expect(stdout).to.include('| Id: { type: integer }');
      folder.write('api/shop.yaml', described('name: { type: string }'));
      const gone = await diff(['--since', 'main', 'api/shop.yaml', '-f', 'stylish']);
      expect(gone.stdout).to.match(/^main:api\/shop\.yaml\n.*the property id is gone.*\n +\| .*id: \{ \$ref/m);
    });

    it('says which files are not there, or no more, and which are new', async () => {
      folder.write('api/new.yaml', OTHER);
      for (const [name, sentence] of [
        ['none.yaml', 'none.yaml: there is no such file'],
        ['api/shop.yaml', 'api/shop.yaml: the new version has no such description'],
        ['api', 'main:api/shop.yaml: the new version has no such description'],
      ] as const) {
        if (name.startsWith('api')) rmSync(join(folder.path, 'api/shop.yaml'), { force: true });
        const { stderr, exit } = await diff(['--since', 'main', name]);
        expect(stderr).to.include(sentence);
        expect(exit, name).to.equal(2);
      }
      expect((await diff(['--since', 'main', 'api'])).stderr).to.include(
        'lintel: api/new.yaml is new, so there is nothing',
      );
    });

    it('knows a description of a folder again that has another name', async () => {
      renameSync(join(folder.path, 'api/shop.yaml'), join(folder.path, 'api/renamed.yaml'));
      const { stdout, exit } = await diff(['--since', 'main', 'api', '-f', 'json']);
      expect(JSON.parse(stdout).map(({ kind }: { kind: string }) => kind)).to.deep.equal(['response-bound-changed']);
      expect(exit).to.equal(1);
    });

    it('calls a file of a commit by its revision', async () => {
      folder.write('api/shop.yaml', described('name: { type: integer }'));
      const { stdout } = await diff(['main:api/shop.yaml', 'api/shop.yaml', '-f', 'json']);
      expect(JSON.parse(stdout)[0].source).to.equal('main:api/shop.yaml');
    });

    it('says which commit or file there is not, and what to fetch', async () => {
      expect((await diff(['main:none.yaml', 'new.yaml'])).stderr).to.include(
        'main:none.yaml: the commit has no such file',
      );
      const { stderr, exit } = await diff(['--since', 'nowhere', 'api/shop.yaml']);
      expect(stderr).to.include('--since: there is no commit "nowhere" here; check its name, or fetch it');
      expect(exit).to.equal(2);
    });

    it('says what to fetch where a clone is shallow', async () => {
      folder.write('.git/shallow', String(git('rev-parse', 'HEAD')));
      for (const args of [
        ['v1.4.0:api/shop.yaml', 'api/shop.yaml'],
        ['--since', 'v1.4.0', 'api/shop.yaml'],
      ]) {
        const { stderr, exit } = await diff(args);
        expect(stderr).to.include('there is no commit "v1.4.0" here').and.include('`git fetch --unshallow`');
        expect(exit).to.equal(2);
      }
    });
  });
});
