import { execFileSync, spawn } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { lint as lintAsLibrary } from '../../library.ts';
import { runCli } from '../support/run-cli.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const DESCRIPTION = 'openapi: 3.1.1\ninfo: { title: Orders, version: 1.0.0 }\npaths: {}\n';
const PADDING = `# ${'x'.repeat(3000)}\n`;
const TOO_LARGE = 'it has more than 0.002 MB, the most that is read; split it, or allow more with --max-file-size';

function makePipe(path: string): void {
  execFileSync('sh', ['-c', 'mkfifo "$0"', path]);
}

describe('the largest file that is read', () => {
  let folder: TemporaryFolder;

  beforeEach(() => {
    folder = new TemporaryFolder();
    folder.write('openapi.yaml', DESCRIPTION + PADDING);
    folder.write('small.yaml', DESCRIPTION);
  });
  afterEach(() => folder.remove());

  const run = (line: string, stdin = '') => runCli(line.split(' '), { cwd: folder.path, stdin });

  for (const command of ['lint', 'review', 'paths', 'baseline']) {
    it(`is counted by lintel ${command}`, async () => {
      const { stderr, exit } = await run(`${command} openapi.yaml --max-file-size 0.002`);
      expect(stderr).to.include(`openapi.yaml: ${TOO_LARGE}`);
      expect(exit).to.equal(2);
      expect((await run(`${command} small.yaml --max-file-size 0.002`)).stderr).to.equal('');
    });
  }

  it('is counted on standard input', async () => {
    for (const command of ['lint -', 'paths -', 'review -']) {
      const { stderr, exit } = await run(`${command} --max-file-size 0.002`, DESCRIPTION + PADDING);
      expect(stderr, command).to.include(TOO_LARGE);
      expect(exit).to.equal(2);
    }
  });

  it('is counted for rulesets, in every command that reads one', async () => {
    folder.write('rules.yaml', `extends: lintel\n${PADDING}`);
    folder.write('spectral.yaml', `extends: lintel\naliases: { Root: [$] }\n${PADDING}`);
    folder.write('rules.mjs', `export default { rules: {} };\n//${PADDING}`);
    for (const ruleset of ['rules.yaml', 'spectral.yaml', 'rules.mjs']) {
      for (const command of ['lint small.yaml', 'review small.yaml', 'baseline small.yaml', 'rules']) {
        const { stderr, exit } = await run(`${command} -r ${ruleset} --max-file-size 0.002`);
        expect(stderr, `${command} ${ruleset}`).to.include(`the ruleset ${ruleset} cannot be read: ${TOO_LARGE}`);
        expect(exit).to.equal(2);
      }
    }
    folder.write('above.yaml', 'extends: ./rules.yaml\n');
    expect((await run('lint small.yaml -r above.yaml --max-file-size 0.002')).stderr).to.include(
      `above.yaml:1:10: "./rules.yaml" cannot be read: ${TOO_LARGE}`,
    );
  });

  it('is counted for references, baselines, earlier reports, reports to be merged, and the search of folders', async () => {
    folder.write('split.yaml', `${DESCRIPTION}components: { schemas: { A: { $ref: other.yaml } } }\n`);
    folder.write('other.yaml', `type: boolean\n${PADDING}`);
    folder.write('known.json', `{ "lintelBaseline": 1, "descriptions": [], "findings": {} }${' '.repeat(3000)}`);
    folder.write('earlier.json', `[]${' '.repeat(3000)}`);
    for (const [line, said] of [
      ['lint split.yaml', 'names a file that cannot be used: '],
      ['lint small.yaml --baseline known.json', 'the baseline known.json cannot be used: '],
      ['review small.yaml --trend earlier.json', 'the earlier report earlier.json: '],
      ['merge earlier.json', 'earlier.json'],
      ['lint .', 'openapi.yaml: '],
    ] as const) {
      const { stderr, exit } = await run(`${line} --max-file-size 0.002`);
      expect(stderr, line).to.include(said).and.to.include('more than 0.002 MB');
      expect(exit).to.equal(2);
    }
  });

  it('is counted for the cache, where a larger entry is a miss', async () => {
    const lint = () => run('lint small.yaml -r all -f json --cache --max-file-size 0.0005');
    expect((await lint()).exit).to.equal((await lint()).exit);
  });

  it('is what .lintel.yaml says where that is less, and never more', async () => {
    folder.write('.lintel.yaml', 'maxFileSize: 0.002\n');
    for (const line of ['lint openapi.yaml', 'paths openapi.yaml', 'lint openapi.yaml --max-file-size 5']) {
      expect((await run(line)).stderr, line).to.include(TOO_LARGE);
    }
    expect((await run('lint --print-config -f json')).stdout).to.include(
      '"value": 0.002,\n      "from": ".lintel.yaml:1:1"',
    );
    folder.write('.lintel.yaml', 'maxFileSize: 5\n');
    expect((await run('lint openapi.yaml --max-file-size 0.002')).stderr).to.include(TOO_LARGE);
    folder.write('.lintel.yaml', 'maxFileSize: 500\n');
    expect((await run('lint openapi.yaml')).stderr).to.include(
      '.lintel.yaml:1:1: maxFileSize is 500; write a number of MB above 0 and up to 200',
    );
  });

  it('is a number', async () => {
    for (const given of ['0', 'x', '-1', '1e3', '']) {
      const { stderr, exit } = await runCli(['lint', 'openapi.yaml', `--max-file-size=${given}`], { cwd: folder.path });
      expect(stderr, given).to.equal(`lintel: --max-file-size takes a number of MB above 0, not "${given}"\n`);
      expect(exit).to.equal(2);
    }
  });

  it('is an option of the library, for each call', async () => {
    const { path: cwd } = folder;
    const [small, usual] = await Promise.all([
      lintAsLibrary('openapi.yaml', { cwd, maxFileSize: 0.002 }),
      lintAsLibrary('openapi.yaml', { cwd }),
    ]);
    expect(small.problems.map(({ message }) => message)).to.deep.equal([TOO_LARGE]);
    expect(usual.problems).to.deep.equal([]);
    const wrong = await lintAsLibrary('openapi.yaml', { cwd, maxFileSize: 0 }).catch((error: Error) => error.message);
    expect(wrong).to.equal('the option maxFileSize is 0; give a number of MB above 0');
  });

  describe('what is no regular file', () => {
    const other: Readonly<Record<string, (path: string) => void>> = {
      'a link to a device': (path) => symlinkSync('/dev/zero', path),
      'a pipe': (path) => makePipe(path),
      'a link to a pipe': (path) => {
        makePipe(`${path}.pipe`);
        symlinkSync(`${path}.pipe`, path);
      },
    };

    for (const [title, make] of Object.entries(other)) {
      it(`${title} ends with one sentence: as reference, ruleset, baseline, earlier report and project's file`, async () => {
        const at = (name: string) => {
          make(join(folder.path, name));
          return name;
        };
        folder.write('.git/HEAD', '');
        folder.write('split.yaml', `${DESCRIPTION}components: { schemas: { A: { $ref: odd.yaml } } }\n`);
        folder.write('above.yaml', 'extends: [./odd.yaml]\n');
        const lines = [
          ...(title === 'a link to a device' ? ['lint split.yaml --allow-references /dev'] : ['lint split.yaml']),
          ...['lint small.yaml -r odd.yaml', 'lint small.yaml -r above.yaml', 'lint small.yaml -r odd.mjs'],
          'lint small.yaml --baseline odd.json',
        ];
        for (const name of ['odd.yaml', 'odd.mjs', 'odd.json']) at(name);
        for (const line of lines) {
          const { stderr, exit } = await run(line);
          expect(stderr, line).to.include('this is no regular file; name one');
          expect(stderr.trim().split('\n'), line).to.have.length(1);
          expect(exit, line).to.equal(2);
        }
        at('.lintel.yaml');
        expect((await run('lint small.yaml')).stderr).to.equal(
          'lintel: .lintel.yaml cannot be read: this is no regular file; name one\n',
        );
      });
    }

    it('is no other file that an option names, or that init finds', async () => {
      const link = (name: string) => symlinkSync('/dev/zero', join(folder.path, name));
      for (const name of ['odd.yaml', 'package.json']) link(name);
      const target = ['-t http://127.0.0.1:9', '--listen 0 --target http://127.0.0.1:9'];
      for (const [line, named] of [
        [`probe small.yaml ${target[0]} --fixtures odd.yaml`, '--fixtures odd.yaml'],
        [`probe small.yaml ${target[0]} --ca odd.yaml`, '--ca odd.yaml'],
        [`verify ${target[1]} --ca odd.yaml -- true`, '--ca odd.yaml'],
        ['init', '.spectral.yaml'],
      ] as const) {
        if (line === 'init') link('.spectral.yaml');
        expect(await run(line), line).to.deep.equal({
          exit: 2,
          stdout: '',
          stderr: `lintel: ${named}: this is no regular file; name one\n`,
        });
      }
    });

    it('in a searched folder, and in the cache', async () => {
      symlinkSync('/dev/zero', join(folder.path, 'odd.yaml'));
      const { stderr } = await run('lint . -r x-lintel --cache');
      expect(stderr).to.match(/^(lintel: odd\.yaml: this is no regular file; name one\n)?$/);
    });

    it('except for a pipe that is named', async () => {
      makePipe(join(folder.path, 'pipe.yaml'));
      spawn('sh', ['-c', 'cat small.yaml > pipe.yaml'], { cwd: folder.path });
      const { stderr } = await run('lint pipe.yaml -r x-lintel');
      expect(stderr).to.equal('');
    });
  });
});
