import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { lint as lintAsLibrary } from '../../library.ts';
import { built } from '../support/built-command.ts';
import { runCli } from '../support/run-cli.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

/** A schema with a finding of its own, so that it shows whether a file was read. */
const WITNESS = 'type: array\nmaxItems: 40000\nminItems: 0\nitems: { type: boolean }\n';
const SECRET = 'password: hunter2\n';

function description(reference: string): string {
  return `openapi: 3.1.1
jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema
info: { title: Orders, version: 1.0.0 }
paths: {}
components:
  schemas:
    Order: { $ref: ${JSON.stringify(reference)} }
`;
}

/** Rulesets of the two engines. */
const ENGINES = { directly: 'recommended', 'over spectral-core': 'rules.yaml' };

describe('references that leave the repository', () => {
  let folder: TemporaryFolder;
  let cwd: string;

  beforeEach(() => {
    folder = new TemporaryFolder();
    cwd = join(folder.path, 'repository');
    folder.write('repository/.git/HEAD', '');
    folder.write('repository/rules.yaml', 'extends: lintel\naliases: { Root: [$] }\n');
    folder.write('repository/inside.yaml', WITNESS);
    folder.write('repository/api/beside.yaml', WITNESS);
    folder.write('outside/outside.yaml', WITNESS);
    folder.write('outside/secret.yaml', SECRET);
  });
  afterEach(() => folder.remove());

  async function lint(reference: string, ruleset: string, ...options: string[]) {
    folder.write('repository/api/openapi.yaml', description(reference));
    return runCli(['lint', 'api/openapi.yaml', '-f', 'text', '-r', ruleset, ...options], { cwd });
  }

  for (const [engine, ruleset] of Object.entries(ENGINES)) {
    describe(engine, () => {
      it('are followed inside of it', async () => {
        for (const reference of [
          'beside.yaml',
          '../inside.yaml',
          './%62eside.yaml',
          join(cwd, 'inside.yaml'),
          `file://${cwd}/inside.yaml`,
        ]) {
          const { stdout, stderr } = await lint(reference, ruleset);
          // Spectral takes these for paths below the description.
          if (/^(\/|file:)/.test(reference) && ruleset === 'rules.yaml') continue;
          expect(stderr, reference).to.equal('');
          expect(stdout, reference).to.match(/(inside|beside)\.yaml:2:\d+ error array-max-items/);
        }
      });

      it('are refused: paths with .., whole paths, addresses of files, percent-encoding', async () => {
        const outside = join(folder.path, 'outside/outside.yaml');
        const references = [
          '../../outside/outside.yaml',
          ...[outside, `file://${outside}`, `FILE://${outside}`],
          ...['%2e%2e/%2e%2e/outside/outside.yaml', '..%2F..%2Foutside%2Foutside.yaml', '../../outside/none.yaml'],
        ];
        for (const reference of references) {
          const { stdout, stderr, exit } = await lint(reference, ruleset);
          expect(stdout, reference).to.not.include('array-max-items');
          expect(exit, reference).to.equal(2);
          // As above, and finds nothing there.
          if (reference === outside && ruleset === 'rules.yaml') continue;
          expect(stderr, reference)
            .to.include('api/openapi.yaml:7:20: the $ref to ')
            .and.to.include(
              'was not followed, as it leads out of the repository; allow it with --allow-references ../outside, or keep a copy inside',
            );
          expect(stdout, reference).to.include('error invalid-ref');
        }
      });

      it('are refused: symbolic links, to files, to folders, and to links', async () => {
        symlinkSync(join(folder.path, 'outside/outside.yaml'), join(cwd, 'api/link.yaml'));
        symlinkSync(join(folder.path, 'outside'), join(cwd, 'api/folder'));
        symlinkSync('link.yaml', join(cwd, 'api/again.yaml'));
        symlinkSync(join(folder.path, 'outside/none.yaml'), join(cwd, 'api/dangling.yaml'));
        for (const reference of ['link.yaml', 'folder/outside.yaml', 'again.yaml', 'dangling.yaml']) {
          const { stdout, stderr, exit } = await lint(reference, ruleset);
          expect(stderr, reference).to.include('leads out of the repository');
          expect(stdout, reference).to.not.include('array-max-items');
          expect(exit).to.equal(2);
        }
      });

      it('are followed into folders that are allowed, and no further', async () => {
        const allowed = ['--allow-references', 'elsewhere', '--allow-references', '../outside'];
        const { stdout, stderr } = await lint('../../outside/outside.yaml', ruleset, ...allowed);
        expect(stderr).to.equal('');
        expect(stdout).to.include('outside.yaml:2:');
        folder.write('outside-too/a.yaml', WITNESS);
        expect((await lint('../../outside-too/a.yaml', ruleset, ...allowed)).stderr).to.include('leads out');
      });

      it('are refused from a file that was reached by a reference, too', async () => {
        folder.write(
          'repository/api/middle.yaml',
          'type: array\nminItems: 0\nmaxItems: 9\nitems: { $ref: ../../outside/outside.yaml }\n',
        );
        const { stdout, stderr } = await lint('middle.yaml', ruleset);
        expect(stderr).to.include('middle.yaml:4:').and.to.include('leads out of the repository');
        expect(stdout).to.not.include('40000');
      });

      it('quote nothing of a file that is reached from a place where no part may stand', async () => {
        folder.write('repository/.env', `PASSWORD: hunter2\n\tBROKEN: "x\n`);
        folder.write('repository/twice.yaml', `hunter2: 1\nhunter2: 2\n`);
        folder.write('repository/values.yaml', `name: hunter2\nhunter3: [hunter4]\nurl: 7\n`);
        const places = (reference: string) => [
          description('beside.yaml').replace('version: 1.0.0', `version: 1.0.0, x-other: { $ref: ${reference} }`),
          description('beside.yaml').replace('version: 1.0.0', `version: 1.0.0, contact: { $ref: ${reference} }`),
          description('beside.yaml').replace('title: Orders', `title: { $ref: ${reference} }`),
          description('beside.yaml').replace('paths: {}', `tags: { $ref: ${reference} }\npaths: {}`),
        ];
        for (const reference of ['../.env', '../twice.yaml', '../values.yaml', "'../values.yaml#/name'"]) {
          for (const text of places(reference)) {
            folder.write('repository/api/openapi.yaml', text);
            for (const format of ['stylish', 'json', 'sarif', 'pretty']) {
              const { stdout, stderr, exit } = await runCli(['lint', 'api/openapi.yaml', '-f', format, '-r', ruleset], {
                cwd,
              });
              expect(stdout + stderr, `${text}\n${stdout}${stderr}`).to.not.match(/hunter\d|BROKEN/);
              if (reference !== '../.env') continue;
              expect(exit).to.equal(2);
              expect(stderr).to.match(/api\/openapi\.yaml:\d+:\d+: (the|this) \$ref .*cannot be parsed/);
            }
          }
        }
      });
    });
  }

  it('quote nothing in the findings of rules of others', async () => {
    folder.write('repository/values.yaml', `hunter2\n`);
    folder.write(
      'repository/rules.yaml',
      'rules: { x: { given: $.info.title, severity: error, then: { function: pattern, functionOptions: { match: "^A" } } } }\n',
    );
    folder.write(
      'repository/api/openapi.yaml',
      description('beside.yaml').replace('title: Orders', 'title: { $ref: ../values.yaml }'),
    );
    const { stdout, stderr, exit } = await runCli(['lint', 'api/openapi.yaml', '-r', 'rules.yaml'], { cwd });
    expect(stdout + stderr).to.not.include('hunter2');
    expect(stdout).to.include('the rule x reports something in the file that this $ref leads to');
    expect(exit).to.equal(1);
  });

  describe('outside of a repository', () => {
    it('stay in the nearest folder with settings or a ruleset', async () => {
      for (const mark of ['.lintel.yaml', '.spectral.yaml', 'spectral.json']) {
        folder.write(`project/${mark}`, mark.startsWith('.lintel') ? 'failSeverity: error\n' : '{ extends: lintel }');
        folder.write('project/api/openapi.yaml', description('../common.yaml'));
        folder.write('project/common.yaml', WITNESS);
        const run = () =>
          runCli(['lint', 'project/api/openapi.yaml', '-f', 'text', '-r', 'recommended'], { cwd: folder.path });
        expect((await run()).stdout, mark).to.include('common.yaml:2:');
        folder.write('project/api/openapi.yaml', description('../../outside/outside.yaml'));
        expect((await run()).stderr, mark)
          .to.include('leads out of the project')
          .and.to.include('--allow-references outside');
        folder.remove();
        mkdirSync(folder.path);
        folder.write('outside/outside.yaml', WITNESS);
      }
    });

    it('stay in the working folder', async () => {
      folder.write('plain/api/openapi.yaml', description('../../outside/outside.yaml'));
      const lintIn = (where: string, file: string) =>
        runCli(['lint', file, '-f', 'text', '-r', 'recommended'], { cwd: where });
      expect((await lintIn(folder.path, 'plain/api/openapi.yaml')).stdout).to.include('outside.yaml:2:');
      const { stderr } = await lintIn(join(folder.path, 'plain'), 'api/openapi.yaml');
      expect(stderr).to.include('leads out of the working folder').and.to.include('--allow-references ../outside');
    });

    it('stay in the folder of the description, where that lies outside of the working folder', async () => {
      folder.write('plain/api/openapi.yaml', description('../../outside/outside.yaml'));
      folder.write('plain/api/other.yaml', description('own.yaml'));
      folder.write('plain/api/own.yaml', WITNESS);
      const lintFrom = (file: string) =>
        runCli(['lint', join(folder.path, file), '-f', 'text', '-r', 'recommended'], {
          cwd: dirname(import.meta.dirname),
        });
      expect((await lintFrom('plain/api/openapi.yaml')).stderr).to.include(
        'leads out of the folder of the description',
      );
      expect((await lintFrom('plain/api/other.yaml')).stdout).to.include('own.yaml:2:');
    });
  });

  describe('hold in every command', () => {
    beforeEach(() => void folder.write('repository/api/openapi.yaml', description('../../outside/outside.yaml')));

    for (const command of [
      'review api/openapi.yaml -f json',
      'paths api/openapi.yaml',
      'baseline api/openapi.yaml -o known.json',
    ]) {
      it(command, async () => {
        const argv = command.split(' ');
        const refused = await runCli(argv, { cwd });
        expect(refused.stderr).to.include('leads out of the repository');
        expect(refused.exit).to.equal(2);
        const allowed = await runCli([...argv, '--allow-references', '../outside'], { cwd });
        expect(allowed.stderr).to.equal('');
        expect(allowed.exit).to.equal(0);
      });
    }

    it('and of what a report names that is merged, nothing outside is quoted', async () => {
      const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 8 } };
      const finding = { code: 'page-size', path: ['password'], message: 'wrong', severity: 0, range };
      const report = (source: string) =>
        void folder.write('repository/report.json', JSON.stringify([{ ...finding, source }]));
      const merge = () => runCli(['merge', 'report.json', '-f', 'stylish'], { cwd });
      report(join(folder.path, 'outside/secret.yaml'));
      const outside = await merge();
      expect(outside.exit).to.equal(1);
      expect(outside.stdout).to.include('page-size');
      expect(outside.stdout).to.not.include('hunter2');
      folder.write('repository/own.yaml', SECRET);
      report(join(cwd, 'own.yaml'));
      expect((await merge()).stdout).to.include('hunter2');
    });

    it('and in the library', async () => {
      const refused = await lintAsLibrary('api/openapi.yaml', { cwd });
      expect(refused.problems.map(({ code }) => code)).to.deep.equal(['invalid-ref']);
      expect(refused.problems[0]?.message).to.include('leads out of the repository');
      const allowed = await lintAsLibrary('api/openapi.yaml', { cwd, allowReferences: ['../outside'] });
      expect(allowed.problems).to.deep.equal([]);
      expect(allowed.results.map(({ code }) => code)).to.include('array-max-items');
    });

    it('and in threads', () => {
      folder.write('repository/api/second.yaml', description('../../outside/outside.yaml'));
      const run = (...options: string[]) => {
        const argv = ['lint', 'api/openapi.yaml', 'api/second.yaml', '-f', 'text', '-r', '2.2', ...options];
        return spawnSync(process.execPath, [built('cli/main.cjs'), ...argv], { cwd, encoding: 'utf8' });
      };
      const refused = run('--threads', '2');
      expect(refused.stderr.match(/leads out of the repository/g)).to.have.length(2);
      const allowed = run('--threads', '2', '--allow-references', '../outside');
      expect(allowed.stderr).to.equal('');
      expect(allowed.stdout).to.include('outside.yaml:2:');
    });

    it('and in the cache, which knows what was allowed', async () => {
      const run = (...options: string[]) =>
        runCli(['lint', 'api/openapi.yaml', '-f', 'text', '-r', '2.2', '--cache', ...options], { cwd });
      const allowed = ['--allow-references', '../outside'];
      expect((await run(...allowed)).stdout).to.include('outside.yaml:2:');
      expect((await run()).stderr).to.include('leads out of the repository');
      expect((await run(...allowed)).stdout).to.include('outside.yaml:2:');
    });

    it('and with a cache, where a link comes to lead elsewhere', async () => {
      folder.write('repository/api/link.yaml', WITNESS);
      folder.write('repository/api/openapi.yaml', description('link.yaml'));
      const run = () => runCli(['lint', 'api/openapi.yaml', '-f', 'text', '-r', '2.2', '--cache'], { cwd });
      expect((await run()).stdout).to.include('link.yaml:2:');
      rmSync(join(cwd, 'api/link.yaml'));
      symlinkSync(join(folder.path, 'outside/outside.yaml'), join(cwd, 'api/link.yaml'));
      expect((await run()).stderr).to.include('leads out of the repository');
    });
  });
});

