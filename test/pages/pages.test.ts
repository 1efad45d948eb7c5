import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { Code, type Mark } from '../../pages/code.tsx';
import { Data } from '../../pages/data.tsx';
import { COLOURED_KINDS, splitAt, tokenLines } from '../../pages/highlight.ts';
import { isHarmless, Link } from '../../pages/link.tsx';
import { renderPage } from '../../pages/page.tsx';

const HOSTILE = '</script><script>alert(1)</script><img src=x onerror="alert(2)">';

describe('pages', () => {
  it('escape titles, texts and attributes', () => {
    const page = renderPage({
      title: HOSTILE,
      description: `"${HOSTILE}`,
      styles: [],
      scripts: [],
      body: h('p', { title: `"'${HOSTILE}` }, HOSTILE),
    });
    expect(page).not.to.match(/<script>alert|<img/);
    expect(page).to.match(/^<!doctype html>\n<html lang="en">/);
  });

  it('allow their own styles and scripts by hash, and files beside them', () => {
    const script = 'alert(1)';
    const page = renderPage({
      title: 't',
      description: 'd',
      styles: [{ href: 'a.css' }],
      scripts: [{ text: script }],
      body: null,
    });
    const hash = createHash('sha256').update(script).digest('base64');
    expect(page).to.include(`script-src 'sha256-${hash}'`);
    expect(page).to.include("style-src 'self' file:");
    expect(page).to.include(`<script>${script}</script>`);
  });

  it('carry data that cannot end its element', () => {
    const html = renderToString(h(Data, { id: 'd', value: { text: HOSTILE } }));
    expect(html.match(/<\/script>/g)).to.have.lengthOf(1);
    expect(JSON.parse(html.replace(/^<[^>]*>|<\/script>$/g, ''))).to.deep.equal({ text: HOSTILE });
  });
});

describe('addresses from descriptions', () => {
  for (const address of [
    'https://a.example/b?c#d',
    'http://a',
    'mailto:a@b.example',
    '/a',
    'a/b',
    '#c',
    '../a:b',
    '?a:b',
  ]) {
    it(`may be ${address}`, () => expect(isHarmless(address)).to.equal(true));
  }

  for (const address of [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001JaVaScRiPt:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:x',
  ]) {
    it(`may not be ${JSON.stringify(address)}`, () => {
      expect(isHarmless(address)).to.equal(false);
      expect(renderToString(h(Link, { href: address, children: 'text' }))).to.equal('<span>text</span>');
    });
  }
});

describe('code', () => {
  it('is escaped, whatever it is highlighted as', () => {
    const html = renderToString(
      h(Code, { text: `a: "${HOSTILE}"\n${HOSTILE}: 1\n`, language: 'yaml', label: HOSTILE }),
    );
    expect(html).not.to.match(/<script|<img/);
  });

  it('has marks in place, with what is said below their line', () => {
    const mark: Mark = { line: 1, start: 3, end: 5, severity: 'error', code: 'rule', message: `bad ${HOSTILE}` };
    const html = renderToString(h(Code, { text: 'a:\n b: cd\n', language: 'yaml', label: 'l', marks: [mark] }));
    const text = html.replaceAll(/<mark>.*?<\/mark>/g, (marked) => `[${marked.replaceAll(/<[^>]*>/g, '')}]`);
    expect(text.replaceAll(/<[^>]*>/g, '')).to.match(/^a:\n b:\[ c\]d\n {3}└ error bad &lt;\/script>/);
    expect(html).to.include('<span class="line">').and.include('<span class="line marked error">');
    expect(html).not.to.match(/<script|<img/);
  });

  it('marks what has a colour, and nothing else', () => {
    const theme = readFileSync('pages/style/theme.css', 'utf8');
    expect(Array.from(theme.matchAll(/\.t-(\w+)/g), ([, kind]) => kind)).to.deep.equal([...COLOURED_KINDS]);
    const code = renderToString(h(Code, { text: '- a: x', language: 'yaml', label: 'An example' }));
    expect(code).to.contain('<span class="line">- <span class="t-attr">a:</span> <span class="t-string">x</span>');
  });

  it('keeps every character in its tokens', () => {
    const text = 'a: "x y"\n# c\n- &b [1, true]\n\n';
    const lines = tokenLines(text, 'yaml').map((tokens) => tokens.map((token) => token.text).join(''));
    expect(lines.join('\n')).to.equal(text);
    for (const [start, end] of [
      [0, 3],
      [2, 2],
      [5, 99],
    ] as const) {
      const parts = splitAt(
        [
          { text: 'abc', kind: null },
          { text: 'defg', kind: 'string' },
        ],
        start,
        end,
      );
      expect(parts.map((part) => part.map((token) => token.text).join(''))).to.deep.equal([
        'abcdefg'.slice(0, start),
        'abcdefg'.slice(start, end),
        'abcdefg'.slice(Math.max(start, end)),
      ]);
    }
  });
});
