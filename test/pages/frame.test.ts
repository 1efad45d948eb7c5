import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect } from 'chai';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { queryOf, SEARCH_OPTIONS } from '../../pages/client/search-options.ts';
import { Code } from '../../pages/code.tsx';
import { contentSecurityPolicy } from '../../pages/content-security-policy.ts';
import { Data, PackedData } from '../../pages/data.tsx';
import { markFolder, refuseOtherFolder } from '../../pages/own-folder.ts';
import { renderPage } from '../../pages/page.tsx';
import { Prose } from '../../pages/prose.tsx';
import { TemporaryFolder } from '../support/temporary-folder.ts';

describe('the frame of a page', () => {
  const page = (more: object = {}) =>
    renderPage({
      title: 'T\u202e',
      description: 'D',
      styles: [],
      scripts: [],
      body: h('p', null, 'a\u202eb'),
      ...more,
    });

  it('shows what a text hides, and leaves its own scripts as they are', () => {
    const html = page({ scripts: [{ text: 'x = "\u202e"' }] });
    expect(html).to.contain('<title>T\\u202e</title>').and.to.contain('<p>a\\u202eb</p>');
    expect(html).to.contain('<script>x = "\u202e"</script>');
  });

  it('names its address where that is known, and the files beside it', () => {
    expect(page()).not.to.contain('canonical');
    const html = page({
      canonical: 'https://a.example/b',
      styles: [{ href: 'a.css' }, { text: 'a { color: red }' }],
      scripts: [{ href: 'a.js' }],
    });
    expect(html).to.contain('<link rel="canonical" href="https://a.example/b"/>');
    expect(html).to.contain('<link rel="stylesheet" href="a.css"/><style>a { color: red }</style>');
    expect(html).to.contain('<script src="a.js"></script>');
    expect(html).to.contain('<meta name="referrer" content="no-referrer"/>');
    expect(html.endsWith('</html>\n')).to.equal(true);
  });

  it('allows nothing but what it names, each once', () => {
    const own = "'self' file:";
    expect(contentSecurityPolicy([], [{ href: 'a.js' }, { href: 'b.js' }])).to.equal(
      `default-src 'none'; style-src 'none'; script-src ${own}; img-src data:; base-uri 'none'; form-action 'none'`,
    );
    expect(contentSecurityPolicy([{ text: '' }, { href: 'a' }], [])).to.match(
      /style-src 'sha256-[^']{44}' 'self' file:; script-src 'none';/,
    );
  });

  it('carries data, packed or not, in which what hides is shown', () => {
    const value = { text: 'a\u202e<b', numbers: [1, null] };
    const inside = (html: string) => html.replaceAll(/^<[^>]*>|<[^>]*>$/g, '');
    const shown = { text: 'a\\u202e<b', numbers: [1, null] };
    const plain = renderToString(h(Data, { id: 'd', value }));
    expect(plain).to.match(/^<script type="application\/json" id="d">/);
    expect(JSON.parse(inside(plain))).to.deep.equal(shown);
    const packed = renderToString(h(PackedData, { id: 'p', value }));
    expect(packed).to.match(/^<script type="application\/gzip" id="p">/);
    expect(JSON.parse(String(gunzipSync(Buffer.from(inside(packed), 'base64'))))).to.deep.equal(shown);
  });

  it('sets off code in a text and numbers lines of code', () => {
    expect(renderToString(h(Prose, { text: 'write `a` or `b < c`' }))).to.equal(
      'write <code>a</code> or <code>b &lt; c</code>',
    );
    const code = (firstLine?: number) =>
      renderToString(
        h(Code, { text: 'a: 1\nb: x\n', language: 'yaml', label: 'An example', ...(firstLine && { firstLine }) }),
      );
    expect(code()).to.contain('aria-label="An example"').and.not.to.contain('class="number"');
    expect(code(7).match(/<span class="number">\d+<\/span>/g)).to.deep.equal([
      '<span class="number">7</span>',
      '<span class="number">8</span>',
    ]);
    expect(code()).to.contain('<span class="t-attr">a:</span>').and.to.contain('<span class="t-number">1</span>');
  });
});

describe('the folder of pages', () => {
  it('is a new or an empty one, or one with pages of the same kind', () => {
    const folder = new TemporaryFolder();
    try {
      const at = (name: string) => join(folder.path, name);
      const refuse = (name: string, pages: 'catalogue' | 'review' = 'review') =>
        refuseOtherFolder(at(name), name, pages);
      refuse('none');
      folder.write('empty/.git/HEAD', '');
      folder.write('empty/CNAME', 'a.example');
      refuse('empty');
      folder.write('other/index.html', '');
      folder.write('other/b.txt', '');
      expect(() => refuse('other')).to.throw(
        'the folder other holds something else (b.txt); name a new or an empty folder for the review',
      );
      markFolder(at('other'), 'catalogue');
      expect(readFileSync(at('other/.lintel-pages'), 'utf8')).to.equal('catalogue\n');
      refuse('other', 'catalogue');
      expect(() => refuse('other')).to.throw('holds something else (the pages of lintel catalogue); name a new');
    } finally {
      folder.remove();
    }
  });
});

describe('words that are searched', () => {
  const words = (text: string) => SEARCH_OPTIONS.tokenize?.(text);

  it('are those of a text, with the parts of names, and numbers of sections whole', () => {
    expect(words('Use maxItems in 2.2, not URLs or aJSON.')).to.deep.equal([
      ...['Use', 'maxItems', 'max', 'Items', 'in', '2.2', 'not', 'URLs', 'or', 'aJSON', 'a', 'JSON'],
    ]);
  });

  it('are found in another form, by their beginning, and with a slip where they are long', () => {
    expect(SEARCH_OPTIONS.processTerm?.('Pages')).to.deep.equal(['pages', 'page']);
    const { fuzzy, prefix, boost } = SEARCH_OPTIONS.searchOptions ?? {};
    const slip = fuzzy as (term: string) => unknown;
    expect([slip('four'), slip('five5'), prefix]).to.deep.equal([false, 0.2, true]);
    expect(boost?.name).to.be.above(boost?.says ?? 0);
    expect(queryOf('paged LISTS')).to.deep.equal({
      combineWith: 'AND',
      queries: [
        { combineWith: 'OR', queries: ['paged', 'page'] },
        { combineWith: 'OR', queries: ['lists', 'list'] },
      ],
    });
  });
});
