import { expect } from 'chai';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { Excerpt } from '../../review/page/excerpt.tsx';
import type { Location } from '../../review/review.ts';

/** What is marked in a file of these lines. */
function marked(file: string, lines: readonly string[], place: Omit<Location, 'file'>): string {
  const html = renderToString(
    h(Excerpt, {
      excerpts: [{ file, runs: [{ from: 1, lines }] }],
      location: { file: 0, ...place },
      said: { severity: 'error', code: 'rule', message: 'wrong' },
    }),
  );
  const [, inside = ''] = /<mark>(.*?)<\/mark>/.exec(html) ?? [];
  return inside.replaceAll(/<[^>]*>/g, '').replaceAll('&quot;', '"');
}

describe('an excerpt', () => {
  it('marks a place of one line', () => {
    expect(marked('a.yaml', ['a:', '  maxItems: 50000'], { line: 2, column: 13, end: 18 })).to.equal('50000');
  });

  it('marks the name of an object or array in JSON, since its bracket says nothing', () => {
    const lines = ['{', '  "bad_name": {', '    "type": "string",', '    "enum": [', '      "a"', '    ]', '  }', '}'];
    expect(marked('a.json', lines, { line: 2, column: 15, end: null })).to.equal('"bad_name"');
    // Where the range of a value begins behind the colon.
    expect(marked('a.json', lines, { line: 2, column: 14, end: null })).to.equal('"bad_name"');
    expect(marked('a.json', lines, { line: 4, column: 13, end: null })).to.equal('"enum"');
    expect(marked('a.json', lines, { line: 1, column: 1, end: null })).to.equal('{');
  });

  it('marks a name with escaped quotes whole', () => {
    expect(marked('a.json', ['  "say \\"x\\"": {', '  }'], { line: 1, column: 16, end: null })).to.equal(
      '"say \\"x\\""',
    );
  });

  it('shows two lines before and after the place, with their numbers', () => {
    const lines = Array.from({ length: 9 }, (_, index) => `key${index + 11}: 1`);
    const location = { file: 0, line: 15, column: 1, end: 6 };
    const html = renderToString(
      h(Excerpt, { excerpts: [{ file: 'a.yaml', runs: [{ from: 11, lines }] }], location, said: null }),
    );
    const shown = html
      .replaceAll(/<[^>]*>/g, '')
      .trimEnd()
      .split('\n');
    expect(shown).to.deep.equal(['13key13: 1', '14key14: 1', '15key15: 1', '16key16: 1', '17key17: 1']);
  });
});
