import { expect } from 'chai';
import { textContext } from '../../languageserver/text/text-context.ts';

/** Where the bar in a text is. */
function at(marked: string) {
  const position = marked.indexOf('|');
  const context = textContext(marked.replace('|', ''), position);
  if (context === null) return null;
  const { path, key, at: kind, word, written } = context;
  return { path: path.join(' '), key, at: kind, word: word.text, written: written.join(' ') };
}

const IN_ANNOTATION = { path: 'a x-lintel', key: null, at: 'key', word: 'ro' };

describe('languageserver/text/text-context.ts', () => {
  it('reads block style, line by line upwards', () => {
    expect(at('a:\n  x-lintel:\n    ro|')).to.deep.include(IN_ANNOTATION);
    expect(at('a:\n  x-lintel:\n    paged: false\n    ro|\n    closed: true\nb: 1\n')).to.deep.include({
      written: 'paged closed',
    });
    expect(at('a:\n  x-lintel:\n    role: mo|')).to.deep.include({
      path: 'a x-lintel',
      key: 'role',
      at: 'value',
      word: 'mo',
    });
    expect(at('a:\n  x-lintel:\n    role:\n      |')).to.deep.include({ path: 'a x-lintel role' });
    expect(at('a:\n  x-lintel:\n\n    # why\n    ignore:\n      pa|')).to.deep.include({
      path: 'a x-lintel ignore',
      word: 'pa',
    });
  });

  it('reads items of lists, also in the column of their key', () => {
    expect(at('a:\n- x-lintel:\n    ro|')).to.deep.include({ path: 'a - x-lintel' });
    expect(at('a:\n  - name: b\n    x-lintel:\n      ro|')).to.deep.include({ path: 'a - x-lintel' });
    expect(at('a:\n  - na|')).to.deep.include({ path: 'a -', word: 'na', at: 'key' });
  });

  it('reads keys in quotation marks, and paths', () => {
    expect(at('paths:\n  "/a:b":\n    x-lintel:\n      |')).to.deep.include({ path: 'paths /a:b x-lintel' });
    expect(at('paths:\n  /a/{id}:\n    get:\n      x-|')).to.deep.include({ path: 'paths /a/{id} get', word: 'x-' });
  });

  it('reads flow style in YAML, over lines, also where it does not end', () => {
    expect(at('a: {x-lintel: {ro|')).to.deep.include(IN_ANNOTATION);
    expect(at('a:\n  x-lintel: {paged: false, ro|}\nb: 1')).to.deep.include({ ...IN_ANNOTATION, written: 'paged' });
    expect(at('a:\n  x-lintel: {\n    ignore: {\n      pa|')).to.deep.include({ path: 'a x-lintel ignore' });
    expect(at('a: {b: 1}\nx-lintel:\n  ro|')).to.deep.include({ path: 'x-lintel' });
    expect(at('a: {b: [{x-lintel: {role: mo|')).to.deep.include({
      path: 'a b - x-lintel',
      key: 'role',
      at: 'value',
      word: 'mo',
    });
  });

  it('reads JSON, also where it does not end', () => {
    expect(at('{"a": {"x-lintel": {"ro|')).to.deep.include(IN_ANNOTATION);
    expect(at('{"a": {"x-lintel": {"ro|"}}}')).to.deep.include(IN_ANNOTATION);
    expect(at('{"a": {"b": "}{", "x-lintel": {"role": "mo|"')).to.deep.include({
      key: 'role',
      at: 'value',
      word: 'mo',
    });
    expect(at('{\n  "a": [\n    {"x-lintel": {\n      |')).to.deep.include({
      path: 'a - x-lintel',
      at: 'key',
      word: '',
    });
    expect(at('{"a": 1}\n|')).to.equal(null);
  });

  it('reads CRLF', () => {
    expect(at('a:\r\n  x-lintel:\r\n    ro|\r\n')).to.deep.include(IN_ANNOTATION);
  });
});
