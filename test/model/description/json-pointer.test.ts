import { expect } from 'chai';
import {
  escapeToken,
  isPointer,
  parseJsonPointer,
  pathToPointer,
  pointerFromNotation,
  pointerToPath,
  unescapeToken,
} from '../../../model/description/json-pointer.ts';

describe('JSON Pointers', () => {
  // The members of the example document of RFC 6901, section 5.
  for (const [pointer, path] of [
    ['', []],
    ['/foo/0', ['foo', '0']],
    ['/', ['']],
    ['/a~1b', ['a/b']],
    ['/c%d', ['c%d']],
    ['/i\\j', ['i\\j']],
    ['/ ', [' ']],
    ['/m~0n', ['m~n']],
  ] as const) {
    it(`RFC 6901: "${pointer}" is ${JSON.stringify(path)}`, () => {
      expect(pointerToPath(pointer)).to.deep.equal(path);
      expect(pathToPointer(path)).to.equal(pointer);
    });
  }

  for (const path of [[], ['a'], ['a/b', '~c', '~1', '~01', ''], ['paths', '/a/{id}', 'get'], ['%20', 'é']]) {
    it(`${JSON.stringify(path)} there and back`, () => {
      expect(pointerToPath(pathToPointer(path))).to.deep.equal(path);
      for (const key of path) expect(unescapeToken(escapeToken(key))).to.equal(key);
    });
  }

  it('have indexes as texts', () => {
    expect(pathToPointer(['a', 0])).to.equal('/a/0');
  });

  it('give ~1 for ~01, not a slash', () => {
    expect(unescapeToken('~01')).to.equal('~1');
    expect(escapeToken('~1')).to.equal('~01');
  });

  it('are read strictly, with the offset of each token', () => {
    expect(parseJsonPointer('/a~1b//c')).to.deep.equal([
      { text: 'a/b', offset: 1 },
      { text: '', offset: 6 },
      { text: 'c', offset: 7 },
    ]);
    expect(parseJsonPointer('')).to.deep.equal([]);
  });

  for (const [text, fault, offset] of [
    ['a', 'slash', 0],
    ['#/a', 'slash', 0],
    ['/a~', 'escape', 2],
    ['/a/b~2', 'escape', 4],
  ] as const) {
    it(`${text} is none: ${fault} at ${offset}`, () => {
      const read = parseJsonPointer(text);
      expect(read).to.deep.equal({ fault, offset });
      expect(isPointer(read)).to.equal(false);
    });
  }

  for (const [text, pointer] of [
    ['$.items[0].price', '/items/0/price'],
    ['items.0.price', '/items/0/price'],
    ['items/0/price', '/items/0/price'],
    ['#/items', '/items'],
    ["$['items']", '/items'],
    ['items["price"]', '/items/price'],
    ['the price', null],
    ['items[*]', null],
    ['', null],
  ] as const) {
    it(`${JSON.stringify(text)} in another notation is ${pointer ?? 'not clear'}`, () => {
      expect(pointerFromNotation(text)).to.equal(pointer);
    });
  }
});
