import { expect } from 'chai';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { Where } from '../../review/page/where.tsx';
import type { Region } from '../../review/review.ts';

const text = (html: string) => html.replaceAll(/<[^>]*>/g, '');

const OPERATION = { kind: 'operation', name: 'GET /orders', operations: [0] } as unknown as Region;
const SHARED = { kind: 'shared', name: 'Order', operations: [0, 1] } as unknown as Region;

/** Of a finding in these regions of an API in so many files. */
function where(pointer: string, region: Region | null, files = ['a.yaml'], mark: string | null = null): string {
  const excerpts = files.map((file) => ({ file, runs: [] }));
  const location = { file: files.length - 1, line: 7, column: 1, end: null };
  const finding = { pointer, location, regions: region === null ? [] : [0] };
  return text(
    renderToString(h(Where, { finding, regions: region === null ? [] : [region], excerpts, mark, href: '#' })),
  );
}

describe('where a finding stands', () => {
  it('names the file where there are several, the operation, and how many share the place', () => {
    expect(where('paths › /orders › get › summary', OPERATION)).to.equal('GET /orders › summary line 7');
    expect(where('components › schemas › Order', SHARED, ['a.yaml', 'b.yaml'])).to.equal(
      'components › schemas › Order b.yaml:7, in 2 operations',
    );
    expect(where('', null, ['a.yaml'], 'new')).to.equal('the whole description line 7, new');
  });
});
