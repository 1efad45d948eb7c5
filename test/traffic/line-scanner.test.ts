import { expect } from 'chai';
import { LineScanner } from '../../traffic/line-scanner.ts';

/** The lines of a text that comes in pieces: where they begin, and what they are. */
function linesOf(bytes: Buffer, size: number) {
  const scanner = new LineScanner();
  const found = [];
  for (let at = 0; at < bytes.length; at += size) found.push(...scanner.read(bytes.subarray(at, at + size)));
  found.push(...scanner.end());
  return found.map(({ index, start, text, isUtf8 }) => [index, start.line, start.character, text, isUtf8]);
}

describe('traffic/line-scanner.ts', () => {
  const text = Buffer.from('{"é":1}\n\n \t\r\n{"𝒳":2}\r\n  {}\n{"end":3}');
  for (const size of [1, 2, 3, 7, 1_000]) {
    it(`finds lines and their places in pieces of ${size} bytes`, () => {
      expect(linesOf(text, size).map(([index, line, , said]) => [index, line, String(said).trim()])).to.deep.equal([
        [0, 0, '{"é":1}'],
        [1, 3, '{"𝒳":2}'],
        [2, 4, '{}'],
        [3, 5, '{"end":3}'],
      ]);
    });
  }

  it('finds no line behind the last line break', () => {
    expect(linesOf(Buffer.from('{}\n'), 10)).to.deep.equal([[0, 0, 0, '{}', true]]);
    expect(linesOf(Buffer.from('\n\n'), 10)).to.deep.equal([]);
  });

  it('tells of bytes that are no UTF-8', () => {
    expect(linesOf(Buffer.from([0x7b, 0xff, 0x7d]), 10)).to.deep.equal([[0, 0, 0, '{\ufffd}', false]]);
  });
});
