import { expect } from 'chai';
import { editable, edited } from '../../edits/editable.ts';
import { changesOf, type FileEdit } from '../../framework/changes/file-edit.ts';

function withMember(text: string, value: unknown): string {
  const edit: FileEdit = { source: 'a.json', path: ['a', 'new'], edit: 'set', value };
  const [change] = changesOf([edit]).values();
  if (change === undefined) throw new Error('nothing changes');
  return edited(editable(text, 'a.json'), change).text;
}

describe('what is new in JSON', () => {
  it('has blanks around its colons as the file has them', () => {
    expect(withMember('{\n  "a" : {\n    "b" : 1\n  }\n}\n', { c: [2] })).to.equal(
      '{\n  "a" : {\n    "b" : 1,\n    "new" : {\n      "c" : [\n        2\n      ]\n    }\n  }\n}\n',
    );
    expect(withMember('{"a":{"b":1}}', { c: 2 })).to.equal('{"a":{"b":1,"new":{"c":2}}}');
    expect(withMember('{ "a": { "b": 1 } }', { c: 2 })).to.equal('{ "a": { "b": 1, "new": {"c": 2} } }');
  });
});
