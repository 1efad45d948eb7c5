import { expect } from 'chai';
import { ListScanner } from '../../traffic/list-scanner.ts';
import type { RawItem } from '../../traffic/raw-item.ts';

function scan(text: string, size: number, path: readonly string[] | null = ['log', 'entries']) {
  const bytes = Buffer.from(text);
  const scanner = new ListScanner(path);
  const items: RawItem[] = [];
  for (let at = 0; at < bytes.length; at += size)
    for (const item of scanner.read(bytes.subarray(at, at + size))) items.push(item);
  return { items, ending: scanner.end() };
}

const TEXT = `{"creator": {"entries": [0]}, "log": {"pages": [{"entries": [1]}],
  "entries": [{"a": "]},\\"{"},
    {"ä😀": [1, {"b": "\\\\"}]} , [], "x", 7 ], "later": []}}`;

describe('traffic/list-scanner.ts', () => {
  for (const size of [1, 2, 3, 7, 1000]) {
    it(`finds the items of one list, with their positions, in chunks of ${size}`, () => {
      const { items, ending } = scan(TEXT, size);
      expect(items.map(({ text }) => text?.trim())).to.deep.equal([
        '{"a": "]},\\"{"}',
        '{"ä😀": [1, {"b": "\\\\"}]}',
        '[]',
        '"x"',
        '7',
      ]);
      const lines = TEXT.split('\n');
      for (const { text, start } of items) {
        expect(lines[start.line]?.slice(start.character).startsWith(text?.trim() ?? '?')).to.equal(true);
      }
      expect(ending).to.include({ found: true, whole: true });
    });
  }

  it('says where a file ends in the middle', () => {
    const { items, ending } = scan('{"log": {"entries": [{"a": 1},\n {"b": "', 4);
    expect(items).to.have.lengthOf(1);
    expect(ending).to.deep.equal({ found: true, whole: false, position: { line: 1, character: 1 } });
    for (const cut of [
      '{"log": {"entries": [{"a": 1}, ',
      '{"log": {"entries": [{"a": 1}]',
      '{"log": {"entries": []}, "mo',
      '"mo',
    ])
      expect(scan(cut, 4).ending.whole, cut).to.equal(false);
  });

  it('finds the values of a text that has several, and the items of one that is a list', () => {
    for (const size of [1, 5, 1000]) {
      const values = scan('{"a": "}"}\n{\n "b": [1, {}]\n}{}', size, null);
      expect(values.items.map(({ text }) => text)).to.deep.equal(['{"a": "}"}', '{\n "b": [1, {}]\n}', '{}']);
      expect(values.items.map(({ start }) => start)).to.deep.equal([
        { line: 0, character: 0 },
        { line: 1, character: 0 },
        { line: 3, character: 1 },
      ]);
      expect(values.ending).to.include({ found: true, whole: true });
      expect(scan('[{"a": 1}, {}]', size, []).items.map(({ text }) => text)).to.deep.equal(['{"a": 1}', '{}']);
    }
    expect(scan('{}\n{"a"', 3, null).ending).to.deep.include({ whole: false, position: { line: 1, character: 0 } });
  });

  it('says that there is no such list', () => {
    expect(scan('{"log": {"entries": {}, "other": {"entries": []}}}', 5).ending).to.include({
      found: false,
      whole: true,
    });
  });
});
