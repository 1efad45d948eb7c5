import { expect } from 'chai';
import { outputs, spellOutOutputs } from '../../reports/outputs.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

describe('outputs', () => {
  let folder: TemporaryFolder;
  before(() => {
    folder = new TemporaryFolder();
  });
  after(() => {
    folder.remove();
  });

  const plan = (formats: readonly string[], files: readonly string[]) => {
    const output = { write: () => true };
    const io = { stdin: (async function* () {})(), stdout: output, stderr: output, cwd: folder.path, env: {} };
    return outputs(formats, files, io as never).map(
      ({ format, target: { file } }) => `${format}>${file?.slice(folder.path.length + 1) ?? ''}`,
    );
  };

  it('as Spectral takes them', () => {
    expect(plan([], [])).to.deep.equal(['stylish>']);
    expect(plan(['json'], [])).to.deep.equal(['json>']);
    expect(plan(['json'], ['a'])).to.deep.equal(['json>a']);
    expect(plan(['json'], ['.json=a'])).to.deep.equal(['json>a']);
    expect(plan(['json'], ['./a=b'])).to.deep.equal(['json>a=b']);
    expect(plan(['json', 'sarif'], ['.json=a', '.sarif=b'])).to.deep.equal(['json>a', 'sarif>b']);
    expect(plan(['json', 'text'], ['.json=a'])).to.deep.equal(['json>a', 'text>']);
  });

  it('several formats with commas, and each once', () => {
    expect(plan(['json, sarif', 'json'], ['.json=a'])).to.deep.equal(['json>a', 'sarif>']);
  });

  it('a report that only an output names comes beside the one on standard output', () => {
    expect(plan([], ['.sarif=b'])).to.deep.equal(['stylish>', 'sarif>b']);
    expect(plan([], ['.sarif=b', '.stylish=c'])).to.deep.equal(['stylish>c', 'sarif>b']);
  });

  const refused: readonly [formats: string[], files: string[], message: RegExp][] = [
    [['json', 'sarif'], [], /several formats need a file each; write --output.json=FILE --output.sarif=FILE/],
    [['json', 'sarif'], ['a'], /several formats need a file each/],
    [['json', 'sarif'], ['.json=a', 'b'], /several formats need a file each/],
    [['json'], ['a', 'b'], /--output is given 2 times; write --output\.FORMAT=FILE/],
    [['json'], ['.json=a', 'b'], /--output names a second file for one format/],
    [['json'], ['.json=a', '.json=b'], /--output\.json is given twice/],
    [['json'], ['.sarif=a'], /--output\.sarif has no --format sarif; add that/],
    [['json'], ['.jsn=a'], /there is no format "jsn" .* did you mean "json"\?/],
    [['json,'], [], /there is no format "" among/],
    [['json'], ['.json='], /--output\.json names no file/],
    [['json', 'sarif'], ['.json=a', '.sarif=./a'], /two reports would go to .*\/a; name a file for each/],
  ];
  for (const [formats, files, message] of refused) {
    it(`refuses -f ${formats} -o ${files}`, () => {
      expect(() => plan(formats, files)).to.throw(message);
    });
  }

  it('are spelt as Spectral’s command spells them', () => {
    const given = ['lint', '-o.json=a', '--output.sarif', 'b', '--output.text=c=d', '-o', 'e', '--', '-o.json=f'];
    expect(spellOutOutputs(given)).to.deep.equal([
      'lint',
      '--output=.json=a',
      '--output=.sarif=b',
      '--output=.text=c=d',
      '-o',
      'e',
      '--',
      '-o.json=f',
    ]);
    expect(spellOutOutputs(['-o./a=b'])).to.deep.equal(['-o./a=b']);
    expect(spellOutOutputs(['--output.json'])).to.deep.equal(['--output=.json=']);
  });
});