describe('references onto the network', () => {
  let folder: TemporaryFolder;
  let server: Server;
  let address: string;
  let atOnce = 0;
  let most = 0;

  beforeEach(async () => {
    folder = new TemporaryFolder();
    folder.write('.git/HEAD', '');
    folder.write('rules.yaml', 'extends: lintel\naliases: { Root: [$] }\n');
    folder.write('secret.yaml', WITNESS);
    [atOnce, most] = [0, 0];
    server = createServer((request, response) => {
      const url = request.url ?? '';
      const port = (server.address() as AddressInfo).port;
      if (url === '/large.yaml') {
        response.setHeader('Content-Encoding', 'gzip');
        response.end(gzipSync(`${WITNESS}description: ${'x'.repeat(10_000_000)}\n`));
      } else if (url === '/elsewhere.yaml')
        response.writeHead(302, { Location: `http://localhost:${port}/a.yaml` }).end();
      else if (url === '/here.yaml') response.writeHead(301, { Location: '/a.yaml' }).end();
      else if (url === '/round.yaml') response.writeHead(302, { Location: '/round.yaml' }).end();
      else if (url === '/file.yaml') response.writeHead(302, { Location: `file://${folder.path}/secret.yaml` }).end();
      else if (url === '/local.yaml') response.end(`allOf: [{ $ref: 'file://${folder.path}/secret.yaml' }]\n`);
      else if (url === '/many.yaml') response.end(many());
      else if (/^\/part\/\d+\.yaml$/.test(url)) {
        most = Math.max(most, ++atOnce);
        setTimeout(() => {
          atOnce--;
          response.end(WITNESS.replace('40000', '7'));
        }, 5);
      } else response.end(WITNESS);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    folder.remove();
    server.closeAllConnections();
    server.close();
  });

  function many(): string {
    const parts = Array.from({ length: 510 }, (_, index) => `  p${index}: { $ref: part/${index}.yaml }\n`);
    return `type: object\nproperties:\n${parts.join('')}`;
  }

  function lint(name: string, ruleset: string, ...options: string[]) {
    folder.write('openapi.yaml', description(`${address}/${name}`));
    return runCli(['lint', 'openapi.yaml', '-f', 'text', '-r', ruleset, '--remote-refs', ...options], {
      cwd: folder.path,
    });
  }

  for (const [engine, ruleset] of Object.entries(ENGINES)) {
    describe(engine, () => {
      it('never lead back to this machine', async () => {
        const { stdout, stderr, exit } = await lint('local.yaml', ruleset);
        expect(stdout).to.not.include('40000');
        expect(stderr).to.include('was not followed, as a file from the network never refers to one of this machine');
        expect(exit).to.equal(2);
        expect((await lint('file.yaml', ruleset)).stderr).to.include('it redirects to file:');
      });

      it('have a limit of size, unpacked', async () => {
        const { stderr, exit } = await lint('large.yaml', ruleset);
        expect(stderr).to.include(
          'was not followed, as it has more than 10 MB, the most that is fetched; keep a copy here',
        );
        expect(exit).to.equal(2);
      });

      it('have a limit of number, and of connections at once', async () => {
        const { stderr } = await lint('many.yaml', ruleset);
        expect(stderr).to.include(
          'was not followed, as 500 files were fetched for this description, the most that are; keep copies here',
        );
        expect(most).to.be.within(2, 16);
      });

      it('follow redirects on one host, and to another one that is allowed', async () => {
        expect((await lint('here.yaml', ruleset)).stdout).to.include('array-max-items');
        const refused = await lint('elsewhere.yaml', ruleset);
        const [, host = ''] = /--allow-redirect (\S+),/.exec(refused.stderr) ?? [];
        expect(refused.stderr).to.include('was not followed, as it redirects to another host');
        expect(refused.stdout).to.not.include('array-max-items');
        expect((await lint('elsewhere.yaml', ruleset, '--allow-redirect', host)).stdout).to.include('array-max-items');
        expect((await lint('round.yaml', ruleset)).stderr).to.include('more than 5 redirects');
      });
    });
  }
});
