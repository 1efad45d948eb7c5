import { expect } from 'chai';
import { placeBefore } from '../../fixing/pass-record.ts';
import { changesOf, type FileEdit } from '../../framework/changes/file-edit.ts';

const SOURCE = 'openapi.yaml';

/** Where a path was before edits. */
function wasAt(path: readonly string[], edits: readonly FileEdit[]): readonly string[] | null {
  return placeBefore({ source: SOURCE, path }, changesOf(edits))?.path ?? null;
}

describe('a place before a pass', () => {
  it('has the names that the pass changed', () => {
    const renamed: FileEdit[] = [
      { edit: 'rename', source: SOURCE, path: ['paths', '/lineItems'], to: '/line-items' },
      { edit: 'set', source: SOURCE, path: ['paths', '/lineItems', 'get', 'summary'], value: 'x' },
    ];
    expect(wasAt(['paths', '/line-items', 'get', 'tags'], renamed)).to.deep.equal([
      'paths',
      '/lineItems',
      'get',
      'tags',
    ]);
    expect(wasAt(['paths', '/orders'], renamed)).to.deep.equal(['paths', '/orders']);
  });

  it('has the index that an item had, and is nowhere for a new item', () => {
    const edits: FileEdit[] = [
      { edit: 'remove', source: SOURCE, path: ['tags', 0] },
      { edit: 'insert', source: SOURCE, path: ['tags', 2], value: 'new' },
    ];
    expect(['0', '1', '2'].map((index) => wasAt(['tags', index], edits)?.[1] ?? null)).to.deep.equal(['1', null, '2']);
  });
});
