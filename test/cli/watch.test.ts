import { spawn } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { run } from '../../cli/run.ts';
import type { Io } from '../../platform/io.ts';
import { built } from '../support/built-command.ts';
import { eventually } from '../support/eventually.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const GOOD = 'openapi: 3.1.1\n';
const BAD = `${GOOD}x-lintel: { bad: 1 }\n`;
const REFERRING = `${GOOD}components: { schemas: { Pet: { $ref: pet.yaml } } }\n`;
const WAITING = /Watching \d+ files?; press Ctrl-C to end\n/g;

/** The command, running, and what it has written so far on either output. */
class Watching {
  text = '';
  readonly exit: Promise<number>;
  private interrupt: () => void = () => {};
  private read = 0;

  constructor(cwd: string, args: string, isTTY = false, ruleset = '-r x-lintel ') {
    const write = (text: string) => {
      this.text += text;
    };
    const io: Io = {
      stdin: (async function* () {})(),
      stdout: { write, isTTY },
      stderr: { write, isTTY },
      cwd,
      env: {},
      interrupted: () =>
        new Promise((done) => {
          this.interrupt = done;
        }),
    };
    this.exit = run(`lint --watch ${ruleset}${args}`.trim().split(' '), io);
  }

  /** What the next run says. */
  next(): Promise<string> {
    return eventually(() => {
      const said = this.text.slice(this.read);
      const [end] = said.matchAll(WAITING);
      if (end === undefined) throw new Error(`nothing happened after:\n${this.text}`);
      this.read += end.index + end[0].length;
      return said.slice(0, end.index + end[0].length);
    });
  }

  async stop(): Promise<number> {
    this.interrupt();
    return this.exit;
  }

