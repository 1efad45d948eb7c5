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

/** How it is written there: the word from where it begins, and the columns in front. */
function styleAt(marked: string) {
  const text = marked.replace('|', '');
  const { word, style, indent } = textContext(text, marked.indexOf('|')) ?? {};
  return [text.slice(word?.start).slice(0, 3), word?.quote, style, indent];
}

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

  it('takes the keys of an object only, not those of the items beside it', () => {
    expect(at('a:\n  - b: 1\n    c: 2\n  - d: 1\n    |\n    e: 1\n  - f: 1\n')).to.deep.include({ written: 'd e' });
    expect(at('a:\n  - b: 1\n    c: 2\n  - x|\n    e: 1\n  - f: 1\n')).to.deep.include({ written: 'e' });
    expect(at('a:\n  b: 1\n  |\n  c: { d: 1 }\n e: 1\n  f: 1\n')).to.deep.include({ written: 'b c' });
    expect(at('a:\n  b:\n    c: 1\n  # why\n\n  |\n')).to.deep.include({ path: 'a', written: 'b' });
  });

  it('knows where the word begins, and how what is around it is written', () => {
    for (const [text, ...expected] of [
      ['a:\n  x-lintel:\n    role: "mo|ney"', '"mo', '"', 'block', 4],
      ["a:\n  x-lintel:\n    'ro|'", "'ro", "'", 'block', 4],
      ['a:\n  - b: 1\n    - c|: 1', 'c: ', '', 'block', 6],
      [' - - - x|', 'x', '', 'block', 7],
      ['a:|', '', '', 'block', 0],
      ['a: {x-lintel: {"ro|', '"ro', '"', 'flow', 0],
      ['a: {x-lintel: {role: mo|ney, b: 1}}', 'mon', '', 'flow', 0],
      ['a: {b: "x # y", # no, c: 1\n  |}', '}', '', 'flow', 0],
      ['{"a": {"x-lintel": {"role": "mo|', '"mo', '"', 'json', 0],
      ['\n  {"a": {|}}', '}}', '', 'json', 0],
    ] as const) {
      expect(styleAt(text), text).to.deep.equal(expected);
    }
  });

  it('tells signs inside of strings, comments and words from others', () => {
    expect(at('a: {b: "x # y", # no, c: 1\n  |}')).to.deep.include({ path: 'a', written: 'b' });
    expect(at("a: {'it''s': 1, |")).to.deep.include({ path: 'a', at: 'key' });
    expect(at('a: {u: http://x|}')).to.deep.include({ key: 'u', word: 'http://x' });
    expect(at('# {\na: [x|')).to.deep.include({ path: 'a -', at: 'value', word: 'x' });
    expect(at('a: [b, c]|')).to.deep.include({ path: '', key: 'a', at: 'value' });
    expect(at('{"a": "b"|}')).to.deep.include({ key: 'a', word: '' });
    expect(at('{"a": [1, 2|]}')).to.deep.include({ path: 'a -', key: null, at: 'value', word: '2' });
    expect(at("a: {'b': [1, {c: 2, |}]}")).to.deep.include({ path: 'a b -', written: 'c' });
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
