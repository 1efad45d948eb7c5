import { expect } from 'chai';
import { movedByOperation, movedByPrefix } from '../../../model/comparison/moved-paths.ts';
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

describe('paths whose operations have kept their operationIds', () => {
  const offering = (keyShape: string, operationId: string) =>
    ({
      ...offered('', keyShape),
      item: { operations: [{ method: 'get', value: { operationId } }] },
    }) as unknown as OfferedPath;
  const movesByIds = (...keys: readonly (readonly [before: string, after: string])[]) =>
    movedByOperation(
      keys.map(([before], index) => offering(before, `a${index}`)),
      keys.map(([, after], index) => offering(after, `a${index}`)),
    ).map(({ from, to, pairs }) => `${from} -> ${to}: ${pairs.length}`);

  it('moved together where the same segment is another one in all of them', () => {
    expect(movesByIds(['/shop/carts', '/shop/baskets'], ['/shop/carts/{}', '/shop/baskets/{}'])).to.deep.equal([
      '/shop/carts -> /shop/baskets: 2',
    ]);
  });

  it('moved one by one where only one has it, several segments are others, or a parameter is', () => {
    expect(movesByIds(['/carts', '/baskets'])).to.deep.equal(['/carts -> /baskets: 1']);
    expect(movesByIds(['/a/b', '/c/d'], ['/a/b/{}', '/c/d/{}'])).to.deep.equal([
      '/a/b -> /c/d: 1',
      '/a/b/{} -> /c/d/{}: 1',
    ]);
    expect(movesByIds(['/a/{}/x', '/a/b/x'], ['/a/{}/y', '/a/b/y'])).to.deep.equal([
      '/a/{}/x -> /a/b/x: 1',
      '/a/{}/y -> /a/b/y: 1',
    ]);
  });
});
