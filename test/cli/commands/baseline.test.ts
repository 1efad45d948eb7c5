import { chmodSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { skipWithout } from '../../support/absences.ts';
import { runAsUser } from '../../support/another-user.ts';
import { runCli } from '../../support/run-cli.ts';
import { TemporaryFolder } from '../../support/temporary-folder.ts';

const BAD = 'x-lintel: { bad: 1 }';
const PARAMETERS = [
  `      - { name: one, in: query, ${BAD} }`,
  `      - { name: two, in: query, ${BAD} }`,
  `      - { name: three, in: query, ${BAD} }`,
];

describe('baseline', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = new TemporaryFolder();
  });
  afterEach(() => folder.remove());

  const cli = (command: string) => runCli(command.split(' '), { cwd: folder.path });
  const record = (rest = 'api.yaml') => cli(`baseline -r x-lintel ${rest}`);
  const lint = (rest = 'api.yaml') => cli(`lint -r x-lintel ${rest}`);
  const prune = (rest = '') => cli(`baseline -r x-lintel --prune ${rest}`.trim());
  const write = (...lines: string[]) => folder.write('api.yaml', ['openapi: 3.1.1', ...lines, ''].join('\n'));
  const withParameters = (...parameters: (string | undefined)[]) =>
    write('paths:', '  /a:', '    parameters:', ...parameters.map(String));
  const text = (file = 'lintel-baseline.json') => readFileSync(join(folder.path, file), 'utf8');
  const places = async (command: Promise<{ stdout: string }>) =>
    [...(await command).stdout.matchAll(/^ +(\d+:\d+) +error/gm)].map(([, place]) => place);

  it('hides what was there, and says so', async () => {
    withParameters(...PARAMETERS);
    const recorded = await record();
    expect(recorded.stdout).to.equal('Recorded 3 findings of 1 file in lintel-baseline.json\n');
    expect(recorded.exit).to.equal(0);
    const { exit, stdout, stderr } = await lint();
    expect(stdout).to.equal(
      'No new problems found in 1 file\n3 findings not shown because of the baseline lintel-baseline.json\n',
    );
    expect(stderr).to.equal('');
    expect(exit).to.equal(0);
  });

  it('says so on standard error beside a report for machines', async () => {
    withParameters(...PARAMETERS);
    await record();
    const { stdout, stderr } = await lint('api.yaml --format json');
    expect(stdout).to.equal('[]\n');
    expect(stderr).to.equal('lintel: 3 findings not shown because of the baseline lintel-baseline.json\n');
  });

  it('shows everything with --no-baseline', async () => {
    withParameters(...PARAMETERS);
    await record();
    expect(await places(lint('api.yaml --no-baseline'))).to.have.length(3);
  });

  it('writes one finding a line, in order, and the same file every time', async () => {
    withParameters(...PARAMETERS);
    await record();
    const first = text();
    expect(first.split('\n').slice(8, 11)).to.deep.equal([
      '        "/paths/~1a/parameters/[name=one&in=query]/x-lintel/bad",',
      '        "/paths/~1a/parameters/[name=three&in=query]/x-lintel/bad",',
      '        "/paths/~1a/parameters/[name=two&in=query]/x-lintel/bad"',
    ]);
    withParameters(...PARAMETERS.toReversed());
    await record('--force api.yaml');
    expect(text()).to.equal(first);
  });

  it('knows a finding again when lines move and siblings change places', async () => {
    withParameters(...PARAMETERS);
    await record();
    const [one, two, three] = PARAMETERS;
    withParameters('# moved', three, '      - { name: zero, in: query }', one, '', two);
    expect((await lint()).exit).to.equal(0);
  });

  it('reports what is new, and nothing else', async () => {
    withParameters(...PARAMETERS);
    await record();
    withParameters(`      - { name: zero, in: query, ${BAD} }`, ...PARAMETERS);
    const outcome = lint();
    expect(await places(outcome)).to.deep.equal(['5:46']);
    expect((await outcome).exit).to.equal(1);
  });

  it('does not let a new finding hide behind a fixed one', async () => {
    withParameters(...PARAMETERS.slice(0, 2));
    await record();
    withParameters(PARAMETERS[0], PARAMETERS[2]);
    expect(await places(lint())).to.have.length(1);
  });

  it('counts findings that nothing distinguishes', async () => {
    const branches = (count: number) => Array.from({ length: count }, () => `      - { type: object, ${BAD} }`);
    const withBranches = (count: number) =>
      write('components:', '  schemas:', '   Pet:', '     oneOf:', ...branches(count));
    withBranches(2);
    await record();
    withBranches(3);
    expect(await places(lint())).to.have.length(1);
    withBranches(1);
    expect((await lint()).stdout).to.contain('1 finding of the baseline is fixed; run `lintel baseline --prune');
  });

  it('reports what is fixed, and takes it out on request only', async () => {
    withParameters(...PARAMETERS);
    await record();
    const before = text();
    withParameters(PARAMETERS[0], `      - { name: new, in: query, ${BAD} }`);
    expect((await lint()).stdout).to.contain('\n2 findings of the baseline are fixed; run `lintel baseline --prune');
    expect(text()).to.equal(before);
    const { exit, stdout } = await prune();
    expect(stdout).to.equal('Took 2 fixed findings out of lintel-baseline.json; 1 finding remains\n');
    expect(exit).to.equal(0);
    expect(text()).to.contain('name=one').and.not.contain('name=two').and.not.contain('name=new');
    expect((await lint()).stdout).not.to.contain('fixed');
    expect((await prune()).stdout).to.equal('Nothing of lintel-baseline.json is fixed; 1 finding remains\n');
  });

  it('counts what a deleted file had as fixed', async () => {
    withParameters(...PARAMETERS);
    folder.write('other.yaml', `openapi: 3.1.1\n${BAD}\n`);
    await record('.');
    rmSync(join(folder.path, 'other.yaml'));
    expect((await lint('.')).stdout).to.contain('1 finding of the baseline is fixed');
    const { stdout, stderr } = await prune();
    expect(stdout).to.contain('Took 1 fixed finding out');
    expect(stderr).to.equal('lintel: other.yaml does not exist any more, so its findings count as fixed\n');
    expect(text()).not.to.contain('other.yaml');
  });

  it('calls nothing fixed when not every description was linted', async () => {
    write(BAD);
    folder.write('other.yaml', `openapi: 3.1.1\n${BAD}\n`);
    await record('.');
    write();
    expect((await lint()).stdout).to.equal('No problems found in 1 file\n');
    expect((await lint('.')).stdout).to.contain('1 finding of the baseline is fixed');
  });

  it('calls nothing fixed that the ruleset does not judge', async () => {
    write(BAD);
    await record();
    expect((await cli('lint -r 2.1 api.yaml')).stdout).not.to.contain('fixed');
    const { stdout, stderr } = await cli('baseline -r 2.1 --prune');
    expect(stdout).to.equal('Nothing of lintel-baseline.json is fixed; 1 finding remains\n');
    expect(stderr).to.equal(
      'lintel: the ruleset does not run annotation-well-formed, so 1 finding of the baseline cannot be judged; it stays\n',
    );
  });

  it('names the ruleset and the file in its advice where they are not the usual ones', async () => {
    write(BAD);
    await record('-o old.json api.yaml');
    write();
    expect((await lint('api.yaml --baseline old.json')).stdout).to.contain(
      'run `lintel baseline --prune -o old.json -r x-lintel`',
    );
  });

  it('goes by the folder that the baseline is in', async () => {
    folder.write('specs/api.yaml', `openapi: 3.1.1\n${BAD}\n`);
    folder.write('quality/x', '');
    await record('specs -o quality/known.json');
    expect(text('quality/known.json')).to.contain('"../specs/api.yaml"');
    const { exit } = await runCli(['lint', '-r', 'x-lintel', 'api.yaml', '--baseline', '../quality/known.json'], {
      cwd: join(folder.path, 'specs'),
    });
    expect(exit).to.equal(0);
  });

  it('knows findings in files that several descriptions refer to', async () => {
    folder.write('common.yaml', `Pet: { type: object, ${BAD} }\n`);
    const root = "openapi: 3.1.1\ncomponents: { schemas: { Pet: { $ref: 'common.yaml#/Pet' } } }\n";
    folder.write('a.yaml', root);
    folder.write('b.yaml', root);
    await record('a.yaml b.yaml');
    expect(text()).to.contain('"common.yaml": {');
    expect((await lint('b.yaml')).exit).to.equal(0);
    folder.write('common.yaml', 'Pet: { type: object }\n');
    expect((await lint('b.yaml')).stdout).not.to.contain('fixed');
    expect((await lint('b.yaml a.yaml')).stdout).to.contain('1 finding of the baseline is fixed');
  });

  it('takes standard input under its name', async () => {
    write(BAD);
    await record();
    const { exit } = await runCli(['lint', '-r', 'x-lintel', '-', '--stdin-filepath', 'api.yaml'], {
      cwd: folder.path,
      stdin: `openapi: 3.1.1\n# typed\n${BAD}\n`,
    });
    expect(exit).to.equal(0);
  });

  it('overwrites nothing without --force', async () => {
    write(BAD);
    folder.write('lintel-baseline.json', 'precious');
    const { exit, stderr } = await record();
    expect(stderr).to.equal(
      'lintel: the baseline lintel-baseline.json exists already; add to it with --add or --accept-new, take out what is fixed with --prune, or record everything anew with --force\n',
    );
    expect(exit).to.equal(2);
    expect(text()).to.equal('precious');
    expect((await record('--force api.yaml')).exit).to.equal(0);
  });

  it('records and prunes nothing when not everything can be judged', async () => {
    write(BAD);
    folder.write('broken.yaml', 'openapi: 3.1.1\npaths: [\n');
    const { exit, stderr } = await record('api.yaml broken.yaml');
    expect(exit).to.equal(2);
    expect(stderr).to.contain('lintel: nothing was recorded, as not everything could be judged;');
    expect(existsSync(join(folder.path, 'lintel-baseline.json'))).to.equal(false);
    await record();
    const before = text();
    folder.write('api.yaml', 'openapi: [');
    expect((await prune()).exit).to.equal(2);
    expect((await lint()).exit).to.equal(2);
    expect(text()).to.equal(before);
  });

  it('says that the folder of a baseline may not be written', function () {
    skipWithout('another user', this);
    write(BAD);
    chmodSync(folder.path, 0o555);
    const { exit, stderr } = runAsUser(['baseline', '-r', 'x-lintel', 'api.yaml'], folder.path);
    chmodSync(folder.path, 0o755);
    expect(exit).to.equal(2);
    expect(stderr).to.match(
      /^lintel: the baseline lintel-baseline\.json cannot be written \(.*\); choose another file/,
    );
  });

  describe('refuses', () => {
    const REMEDY = 'restore it, or record it anew with `lintel baseline --force FILES`';
    const cases: Record<string, [content: string | Buffer, said: string]> = {
      'broken JSON': [
        '{"lintelBaseline": 1,\n"descriptions" []}',
        ':2:16: this is broken JSON: a colon is missing before this; write it between the name and its value',
      ],
      'an empty file': ['', `: it is empty; ${REMEDY}`],
      'a later version': [
        '{"lintelBaseline": 3}',
        ':1:20: its version is 3, and this Lintel reads versions 1 and 2; update Lintel',
      ],
      'no version': [
        '{"lintelBaseline": "x"}',
        `:1:20: its version is "x", and this Lintel reads versions 1 and 2; ${REMEDY}`,
      ],
      'what is none': [
        '[]',
        ':1:1: this is no baseline of Lintel, as its root has no key "lintelBaseline"; name another file',
      ],
      'a missing part': ['{"lintelBaseline": 1, "findings": {}}', `:1:1: "descriptions" is no list; ${REMEDY}`],
      'a place that is no text': [
        '{"lintelBaseline": 1, "descriptions": [],\n"findings": {"a.yaml": {"rule": ["/x", 7]}}}',
        `:2:40: an item of this list is no text; ${REMEDY}`,
      ],
      'an unknown key': [
        '{"lintelBaseline": 1, "descriptions": [], "findings": {}, "more": 1}',
        `:1:67: a baseline has no key "more"; ${REMEDY}`,
      ],
      'groups in the first version': [
        '{"lintelBaseline": 1, "descriptions": [], "findings": {}, "groups": []}',
        `:1:68: a baseline has no key "groups"; ${REMEDY}`,
      ],
      'a group that ends on no day': [
        '{"lintelBaseline": 2, "descriptions": [], "findings": {}, "groups": [\n{"until": "2027-02-30", "findings": {}}]}',
        ':2:11: the end of a group is no day; write it like 2027-03-31',
      ],
      'a group with a reason that is no text': [
        '{"lintelBaseline": 2, "descriptions": [], "findings": {}, "groups": [\n{"reason": 7, "findings": {}}]}',
        `:2:12: the reason of a group is no text; ${REMEDY}`,
      ],
      'an unknown key of a group': [
        '{"lintelBaseline": 2, "descriptions": [], "findings": {}, "groups": [\n{"end": "2027-02-28", "findings": {}}]}',
        `:2:9: a group has no key "end"; ${REMEDY}`,
      ],
      'a key that is written twice': [
        '{"lintelBaseline": 1, "descriptions": [], "findings": {},\n"findings": {}}',
        `:2:12: the key "findings" is written twice; ${REMEDY}`,
      ],
      'marks of a merge': [
        '{\n<<<<<<< HEAD\n=======\n>>>>>>> x\n}',
        ':2: a merge left its conflict marks here; resolve the conflict',
      ],
      'UTF-16': [Buffer.from('\ufeff{}', 'utf16le'), ' cannot be used: it is written in UTF-16; save it as UTF-8'],
    };
    for (const [title, [content, said]] of Object.entries(cases)) {
      it(title, async () => {
        write();
        folder.write('lintel-baseline.json', content);
        const { exit, stdout, stderr } = await lint();
        expect(stderr).to.equal(`lintel: the baseline lintel-baseline.json${said}\n`);
        expect(stdout).to.equal('');
        expect(exit).to.equal(2);
        expect((await prune()).exit).to.equal(2);
      });
    }

    it('a baseline that is named and does not exist', async () => {
      write();
      const { exit, stderr } = await lint('api.yaml --baseline old.json');
      expect(stderr).to.equal(
        'lintel: there is no baseline old.json; check the path, or record one with `lintel baseline -o old.json FILES`\n',
      );
      expect(exit).to.equal(2);
    });
  });
});
