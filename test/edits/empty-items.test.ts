import { expect } from 'chai';
import { editable, edited } from '../../edits/editable.ts';
import { changesOf, type FileEdit } from '../../framework/changes/file-edit.ts';

function without(text: string, ...path: (string | number)[]): string {
  const edit: FileEdit = { source: 'a.yaml', path, edit: 'remove' };
  const [change] = changesOf([edit]).values();
  if (change === undefined) throw new Error('nothing changes');
  return edited(editable(text, 'a.yaml'), change).text;
}

describe('items of which nothing is written but their dash', () => {
  it('are taken out with their lines', () => {
    expect(without('a:\n  enum:\n  -\n  - b\n  c: 1\n', 'a', 'enum', 0)).to.equal('a:\n  enum:\n  - b\n  c: 1\n');
    expect(without('a:\n  enum:\n  - b\n  -\n  c: 1\n', 'a', 'enum', 1)).to.equal('a:\n  enum:\n  - b\n  c: 1\n');
    // An anchor leaves the text to the other reader.
    expect(without('z: &z 1\na:\n  -\n  - b\n', 'a', 0)).to.equal('z: &z 1\na:\n  - b\n');
    expect(without('a:\n  - b\n  - # none\n  - d: 1\n', 'a', 0)).to.equal('a:\n  - # none\n  - d: 1\n');
  });
});
