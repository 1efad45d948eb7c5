import { expect } from 'chai';
import { packed, ResultPacker, unpacked } from '../../engine/packed-results.ts';
import type { Result } from '../../source/result.ts';

const range = { start: { line: 3, character: 0 }, end: { line: 70_000, character: 12 } };
const result: Result = {
  code: 'array-max-items',
  path: ['paths', '/a', ''],
  message: 'this array has no maxItems',
  severity: 0,
  range,
  source: '/a.yaml',
  statements: ['2.2/array-bounds'],
  documentationUrl: 'https://lintel.example/rules/array-max-items',
};

describe('packed results', () => {
  it('are what they were', () => {
    const { documentationUrl: _url, ...parser } = { ...result, code: 'parser', path: [], statements: [] };
    const results: Result[] = [
      result,
      { ...result, severity: 1, message: '' },
      { ...result, source: '/b.yaml', path: ['a\0b', 'a', 'b', '\0', '/a'] },
      { ...result, range: { start: range.end, end: range.end } },
      parser,
      { ...result, statements: ['2.2/array-bounds', '2.1/no-null'] },
      { ...result, keyRange: { start: { line: 3, character: 1 }, end: { line: 3, character: 70_000 } } },
      { ...result, path: [], keyRange: range, places: [{ path: ['a'], range, keyRange: range, source: '/c.yaml' }] },
      {
        ...result,
        places: [
          { path: ['a'], range, source: '/c.yaml' },
          { path: [], range, keyRange: range, source: '/a.yaml' },
        ],
      },
      { ...result, sameCause: [{ code: 'no-null', path: ['a'], source: '/a.yaml' }] },
    ];
    expect(unpacked(structuredClone(packed(results)))).to.deep.equal(results);
    expect(unpacked(packed([]))).to.deep.equal([]);
  });

  it('are the same however many there are', () => {
    const results = Array.from({ length: 20_000 }, (_, index) => ({ ...result, path: ['paths', String(index)] }));
    const again = unpacked(packed(results));
    expect(again.length).to.equal(20_000);
    expect(again.every(({ path }, index) => path[1] === String(index))).to.equal(true);
  });

  it('take other statements and causes', () => {
    const packer = new ResultPacker();
    packer.add(result);
    const second = packer.add({ ...result, path: ['b'] });
    const changes = { statements: ['2.1/no-null'], sameCause: [{ code: 'no-null', path: ['a'], source: '/a.yaml' }] };
    packer.restate(second, changes);
    expect(unpacked(packer.packed())).to.deep.equal([result, { ...result, path: ['b'], ...changes }]);
  });
});
