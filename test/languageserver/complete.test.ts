import { expect } from 'chai';
import { CompletionItemKind, type Diagnostic } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { complete } from '../../languageserver/help/complete.ts';
import { RULES } from '../../rules/index.generated.ts';

/** What can be written at the bar in a text. */
function at(marked: string, shown: readonly Diagnostic[] = []) {
  const offset = marked.indexOf('|');
  return complete(TextDocument.create('file:///a.yaml', 'yaml', 0, marked.replace('|', '')), offset, shown);
}

function textsAt(marked: string) {
  return Object.fromEntries(at(marked).map(({ label, textEdit }) => [label, textEdit?.newText]));
}

describe('languageserver/help/complete.ts', () => {
  it('says of keys what they mean, and of rules what they say', () => {
    const [annotation] = at('a:\n  x-l|');
    expect(annotation).to.include({ kind: CompletionItemKind.Property, filterText: 'x-lintel', sortText: '000000' });
    expect(annotation?.detail).to.be.a('string').and.not.equal('');
    const keys = at('a:\n  x-lintel:\n    |');
    expect(keys.map(({ sortText }) => sortText)).to.deep.equal(keys.map((_, index) => String(index).padStart(6, '0')));
    for (const { detail, label } of keys) expect(detail, label).to.match(/\w/);
    const rules = at('a:\n  x-lintel:\n    ignore:\n      |');
    expect(rules.find(({ label }) => label === 'no-null')).to.include({
      kind: CompletionItemKind.Reference,
      detail: RULES['no-null']?.description,
    });
    for (const item of at('a:\n  x-lintel:\n    role: |')) {
      expect(item).to.include({ kind: CompletionItemKind.EnumMember });
      expect(item).not.to.have.property('detail');
    }
  });

  it('writes keys and values in the style of what is around', () => {
    expect(textsAt('a:\n  x-lintel:\n    |')).to.include({ role: 'role: ', ignore: 'ignore:\n      ' });
    expect(textsAt('a: {x-lintel: {|}}')).to.include({ role: 'role: ', ignore: 'ignore: {}' });
    expect(textsAt('{"a": {"x-lintel": {|}}}')).to.include({ role: '"role": ', ignore: '"ignore": {}' });
    expect(textsAt('{"a": {"x-lintel": {"paged": |}}}')).to.deep.equal({ false: 'false' });
  });

  it('has nothing in what only looks like it', () => {
    for (const text of [
      'a:\n  ignore:\n    no|',
      'a:\n  x-lintel:\n    role:\n      mo|',
      'a:\n  x-lintel:\n    ignore:\n      no-null:\n        x|',
      'a:\n  role: mo|',
      'a:\n  x-lintel: {}\n  x-l|',
      'a:\n  |',
      'a:\n  x-z|',
    ])
      expect(at(text), text).to.deep.equal([]);
  });

  it('has first the rules that speak nearest, each once, and none that is there', () => {
    const range = (line: number) => ({ start: { line, character: 0 }, end: { line, character: 1 } });
    const shown = [
      { code: 'no-number', message: '', range: range(9) },
      { code: 'no-null', message: '', range: range(3) },
      { code: 'no-number', message: '', range: range(20) },
      { code: 'annotation-in-use', message: '', range: range(4) },
      { code: 'operation-tags', message: '', range: range(4) },
    ];
    const labels = at('a:\n  x-lintel:\n    ignore:\n      property-names: why\n      |', shown).map(
      ({ label }) => label,
    );
    expect(labels.slice(0, 2)).to.deep.equal(['no-null', 'no-number']);
    expect(new Set(labels).size).to.equal(labels.length);
    expect(labels.slice(2)).to.deep.equal(labels.slice(2).toSorted());
    expect(labels).not.to.include('property-names');
    expect(labels).not.to.include('operation-tags');
  });
});
