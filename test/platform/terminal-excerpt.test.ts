import { expect } from 'chai';
import stringWidth from 'string-width';
import { terminalExcerpt } from '../../platform/terminal-excerpt.ts';
import { IS_FULL } from '../support/sample.ts';

describe('excerpt', () => {
  const cases: readonly (readonly [string, string, number, number, string, string])[] = [
    ['marks a range', 'type: array', 6, 11, 'type: array', '      ^^^^^'],
    ['marks one place at least', 'type: array', 6, 6, 'type: array', '      ^'],
    ['keeps indentation', '    a: b', 7, 8, '    a: b', '       ^'],
    ['shows tabs as two blanks', '\ta:\tb', 4, 5, '  a:  b', '      ^'],
    ['goes to the text behind the blank', '"schema": {', 9, 11, '"schema": {', '          ^'],
    ['goes back to the key when nothing follows', '    schema:  ', 11, 13, '    schema:', '    ^^^^^^^'],
    ['goes back to the key behind a dash', '  - - name:', 11, 11, '  - - name:', '      ^^^^^'],
    ['goes to the end of the line when the range goes on', 'a: {b:', 3, Number.POSITIVE_INFINITY, 'a: {b:', '   ^^^'],
    ['gives wide characters their width', '日本: 日', 4, 5, '日本: 日', '      ^^'],
    ['gives combined characters theirs', 'e\u0301👨‍👩‍👧: x', 12, 13, 'e\u0301👨‍👩‍👧: x', '     ^'],
    ['shows control characters as dots', 'a\u001b[31mb\u202e: x', 10, 11, 'a·[31mb·: x', '          ^'],
    ['bears a place beyond the line', 'ab', 9, 12, 'ab', '^^'],
    ['bears an empty line', '', 0, 0, '', '^'],
  ];
  for (const [title, line, start, end, shown, marks] of cases) {
    it(title, () => {
      expect(terminalExcerpt(line, start, end, 60)).to.deep.equal({ line: shown, marks });
    });
  }

  it('cuts a long line around the place', () => {
    const line = `${'a'.repeat(1000)}HERE${'b'.repeat(1000)}`;
    const { line: shown, marks } = terminalExcerpt(line, 1000, 1004, 40);
    expect(shown).to.equal(`…${'a'.repeat(19)}HERE${'b'.repeat(15)}…`);
    expect(marks).to.equal(`${' '.repeat(20)}^^^^`);
  });

  it('cuts a long range', () => {
    const { line, marks } = terminalExcerpt(`"${'x'.repeat(5000)}"`, 0, 5002, 30);
    expect(line).to.equal(`"${'x'.repeat(28)}…`);
    expect(marks).to.equal('^'.repeat(30));
  });

  it('never exceeds the width, also on a line of megabytes', () => {
    const line = '日本語テキスト👨‍👩‍👧\t'.repeat(IS_FULL ? 300_000 : 50_000);
    for (let start = 0; start < line.length; start += 100_003) {
      const shown = terminalExcerpt(line, start, start + 50, 50);
      expect(stringWidth(shown.line)).to.be.at.most(50);
      expect(stringWidth(shown.marks)).to.be.at.most(50);
    }
  });
});
