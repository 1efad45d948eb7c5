import { expect } from 'chai';
import { movedByPrefix } from '../../../model/comparison/moved-paths.ts';
import type { OfferedPath } from '../../../model/comparison/offered-paths.ts';

/** A path as far as its URL counts. */
function offered(server: string, keyShape: string): OfferedPath {
  return { key: keyShape, keyShape, urls: [{ shape: server + keyShape }] } as unknown as OfferedPath;
}

function movesOf(before: readonly OfferedPath[], after: readonly OfferedPath[]): string[] {
  return movedByPrefix(before, after).map(({ from, to, pairs }) => `${from} -> ${to}: ${pairs.length}`);
}

describe('paths of which only the beginning is another', () => {
  it('are found under another server, behind more segments, and behind fewer', () => {
    const before = [offered('/a', '/orders'), offered('', '/carts/{}'), offered('', '/shop/wishes')];
    const after = [offered('', '/wishes'), offered('', '/shop/carts/{}'), offered('/b', '/orders')];
    expect(movesOf(before, after)).to.deep.equal(['/a -> /b: 1', ' -> /shop: 1', '/shop -> : 1']);
  });

  it('are not those behind a parameter, nor those of which nothing is left', () => {
    expect(movesOf([offered('', '/orders')], [offered('', '/{}/orders')])).to.deep.equal([]);
    expect(movesOf([offered('', '/')], [offered('', '/orders/')])).to.deep.equal([]);
  });

  it('take the first that is left, each once', () => {
    const moved = movedByPrefix([offered('', '/x'), offered('', '/x')], [offered('', '/a/x'), offered('', '/b/x')]);
    expect(moved.map(({ to }) => to)).to.deep.equal(['/a', '/b']);
  });

  it('are not sought by comparing each with each', function () {
    this.timeout(5_000);
    const keys = Array.from({ length: 30_000 }, (_, index) => `/shop/things${index}/{}`);
    const before = keys.map((key) => offered('', key));
    const after = keys.toReversed().map((key) => offered('', `/api${key}`));
    expect(movesOf(before, after)).to.deep.equal([' -> /api: 30000']);
  });
});
