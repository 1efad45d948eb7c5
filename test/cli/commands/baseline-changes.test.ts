import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { runCli } from '../../support/run-cli.ts';
import { TemporaryFolder } from '../../support/temporary-folder.ts';

const BAD = 'x-lintel: { bad: 1 }';
const STALE = 'x-lintel: { ignore: { annotation-well-formed: It is. } }';

describe('changes of a baseline', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = new TemporaryFolder();
  });
  afterEach(() => folder.remove());

  const cli = async (...args: string[]) => {
    const { exit, stdout, stderr } = await runCli([...args, '-r', 'x-lintel'], { cwd: folder.path });
    return { exit, shown: `${stdout}${stderr}` };
  };
  const record = (...args: string[]) => cli('baseline', ...args);
  const lint = (...args: string[]) => cli('lint', '-f', 'text', ...args);
  const write = (name: string, ...paths: string[]) =>
    folder.write(name, ['openapi: 3.1.1', 'paths:', ...paths.map((path) => `  ${path}: { ${BAD} }`), ''].join('\n'));
  const text = () => readFileSync(join(folder.path, 'lintel-baseline.json'), 'utf8');
  const places = () => [...text().matchAll(/"(\/paths\/~1.*?)"/g)].map(([, place]) => place?.split('/')[2]);
  const list = async () => (await runCli(['baseline', '--list'], { cwd: folder.path })).stdout;

  describe('with --add', () => {
    it('adds what a further description has', async () => {
      write('a.yaml', '/a');
      write('b.yaml', '/b');
      await record('a.yaml');
      const { exit, shown } = await record('--add', 'b.yaml');
      expect(shown).to.equal(
        [
          'lintel-baseline.json has findings at 2 places now: 1 added',
          '',
          'places  rule                    file',
          '     1  annotation-well-formed  b.yaml',
          '',
        ].join('\n'),
      );
      expect(exit).to.equal(0);
      expect((await lint('.')).exit).to.equal(0);
    });

    it('renews what a description has, and keeps what others have', async () => {
      write('a.yaml', '/a', '/b');
      write('b.yaml', '/b');
      await record('a.yaml', 'b.yaml');
      write('a.yaml', '/a', '/c', '/d');
      write('b.yaml', '/x');
      expect((await record('--add', 'a.yaml')).shown).to.match(
        /^lintel-baseline.json has findings at 4 places now: 2 added and 1 taken out, as it is gone\n/,
      );
      expect(places()).to.deep.equal(['~1a', '~1c', '~1d', '~1b']);
      expect((await record('--add', 'a.yaml')).shown).to.equal(
        'lintel-baseline.json has findings at 4 places now: nothing changed\n',
      );
    });

    it('keeps what may come from another description in a file that both refer to', async () => {
      folder.write('common.yaml', `A: { type: object, ${BAD} }\nB: { type: object, ${BAD} }\n`);
      const refers = (name: string) =>
        `openapi: 3.1.1\ncomponents: { schemas: { Pet: { $ref: 'common.yaml#/${name}' } } }\n`;
      folder.write('a.yaml', refers('A'));
      folder.write('b.yaml', refers('B'));
      await record('a.yaml', 'b.yaml');
      await record('--add', 'a.yaml');
      expect((await lint('a.yaml', 'b.yaml')).exit).to.equal(0);
    });

    it('records where there is no baseline yet', async () => {
      write('a.yaml', '/a');
      expect((await record('--add', 'a.yaml')).exit).to.equal(0);
      expect(places()).to.deep.equal(['~1a']);
    });
  });

  describe('with --accept-new', () => {
    it('adds what is new in the descriptions of the baseline, and keeps the rest as it is', async () => {
      write('a.yaml', '/a', '/b');
      await record('a.yaml');
      write('a.yaml', '/b', '/c');
      const { exit, shown } = await record('--accept-new');
      expect(shown).to.match(/^Accepted 1 new finding; lintel-baseline.json has findings at 3 places now\n\n.*\n +1 /);
      expect(exit).to.equal(0);
      expect(places()).to.deep.equal(['~1a', '~1b', '~1c']);
      expect((await record('--accept-new')).shown).to.equal(
        'Nothing is new; lintel-baseline.json has findings at 3 places\n',
      );
    });

    it('takes the files that are named', async () => {
      write('a.yaml', '/a');
      write('b.yaml', '/b');
      await record('a.yaml');
      write('a.yaml', '/c');
      await record('--accept-new', 'b.yaml');
      expect(places()).to.deep.equal(['~1a', '~1b']);
    });
  });

  describe('with --only', () => {
    beforeEach(() => folder.write('a.yaml', `openapi: 3.1.1\npaths:\n  /a: { ${BAD} }\n  /b: { ${STALE} }\n`));

    it('records the findings of these rules', async () => {
      expect((await record('--only', 'annotation-in-use', 'a.yaml')).shown).to.match(/^Recorded 1 finding of 1 file/);
      expect(places()).to.deep.equal(['~1b']);
      await record('--accept-new', '--only', 'annotation-well-formed');
      expect(places()).to.have.length(2);
    });

    it('renews these and no others', async () => {
      await record('a.yaml');
      folder.write('a.yaml', `openapi: 3.1.1\npaths:\n  /c: { ${BAD} }\n  /d: { ${STALE} }\n`);
      await record('--add', '--only', 'annotation-in-use', 'a.yaml');
      expect(places()).to.have.members(['~1a', '~1d']);
    });

    it('prunes these and no others', async () => {
      await record('a.yaml');
      folder.write('a.yaml', 'openapi: 3.1.1\n');
      expect((await record('--prune', '--only', 'annotation-in-use')).shown).to.equal(
        'Took 1 fixed finding out of lintel-baseline.json; 1 finding remains\n',
      );
    });

    it('refuses rules that there are not', async () => {
      expect(await record('--only', 'annotation-in-used', 'a.yaml')).to.deep.equal({
        exit: 2,
        shown:
          'lintel: --only annotation-in-used: there is no rule, statement or section of this name; did you mean "annotation-in-use"?\n',
      });
    });

    it('says what --force loses of other rules', async () => {
      await record('a.yaml');
      expect((await record('--force', '--only', 'annotation-in-use', 'a.yaml')).shown).to.contain(
        'lintel: lintel-baseline.json has findings no more of rules that this run does not record: annotation-well-formed (1)\n',
      );
    });
  });

  describe('with --force', () => {
    it('are refused where they would lose what other files have', async () => {
      for (const name of ['a.yaml', 'b.yaml', 'c.yaml']) write(name, '/a', '/b');
      await record('.');
      const before = text();
      expect(await record('--force', 'b.yaml')).to.deep.equal({
        exit: 2,
        shown:
          'lintel: lintel-baseline.json also has findings of files that are not linted now: a.yaml (2) and c.yaml (2); name these, too, keep what they have with --add in place of --force, or delete lintel-baseline.json first\n',
      });
      expect(text()).to.equal(before);
      rmSync(join(folder.path, 'a.yaml'));
      write('c.yaml', '/c');
      expect((await record('--force', 'b.yaml', 'c.yaml')).exit).to.equal(0);
      expect(places()).to.deep.equal(['~1a', '~1b', '~1c']);
    });

    it('say what they lose of rules that the ruleset does not have', async () => {
      write('a.yaml', '/a', '/b');
      await record('a.yaml');
      const { stderr } = await runCli(['baseline', '--force', 'a.yaml', '-r', '2.2'], { cwd: folder.path });
      expect(stderr).to.contain(
        'lintel-baseline.json has findings no more of rules that this run does not record: annotation-well-formed (2)\n',
      );
    });

    it('say that what is replaced could not be read', async () => {
      write('a.yaml', '/a');
      folder.write('lintel-baseline.json', '<<<<<<< mine');
      expect((await record('--force', 'a.yaml')).shown).to.contain(
        'lintel: lintel-baseline.json could not be read as a baseline, so what it had is not known\n',
      );
    });
  });

  it('do not replace a file that the run reads', async () => {
    write('a.yaml', '/a');
    const { exit, shown } = await record('--force', '-o', 'a.yaml', 'a.yaml');
    expect(exit).to.equal(2);
    expect(shown).to.contain('a.yaml is a file that this run reads; name another file');
  });

  it('are pruned away where all descriptions were deleted', async () => {
    write('a.yaml', '/a');
    await record('a.yaml');
    rmSync(join(folder.path, 'a.yaml'));
    const { exit, shown } = await record('--prune');
    expect(shown).to.contain('nothing remains, so the file can go');
    expect(exit).to.equal(0);
  });

  describe('in groups', () => {
    const over = (reason: string, ...paths: string[]) =>
      folder.write(
        'lintel-baseline.json',
        JSON.stringify({
          lintelBaseline: 2,
          descriptions: ['a.yaml'],
          findings: {},
          groups: [
            {
              reason,
              until: '2001-01-31',
              findings: {
                'a.yaml': { 'annotation-well-formed': paths.map((path) => `/paths/~1${path}/x-lintel/bad`) },
              },
            },
          ],
        }),
      );

    it('keep reason and date, and are written the same way every time', async () => {
      write('a.yaml', '/a', '/b');
      await record('a.yaml');
      write('a.yaml', '/a', '/b', '/c', '/d');
      await record('--accept-new', '--reason', 'Waits for\n version 2.', '--until', '2999-12-31');
      const first = text();
      expect(first.split('\n').slice(13)).to.deep.equal([
        '  "groups": [',
        '    {',
        '      "reason": "Waits for version 2.",',
        '      "until": "2999-12-31",',
        '      "findings": {',
        '        "a.yaml": {',
        '          "annotation-well-formed": [',
        '            "/paths/~1c/x-lintel/bad",',
        '            "/paths/~1d/x-lintel/bad"',
        '          ]',
        '        }',
        '      }',
        '    }',
        '  ]',
        '}',
        '',
      ]);
      expect((await lint('a.yaml')).exit).to.equal(0);
      await record('--add', 'a.yaml');
      await record('--force', 'a.yaml');
      await record('--prune');
      expect(text()).to.equal(first);
    });

    it('stay in the form of earlier versions where nothing has a reason', async () => {
      write('a.yaml', '/a');
      await record('a.yaml', '--reason', 'x');
      expect(text()).to.contain('"lintelBaseline": 2');
      rmSync(join(folder.path, 'lintel-baseline.json'));
      await record('a.yaml');
      expect(text()).to.contain('"lintelBaseline": 1');
    });

    it('count again when their time is over, and the report says so', async () => {
      write('a.yaml', '/a', '/b');
      over('Waits for version 2.', 'a', 'b');
      const { exit, shown } = await lint('a.yaml');
      expect(exit).to.equal(1);
      expect(shown.match(/^a\.yaml:/gm)).to.have.length(2);
      expect(shown).to.contain(
        'lintel: 2 findings count again, as the baseline knew them until 2001-01-31 (Waits for version 2.)\n',
      );
      expect(shown).not.to.contain('fixed');
    });

    it('are renewed by --add with another date, and by nothing else', async () => {
      write('a.yaml', '/a');
      over('Waits.', 'a');
      expect((await record('--accept-new')).shown).to.equal(
        'Nothing is new; lintel-baseline.json has findings at 1 place\nlintel: 1 finding of lintel-baseline.json counts again, as the baseline knew it until a day that is over; renew it with `lintel baseline --add FILES --until DATE`\n',
      );
      expect((await record('--add', '--reason', 'Waits longer.', '--until', '2999-12-31', 'a.yaml')).shown).to.equal(
        'lintel-baseline.json has findings at 1 place now: 1 given the reason or date\n',
      );
      expect((await lint('a.yaml')).exit).to.equal(0);
    });

    it('are given by --add to what was known without one', async () => {
      write('a.yaml', '/a');
      await record('a.yaml');
      expect((await record('--add', '--reason', 'Waits.', 'a.yaml')).shown).to.equal(
        'lintel-baseline.json has findings at 1 place now: 1 given the reason or date\n',
      );
      expect((await record('--add', '--reason', 'Waits.', 'a.yaml')).shown).not.to.contain('given the reason');
    });

    it('know a finding in one that holds before one whose time is over', async () => {
      write('a.yaml', '/a');
      over('Waits.', 'a');
      const entry = '"findings":{"a.yaml":{"annotation-well-formed":["/paths/~1a/x-lintel/bad"]}}';
      folder.write('lintel-baseline.json', text().replace('"findings":{}', entry));
      expect((await lint('a.yaml')).exit).to.equal(0);
    });
  });

  it('are those of the project, with its files', async () => {
    folder.write('.lintel.yaml', 'baseline: quality/known.json\nfiles: [a.yaml]\n');
    folder.write('quality/x', '');
    write('a.yaml', '/a');
    expect((await record()).shown).to.match(/^Recorded 1 finding of 1 file in quality.known\.json/);
    write('a.yaml', '/a', '/b');
    expect((await record('--accept-new')).shown).to.match(/^Accepted 1 new finding; quality.known\.json/);
    expect((await lint()).exit).to.equal(0);
    expect(await list()).to.contain('findings at 2 places in 1 file');
  });

  describe('are listed', () => {
    beforeEach(async () => {
      write('a.yaml', '/a', '/b');
      write('b.yaml', '/b');
      await record('a.yaml', 'b.yaml');
    });

    it('by rule and file', async () => {
      expect(await list()).to.equal(
        [
          'places  rule                    file',
          '     2  annotation-well-formed  a.yaml',
          '     1  annotation-well-formed  b.yaml',
          '',
          'findings at 3 places in 2 files',
          '',
        ].join('\n'),
      );
    });

    it('with reasons and dates', async () => {
      await record('--add', '--reason', 'Waits.', '--until', '2999-12-31', 'b.yaml');
      folder.write('lintel-baseline.json', text().replace('2999-12-31', '2001-01-31'));
      expect((await list()).split('\n').slice(0, 3)).to.deep.equal([
        'places  rule                    file    until              reason',
        '     2  annotation-well-formed  a.yaml',
        '     1  annotation-well-formed  b.yaml  2001-01-31 (over)  Waits.',
      ]);
      const { stdout } = await runCli(['baseline', '--list', '-f', 'json'], { cwd: folder.path });
      const count = { rule: 'annotation-well-formed', file: 'a.yaml', places: 2 };
      expect(JSON.parse(stdout)).to.deep.equal([
        { ...count, reason: null, until: null, expired: false },
        { ...count, file: 'b.yaml', places: 1, reason: 'Waits.', until: '2001-01-31', expired: true },
      ]);
    });
  });

  describe('explain what is new', () => {
    const notes = async () => (await lint('a.yaml')).shown.match(/^lintel: .*(may be|shows|cannot).*$/gm);

    it('by a name that changed', async () => {
      write('a.yaml', '/a', '/b');
      await record('a.yaml');
      write('a.yaml', '/a', '/c', '/d');
      expect(await notes()).to.deep.equal([
        'lintel: 1 new finding may be known under a former name, which is gone: /paths/~1b is /paths/~1c; if it was only renamed, run `lintel baseline --accept-new -r x-lintel`',
      ]);
    });

    it('by a file that has another name', async () => {
      write('b.yaml', '/a');
      await record('b.yaml');
      rmSync(join(folder.path, 'b.yaml'));
      write('a.yaml', '/a');
      expect((await notes())?.join()).to.contain(': b.yaml is a.yaml; if');
    });

    it('by places of which the baseline knows some', async () => {
      const branches = (count: number) =>
        folder.write(
          'a.yaml',
          `openapi: 3.1.1\ncomponents: { schemas: { Pet: { oneOf: [${Array.from({ length: count }, () => `{ ${BAD} }`).join()}] } } }\n`,
        );
      branches(2);
      await record('a.yaml');
      branches(3);
      expect(await notes()).to.deep.equal([
        'lintel: 1 new finding cannot be told from known ones beside it, so any of these may be new: /components/schemas/Pet/oneOf/[*]/x-lintel/bad',
      ]);
    });

    it('by nothing where the former place is still there', async () => {
      write('a.yaml', '/a');
      await record('a.yaml');
      folder.write('a.yaml', `openapi: 3.1.1\npaths:\n  /a: { x-lintel: { bad: {} } }\n  /b: { ${BAD} }\n`);
      folder.write('a.yaml', `openapi: 3.1.1\npaths:\n  /a: { description: Fixed. }\n  /b: { ${BAD} }\n`);
      expect(await notes()).to.equal(null);
    });
  });
});
