import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { runCli } from '../../support/run-cli.ts';
import { TemporaryFolder } from '../../support/temporary-folder.ts';

const KINDS = ['json', 'sarif', 'junit'] as const;
type Kind = (typeof KINDS)[number];

const SHARED = '{ type: array, items: { type: string } }';

/** A description with findings of its own, and some in a file that all of them refer to. */
function description(schemas: number): string {
  const lists = Array.from(
    { length: schemas },
    (_, index) => `    List${index}: { type: array, items: { type: string } }\n`,
  );
  return `openapi: 3.1.0\ninfo: { title: a, version: '1' }\npaths: {}\ncomponents:\n  schemas:\n    Shared: { $ref: common.yaml }\n${lists.join('')}`;
}

/**
 * Findings in a file that several refer to stand where the first of these stands; only a run over all files knows which
 * that is.
 */
function inOrder(kind: Kind, text: string): unknown {
  if (kind !== 'json') return text;
  return (JSON.parse(text) as object[]).map((one) => JSON.stringify(one)).sort();
}

describe('merge', () => {
  let folder: TemporaryFolder;
  before(async () => {
    folder = new TemporaryFolder();
    folder.write('.git/HEAD', '');
    folder.write('apis/common.yaml', SHARED);
    for (const [index, schemas] of [7, 1, 3, 0, 12, 2, 5].entries()) {
      folder.write(`apis/${index}.yaml`, description(schemas));
    }
    folder.write('apis/clean.yaml', 'openapi: 3.1.0\n');
    for (const shard of ['1/3', '2/3', '3/3', null]) await lintTo(shard?.charAt(0) ?? 'whole', shard, 'apis');
  });
  after(() => {
    folder.remove();
  });

  const run = (...argv: string[]) => runCli(argv, { cwd: folder.path });
  const read = (name: string) => readFileSync(join(folder.path, name), 'utf8');
  const lintTo = (name: string, shard: string | null, ...more: string[]) =>
    run(
      ...['lint', '-r', '2.2', '-f', KINDS.join(), ...KINDS.map((kind) => `-o.${kind}=${name}.${kind}`), ...more],
      ...(shard === null ? [] : ['--shard', shard]),
    );
  const shards = (kind: Kind) => ['1', '2', '3'].map((shard) => `${shard}.${kind}`);

  for (const kind of KINDS) {
    it(`of three shards in ${kind} is the report of the whole`, async () => {
      const { exit, stdout, stderr } = await run('merge', ...shards(kind));
      expect(stderr).to.equal('');
      expect(exit).to.equal(1);
      expect(inOrder(kind, stdout)).to.deep.equal(inOrder(kind, read(`whole.${kind}`)));
    });

    it(`in ${kind} does not depend on the order, and merges again to the same`, async () => {
      await run('merge', ...shards(kind).reverse(), '-o', `again.${kind}`);
      const { stdout } = await run('merge', `again.${kind}`);
      expect(stdout).to.equal(read(`again.${kind}`));
      expect(inOrder(kind, stdout)).to.deep.equal(inOrder(kind, read(`whole.${kind}`)));
    });
  }

  it('reports once what several shards found in a file that they share', () => {
    const codes = (text: string) =>
      (JSON.parse(text) as { source: string; code: string }[])
        .filter(({ source }) => source.endsWith('common.yaml'))
        .map(({ code }) => code);
    const parts = ['1', '2', '3'].flatMap((name) => codes(read(`${name}.json`)));
    expect(parts.length).to.be.above(codes(read('whole.json')).length);
    expect(codes(read('whole.json'))).not.to.deep.equal([]);
  });

  it('gives SARIF reports every other format, as the whole run has it', async () => {
    for (const format of ['stylish', 'text', 'markdown', 'gitlab', 'github-actions', 'teamcity', 'json', 'junit']) {
      const whole = await run('lint', 'apis', '-r', '2.2', '-f', format);
      const merged = await run('merge', ...shards('sarif'), '-f', format);
      const lines = ({ stdout, ...rest }: typeof whole) => ({ ...rest, lines: stdout.split('\n').sort() });
      expect(lines(merged), format).to.deep.equal(lines(whole));
    }
  });

  it('gives JSON reports the fingerprints of the whole run, from files of the repository alone', async () => {
    const fingerprints = ({ stdout }: { stdout: string }) =>
      (JSON.parse(stdout) as { fingerprint: string }[]).map(({ fingerprint }) => fingerprint).sort();
    const whole = fingerprints(await run('lint', 'apis', '-r', '2.2', '-f', 'gitlab'));
    expect(fingerprints(await run('merge', ...shards('json'), '-f', 'gitlab'))).to.deep.equal(whole);
    const other = new TemporaryFolder();
    const names = shards('json').map((name) => other.write(name, read(name)));
    // There the files are outside, so that a list's item is known by its number only.
    const outside = await runCli(['merge', ...names, '-f', 'gitlab'], { cwd: other.path });
    expect(outside.exit).to.equal(1);
    expect(fingerprints(outside)).to.have.length(whole.length);
    other.remove();
  });

  it('shows as many findings in full as one run does', async () => {
    const [whole, merged] = [
      await run('lint', 'apis', '-r', '2.2', '--max-problems', '1'),
      await run('merge', ...shards('sarif'), '-f', 'stylish', '--max-problems', '1'),
    ];
    expect(whole.stdout).to.match(/^and \d+ more; --max-problems 0 shows all$/m);
    expect(merged.stdout).to.equal(whole.stdout);
    const { stdout } = await run('merge', ...shards('sarif'), '-f', 'stylish', '--max-problems', '0');
    expect(stdout).not.to.contain(' more; ');
  });

  it('writes several reports at once', async () => {
    const { exit, stdout } = await run('merge', ...shards('sarif'), '-f', 'sarif,markdown', '-o.sarif=all.sarif');
    expect(exit).to.equal(1);
    expect(stdout).to.match(/^\*\*\d+ problems /);
    expect(read('all.sarif')).to.equal(read('whole.sarif'));
  });

  it('counts what a baseline left out of the shards', async () => {
    folder.write('old/apis/common.yaml', SHARED);
    folder.write('old/apis/a.yaml', description(2));
    folder.write('old/apis/b.yaml', description(1));
    const there = (...argv: string[]) => runCli(argv, { cwd: join(folder.path, 'old') });
    await there('baseline', 'apis/a.yaml', '-r', '2.2');
    for (const shard of ['1', '2'])
      await there('lint', 'apis', '-r', '2.2', '-f', 'sarif', '-o', `${shard}.sarif`, '--shard', `${shard}/2`);
    const { exit, stdout } = await there('merge', '1.sarif', '2.sarif', '-f', 'stylish');
    expect(exit).to.equal(1);
    expect(stdout).to.contain('apis/b.yaml\n').and.not.to.contain('apis/a.yaml\n');
    expect(stdout).to.match(/\n\d+ findings not shown because of the baseline\n$/);
  });

  it('counts what --quiet left out of the shards', async () => {
    folder.write('quiet/a.yaml', `openapi: 3.1.1\ncomponents: { schemas: { A: { type: string, enum: [AB] } } }\n`);
    const there = (...argv: string[]) => runCli(argv, { cwd: join(folder.path, 'quiet') });
    const quiet = await there('lint', 'a.yaml', '-r', 'all', '--quiet', '-f', 'sarif,stylish', '-o.sarif=a.sarif');
    const [said] = /\d+ findings? not shown because of --quiet/.exec(quiet.stdout) ?? [];
    expect(said).to.not.equal(undefined);
    const { stdout } = await there('merge', 'a.sarif', '-f', 'stylish', '--fail-severity', 'error');
    expect(stdout).to.contain(String(said));
  });

  it('takes a pattern', async () => {
    expect((await run('merge', '[123].sarif')).stdout).to.equal(read('whole.sarif'));
  });

  describe('exit code', () => {
    const write = (name: string, severity: number, code = 'a') => {
      const place = { line: 0, character: 0 };
      const source = join(folder.path, 'a.yaml');
      const found = { code, path: [], message: code, severity, range: { start: place, end: place }, source };
      folder.write(name, JSON.stringify([found]));
    };
    const exitOf = async (...argv: string[]) => (await run('merge', ...argv)).exit;

    it('is that of the gravest finding', async () => {
      write('warn.json', 1);
      write('error.json', 0);
      expect(await exitOf('warn.json')).to.equal(0);
      expect(await exitOf('warn.json', '--fail-severity', 'warn')).to.equal(1);
      expect(await exitOf('warn.json', 'error.json')).to.equal(1);
    });

    it('is 2 when a shard could not judge everything', async () => {
      write('error.json', 0);
      write('broken.json', 0, 'parser');
      const { exit, stderr } = await run('merge', 'error.json', 'broken.json');
      expect(stderr).to.equal('lintel: a.yaml:1:1: parser\n');
      expect(exit).to.equal(2);
    });

    for (const kind of ['sarif', 'junit'] as const) {
      it(`is 2 when a shard was not complete, in ${kind}`, async () => {
        folder.write('bad/x.yaml', 'openapi: 3.1.0\npaths: [\n');
        folder.write('bad/y.yaml', 'openapi: 3.1.0\ninfo: {}\n');
        for (const shard of ['1', '2'])
          await run('lint', 'bad', '-f', kind, '-o', `b${shard}.${kind}`, '--shard', `${shard}/2`);
        const { exit, stdout, stderr } = await run('merge', `b1.${kind}`, `b2.${kind}`);
        const whole = await run('lint', 'bad', '-f', kind);
        expect(exit).to.equal(2);
        expect(stdout).to.equal(whole.stdout);
        expect(stderr).to.equal(whole.stderr);
      });
    }
  });

  describe('refuses', () => {
    const refuses = async (message: RegExp, ...argv: string[]) => {
      const { exit, stdout, stderr } = await run('merge', ...argv);
      expect(stderr)
        .to.match(message)
        .and.match(/^lintel: [^\n]+\n$/);
      expect(stdout).to.equal('');
      expect(exit).to.equal(2);
    };
    const changed = (from: string, to: string, pattern: RegExp | string, replacement: string) => {
      const text = read(from).replace(pattern, replacement);
      expect(text).not.to.equal(read(from));
      folder.write(to, text);
    };

    it('no reports', () => refuses(/no reports are named; name the reports of all shards/));
    it('a report that is not there', () =>
      refuses(/the report x\.json: there is no such file; check the path/, 'x.json'));
    it('a pattern that matches nothing', () => refuses(/no report matches x\*\.json; check the pattern/, 'x*.json'));
    it('a folder', () => refuses(/the report apis: this is a folder; name a file in it/, 'apis'));

    it('what is no report', async () => {
      folder.write('empty.json', '');
      await refuses(/the report empty\.json is empty; write it again/, 'empty.json');
      folder.write('text.json', 'All clear\n');
      await refuses(/the report text\.json:1:1: this is no JSON, SARIF or JUnit; write it again/, 'text.json');
    });

    it('half a report, with the place', async () => {
      for (const kind of KINDS) folder.write(`half.${kind}`, read(`1.${kind}`).slice(0, 3000));
      await refuses(
        /the report half\.json:\d+:\d+: this is broken JSON: .*; write it again with lintel lint$/m,
        'half.json',
      );
      await refuses(/the report half\.sarif:\d+:\d+: this is broken JSON: .*; write it again/, 'half.sarif');
      await refuses(/the report half\.junit:\d+:\d+: this is no XML \(.*\); write it again/, 'half.junit');
    });

    it('reports with something missing, with the place', async () => {
      changed('1.json', 'less.json', '"severity": 0', '"severity": "0"');
      await refuses(
        /the report less\.json is not one that Lintel wrote, as it shows at \/\d+\/severity; write/,
        'less.json',
      );
      changed('1.sarif', 'less.sarif', '"executionSuccessful": true', '"x": 1');
      await refuses(
        /the report less\.sarif is not one that Lintel wrote, as it shows at \/runs\/0\/invocations\/0; /,
        'less.sarif',
      );
      changed('1.junit', 'less.junit', /line \d+, col/, 'somewhere');
      await refuses(/the report less\.junit:\d+:\d+: this is no finding as Lintel writes it; /, 'less.junit');
      changed('1.junit', 'less.junit', '"lintel.version"', '"version"');
      await refuses(/the report less\.junit was not written by Lintel, or has lost its suite "lintel"; /, 'less.junit');
    });

    it('reports of another tool', async () => {
      changed('1.sarif', 'other.sarif', '"name": "Lintel"', '"name": "spectral"');
      await refuses(/the report other\.sarif .* as it shows at \/runs\/0\/tool\/driver\/name/, 'other.sarif');
    });

    it('several formats', () =>
      refuses(/1\.json is a json report and 2\.sarif a sarif one; merge reports of one format/, '1.json', '2.sarif'));

    it('what a format does not hold', async () => {
      await refuses(
        /json reports do not hold all that sarif shows; merge SARIF reports instead/,
        '1.json',
        '-f',
        'sarif',
      );
      await refuses(/junit reports do not hold all that json shows/, ...shards('junit'), '-f', 'json');
    });

    for (const [kind, version, ruleset, digest] of [
      ['sarif', /"version": "0[^"]*"/, '"ruleset": "2.2"', /"rulesetDigest": "[^"]*"/],
      [
        'junit',
        /name="lintel.version" value="[^"]*"/,
        'name="lintel.ruleset" value="2.2"',
        /name="lintel.rulesetDigest" value="[^"]*"/,
      ],
    ] as const) {
      it(`other versions and rulesets, in ${kind}`, async () => {
        const others = [`1.${kind}`, `other.${kind}`, `3.${kind}`];
        const value = (name: string, text: string) =>
          kind === 'sarif' ? `"${name}": "${text}"` : `name="lintel.${name}" value="${text}"`;
        changed(`2.${kind}`, `other.${kind}`, version, value('version', '9.9.9'));
        await refuses(
          /1\.\w+ was written by Lintel \S+ and other\.\w+ by 9\.9\.9; lint all shards with one version/,
          ...others,
        );
        changed(`2.${kind}`, `other.${kind}`, ruleset, value('ruleset', 'all'));
        await refuses(/1\.\w+ was written with the ruleset 2\.2 and other\.\w+ with all; /, ...others);
        changed(`2.${kind}`, `other.${kind}`, digest, value('rulesetDigest', 'f00'));
        await refuses(/the ruleset 2\.2 had other rules for 1\.\w+ than for other\.\w+; /, ...others);
      });
    }

    it('a ruleset file that says something else, wherever the file lies', async () => {
      const lintWith = async (copy: string, pattern: string) => {
        const rule = `{ given: $.info.title, then: { function: pattern, functionOptions: { match: ${pattern} } } }`;
        folder.write(`${copy}/rules.yaml`, `rules: { title: ${rule} }\n`);
        folder.write(`${copy}/a.yaml`, 'openapi: 3.1.0\n');
        const cwd = join(folder.path, copy);
        await runCli(['lint', 'a.yaml', '-r', 'rules.yaml', '-f', 'sarif', '-o', `../${copy}.sarif`], { cwd });
      };
      for (const copy of ['one', 'two', 'three']) {
        folder.write(`${copy}/.git/HEAD`, '');
        await lintWith(copy, copy === 'three' ? '^A' : '^B');
      }
      expect((await run('merge', 'one.sarif', 'two.sarif')).exit).to.equal(0);
      await refuses(
        /the ruleset rules\.yaml had other rules for one\.sarif than for three\.sarif; /,
        'one.sarif',
        'three.sarif',
      );
    });

    it('other versions in JSON, as far as that shows', async () => {
      changed('2.json', 'other.json', /"2\.2\/array-max-items"/g, '"2.2/something-else"');
      await refuses(
        /the rule array-max-items decides other statements in 1\.json than in other\.json; /,
        '1.json',
        'other.json',
      );
    });

    it('shards that make no whole', async () => {
      await refuses(/the shard 2 of 3 is missing; name the reports of all/, '1.sarif', '3.sarif');
      await refuses(/the shards 1 and 2 of 3 are missing; /, '3.junit');
      folder.write('copy.sarif', read('1.sarif'));
      await refuses(
        /1\.sarif and copy\.sarif both hold shard 1\/3; name each shard once/,
        '1.sarif',
        '2.sarif',
        'copy.sarif',
      );
      await refuses(
        /1\.sarif holds shard 1\/3 and whole\.sarif a whole run; merge the shards of one run/,
        '1.sarif',
        'whole.sarif',
      );
      folder.write('more/7.yaml', description(4));
      await lintTo('moved', '2/3', 'apis', 'more');
      await refuses(/1\.junit and moved\.junit are shards of different files; /, '1.junit', 'moved.junit', '3.junit');
    });

    it('a severity that the reports leave out', async () => {
      await refuses(
        /1\.junit was written with --fail-severity error and does not show each warn; /,
        ...shards('junit'),
        '-F',
        'warn',
      );
      await run('lint', 'apis', '-r', 'all', '-q', '-f', 'sarif', '-o', 'quiet.sarif');
      await run('lint', 'apis', '-r', 'all', '-q', '-F', 'warn', '-f', 'junit', '-o', 'quiet.junit');
      await refuses(/quiet\.junit was written with --quiet and does not show each warn; /, 'quiet.junit', '-F', 'warn');
      await refuses(/quiet\.sarif was written with --quiet and does not show each hint; /, 'quiet.sarif', '-F', 'hint');
    });
  });
});
