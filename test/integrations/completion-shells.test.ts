import { spawnSync } from 'node:child_process';
import { expect } from 'chai';
import { skipsWithout } from '../support/absences.ts';
import { commandIn, environmentWith } from '../support/built-command.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

/**
 * Lines typed before Tab, and what the shell offers for the last word; `@files` stands for its own completion of files.
 */
const TYPED: readonly (readonly [line: string, offered: readonly string[]])[] = [
  ['lintel pa', ['paths']],
  ['lintel lint --fail', ['--fail-severity']],
  ['lintel lint --format gi', ['github-actions', 'gitlab']],
  ['lintel lint --format=gi', ['--format=github-actions', '--format=gitlab']],
  ['lintel lint --quiet -F ', ['error', 'hint', 'info', 'warn']],
  ['lintel rules -r rec', ['recommended', '@files']],
  ['lintel lint my', ['@files']],
  ['lintel completion ', ['bash', 'fish', 'zsh']],
];

/** Loads the script and asks what bash asks; without a terminal there is no `compopt`, which the script bears. */
const BASH = `
eval "$(lintel completion bash)"
[ "$1" = = ] || COMP_WORDBREAKS=\${COMP_WORDBREAKS//=}
shift
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
_lintel lintel "\${COMP_WORDS[COMP_CWORD]}"
((\${#COMPREPLY[@]} == 0)) || printf '%s\\n' "\${COMPREPLY[@]}"
`;

/** Loads the script and asks what zsh asks, with the helpers of its completion system in place of a terminal. */
const ZSH = `
compdef() { :; }
_describe() { local item; for item in "\${(@P)4}"; do print -r -- "\${item%%:*}"; done; }
_files() { print @files; }
compset() { PREFIX=\${PREFIX#*=}; }
eval "$(lintel completion zsh)"
words=("$@") CURRENT=$# PREFIX=\${@[-1]}
_lintel
true
`;

const FISH = 'lintel completion fish | source; complete -C $argv[1] | string replace -r "\\t.*" ""; true';

describe('completion in shells', () => {
  let folder: TemporaryFolder;
  let env: Record<string, string>;
  before(() => {
    folder = new TemporaryFolder();
    folder.write('my files.yaml', '');
    folder.write('recorded.yaml', '');
    env = environmentWith(commandIn(folder.path, 'lintel'));
  });
  const run = (program: string, args: readonly string[]) => {
    const { stdout, stderr, status } = spawnSync(program, args, { cwd: folder.path, env, encoding: 'utf8' });
    expect(stderr).to.equal('');
    expect(status).to.equal(0);
    return stdout.split('\n').filter(Boolean).sort();
  };
  after(() => folder.remove());

  describe('bash', () => {
    for (const [line, offered] of TYPED) {
      it(line, () => {
        const words = line.split(' ');
        const ownFiles = offered.length > 1 ? ['recorded.yaml'] : [];
        const expected = offered.flatMap((word) => (word === '@files' ? ownFiles : [word]));
        expect(run('bash', ['-c', BASH, 'bash', '-', ...words])).to.deep.equal(expected.toSorted());
      });
    }

    it('takes --name=value apart as bash does', () => {
      const apart = ['=', 'lintel', 'lint', '--format', '=', 'gi'];
      expect(run('bash', ['-c', BASH, 'bash', ...apart])).to.deep.equal(['github-actions', 'gitlab']);
      expect(run('bash', ['-c', BASH, 'bash', ...apart.slice(0, -1)])).to.include('sarif');
    });

    it('offers nothing of its own where the program does not answer', () => {
      expect(run('bash', ['-c', BASH, 'bash', '-', 'no-such-program', 'lint', ''])).to.deep.equal([]);
    });
  });

  describe('zsh', () => {
    if (skipsWithout('zsh', 'completes')) return;
    for (const [line, offered] of TYPED) {
      it(line, () => expect(run('zsh', ['-fc', ZSH, 'zsh', ...line.split(' ')])).to.deep.equal(offered.toSorted()));
    }
  });

  describe('fish', () => {
    if (skipsWithout('fish', 'completes')) return;
    const ownFiles: Readonly<Record<string, string>> = { my: 'my files.yaml', rec: 'recorded.yaml' };
    for (const [line, offered] of TYPED) {
      it(line, () => {
        const own = ownFiles[line.split(' ').at(-1) ?? ''] ?? '';
        const expected = offered.map((word) => (word === '@files' ? own : word));
        expect(run('fish', ['-c', FISH, line])).to.deep.equal(expected.toSorted());
      });
    }
  });
});
