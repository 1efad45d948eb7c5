import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from 'chai';
import { skipWithout } from '../support/absences.ts';
import { runAsUser } from '../support/another-user.ts';
import { built } from '../support/built-command.ts';
import { runCli } from '../support/run-cli.ts';
import { IS_FULL } from '../support/sample.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const FINDING = 'openapi: 3.1.1\nx-lintel: { bad: 1 }\n';

describe('robustness', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = new TemporaryFolder();
  });
  afterEach(() => {
    folder.remove();
  });
  const lint = (...args: string[]) => runCli(['lint', ...args], { cwd: folder.path });

  const megabytes = IS_FULL ? 50 : 10;
  it(`lints a file of ${megabytes} MB`, async () => {
    const text = 'x'.repeat(100_000);
    const schemas = Array.from(
      { length: megabytes * 10 },
      (_, index) => `    S${index}: { type: array, description: ${text} }\n`,
    );
    folder.write('big.yaml', `openapi: 3.0.4\ncomponents:\n  schemas:\n${schemas.join('')}`);
    const { exit, stdout } = await lint('big.yaml', '--ruleset', '2.2');
    expect(exit).to.equal(1);
    expect(stdout).to.match(/\n\n\d+ problems \(.*\) in 1 file\n$/);
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).to.be.at.most(400);
  });

  it('lints what is nested 500 levels deep', async () => {
    const schema = `${'{"type":"object","properties":{"a":'.repeat(250)}{"type":"string"}${'}}'.repeat(250)}`;
    folder.write('deep.json', `{"openapi":"3.0.4","components":{"schemas":{"A":${schema}}}}`);
    const { exit, stderr } = await lint('deep.json', '--ruleset', 'design-review');
    expect(stderr).to.equal('');
    expect(exit).to.equal(1);
  });

  it('costs only the file that is too deep', async () => {
    folder.write('deep.json', `{"openapi":"3.0.4","x":${'['.repeat(10_000)}${']'.repeat(10_000)}}`);
    folder.write('good.yaml', FINDING);
    const { exit, stdout, stderr } = await lint('deep.json', 'good.yaml', '--ruleset', 'x-lintel');
    expect(exit).to.equal(2);
    expect(stderr).to.equal(
      'lintel: deep.json: it is nested too deeply to be read; flatten it or move parts to components\n',
    );
    expect(stdout).to.contain('good.yaml\n  2:13  error  annotation-well-formed');
  });

  it('says that a file may not be read', function () {
    skipWithout('another user', this);
    chmodSync(folder.write('secret.yaml', FINDING), 0o000);
    const { exit, stderr } = runAsUser(['lint', 'secret.yaml'], folder.path);
    expect(exit).to.equal(2);
    expect(stderr).to.equal('lintel: secret.yaml: it may not be read; give this user permission to read it\n');
  });

  it('says that an output may not be written', function () {
    skipWithout('another user', this);
    folder.write('a.yaml', FINDING);
    chmodSync(folder.write('out.txt', ''), 0o444);
    const { exit, stderr } = runAsUser(['lint', 'a.yaml', '--output', 'out.txt'], folder.path);
    expect(exit).to.equal(2);
    expect(stderr).to.match(/^lintel: the output out\.txt cannot be written \(.*\); choose another file\n$/);
  });

  it('says that links lead round in a circle, and finds its way out of linked folders', async () => {
    symlinkSync(join(folder.path, 'loop.yaml'), join(folder.path, 'loop.yaml'));
    folder.write('specs/a.yaml', FINDING);
    symlinkSync(join(folder.path, 'specs'), join(folder.path, 'specs/again'));
    const { stderr } = await lint('loop.yaml');
    expect(stderr).to.equal('lintel: loop.yaml: its symbolic links lead round in a circle; correct them\n');
    expect((await runCli(['diff', 'loop.yaml', 'specs/a.yaml'], { cwd: folder.path })).stderr).to.equal(stderr);
    expect((await lint('specs', '--ruleset', 'loop.yaml')).stderr)
      .to.match(/^lintel: [^\n]*loop\.yaml[^\n]*\n$/)
      .and.not.match(/fault of/);
    const { stdout } = await lint('specs', '--ruleset', 'x-lintel', '--format', 'text');
    expect(stdout.trim().split('\n')).to.have.length(1);
  });

  it('names a file by the shortest of the ways that links make to it', async () => {
    folder.write('loop/b/x.yaml', 'openapi: 3.1.1\nx-lintel: { bad: 1 }\n');
    symlinkSync('..', join(folder.path, 'loop/b/a'));
    for (const named of ['loop', 'loop/**/*.yaml']) {
      const { stdout } = await runCli(['lint', named, '-r', 'x-lintel', '-f', 'text'], { cwd: folder.path });
      expect(stdout).to.match(/^loop\/b\/x\.yaml:2:13 /);
    }
  });

  it('takes an empty name for none, and not for the working folder', async () => {
    folder.write('a.yaml', 'openapi: 3.1.1\nx-lintel: { bad: 1 }\n');
    for (const [given, said] of [
      [['lint', ''], 'an argument is empty; write what it names, or leave it out'],
      [['init', '', '-y'], 'an argument is empty; write what it names, or leave it out'],
      [['lint', 'a.yaml', '--only', ''], '--only names no rule; write one, or leave the option out'],
      [['lint', 'a.yaml', '--only', ','], '--only names no rule; write one, or leave the option out'],
      [['lint', 'a.yaml', '--baseline='], '--baseline names no file; write one, or leave the option out'],
      [['lint', 'a.yaml', '--baseline-from='], '--baseline-from names no commit; write one, or leave the option out'],
      [['lint', 'a.yaml', '--cache-location='], '--cache-location names no folder; write one, or leave the option out'],
      [['verify', 'a.har', '--mask='], '--mask names no field; write one, or leave the option out'],
    ] as const) {
      expect(await runCli(given, { cwd: folder.path })).to.deep.equal({
        exit: 2,
        stdout: '',
        stderr: `lintel: ${said}\n`,
      });
    }
    expect(readdirSync(folder.path)).to.deep.equal(['a.yaml']);
  });

  it('says that a ruleset is nested too deeply', async () => {
    folder.write('a.yaml', FINDING);
    folder.write('deep.json', `{"x": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
    const { exit, stderr } = await lint('a.yaml', '--ruleset', 'deep.json');
    expect(stderr).to.equal('lintel: the ruleset deep.json is nested too deeply to be read; flatten it\n');
    expect(exit).to.equal(2);
  });

  it('says that the aliases of a ruleset multiply', async () => {
    folder.write('a.yaml', FINDING);
    const lists = ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map(
      (name, index, all) => `${name}: &${name} [${`*${all[index - 1] ?? 'a'}, `.repeat(10)}]`,
    );
    folder.write('laughs.yaml', ['extends: lintel', 'a: &a [lol]', ...lists, ''].join('\n'));
    const { exit, stderr } = await lint('a.yaml', '--ruleset', 'laughs.yaml');
    expect(stderr).to.equal(
      'lintel: the ruleset laughs.yaml: its YAML aliases multiply to more than 500,000 values; write them out\n',
    );
    expect(exit).to.equal(2);
  });

  it('says where a file is no UTF-8, and passes over one in a folder that is no description', async () => {
    folder.write('latin/api.yaml', Buffer.from(`${FINDING}# Geräte\n`, 'latin1'));
    folder.write('latin/texts.yaml', Buffer.from('title: Geräte\n', 'latin1'));
    const { exit, stderr } = await lint('latin');
    expect(stderr).to.match(
      /^lintel: latin\/api\.yaml: it is no UTF-8 from line \d+, column 6 on; save it as UTF-8\n$/,
    );
    expect(exit).to.equal(2);
  });

  it('says that a file is written in UTF-16', async () => {
    folder.write('wide.yaml', Buffer.from(`\ufeff${FINDING}`, 'utf16le'));
    expect((await lint('wide.yaml')).stderr).to.equal('lintel: wide.yaml: it is written in UTF-16; save it as UTF-8\n');
  });

  it('says that a file is written in UTF-32', async () => {
    for (const mark of [
      [0xff, 0xfe, 0, 0],
      [0, 0, 0xfe, 0xff],
    ]) {
      folder.write('wide.yaml', Buffer.from([...mark, 0x7b, 0, 0, 0]));
      expect((await lint('wide.yaml')).stderr).to.equal(
        'lintel: wide.yaml: it is written in UTF-32; save it as UTF-8\n',
      );
    }
  });

  describe('references to the network', () => {
    const answers: Readonly<Record<string, string>> = {
      '/a.yaml': '\ufeffget: { responses: { "200": { $ref: "other/b.json#/r" } } }\nx-lintel: { bad: 1 }\n',
      '/other/b.json': '{ "r": { "description": "fine", "x-lintel": { "bad": 1 } } }',
    };
    const server = createServer(({ url = '' }, response) => {
      response.statusCode = url in answers ? 200 : 404;
      response.end(answers[url]);
    });
    let origin = '';
    before((done) => {
      server.listen(0, '127.0.0.1', () => {
        origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
        done();
      });
    });
    after((done) => {
      server.close(done);
    });

    const write = () => {
      const paths = `/a: { $ref: '${origin}/a.yaml' }, /b: { $ref: '${origin}/none.yaml' }, /c: { $ref: 'http://127.0.0.1:1/x' }`;
      folder.write('openapi.yaml', `openapi: 3.1.1\npaths: { ${paths} }\n`);
    };

    it('are followed with --remote-refs, and what fails is said', async () => {
      write();
      const { stdout, stderr, exit } = await lint(
        'openapi.yaml',
        '--remote-refs',
        '--ruleset',
        'x-lintel',
        '--format',
        'text',
      );
      const codes = stdout
        .split('\n')
        .map((line) => /\d\/(.*?) (error|warning) ([a-z-]+)/.exec(line)?.slice(1, 4).join(' '));
      expect(codes).to.include.members([
        'a.yaml:2:13 error annotation-well-formed',
        'other/b.json:1:47 error annotation-well-formed',
      ]);
      expect(stderr.split('\n')).to.have.length(3);
      expect(stderr).to.contain(`/none.yaml" could not be followed (404 Not Found); check the address and the network`);
      expect(stderr).to.match(/127\.0\.0\.1:1\/x" could not be followed \(.+\); check the address and the network/);
      expect(exit).to.equal(2);
    });

    it('are not followed without it', async () => {
      write();
      const { stdout, stderr } = await lint('openapi.yaml', '--ruleset', 'x-lintel');
      expect(stderr.match(/was not followed/g)).to.have.length(3);
      expect(stdout).not.to.contain('annotation-well-formed');
    });
  });

  describe('as a process', () => {
    it('gives its exit code, and findings and the rest apart', () => {
      folder.write('a.yaml', FINDING);
      const file = join(folder.path, 'a.yaml');
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [built('cli/main.cjs'), 'lint', file, 'none.yaml', '-r', 'x-lintel'],
        {
          encoding: 'utf8',
        },
      );
      expect(status).to.equal(2);
      expect(stderr).to.equal('lintel: none.yaml: there is no such file; check the path\n');
      expect(stdout).to.contain('1 problem');
    });

    it('ends quietly when its reader goes away', (done) => {
      const bad = Array.from({ length: 20_000 }, (_, index) => `bad${index}: 1`).join(', ');
      const file = folder.write('a.yaml', `openapi: 3.1.1\nx-lintel: { ${bad} }\n`);
      const child = spawn(process.execPath, [built('cli/main.cjs'), 'lint', file, '-r', 'x-lintel', '-f', 'json']);
      let stderr = '';
      child.stderr.on('data', (chunk) => {
        stderr += chunk;
      });
      child.stdout.once('data', () => child.stdout.destroy());
      child.on('close', (code) => {
        expect(stderr).to.equal('');
        expect(code).to.equal(1);
        done();
      });
    });
  });
});
