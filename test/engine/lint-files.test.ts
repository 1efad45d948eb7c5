import { expect } from 'chai';
import { type Engine, type LintedFile, notLinted } from '../../engine/engine.ts';
import { lintFiles } from '../../engine/lint-files.ts';
import { Log } from '../../platform/log.ts';
import { Progress } from '../../platform/progress.ts';
import { fileProblem, type InputProblem } from '../../source/problem.ts';
import type { Result } from '../../source/result.ts';
import { UnreadableInput } from '../../source/unreadable-input.ts';

const result = (source: string, line: number): Result => ({
  code: 'array-names',
  path: [String(line)],
  message: 'this name is singular',
  severity: 0,
  range: { start: { line, character: 0 }, end: { line, character: 9 } },
  source,
  statements: [],
});

/** What comes of files by their names. */
const OUTCOMES: Readonly<Record<string, () => LintedFile>> = {
  '/a/sound.yaml': () => ({
    ...{ ...notLinted([]), linted: true, hidden: 2 },
    results: [result('/a/sound.yaml', 3), result('/a/sound.yaml', 1)],
  }),
  '/a/broken.yaml': () => notLinted([fileProblem('/a/broken.yaml', 'it is no YAML')]),
  '/a/rule-fails.yaml': () => ({
    ...{ ...notLinted([]), linted: true, hidden: 1 },
    failures: [{ ruleId: 'array-names', error: new Error('boom') }],
  }),
  '/a/crash.yaml': () => {
    throw new Error('boom');
  },
  '/a/deep.yaml': () => {
    throw new RangeError('Maximum call stack size exceeded');
  },
  '/a/gone.yaml': () => {
    throw new UnreadableInput('it is not there', true);
  },
};

async function run(names: readonly string[], threads = 1, problems: readonly InputProblem[] = [], env: object = {}) {
  const said: string[] = [];
  const output = { write: (text: string) => void said.push(text), isTTY: false };
  const engine: Engine = { rules: [], files: [], lint: async ({ source }) => (OUTCOMES[source] as () => LintedFile)() };
  const context = {
    ...{ engine, threads, cwd: '/a', readText: async () => '', progress: new Progress(output) },
    log: new Log({ stderr: output, env } as never),
  };
  const inputs = names.map((name) => ({ source: `/a/${name}.yaml`, isStdin: false }));
  const linted = await lintFiles({ inputs, problems } as never, context);
  const { linted: count, failed, hidden, complete } = linted;
  return { counts: { linted: count, failed, hidden, complete }, said, linted };
}

describe('a run over files', () => {
  it('has the findings of each in order, by description too, and counts what was hidden', async () => {
    const { counts, said, linted } = await run(['sound']);
    expect(counts).to.deep.equal({ linted: 1, failed: 0, hidden: 2, complete: true });
    expect(said).to.deep.equal([]);
    const inOrder = [result('/a/sound.yaml', 1), result('/a/sound.yaml', 3)];
    expect(linted.results).to.deep.equal(inOrder);
    expect(linted.resultsAndProblems).to.deep.equal(inOrder);
    expect([...linted.byDescription]).to.deep.equal([['/a/sound.yaml', inOrder]]);
  });

  it('begins with what is wrong before a file is read', async () => {
    const { counts, said, linted } = await run(['sound'], 1, [fileProblem('/a/none.yaml', 'there is no such file')]);
    expect(counts).to.deep.equal({ linted: 1, failed: 0, hidden: 2, complete: false });
    expect(said).to.deep.equal(['lintel: none.yaml: there is no such file\n']);
    expect(linted.results).to.have.length(2);
    expect(linted.resultsAndProblems.map(({ source }) => source)).to.deep.equal([
      '/a/none.yaml',
      '/a/sound.yaml',
      '/a/sound.yaml',
    ]);
  });

  const faults: Readonly<Record<string, readonly [failed: number, sentence: string]>> = {
    broken: [1, 'broken.yaml: it is no YAML'],
    'rule-fails': [
      0,
      'rule-fails.yaml: the rule array-names failed (boom), and the other rules were run; correct it where it is your own, else please report this',
    ],
    crash: [
      1,
      'crash.yaml: it could not be linted (boom); correct the ruleset where it is a program, else this is a fault of Lintel, so please report it',
    ],
    deep: [1, 'deep.yaml: it is nested too deeply to be linted; flatten it or move parts to components'],
    gone: [1, 'gone.yaml: it is not there'],
  };
  for (const [name, [failed, sentence]] of Object.entries(faults)) {
    it(`says what went wrong in one (${name}), and lints the others`, async () => {
      for (const threads of [1, 4]) {
        const { counts, said, linted } = await run([name, 'sound'], threads);
        const hidden = name === 'rule-fails' ? 3 : 2;
        expect(counts).to.deep.equal({ linted: 2 - failed, failed, hidden, complete: false });
        expect(said).to.deep.equal([`lintel: ${sentence}\n`]);
        expect(linted.results).to.have.length(2);
        expect(linted.resultsAndProblems).to.have.length(2 + failed);
      }
    });
  }

  it('shows the stack of what went wrong in one where LINTEL_DEBUG is set', async () => {
    for (const name of ['crash', 'rule-fails']) {
      const { said } = await run([name], 1, [], { LINTEL_DEBUG: '1' });
      expect(said).to.have.length(2);
      expect(said[1]).to.match(/^Error: boom\n +at /);
    }
  });
});
