import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import { type CacheSetting, cachedEngine } from '../../engine/cache/cached-engine.ts';
import { folderStore, memoryStore } from '../../engine/cache/store.ts';
import { type Engine, type LintedFile, type LintRequest, notLinted } from '../../engine/engine.ts';
import { fileProblem } from '../../source/problem.ts';
import { skipWithout } from '../support/absences.ts';
import { built } from '../support/built-command.ts';
import { runCli } from '../support/run-cli.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const BAD = 'x-lintel: { bad: 1 }';
const DESCRIPTION = `openapi: 3.1.1\n${BAD}\n`;
const REFERRING = "openapi: 3.1.1\ncomponents: { schemas: { Pet: { $ref: 'pet.yaml' } } }\n";

describe('lint --cache', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = new TemporaryFolder();
  });
  afterEach(() => folder.remove());

  const env = () => ({ XDG_CACHE_HOME: join(folder.path, '.home') });
  const lint = (command: string) => runCli(`lint ${command}`.split(' '), { cwd: folder.path, env: env() });
  const kept = (location = '.lintel-cache') =>
    readdirSync(join(folder.path, location)).filter((name) => name !== '.gitignore');
  const keptFile = () => join(folder.path, '.lintel-cache', String(kept()[0]));

  it('gives what a run without it gives', async () => {
    folder.write('a.yaml', DESCRIPTION);
    folder.write('b.yaml', REFERRING);
    folder.write('pet.yaml', `type: object\n${BAD}\nproperties: { n: { type: string } }\n`);
    folder.write('hidden.yaml', 'openapi: 3.1.1\ninfo: { title: x, x-lintel: { ignore: { info: why } } }\n');
    for (const format of ['stylish', 'json', 'sarif']) {
      const plain = await lint(`. -r all -f ${format}`);
      expect(await lint(`. -r all -f ${format} --cache`)).to.deep.equal(plain);
      expect(await lint(`. -r all -f ${format} --cache`)).to.deep.equal(plain);
    }
    expect(kept()).to.have.length(3);
  });

  it('keeps the folder out of version control', async () => {
    folder.write('a.yaml', DESCRIPTION);
    await lint('a.yaml --cache');
    expect(readFileSync(join(folder.path, '.lintel-cache/.gitignore'), 'utf8')).to.equal('*\n');
  });

  it('hides nothing but its own in a folder that holds other things', async () => {
    folder.write('a.yaml', DESCRIPTION);
    await lint('a.yaml --cache --cache-location .');
    expect(existsSync(join(folder.path, '.gitignore'))).to.equal(false);
    await lint('a.yaml --cache --cache-location new');
    rmSync(join(folder.path, 'new/.gitignore'));
    await lint('a.yaml -r all --cache --cache-location new');
    expect(existsSync(join(folder.path, 'new/.gitignore'))).to.equal(true);
  });

  it('keeps outcomes in the folder that it is given', async () => {
    folder.write('a.yaml', DESCRIPTION);
    await lint('a.yaml --cache-location build/kept');
    expect(kept('build/kept')).to.have.length(1);
    expect(existsSync(join(folder.path, '.lintel-cache'))).to.equal(false);
  });

  it('ends where the system makes no folders', async function () {
    skipWithout('/proc', this);
    folder.write('a.yaml', DESCRIPTION);
    const { exit, stderr } = await lint('a.yaml -r x-lintel --cache-location /proc/lintel');
    expect(stderr).to.match(/^lintel: the cache \/proc\/lintel cannot be written \(.+\); this run does without it\n$/);
    expect(exit).to.equal(1);
  });

  it('lints again what differs: the file, what it refers to, the ruleset, the options', async () => {
    folder.write('rules.yaml', 'extends: ./base.yaml\n');
    folder.write('base.yaml', 'extends: lintel/x-lintel\n');
    folder.write('a.yaml', REFERRING);
    folder.write('pet.yaml', 'type: object\n');
    const run = () => lint('a.yaml -r rules.yaml -f text --cache');
    expect((await run()).exit).to.equal(0);
    folder.write('pet.yaml', `${BAD}\n`);
    expect((await run()).stdout).to.contain('pet.yaml:1:13');
    folder.write('a.yaml', REFERRING + BAD);
    expect((await run()).stdout).to.contain('a.yaml:3:13');
    folder.write('base.yaml', 'extends: lintel/x-lintel\nrules: { annotation-well-formed: off }\n');
    expect((await run()).exit).to.equal(0);
    expect(kept()).to.have.length(1);
    expect((await lint('a.yaml -r x-lintel -f text --cache')).exit).to.equal(1);
    expect(kept()).to.have.length(2);
  });

  it('lints again with another program, and not with the same', () => {
    cpSync(dirname(built('cli/main.cjs')), join(folder.path, 'dist/cli'), { recursive: true });
    cpSync('package.json', join(folder.path, 'package.json'));
    const file = folder.write('a.yaml', DESCRIPTION);
    const program = join(folder.path, 'dist/cli/command-line.cjs');
    const keyAfterRun = () => {
      const args = [program, 'lint', file, '-r', 'x-lintel', '--cache'];
      expect(spawnSync(process.execPath, args, { cwd: folder.path }).status).to.equal(1);
      return JSON.parse(readFileSync(keptFile(), 'utf8').replace(/^.*\n/, '')).key as string;
    };
    const first = keyAfterRun();
    expect(keyAfterRun()).to.equal(first);
    appendFileSync(program, '\n// Another version of Lintel.\n');
    expect(keyAfterRun()).to.not.equal(first);
    expect(kept()).to.have.length(1);
  });

  it('keeps nothing of what is broken, and sees when it is mended', async () => {
    folder.write('a.yaml', REFERRING);
    expect((await lint('a.yaml -r x-lintel --cache')).exit).to.equal(2);
    folder.write('pet.yaml', `type: object\n`);
    expect((await lint('a.yaml -r x-lintel --cache')).exit).to.equal(0);
    rmSync(join(folder.path, 'pet.yaml'));
    expect((await lint('a.yaml -r x-lintel --cache')).exit).to.equal(2);
  });

  const damages: Record<string, (content: string) => string> = {
    'is cut off': (content) => content.slice(0, -20),
    'is empty': () => '',
    'is something else': () => '{"hello": "world"}',
    'was edited': (content) => content.replace('annotation', 'annotatiom'),
    'is binary': () => '\0\n\0\n',
  };
  for (const [title, damage] of Object.entries(damages)) {
    it(`ignores and replaces an entry that ${title}`, async () => {
      folder.write('a.yaml', DESCRIPTION);
      const plain = await lint('a.yaml -r x-lintel --cache');
      const whole = readFileSync(keptFile(), 'utf8');
      writeFileSync(keptFile(), damage(whole));
      expect(await lint('a.yaml -r x-lintel --cache')).to.deep.equal(plain);
      expect(readFileSync(keptFile(), 'utf8').length).to.be.closeTo(whole.length, 20);
    });
  }

  it('goes on without a folder that cannot be written, and says so once', async () => {
    folder.write('a.yaml', DESCRIPTION);
    folder.write('b.yaml', DESCRIPTION);
    folder.write('taken', 'a file');
    const { exit, stderr } = await lint('a.yaml b.yaml -r x-lintel --cache-location taken');
    expect(stderr).to.match(/^lintel: the cache taken cannot be written \(.*\); this run does without it\n$/);
    expect(exit).to.equal(1);
  });

  it('leaves entries that are folders alone', async () => {
    folder.write('a.yaml', DESCRIPTION);
    await lint('a.yaml -r x-lintel --cache');
    const path = keptFile();
    rmSync(path);
    mkdirSync(path);
    const { exit, stderr } = await lint('a.yaml -r x-lintel --cache');
    expect(exit).to.equal(1);
    expect(stderr).to.match(/cannot be written/);
    expect(kept()).to.have.length(1);
  });

  it('works with a baseline and with statistics', async () => {
    folder.write('a.yaml', DESCRIPTION);
    await lint('a.yaml -r x-lintel --cache');
    await runCli(['baseline', '-r', 'x-lintel', 'a.yaml'], { cwd: folder.path });
    const { exit, stdout } = await lint('a.yaml -r x-lintel --cache --statistics');
    expect(exit).to.equal(0);
    expect(stdout).to.contain('1 finding not shown because of the baseline');
    expect(stdout).to.match(/annotation-well-formed +\d+ +1 +0\.0\n/);
  });

  it('is not harmed by other runs at the same time', async () => {
    for (let index = 0; index < 15; index++) folder.write(`${index}.yaml`, DESCRIPTION);
    const run = () =>
      new Promise<string>((done) => {
        const child = spawn(
          process.execPath,
          [built('cli/main.cjs'), 'lint', '.', '-r', 'x-lintel', '-f', 'text', '--cache'],
          {
            cwd: folder.path,
            env: { ...process.env, ...env() },
          },
        );
        let text = '';
        child.stdout.on('data', (chunk) => {
          text += chunk;
        });
        child.stderr.on('data', (chunk) => {
          text += chunk;
        });
        child.on('close', (code) => done(`${code}\n${text}`));
      });
    const outcomes = await Promise.all([run(), run(), run()]);
    const { stdout } = await lint('. -r x-lintel -f text');
    for (const outcome of outcomes) expect(outcome).to.equal(`1\n${stdout}`);
    expect(kept()).to.have.length(15);
  });

  describe('as an engine', () => {
    const input = { source: '/a.yaml', isStdin: false };
    const whole: LintedFile = { ...notLinted([]), linted: true };
    /** An engine that gives this of every file, and what it was asked. */
    const counting = (file: LintedFile = whole) => {
      const requests: LintRequest[] = [];
      const engine: Engine = {
        rules: [],
        lint: async (_input, _text, _progress, request = {}) => {
          requests.push(request);
          return file;
        },
      };
      return { engine, requests, runs: () => requests.length };
    };
    const cachedBy = (engine: Engine, setting: Partial<CacheSetting> = {}) =>
      cachedEngine(engine, {
        store: memoryStore(),
        slot: '',
        identity: 'one',
        references: { cwd: process.cwd(), remoteRefs: false },
        ...setting,
      });

    it('does not run the engine for what has not changed', async () => {
      const { engine, runs } = counting();
      const cached = cachedBy(engine);
      for (const text of ['a', 'a', 'b', 'a']) await cached.lint(input, text, () => {});
      expect(runs()).to.equal(3);
      await cached.lint({ ...input, isStdin: true }, 'a', () => {});
      expect(runs()).to.equal(4);
    });

    it('takes nothing from another version, ruleset or other options', async () => {
      const { engine, runs } = counting();
      const store = folderStore(join(folder.path, 'kept'), 'a key', () => {});
      for (const identity of ['one', 'two', 'two'])
        await cachedBy(engine, { store, identity }).lint(input, 'a', () => {});
      expect(runs()).to.equal(2);
      expect(kept('kept')).to.have.length(1);
    });

    it('keeps apart what differs in the slot, the file or the defaults of a project', async () => {
      const { engine, runs } = counting();
      const store = memoryStore();
      const lint = (setting: object, request: LintRequest = {}, source = '/a.yaml') =>
        cachedBy(engine, { store, ...setting }).lint({ ...input, source }, 'a', () => {}, request);
      for (let count = 0; count < 2; count++) {
        await lint({});
        await lint({ slot: 'another' });
        await lint({}, {}, '/b.yaml');
      }
      expect(runs()).to.equal(3);
      await lint({}, { defaults: { array: { maxItems: 9 } } });
      expect(runs()).to.equal(4);
    });

    it('keeps nothing that came from the network', async () => {
      const { engine, runs } = counting();
      const cached = cachedBy(engine, { references: { cwd: process.cwd(), remoteRefs: true } });
      const text = 'openapi: 3.1.1\ncomponents: { schemas: { Pet: { $ref: "http://localhost:9/pet.yaml" } } }\n';
      for (let count = 0; count < 2; count++) await cached.lint(input, text, () => {});
      expect(runs()).to.equal(2);
    });

    const disturbed: Readonly<Record<string, Partial<LintedFile>>> = {
      'that was not linted': { linted: false },
      'with a problem': { problems: [fileProblem('/a.yaml', 'it is broken')] },
      'in which a rule failed': { failures: [{ ruleId: 'array-names', error: new Error('boom') }] },
    };
    for (const [title, more] of Object.entries(disturbed)) {
      it(`tries a file again ${title}`, async () => {
        const { engine, runs } = counting({ ...whole, ...more });
        const cached = cachedBy(engine);
        for (let count = 0; count < 2; count++) await cached.lint(input, 'a', () => {});
        expect(runs()).to.equal(2);
      });
    }

    it('tries a file again where what it refers to has changed, or changes while it is linted', async () => {
      const pet = folder.write('pet.yaml', 'a: 1\n');
      const { engine, runs } = counting();
      let changes = 0;
      const changing: Engine = {
        ...engine,
        lint: async (...given) => {
          if (changes-- > 0) writeFileSync(pet, `a: ${changes}\n`);
          return engine.lint(...given);
        },
      };
      const cached = cachedBy(changing);
      const lint = () => cached.lint({ ...input, source: join(folder.path, 'a.yaml') }, REFERRING, () => {});
      for (let count = 0; count < 2; count++) await lint();
      expect(runs()).to.equal(1);
      writeFileSync(pet, 'a: 9\n');
      changes = 1;
      for (let count = 0; count < 3; count++) await lint();
      expect(runs()).to.equal(3);
    });

    it('tells of the files that a description refers to, whether it is linted or not', async () => {
      const pet = folder.write('pet.yaml', 'type: object\n');
      const told: (readonly string[])[] = [];
      const cached = cachedBy(counting().engine, { onDependencies: (names) => told.push(names) });
      const file = { ...input, source: join(folder.path, 'a.yaml') };
      for (let count = 0; count < 2; count++) await cached.lint(file, REFERRING, () => {});
      expect(told).to.deep.equal([[pet], [pet]]);
    });

    it('asks for what any run may want to know, and leaves runs alone that want fixes or have other texts', async () => {
      const { engine, requests } = counting();
      const cached = cachedBy(engine);
      const defaults = { array: { maxItems: 9 } };
      await cached.lint(input, 'a', () => {}, { defaults });
      expect(requests).to.deep.equal([{ defaults, forBaseline: true, countsMendable: true }]);
      const fixes: LintRequest = { fixes: { unsafe: false, rules: {} } };
      const texts: LintRequest = { texts: new Map() };
      for (const request of [fixes, texts, fixes, texts]) await cached.lint(input, 'a', () => {}, request);
      expect(requests.slice(1)).to.deep.equal([fixes, texts, fixes, texts]);
    });

    it('tells of no time where it did not run', async () => {
      const tally = { judged: 3, findings: 2, milliseconds: 5 };
      const cached = cachedBy(counting({ ...whole, tallies: new Map([['array-names', tally]]) }).engine);
      const lint = async () => [...(await cached.lint(input, 'a', () => {})).tallies];
      expect(await lint()).to.deep.equal([['array-names', tally]]);
      expect(await lint()).to.deep.equal([['array-names', { ...tally, milliseconds: 0 }]]);
    });
  });
});
