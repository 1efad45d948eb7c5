import { expect } from 'chai';
import { candidatesOf, markOf } from '../../fixing/candidates.ts';
import { type ChangesBySource, changesOfPass, firstPlaceOf } from '../../fixing/pass-record.ts';
import type { FileEdit } from '../../framework/changes/file-edit.ts';
import { type Result, START_OF_FILE } from '../../source/result.ts';

const source = 'a.yaml';

function result(path: string[]): Result {
  const place = { source, path };
  const own = { code: 'rule', message: 'wrong', severity: 0 as const, range: START_OF_FILE, statements: [] };
  return { ...own, ...place, fixes: [{ title: 'mend', isSafe: true, edits: [], places: [place] }] };
}

function changes(...edits: readonly FileEdit[]): ChangesBySource {
  const [candidate] = candidatesOf([result([])]);
  if (candidate === undefined) throw new Error('there is no fix');
  return changesOfPass({
    textsBefore: new Map(),
    placesBefore: new Map(),
    carriedOut: [{ ...candidate, edits }],
    files: new Map(),
  });
}

describe('fixing/pass-record.ts', () => {
  const renamed = (from: string, to: string) =>
    changes({ edit: 'rename', source, path: ['paths', from], of: 'key', to } as FileEdit);
  const passes = [renamed('/orderItems', '/order_items'), renamed('/order_items', '/order-items')];

  it('finds where a place was before all passes', () => {
    const first = firstPlaceOf({ source, path: ['paths', '/order-items', 'get'] }, passes);
    expect(first).to.deep.equal({ source, path: ['paths', '/orderItems', 'get'] });
    const elsewhere = { source, path: ['paths', '/orders', 'get'] };
    expect(firstPlaceOf(elsewhere, passes)).to.deep.equal(elsewhere);
  });

  it('tells what a pass put there from what was there before', () => {
    const added = changes({ edit: 'insert', source, path: ['tags', 0], value: 'new' } as FileEdit);
    const place = (index: string) => ({ source, path: ['tags', index] });
    expect(firstPlaceOf(place('1'), [added])).to.deep.equal(place('0'));
    expect(firstPlaceOf(place('0'), [added]).path).to.not.deep.equal(['tags', '0']);
  });

  it('counts what goes and comes in a list, and takes what is written over for what was there', () => {
    const moved = changes(
      { edit: 'remove', source, path: ['tags', 0] },
      { edit: 'insert', source, path: ['tags', 2], value: 'new' },
      { edit: 'set', source, path: ['info'], value: {} },
    );
    const first = (...path: string[]) => firstPlaceOf({ source, path }, [moved]).path.join(' ');
    expect(['0', '1', '2', '3'].map((index) => first('tags', index))).to.deep.equal([
      'tags 1',
      'tags 1 pass 0',
      'tags 2',
      'tags 3',
    ]);
    expect(first('info', 'title')).to.equal('info title');
    expect(first('tags', '0', 'name')).to.equal('tags 1 name');
    expect(firstPlaceOf({ source: 'b.yaml', path: ['tags', '0'] }, [moved]).path).to.deep.equal(['tags', '0']);
  });

  it('knows a fix again after what is around it was renamed', () => {
    const [before] = candidatesOf([result(['paths', '/orderItems', 'get'])]);
    const [after] = candidatesOf([result(['paths', '/order-items', 'get'])], (place) => firstPlaceOf(place, passes));
    if (before === undefined || after === undefined) throw new Error('there is no fix');
    expect(markOf(after)).to.equal(markOf(before));
  });
});
