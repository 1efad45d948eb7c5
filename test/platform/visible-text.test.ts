import { expect } from 'chai';
import { guarded } from '../../platform/guarded-io.ts';
import type { Io, Output } from '../../platform/io.ts';
import { codeInMarkdown, inMarkdown, isLink, linked } from '../../platform/markdown-text.ts';
import { oneLine, visible, withoutCommands } from '../../platform/visible-text.ts';

describe('texts that are shown', () => {
  it('have an escape for what acts on a terminal or hides something', () => {
    expect(visible('a\u001b[31mb\u0007')).to.equal('a\\u001b[31mb\\u0007');
    expect(visible('a\u202eb\u200bc\ud800d')).to.equal('a\\u202eb\\u200bc\\ud800d');
    expect(visible('\u{e0041}')).to.equal('\\u{e0041}');
    expect(visible('a\u2028b\ufff9')).to.equal('a\\u2028b\\ufff9');
  });

  it('keep tabs, line breaks, and letters of every script', () => {
    for (const text of ['plain', 'a\tb\r\nc\n', 'é ü 漢字 עברית', '😀']) expect(visible(text)).to.equal(text);
    expect(visible('a\rb')).to.equal('a\\u000db');
  });

  it('keep what emoji and scripts need, where it stands in them', () => {
    const family = '👩\u200d👧';
    const [heart, key, persian, ideograph] = ['❤\ufe0f', '1\ufe0f\u20e3', 'می\u200cخواهم', '葛\u{e0100}'];
    for (const text of [family, heart, key, persian, ideograph]) expect(visible(text)).to.equal(text);
    expect(visible('a\u200db')).to.equal('a\\u200db');
    expect(visible('a\ufe0f')).to.equal('a\\ufe0f');
  });

  it('are on one line, with single blanks', () => {
    expect(oneLine('already on one line')).to.equal('already on one line');
    expect(oneLine('  a\n\n\tb\u00a0 c\u2029d  ')).to.equal('a b c d');
    expect(oneLine('a  b')).to.equal('a b');
    expect(oneLine('a\u202e')).to.equal('a\\u202e');
  });

  it('are no commands to a CI system', () => {
    expect(withoutCommands('##[error]a\n##vso[task]b\n##teamcity[c]\n## A heading')).to.equal(
      '\\u0023#[error]a\n\\u0023#vso[task]b\n\\u0023#teamcity[c]\n## A heading',
    );
    expect(withoutCommands('::error::a\n \t::stop::b\nc ::d')).to.equal('\\u003a:error::a\n \t\\u003a:stop::b\nc ::d');
    expect(withoutCommands('a: b')).to.equal('a: b');
  });
});

describe('streams that are guarded', () => {
  const written: string[] = [];
  const output: Output = {
    write: (text) => written.push(text),
    isTTY: true,
    columns: 42,
  };
  const { stdout, stderr } = guarded({
    stdout: output,
    stderr: { write: (text: string) => written.push(text) },
  } as unknown as Io);
  beforeEach(() => {
    written.length = 0;
  });
  afterEach(() => stdout.write('\n'));

  it('let through what Lintel itself writes to a terminal, and nothing else that acts', () => {
    stdout.write('\u001b[31mred\u001b[0m \u001b]0;title\u0007\r\u001b[K');
    expect(written).to.deep.equal(['\u001b[31mred\u001b[0m \\u001b]0;title\\u0007\r\u001b[K']);
    expect([stdout.isTTY, stdout.columns, stderr.isTTY]).to.deep.equal([true, 42, false]);
  });

  it('write no command at the start of a line, however the line comes in pieces', () => {
    for (const piece of ['a', '::b\n', '::c', '\n  ', '::d\n', 'e ::f']) stdout.write(piece);
    expect(written).to.deep.equal(['a', '::b\n', '\\u003a:c', '\n  ', '\\u003a:d\n', 'e ::f']);
  });

  it('write commands that are meant, and know where a line begins after them', () => {
    stdout.writeCommands?.('::error::a\n');
    stdout.write('::b');
    expect(written).to.deep.equal(['::error::a\n', '\\u003a:b']);
    stdout.writeCommands?.('no line break');
    stdout.write('::c');
    expect(written.at(-1)).to.equal('::c');
  });
});

describe('texts in Markdown', () => {
  it('stand as they are, tell nobody and lead nowhere', () => {
    expect(inMarkdown('`a` *b* _c_ [d](e) | ~f~ # $ \\')).to.equal(
      '\\`a\\` \\*b\\* \\_c\\_ \\[d\\](e) \\| \\~f\\~ \\# \\$ \\\\',
    );
    expect(inMarkdown('<a> & b')).to.equal('&lt;a&gt; &amp; b');
    expect(inMarkdown('@team #1 !2 GH-3 https://a www.b a@b')).to.equal(
      '@&#8203;team \\#&#8203;1 !&#8203;2 GH-&#8203;3 https:&#8203;//a www&#8203;.b a@&#8203;b',
    );
    expect(inMarkdown('#a xGH-3 a: b awww.')).to.equal('\\#a xGH-3 a: b awww.');
  });

  it('are code between enough backticks', () => {
    expect(codeInMarkdown('a|b')).to.equal('`a\\|b`');
    expect(codeInMarkdown('a`b``c')).to.equal('```a`b``c```');
    expect(codeInMarkdown('`a')).to.equal('`` `a ``');
    expect(codeInMarkdown('a`')).to.equal('`` a` ``');
  });

  it('lead to addresses on the network only', () => {
    expect(linked('a', 'https://a.example/<b>|\\')).to.equal('[a](<https://a.example/%3Cb%3E%7C%5C>)');
    for (const address of [null, 'javascript:a', 'https://a b', 'ftp://a', 'xhttps://a', 'https://']) {
      expect(linked('a', address)).to.equal('a');
    }
    expect(isLink('HTTP://a')).to.equal(true);
    expect(isLink('https://a\u202e')).to.equal(false);
  });
});