  /** True when nothing happens for a while. */
  async isQuiet(): Promise<boolean> {
    await pause(700);
    return this.text.length === this.read;
  }
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

describe('lint --watch', () => {
  let folder: TemporaryFolder;
  let watching: Watching | null = null;
  beforeEach(() => {
    folder = new TemporaryFolder();
  });
  afterEach(async () => {
    await watching?.stop();
    watching = null;
    folder.remove();
  });

  const watch = (args: string, isTTY = false, ruleset?: string) => {
    watching = new Watching(folder.path, args, isTTY, ruleset);
    return watching;
  };

  it('lints again when the file changes, and ends with 0', async () => {
    folder.write('a.yaml', GOOD);
    const watching = watch('a.yaml');
    expect(await watching.next()).to.equal('No problems found in 1 file\n\nWatching 1 file; press Ctrl-C to end\n');
    folder.write('a.yaml', BAD);
    expect(await watching.next()).to.contain('1 problem (');
    folder.write('a.yaml', GOOD);
    expect(await watching.next()).to.contain('No problems found');
    expect(await watching.isQuiet()).to.equal(true);
    expect(await watching.stop()).to.equal(0);
  });

  it('sees a file that an editor replaces, and one that is deleted and comes back', async () => {
    folder.write('a.yaml', GOOD);
    const watching = watch('a.yaml');
    await watching.next();
    for (const text of [BAD, GOOD, BAD]) {
      renameSync(folder.write('a.yaml.swp', text), join(folder.path, 'a.yaml'));
      expect(await watching.next()).to.contain(text === BAD ? '1 problem (' : 'No problems found');
    }
    for (let time = 0; time < 3; time++) {
      rmSync(join(folder.path, 'a.yaml'));
      expect(await watching.next()).to.contain('a.yaml: there is no such file; check the path');
      folder.write('a.yaml', BAD);
      expect(await watching.next()).to.contain('1 problem (');
    }
  });

  it('sees a folder that goes away and comes back', async () => {
    folder.write('specs/parts/a.yaml', BAD);
    const watching = watch('specs/parts/a.yaml');
    await watching.next();
    for (let time = 0; time < 2; time++) {
      rmSync(join(folder.path, 'specs'), { recursive: true });
      expect(await watching.next()).to.contain('there is no such file');
      folder.write('specs/parts/a.yaml', BAD);
      expect(await watching.next()).to.contain('1 problem (');
    }
  });

  it('sees a folder that is watched as a whole come back', async () => {
    folder.write('specs/a.yaml', BAD);
    const watching = watch('specs');
    await watching.next();
    rmSync(join(folder.path, 'specs'), { recursive: true });
    expect(await watching.next()).to.contain('there is no such file');
    await pause(400);
    folder.write('specs/b.yaml', BAD);
    expect(await watching.next()).to.contain('1 problem (');
    folder.write('specs/b.yaml', GOOD);
    expect(await watching.next()).to.contain('No problems');
  });

  it('survives a broken file', async () => {
    folder.write('a.yaml', BAD);
    const watching = watch('a.yaml');
    await watching.next();
    folder.write('a.yaml', 'openapi: [\n');
    expect(await watching.next()).to.contain('this is broken YAML');
    folder.write('a.yaml', 'openapi: [\n\n');
    expect(await watching.next()).to.contain('this is broken YAML');
    folder.write('a.yaml', BAD);
    expect(await watching.next()).to.contain('1 problem (');
  });

  it('watches what the file refers to, also when that is missing or new', async () => {
    folder.write('a.yaml', REFERRING);
    const watching = watch('a.yaml');
    expect(await watching.next()).to.contain('names a file that does not exist');
    folder.write('pet.yaml', 'type: object\n');
    expect(await watching.next()).to.contain('No problems found');
    folder.write('pet.yaml', 'allOf: [{ $ref: name.yaml }]\n');
    expect(await watching.next()).to.contain('names a file that does not exist');
    folder.write('name.yaml', 'x-lintel: { bad: 1 }\n');
    expect(await watching.next()).to.contain('name.yaml\n');
    folder.write('a.yaml', GOOD);
    expect(await watching.next()).to.contain('No problems found');
    folder.write('name.yaml', 'type: string\n');
    expect(await watching.isQuiet()).to.equal(true);
  });

  it('watches the ruleset and what it extends, and says what is wrong with it', async () => {
    folder.write('a.yaml', BAD);
    folder.write('rules.yaml', 'extends: ./base.yaml\n');
    folder.write('base.yaml', 'extends: lintel/x-lintel\n');
    const watching = watch('a.yaml -r rules.yaml');
    expect(await watching.next()).to.contain('1 problem (');
    folder.write('base.yaml', 'extends: lintel/x-lintel\nrules: { annotation-well-formed: off }\n');
    expect(await watching.next()).to.contain('No problems found');
    folder.write('rules.yaml', 'extends: [\n');
    expect(await watching.next()).to.contain('lintel: the ruleset rules.yaml');
    folder.write('rules.yaml', 'extends: lintel/x-lintel\n');
    expect(await watching.next()).to.contain('1 problem (');
  });

  it('takes up a ruleset file that appears, and does without one that goes away', async () => {
    folder.write('a.yaml', BAD);
    const watching = watch('a.yaml', false, '');
    expect(await watching.next()).to.contain('annotation-well-formed');
    folder.write('.spectral.yaml', 'extends: [[lintel, off]]\n');
    expect(await watching.next()).to.contain('No problems found in 1 file\nRuleset: .spectral.yaml\n');
    folder.write('.spectral.json', '{ "extends": "lintel/x-lintel" }');
    expect(await watching.next())
      .to.contain('1 problem (')
      .and.contain('Ruleset: .spectral.json\n');
    rmSync(join(folder.path, '.spectral.json'));
    expect(await watching.next()).to.contain('Ruleset: .spectral.yaml\n');
    rmSync(join(folder.path, '.spectral.yaml'));
    expect(await watching.next())
      .to.contain('annotation-well-formed')
      .and.not.contain('Ruleset:');
  });

  it('takes up .lintel.yaml and .lintelignore that appear, change or go away, and says what is wrong with them', async () => {
    folder.write('.git/HEAD', '');
    folder.write('specs/a.yaml', BAD);
    folder.write('specs/b.yaml', BAD);
    const watching = watch('specs', false, '');
    expect(await watching.next()).to.contain('2 errors');
    folder.write('.lintel.yaml', 'ruleset: x-lintel\nrules: { annotation-well-formed: warn }\n');
    expect(await watching.next()).to.contain('2 warnings');
    folder.write('.lintel.yaml', 'rulesets: x-lintel\n');
    expect(await watching.next()).to.contain(
      '.lintel.yaml:1:1: there is no setting "rulesets"; did you mean "ruleset"?',
    );
    folder.write('.lintel.yaml', 'ruleset: x-lintel\nignore: [b.yaml]\n');
    expect(await watching.next()).to.contain('1 error,');
    folder.write('specs/.lintelignore', 'a.yaml\n!b.yaml\n');
    expect(await watching.next()).to.contain('all YAML and JSON in this folder is left out by');
    rmSync(join(folder.path, '.lintel.yaml'));
    expect(await watching.next()).to.contain('specs/b.yaml');
  });

  it('finds files that appear in a folder that .lintel.yaml names later', async () => {
    folder.write('.git/HEAD', '');
    folder.write('.lintel.yaml', 'files: [specs]\nruleset: x-lintel\n');
    folder.write('specs/a.yaml', GOOD);
    folder.write('more/b.yaml', GOOD);
    const watching = watch('', false, '');
    await watching.next();
    folder.write('.lintel.yaml', 'files: [specs, more]\nruleset: x-lintel\n');
    await watching.next();
    folder.write('more/c.yaml', BAD);
    expect(await watching.next()).to.contain('more/c.yaml');
  });

  it('watches the baseline', async () => {
    folder.write('a.yaml', BAD);
    const watching = watch('a.yaml');
    expect(await watching.next()).to.contain('1 problem (');
    const entry = '{ "annotation-well-formed": ["/x-lintel/bad"] }';
    folder.write(
      'lintel-baseline.json',
      `{ "lintelBaseline": 1, "descriptions": ["a.yaml"], "findings": { "a.yaml": ${entry} } }`,
    );
    expect(await watching.next()).to.contain('No new problems found');
    folder.write('lintel-baseline.json', '{');
    expect(await watching.next()).to.contain('lintel: the baseline lintel-baseline.json');
  });

  it('finds files that appear in a folder, and leaves its own and others alone', async () => {
    folder.write('specs/a.yaml', GOOD);
    mkdirSync(join(folder.path, 'specs/node_modules'));
    const watching = watch('specs -f text --output specs/report.json --cache --cache-location specs/kept');
    await watching.next();
    expect(await watching.isQuiet()).to.equal(true);
    folder.write('specs/deep/b.yaml', BAD);
    expect(await watching.next()).to.contain('Watching');
    expect(await watching.isQuiet()).to.equal(true);
    folder.write('specs/node_modules/c.yaml', BAD);
    folder.write('specs/notes.md', BAD);
    folder.write('specs/.d.yaml', BAD);
    expect(await watching.isQuiet()).to.equal(true);
  });

  it('finds files that appear where a glob looks', async () => {
    folder.write('specs/a.yaml', GOOD);
    const watching = watch('specs/*.yaml');
    expect(await watching.next()).to.contain('in 1 file');
    folder.write('specs/b.yaml', GOOD);
    expect(await watching.next()).to.contain('in 2 files');
  });

  it('makes one run of changes that come together', async () => {
    for (const name of ['a.yaml', 'b.yaml', 'c.yaml']) folder.write(name, GOOD);
    const watching = watch('.');
    await watching.next();
    for (const name of ['a.yaml', 'b.yaml', 'c.yaml']) folder.write(name, BAD);
    expect(await watching.next()).to.contain('3 problems (');
    expect(await watching.isQuiet()).to.equal(true);
  });

  it('is not kept busy by a file from the future', async () => {
    utimesSync(folder.write('a.yaml', GOOD), 4e9, 4e9);
    const watching = watch('a.yaml');
    await watching.next();
    await pause(500);
    const runs = watching.text.match(WAITING)?.length ?? 0;
    expect(runs).to.be.at.most(2);
  });

  it('cleans the screen before each run on a terminal, and only there', async () => {
    folder.write('a.yaml', GOOD);
    const watching = watch('a.yaml', true);
    expect((await watching.next()).startsWith('\u001b[2J\u001b[3J\u001b[H')).to.equal(true);
    folder.write('a.yaml', BAD);
    expect((await watching.next()).startsWith('\u001b[2J\u001b[3J\u001b[H')).to.equal(true);
    expect(await watching.stop()).to.equal(0);
  });

  it('ends before it begins when the command line is wrong', async () => {
    folder.write('a.yaml', GOOD);
    expect(await watch('a.yaml -r nonsense').exit).to.equal(2);
    expect(await watch('-').exit).to.equal(2);
    expect(watching?.text).to.equal('lintel: standard input cannot be watched; name files, or leave --watch out\n');
  });

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    it(`ends a real process with 0 on ${signal}`, async () => {
      folder.write('a.yaml', BAD);
      const args = [built('cli/main.cjs'), 'lint', '--watch', '-r', 'x-lintel', 'a.yaml'];
      const child = spawn(process.execPath, args, { cwd: folder.path });
      let text = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk) => {
          text += chunk;
          if (String(chunk).includes('Watching')) child.kill(signal);
        });
      }
      const ended = await new Promise((done) => child.on('exit', (code, by) => done([code, by])));
      expect(ended).to.deep.equal([0, null]);
      expect(text).to.contain('1 problem (');
    });
  }
});
