import { expect } from 'chai';
import { NotEditable } from '../../edits/text-edit.ts';
import { RunTexts } from '../../fixing/run-texts.ts';
import { UnreadableInput } from '../../source/unreadable-input.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

describe('fixing/run-texts.ts', () => {
  const folder = new TemporaryFolder();
  after(() => folder.remove());

  it('knows each file as it was read first, and as it is now', () => {
    const texts = new RunTexts();
    texts.note('a.yaml', 'a: 1\n');
    texts.note('a.yaml', 'a: 9\n');
    expect([texts.has('a.yaml'), texts.has('b.yaml')]).to.deep.equal([true, false]);
    expect(texts.dataOf('a.yaml')).to.deep.equal({ a: 1 });
    texts.set('a.yaml', 'a: 2\n');
    expect([texts.before('a.yaml'), texts.now('a.yaml')]).to.deep.equal(['a: 1\n', 'a: 2\n']);
    expect(texts.dataOf('a.yaml')).to.deep.equal({ a: 2 });
    expect([...texts.changed]).to.deep.equal([['a.yaml', 'a: 2\n']]);
    texts.set('a.yaml', 'a: 1\n');
    expect([...texts.changed]).to.deep.equal([]);
    expect(texts.dataOf('a.yaml')).to.deep.equal({ a: 1 });
  });

  it('reads a file once', () => {
    const file = folder.write('once.yaml', 'a: 1\n');
    const texts = new RunTexts();
    expect(texts.now(file)).to.equal('a: 1\n');
    folder.write('once.yaml', 'a: 2\n');
    expect(texts.before(file)).to.equal('a: 1\n');
    expect(texts.has(file)).to.equal(true);
  });

  it('says why a file cannot be edited', () => {
    const texts = new RunTexts();
    texts.note('bad.yaml', 'a: [\n');
    const gone = `${folder.path}/gone.yaml`;
    for (const [source, reason] of [
      ['https://example.com/a.yaml', /^it is in a file on another machine$/],
      [gone, /^the file cannot be read: ./],
      ['bad.yaml', /^the file cannot be read$/],
    ] as const) {
      expect(() => texts.open(source), source).to.throw(NotEditable, reason);
      expect(texts.dataOf(source), source).to.equal(undefined);
    }
    expect(() => texts.before(gone)).to.throw(UnreadableInput);
  });
});
