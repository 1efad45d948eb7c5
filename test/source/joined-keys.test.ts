import { expect } from 'chai';
import { withJoinedKeys } from '../../source/joined-keys.ts';
import { isInputProblem } from '../../source/problem.ts';
import type { Result } from '../../source/result.ts';
import { finding } from '../reports/report-fixture.ts';
import { runCli } from '../support/run-cli.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

/** What Spectral's parser says of a key. */
function onKey(key: string, line: number, source = '/a.yaml'): Result {
  const range = { start: { line, character: 8 }, end: { line, character: 11 } };
  const message = 'Mapping key must be a string scalar rather than number';
  return { code: 'parser', source, path: ['responses', key], range, message, severity: 0, statements: [] };
}

describe('keys that are no texts', () => {
  it('are one finding for each file, at the first, for all of them', () => {
    const joined = withJoinedKeys([onKey('404', 9), onKey('200', 7), onKey('201', 3, '/b.yaml'), onKey('200', 12)]);
    expect(joined.map(({ source, message, range }) => `${source}:${range.start.line} ${message}`)).to.deep.equal([
      '/a.yaml:7 3 keys are no texts: 200, 404; put each in quotes: "200"',
      '/b.yaml:3 the key 201 is no text; put it in quotes: "201"',
    ]);
    expect(joined[0]?.places?.map(({ range }) => range.start.line)).to.deep.equal([7, 9, 12]);
    expect(joined.some(isInputProblem)).to.equal(false);
  });

  it('are shown as far as there are five', () => {
    const [joined] = withJoinedKeys(['1', '2', '3', '4', '5', '6'].map((key, line) => onKey(key, line)));
    expect(joined?.message).to.equal('6 keys are no texts: 1, 2, 3, 4, 5, …; put each in quotes: "1"');
  });

  it('leave other findings as they are', () => {
    expect(withJoinedKeys([finding()])).to.deep.equal([finding()]);
  });

  it('that are lists or objects have a finding each, with a remedy', () => {
    const complex = { ...onKey('a', 1), message: 'Mapping key must be a string scalar' };
    expect(withJoinedKeys([complex, complex]).map(({ message }) => message)).to.deep.equal(
      Array(2).fill('this key is a list or an object, and what it holds is left out; write a text for a key'),
    );
  });

  it('are found alike by Lintel’s own engine and by Spectral’s', async () => {
    const folder = new TemporaryFolder();
    folder.write(
      'a.yaml',
      'openapi: 3.1.1\nx-a:\n  404: {}\n  200: {}\n  true: {}\n  ~: {}\n  ? [b]\n  : {}\n  "500": {}\n',
    );
    folder.write(
      'own.yaml',
      'extends: lintel/x-lintel\nrules: { own: { given: $.none, then: { function: truthy } } }\n',
    );
    const found = async (ruleset: string) => {
      const { stdout } = await runCli(['lint', 'a.yaml', '-r', ruleset, '-f', 'json'], { cwd: folder.path });
      return JSON.parse(stdout) as Result[];
    };
    const [own, spectral] = [await found('x-lintel'), await found('own.yaml')];
    folder.remove();
    expect(spectral).to.deep.equal(own);
    expect(own.map(({ message }) => message.split(';')[0])).to.deep.equal([
      '4 keys are no texts: 404, 200, true, ~',
      'this key is a list or an object, and what it holds is left out',
    ]);
  });
});
