import { chmodSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { LinkedFiles } from '../../fixing/linked-files.ts';
import { RunTexts } from '../../fixing/run-texts.ts';
import { writeTexts } from '../../fixing/write-texts.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

describe('fixing/write-texts.ts', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = new TemporaryFolder();
  });
  afterEach(() => folder.remove());

  it('leaves a file that changed since it was read, and all that is changed together with it', () => {
    const [one, other, apart] = ['one.yaml', 'other.yaml', 'apart.yaml'].map((name) =>
      folder.write(name, 'a: 1\n'),
    ) as [string, string, string];
    const texts = new RunTexts();
    for (const file of [one, other, apart]) {
      texts.note(file, 'a: 1\n');
      texts.set(file, 'a: 2\n');
    }
    const linked = new LinkedFiles();
    linked.link([one, other]);
    folder.write('one.yaml', 'a: 3\n');
    expect(writeTexts(texts, linked)).to.deep.equal({
      files: [apart],
      refused: [
        { source: one, reason: 'it changed since it was read; run Lintel again' },
        { source: other, reason: `it has to be changed together with ${one}` },
      ],
    });
    expect([one, other, apart].map((file) => readFileSync(file, 'utf8'))).to.deep.equal(['a: 3\n', 'a: 1\n', 'a: 2\n']);
  });

  for (const mode of [0o444, 0o555]) {
    it(`leaves a file that nobody may write to: ${mode.toString(8)}`, () => {
      const file = folder.write('a.yaml', 'a: 1\n');
      chmodSync(file, mode);
      const texts = new RunTexts();
      texts.note(file, 'a: 1\n');
      texts.set(file, 'a: 2\n');
      expect(writeTexts(texts, new LinkedFiles()).refused).to.deep.equal([
        { source: file, reason: 'it is read-only; allow to write to it' },
      ]);
      expect(readFileSync(file, 'utf8')).to.equal('a: 1\n');
    });
  }
});
