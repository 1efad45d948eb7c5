import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { runCli } from '../support/run-cli.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

/** What a shell is told: `:files` and the like, then the words. */
async function asked(line: string): Promise<{ files: string | undefined; words: string[] }> {
  const { stdout, exit } = await runCli(['__complete', ...line.split(' ')], { cwd: process.cwd() });
  expect(exit).to.equal(0);
  const [files, ...lines] = stdout.trimEnd().split('\n');
  return { files, words: lines.map((each) => each.split('\t')[0] ?? '') };
}

/** The commands and long options that the help lists. */
async function helpOf(...command: string[]): Promise<string> {
  return (await runCli([...command, '--help'], { cwd: process.cwd() })).stdout;
}

const commands = async () =>
  [
    ...((await helpOf())
      .split('Commands:')[1]
      ?.split('Exit codes')[0]
      ?.matchAll(/^ {2}(\w+)/gm) ?? []),
  ].map((match) => match[1] ?? '');

/** Empty, and in no repository. */
const folder = new TemporaryFolder();

describe('completion: what may stand at the cursor', () => {
  after(() => folder.remove());

  it('commands, as the help lists them', async () => {
    const { files, words } = await asked('');
    expect(files).to.equal(':none');
    expect(words)
      .to.deep.equal(await commands())
      .and.to.include('lint');
    expect((await asked('li')).words).to.deep.equal(['lint']);
  });

  it('every option of every command', async () => {
    for (const command of await commands()) {
      const shown = [...(await helpOf(command)).matchAll(/^ {2}(?:-\w, )?(--[\w-]+)/gm)].map((match) => match[1]);
      expect((await asked(`${command} --`)).words, command).to.deep.equal(shown);
    }
  });

  it('options whose defaults the help names as one writes them', async () => {
    for (const command of await commands())
      expect(await helpOf(command), command).not.to.match(/\(default:\s+(?:"|\[\])/);
  });

  it('options of which the help says what each does', async () => {
    for (const command of await commands()) {
      const help = (await helpOf(command)).split('Options:')[1] ?? '';
      const entries = help.split(/^ {2}(?=-)/m).slice(1);
      expect(entries, command).to.not.deep.equal([]);
      for (const entry of entries) expect(entry, command).to.match(/^(?:-\w, )?--[\w-]+(?: <.*?>| \[.*?\])?\s{2,}\w+/);
    }
  });

  it('every value that a command accepts for an option of names, and no other', async () => {
    const compared: string[] = [];
    for (const { command, option, value } of await takers()) {
      const accepted = /name/.test(value) ? await acceptedBy(command, option) : null;
      if (accepted === null) continue;
      const { words } = await asked(`${command} ${option} `);
      expect(words.toSorted(), `${command} ${option}`).to.deep.equal(accepted.toSorted());
      compared.push(`${command} ${option}`);
    }
    expect(compared).to.include.members(['lint --format', 'lint --ruleset', 'merge --fail-severity', 'init --ci']);
  });

  it('something for every value, or a value that nobody can guess', async () => {
    const free = [
      'number',
      'i/n',
      'address',
      'host',
      'text',
      'field',
      'date',
      'reason',
      'name: value',
      'url',
      'seconds',
      'requests',
    ];
    for (const { command, option, value } of await takers()) {
      const { files, words } = await asked(`${command} ${option} `);
      const isFree = free.includes(value);
      expect(files !== ':none' || words.length > 0, `${command} ${option} ${value}`).to.equal(!isFree);
    }
  });

  it('values after = and after a short option', async () => {
    expect((await asked('lint --format=sa')).words).to.deep.equal(['--format=sarif']);
    expect((await asked('lint -F w')).words).to.deep.equal(['warn']);
  });

  it('files where files are named', async () => {
    expect(await asked('lint ope')).to.deep.equal({ files: ':files', words: [] });
    expect(await asked('lint a.yaml --quiet ')).to.deep.equal({ files: ':files', words: [] });
    expect(await asked('lint --output ')).to.deep.equal({ files: ':files', words: [] });
    expect((await asked('lint --ruleset ')).files).to.equal(':files');
    expect(await asked('paths a.yaml ')).to.deep.equal({ files: ':files', words: [] });
    // A dash alone is standard input, which is a file as well.
    expect(await asked('paths - ')).to.deep.equal({ files: ':files', words: [] });
    expect(await asked('explain - ')).to.deep.equal({ files: ':none', words: [] });
    expect(await asked('explain path-depth ')).to.deep.equal({ files: ':none', words: [] });
  });

  it('rules, statements and codes of broken input to explain', async () => {
    expect((await asked('explain array-max')).words).to.deep.equal(['array-max-items']);
    expect((await asked('explain 2.2/array-max')).words).to.deep.equal(['2.2/array-max-items']);
    expect((await asked('explain pars')).words).to.deep.equal(['parser']);
  });

  it('arguments alone after --', async () => {
    expect(await asked('lint -- --')).to.deep.equal({ files: ':files', words: [] });
  });

  it('references of git for --since, and nothing outside of a repository', async () => {
    expect((await asked('lint --since HE')).words).to.include('HEAD');
    const { stdout } = await runCli(['__complete', 'lint', '--since', ''], { cwd: folder.path });
    expect(stdout).to.equal(':none\n');
  });
});

describe('lintel completion', () => {
  it('prints the script of each shell that it completes', async () => {
    const { words } = await asked('completion ');
    expect(words).to.deep.equal(['bash', 'zsh', 'fish']);
    for (const shell of words) {
      const { exit, stdout } = await runCli(['completion', shell], { cwd: folder.path });
      expect(exit, shell).to.equal(0);
      expect(stdout).to.equal(readFileSync(`templates/completion/lintel.${shell}`, 'utf8'));
    }
  });

  it('says which shells there are', async () => {
    const { exit, stderr } = await runCli(['completion', 'tcsh'], { cwd: folder.path });
    expect(stderr).to.match(/^lintel: there is no shell "tcsh" among bash, zsh, fish; /);
    expect(exit).to.equal(2);
  });
});

/** The options that take a value, as the help calls it. */
async function takers(): Promise<{ command: string; option: string; value: string }[]> {
  const lists = (await commands()).map(async (command) => {
    const lines = (await helpOf(command)).matchAll(/^ {2}(?:-\w, )?(--[\w-]+) <([^>]+)>/gm);
    return [...lines].map(([, option = '', value = '']) => ({ command, option, value }));
  });
  return (await Promise.all(lists)).flat();
}

/** The names in the complaint about one that there is not; null where anything goes. */
async function acceptedBy(command: string, option: string): Promise<string[] | null> {
  const { stderr } = await runCli([command, option, 'zzz', 'no.yaml'], { cwd: folder.path });
  const names = /there is no [\w ]+ "zzz" among (.*);/.exec(stderr)?.[1];
  return names === undefined ? null : names.split(', ');
}
