import { existsSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from 'chai';
import { lint as lintAsLibrary } from '../../library.ts';
import { runCli } from '../support/run-cli.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const TITLE =
  'rules: { mine: { given: $.info, severity: error, message: mine, then: { field: contact, function: truthy } } }\n';
const PROGRAM =
  "import { truthy } from '@stoplight/spectral-functions';\nexport default { rules: { mine: { given: '$.info', severity: 'error', message: 'mine', then: { field: 'contact', function: truthy } } } };\n";
const FUNCTION = 'export default () => [{ message: "mine" }];\n';

describe('what a ruleset may do', () => {
  let folder: TemporaryFolder;
  let server: Server;
  let address: string;
  let fetched: string[];

  beforeEach(async () => {
    folder = new TemporaryFolder();
    folder.write('openapi.yaml', 'openapi: 3.1.1\ninfo: { title: Orders, version: 1.0.0 }\npaths: {}\n');
    fetched = [];
    server = createServer(({ url = '' }, response) => {
      fetched.push(url);
      if (url.endsWith('.js')) response.setHeader('Content-Type', 'text/javascript').end(PROGRAM);
      else response.setHeader('Content-Type', 'application/yaml').end(TITLE);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    folder.remove();
    server.closeAllConnections();
    server.close();
  });

  function lint(...options: string[]) {
    return runCli(['lint', 'openapi.yaml', '-f', 'text', ...options], { cwd: folder.path });
  }

  describe('nothing is fetched without --remote-rulesets', () => {
    const REFUSED =
      'is on the network, and nothing is fetched without --remote-rulesets; add that, or keep a copy here';

    /** Files of a ruleset, the one that is named, and the place that the refusal names. */
    const rulesets: Readonly<
      Record<string, (url: string) => { files: Record<string, string>; named: string; at: string }>
    > = {
      'one that extends an address': (url) => ({
        files: { 'rules.yaml': `extends:\n  - ${url}/a.yaml\n` },
        named: 'rules.yaml',
        at: 'the ruleset rules.yaml:2:5: ',
      }),
      'one in JSON, with a severity': (url) => ({
        files: { 'rules.json': `{ "extends": [["${url}/a.yaml", "all"]] }` },
        named: 'rules.json',
        at: 'the ruleset rules.json:1:16: ',
      }),
      'an override that extends an address': (url) => ({
        files: { 'rules.yaml': `overrides: [{ files: ["*"], extends: ${url}/a.yaml }]\n` },
        named: 'rules.yaml',
        at: 'the ruleset rules.yaml:1:38: ',
      }),
      'one that extends another one, which extends an address': (url) => ({
        files: { 'rules.yaml': 'extends: ./more/base.yaml\n', 'more/base.yaml': `extends: ${url}/a.yaml\n` },
        named: 'rules.yaml',
        at: 'the ruleset more/base.yaml:1:10: ',
      }),
      'an address in capitals': (url) => ({
        files: { 'rules.yaml': `extends: ${url.replace('http', 'HTTP')}/a.yaml\n` },
        named: 'rules.yaml',
        at: 'the ruleset rules.yaml:1:10: ',
      }),
      'a program that imports an address': (url) => ({
        files: {
          'rules.mjs': `import lintel from 'lintel';\nimport a from '${url}/a.js';\nexport default { extends: [lintel, a] };\n`,
        },
        named: 'rules.mjs',
        at: 'the ruleset rules.mjs:2: ',
      }),
      'a program that imports a program that imports an address': (url) => ({
        files: {
          'rules.mjs': `export { default } from './b.mjs';\n`,
          'b.mjs': `\nexport { default } from '${url}/a.js';\n`,
        },
        named: 'rules.mjs',
        at: 'b.mjs:2: ',
      }),
      'an address that is named': (url) => ({ files: {}, named: `${url}/a.yaml`, at: 'the ruleset "' }),
    };

    for (const [title, made] of Object.entries(rulesets)) {
      it(title, async () => {
        const { files, named, at } = made(address);
        for (const [name, content] of Object.entries(files)) folder.write(name, content);
        const { stderr, exit } = await lint('-r', named);
        expect(stderr).to.include(at).and.to.include(REFUSED);
        expect(stderr.trim().split('\n')).to.have.length(1);
        expect({ exit, fetched }).to.deep.equal({ exit: 2, fetched: [] });
        if (named.startsWith('http') && !named.endsWith('.yaml')) return;
        const allowed = await lint('-r', named, '--remote-rulesets');
        expect(allowed.stderr).to.equal('');
        expect(allowed.stdout).to.include('error mine');
        expect(fetched).to.not.deep.equal([]);
      });
    }

    it('nor by a ruleset that is found, nor for the other commands and the library', async () => {
      folder.write('.git/HEAD', '');
      folder.write('.spectral.yaml', `extends: ${address}/a.yaml\n`);
      for (const argv of [
        ['lint', 'openapi.yaml'],
        ['review', 'openapi.yaml'],
        ['baseline', 'openapi.yaml'],
        ['rules', '-r', '.spectral.yaml'],
      ]) {
        const { stderr, exit } = await runCli(argv, { cwd: folder.path });
        expect(stderr).to.include('the ruleset .spectral.yaml:1:10: ').and.to.include(REFUSED);
        expect(exit).to.equal(2);
      }
      const refused = await lintAsLibrary('openapi.yaml', { cwd: folder.path }).catch((error: Error) => error.message);
      expect(refused).to.include(REFUSED);
      expect(fetched).to.deep.equal([]);
      const { results } = await lintAsLibrary('openapi.yaml', { cwd: folder.path, remoteRulesets: true });
      expect(results.map(({ code }) => code)).to.deep.equal(['mine']);
      expect((await lint('--remote-rulesets')).stdout).to.include('error mine');
    });
  });

  describe('a program', () => {
    /** Rulesets that are found and run code, and how they say so. */
    const programs: Readonly<Record<string, { files: Record<string, string>; at: string; named: string }>> = {
      '.spectral.js': { files: { '.spectral.js': PROGRAM }, at: '".spectral.js" is a program', named: '.spectral.js' },
      '.spectral.mjs': {
        files: { '.spectral.mjs': PROGRAM },
        at: '".spectral.mjs" is a program',
        named: '.spectral.mjs',
      },
      '.spectral.cjs': {
        files: {
          '.spectral.cjs':
            "const { truthy } = require('@stoplight/spectral-functions');\nmodule.exports = { rules: { mine: { given: '$.info', severity: 'error', message: 'mine', then: { field: 'contact', function: truthy } } } };\n",
        },
        at: '".spectral.cjs" is a program',
        named: '.spectral.cjs',
      },
      functions: {
        files: {
          '.spectral.yaml':
            'functions: [own]\nrules: { mine: { given: $, severity: error, then: { function: own } } }\n',
          'functions/own.js': FUNCTION,
        },
        at: '.spectral.yaml:1:13: "functions/own.js" is a program',
        named: 'functions/own.js',
      },
      functionsDir: {
        files: {
          '.spectral.yaml':
            'functionsDir: checks\nfunctions: [own]\nrules: { mine: { given: $, severity: error, then: { function: own } } }\n',
          'checks/own.js': FUNCTION,
        },
        at: '.spectral.yaml:2:13: "checks/own.js" is a program',
        named: 'checks/own.js',
      },
      extends: {
        files: { '.spectral.yaml': 'extends: [lintel/2.2, ./rules.mjs]\n', 'rules.mjs': PROGRAM },
        at: '.spectral.yaml:1:23: "./rules.mjs" is a program',
        named: './rules.mjs',
      },
      'extends, nested': {
        files: { '.spectral.yaml': 'extends: ./a.yaml\n', 'a.yaml': 'extends: ./rules.mjs\n', 'rules.mjs': PROGRAM },
        at: 'a.yaml:1:10: "./rules.mjs" is a program',
        named: './rules.mjs',
      },
      'an installed package': {
        files: {
          '.spectral.yaml': 'extends: some-rules\n',
          'node_modules/some-rules/package.json': '{ "name": "some-rules", "main": "index.js" }',
          'node_modules/some-rules/index.js':
            "const { truthy } = require('@stoplight/spectral-functions');\nmodule.exports = { rules: { mine: { given: '$.info', severity: 'error', message: 'mine', then: { field: 'contact', function: truthy } } } };\n",
        },
        at: '.spectral.yaml:1:10: "some-rules" is a program',
        named: 'some-rules',
      },
      '.lintel.yaml': {
        files: { '.lintel.yaml': 'ruleset: rules.mjs\n', 'rules.mjs': PROGRAM },
        at: '"./rules.mjs" is a program',
        named: './rules.mjs',
      },
    };

    it('one that brings no program is not named in CI', async () => {
      for (const [name, content] of Object.entries({ '.spectral.yaml': TITLE, '.git/HEAD': '' }))
        folder.write(name, content);
      const { stderr, stdout } = await runCli(['lint', 'openapi.yaml', '-f', 'text'], {
        cwd: folder.path,
        env: { CI: 'true' },
      });
      expect(stderr).to.equal('');
      expect(stdout).to.include('error mine');
    });

    for (const [title, { files, at, named }] of Object.entries(programs)) {
      it(`${title}: runs only inside a repository where nobody named it`, async () => {
        for (const [name, content] of Object.entries(files)) folder.write(name, content);
        const outside = await lint();
        expect(outside.stderr)
          .to.include(at)
          .and.to.include(
            'and one that nobody named runs only inside a repository; name it with --ruleset, if you trust it',
          );
        expect(outside.exit).to.equal(2);
        const found = Object.keys(files)[0] as string;
        const ruleset = found === '.lintel.yaml' ? 'rules.mjs' : found;
        const asNamed = await lint('-r', ruleset);
        expect(asNamed.stdout + asNamed.stderr).to.include('error mine');
        folder.write('.git/HEAD', '');
        const inside = await lint();
        expect({ stderr: inside.stderr, exit: inside.exit }).to.deep.equal({ stderr: '', exit: 1 });
        expect(inside.stdout).to.include('error mine');
      });

      it(`${title}: is named on standard error in CI where it was found`, async () => {
        for (const [name, content] of Object.entries({ ...files, '.git/HEAD': '' })) folder.write(name, content);
        const run = (env: Record<string, string>, ...options: string[]) =>
          runCli(['lint', 'openapi.yaml', ...options], { cwd: folder.path, env });
        for (const env of [{ CI: 'true' }, { CI: '1' }, { TF_BUILD: 'True' }])
          expect((await run(env)).stderr)
            .to.match(/^lintel: the ruleset \S+ was not named and runs /)
            .and.to.include(`runs ${named}, as this is a repository; --no-code refuses that\n`);
        expect((await run({ CI: 'false' })).stderr).to.equal('');
        const found = Object.keys(files)[0] as string;
        expect((await run({ CI: 'true' }, '-r', found === '.lintel.yaml' ? 'rules.mjs' : found)).stderr).to.equal('');
      });

      it(`${title}: is refused by --no-code, also where it is named, and by code: false`, async () => {
        for (const [name, content] of Object.entries({ ...files, '.git/HEAD': '' })) folder.write(name, content);
        const found = Object.keys(files)[0] as string;
        const ruleset = found === '.lintel.yaml' ? 'rules.mjs' : found;
        for (const options of [['--no-code'], ['--no-code', '-r', ruleset]]) {
          const { stderr, exit, stdout } = await lint(...options);
          expect(stderr).to.include(
            'is a program, and --no-code refuses those; write rules in YAML or JSON without functions of their own',
          );
          expect({ exit, stdout }).to.deep.equal({ exit: 2, stdout: '' });
        }
        folder.write('.lintel.yaml', `code: false\n${found === '.lintel.yaml' ? files[found] : ''}`);
        expect((await lint('-r', ruleset)).stderr).to.include('is a program, and .lintel.yaml:1:1 refuses those');
      });
    }

    it('is what an address may be, which --no-code refuses, too', async () => {
      folder.write('rules.yaml', `extends: ${address}/a.yaml\n`);
      const { stderr } = await lint('-r', 'rules.yaml', '--remote-rulesets', '--no-code');
      expect(stderr).to.include('may be a program, and --no-code refuses those');
      expect(fetched).to.deep.equal([]);
    });

    it('is refused in all commands, and by the library', async () => {
      folder.write('.git/HEAD', '');
      folder.write('.spectral.mjs', PROGRAM);
      for (const argv of [
        ['review', 'openapi.yaml'],
        ['baseline', 'openapi.yaml'],
        ['rules', '-r', '.spectral.mjs'],
      ]) {
        const { stderr, exit } = await runCli([...argv, '--no-code'], { cwd: folder.path });
        expect(stderr).to.include('--no-code refuses those');
        expect(exit).to.equal(2);
      }
      const refused = await lintAsLibrary('openapi.yaml', { cwd: folder.path, code: false }).catch(
        (error: Error) => error.message,
      );
      expect(refused).to.include('is a program, and the option code refuses those');
    });

    it('is none where a ruleset only chooses among rules', async () => {
      folder.write('.spectral.yaml', 'extends: [lintel, spectral:oas]\naliases: { Root: [$] }\n');
      expect((await lint('--no-code')).stderr).to.equal('');
      folder.write('.spectral.yaml', TITLE);
      expect((await lint('--no-code')).stdout).to.include('error mine');
    });

    it('is not hidden behind a name that only looks harmless', async () => {
      const evil = 'require("node:fs").writeFileSync("EVIL", ""); module.exports = { rules: {} };\n';
      const rules = `extends: lintel\naliases: { Root: [$] }\n${TITLE}`;
      for (const files of [
        {
          'lintel/index.js': evil,
          'lintel.js': evil,
          'lintel/package.json': '{ "name": "lintel", "main": "index.js" }',
        },
        {
          'node_modules/lintel/index.js': evil,
          'node_modules/lintel/package.json': '{ "name": "lintel", "main": "index.js" }',
        },
        {
          'node_modules/@stoplight/spectral-functions/index.js': evil,
          'node_modules/@stoplight/spectral-functions/package.json':
            '{ "name": "@stoplight/spectral-functions", "main": "index.js" }',
        },
      ]) {
        for (const [name, content] of Object.entries(files))
          folder.write(name, content.replace('"EVIL"', JSON.stringify(join(folder.path, 'EVIL'))));
        folder.write('.spectral.yaml', rules);
        await lint();
        await lint('--no-code', '-r', '.spectral.yaml');
        expect(existsSync(join(folder.path, 'EVIL')), Object.keys(files)[0]).to.equal(false);
        rmSync(join(folder.path, 'lintel'), { recursive: true, force: true });
        rmSync(join(folder.path, 'lintel.js'), { force: true });
        rmSync(join(folder.path, 'node_modules'), { recursive: true, force: true });
      }
    });

    it('cannot be allowed by .lintel.yaml', async () => {
      folder.write('.lintel.yaml', 'code: true\n');
      expect((await lint()).stderr).to.include(
        '.lintel.yaml:1:1: code is true; write false, which refuses rulesets that are programs',
      );
    });
  });

  describe('a project', () => {
    const LIST =
      'openapi: 3.1.1\ninfo: { title: Orders, version: 1.0.0 }\npaths: {}\ncomponents: { schemas: { A: { type: array, items: { type: boolean } } } }\n';

    for (const [engine, ruleset] of [
      ['directly', '2.2'],
      ['over spectral-core', 'rules.yaml'],
      ['with spectral:oas', 'with-oas'],
    ] as const) {
      it(`makes the rules of a ruleset that the command line names more severe, never less: ${engine}`, async () => {
        folder.write('openapi.yaml', LIST);
        folder.write('rules.yaml', 'extends: lintel/2.2\naliases: { Root: [$] }\n');
        const severity = async () => /(\w+) array-max-items/.exec((await lint('-r', ruleset)).stdout)?.[1];
        expect(await severity()).to.equal('error');
        for (const less of ['off', 'hint', 'warn']) {
          folder.write('.lintel.yaml', `rules: { array-max-items: ${less} }\n`);
          expect(await severity(), less).to.equal('error');
        }
        const asked = async (...options: string[]) =>
          /(\w+) schema-dialect/.exec((await lint('-r', ruleset, ...options)).stdout)?.[1];
        const before = await asked('--rule', 'schema-dialect:hint');
        expect(before).to.equal('hint');
        folder.write('.lintel.yaml', 'rules: { schema-dialect: error }\n');
        expect(await asked()).to.equal('error');
        expect(await asked('--rule', 'schema-dialect:warn')).to.equal('warning');
      });
    }

    it('has its own say where it names the ruleset', async () => {
      folder.write('openapi.yaml', LIST);
      folder.write('.lintel.yaml', 'ruleset: "2.2"\nrules: { array-max-items: off }\n');
      expect((await lint()).stdout).to.not.include('array-max-items');
      expect((await lint('-r', '2.2')).stdout).to.include('array-max-items');
    });
  });
});
