import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect } from 'chai';
import { transformSync } from 'esbuild';
import { API } from 'typescript/unstable/sync';
import { changesOf } from '../../scripts/mutants/changes.ts';
import type { Mutant } from '../../scripts/mutants/draw.ts';
import { selectionsFor } from '../../scripts/mutants/plan.ts';
import { functionsOf, switchedText } from '../../scripts/mutants/switched.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const SOURCE = `import { gone } from 'a b';
export type Kind = 'a b' | 'c';
const WORDS: readonly string[] = ['one', 'two'];
const PATTERN = /^(get|put)$/;
const MORE = 'a b c d e'.split(' ');
const SENTENCE = 'this is no list of words';
export const rule = { severity: 'error', closed: true, most: 3 };
export function judge(value: number): string {
  if (value > 3 && WORDS.length > 0) seen.push(value);
  return \`at \${value} of many, as \${PATTERN.test('get')}\`;
}
const seen: number[] = [];
`;

describe('mutants', () => {
  let folder: TemporaryFolder;
  let api: API;
  before(() => {
    folder = new TemporaryFolder();
    writeFileSync(join(folder.path, 'tsconfig.json'), '{ "compilerOptions": { "noLib": true }, "files": ["a.ts"] }');
    folder.write('a.ts', SOURCE);
    api = new API({ cwd: folder.path });
  });
  after(() => {
    api.close();
    folder.remove();
  });

  function source() {
    const [project] = api.updateSnapshot({ openProjects: [join(folder.path, 'tsconfig.json')] }).getProjects();
    const file = project?.program.getSourceFile(join(folder.path, 'a.ts'));
    if (file === undefined) throw new Error('the file is not read');
    return file;
  }

  const changes = () => changesOf(source());
  const shown = () =>
    changes().map(
      ({ operator, start, end, replacement }) => `${operator}: ${SOURCE.slice(start, end)} → ${replacement}`,
    );

  it('are of every kind that a test should notice, and never of types and names of modules', () => {
    expect(shown()).to.deep.equal([
      "list: 'one' → ...[]",
      "list: 'two' → ...[]",
      'list: /^(get|put)$/ → /^(put)$/',
      ...' b c d e|a  c d e|a b  d e|a b c  e|a b c d '.split('|').map((left) => `list: 'a b c d e' → '${left}'`),
      "text: 'this is no list of words' → ''",
      "option: severity: 'error' → ...{}",
      "severity: 'error' → 'warn'",
      'option: closed: true → ...{}',
      'option: true → false',
      'option: most: 3 → ...{}',
      'option: 3 → 4',
      'condition: value > 3 && WORDS.length > 0 → !(value > 3 && WORDS.length > 0)',
      'condition: value > 3 && WORDS.length > 0 → true',
      'condition: value > 3 && WORDS.length > 0 → false',
      'condition: value > 3 && WORDS.length > 0 → value > 3',
      'condition: value > 3 && WORDS.length > 0 → WORDS.length > 0',
      'bound: value > 3 → value >= 3',
      'bound: 3 → 4',
      'bound: WORDS.length > 0 → WORDS.length >= 0',
      'bound: 0 → 1',
      'statement: seen.push(value); → ;',
      ...['true', 'false', 'null', '[]', "''", 'undefined', '0'].map(
        (empty) => `return: \`at \${value} of many, as \${PATTERN.test('get')}\` → ${empty}`,
      ),
      `text: \`at \${value} of many, as \${PATTERN.test('get')}\` → \`\${value} of many, as \${PATTERN.test('get')}\``,
    ]);
  });

  const mutants = (): Mutant[] =>
    changes().map((change, index) => ({
      ...change,
      id: index + 1,
      file: 'a.ts',
      folder: '',
      line: 1,
      original: SOURCE.slice(change.start, change.end),
      context: '',
    }));

  /** What the source does with a mutant on, all of them being in it. */
  function run(on: number): unknown {
    const text = switchedText(source(), mutants(), 0);
    const { code } = transformSync(text.replace(/import .*;\n/, '\n'), { loader: 'ts', format: 'cjs' });
    const module = { exports: {} as { rule: unknown; judge: (value: number) => string } };
    const reached = new Set<number>();
    const lintelMutants = { m: (id: number) => id === on, f: (id: number) => reached.add(id) };
    runInNewContext(code, { module, exports: module.exports, lintelMutants, globalThis: { lintelMutants } });
    const { rule, judge } = module.exports;
    return JSON.parse(JSON.stringify({ rule, said: [judge(3), judge(4)], reached: [...reached] }));
  }

  it('are in one text, each behind a switch, which without any does what it did', () => {
    const said = ['at 3 of many, as true', 'at 4 of many, as true'];
    const plain = { rule: { severity: 'error', closed: true, most: 3 }, said, reached: [0] };
    expect(run(0)).to.deep.equal(plain);
    const idOf = (text: string) => shown().indexOf(text) + 1;
    expect(run(idOf("severity: 'error' → 'warn'"))).to.deep.equal({
      ...plain,
      rule: { ...plain.rule, severity: 'warn' },
    });
    expect(run(idOf('option: closed: true → ...{}'))).to.deep.equal({ ...plain, rule: { severity: 'error', most: 3 } });
    const without = ['at 3 of many, as false', 'at 4 of many, as false'];
    expect(run(idOf('list: /^(get|put)$/ → /^(put)$/'))).to.deep.equal({ ...plain, said: without });
  });

  it('are tried first with the tests that are named like their file, then with those of their folder and others that call their function', () => {
    const text = changes().findLast(({ operator }) => operator === 'text');
    if (text === undefined) throw new Error('there is no text');
    const mutant: Mutant = { ...text, id: 1, file: 'x/judge.ts', folder: 'x', line: 1, original: '', context: '' };
    const test = (title: string, calls: Record<string, number[]>) => ({ title, milliseconds: 5, calls });
    const tests = [
      {
        file: 'test/others.test.ts',
        digest: '',
        loaded: [],
        setup: 0,
        tests: [test('elsewhere', { 'y.ts': [0] }), test('same file', { 'x/judge.ts': [1] })],
      },
      {
        file: 'test/callers.test.ts',
        digest: '',
        loaded: [],
        setup: 0,
        tests: [test('calls it', { 'x/judge.ts': [0], 'y.ts': [0] })],
      },
      {
        file: 'test/x/near.test.ts',
        digest: '',
        loaded: [],
        setup: 0,
        tests: [test('is near', { 'x/judge.ts': [0], 'y.ts': [0], 'z.ts': [0] })],
      },
      {
        file: 'test/x/judge.test.ts',
        digest: '',
        loaded: [],
        setup: 0,
        tests: [test('does it', { 'x/judge.ts': [0] })],
      },
    ];
    const functions = functionsOf(source(), 0);
    expect(selectionsFor(mutant, tests, { functionsOf: () => functions })).to.deep.equal([
      { file: 'test/x/judge.test.ts', titles: ['does it'] },
      { file: 'test/x/near.test.ts', titles: ['is near'] },
      { file: 'test/callers.test.ts', titles: ['calls it'] },
      { file: 'test/others.test.ts', titles: ['same file'] },
    ]);
    expect(selectionsFor(mutant, tests, { functionsOf: () => null }).flatMap(({ titles }) => titles)).to.have.members([
      'does it',
      'is near',
      'calls it',
      'same file',
    ]);
  });
});
