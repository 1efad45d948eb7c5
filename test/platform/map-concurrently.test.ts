import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect } from 'chai';
import { mapConcurrently } from '../../platform/map-concurrently.ts';

/** Maps numbers, which are their own sizes, and gives what happened in its order. */
async function trace(items: readonly number[], limit: number): Promise<string[]> {
  const events: string[] = [];
  const map = async (item: number, index: number) => {
    events.push(`begin ${item} at ${index}`);
    for (let turn = 0; turn < item; turn++) await nextTurn();
    events.push(`end ${item}`);
    return item * 10;
  };
  for await (const value of mapConcurrently(items, limit, map, (item) => item)) events.push(`got ${value}`);
  return events;
}

function mostAtOnce(events: readonly string[]): number {
  let running = 0;
  let most = 0;
  for (const event of events) {
    if (event.startsWith('begin')) most = Math.max(most, ++running);
    if (event.startsWith('end')) running--;
  }
  return most;
}

const got = (events: readonly string[]) => events.filter((event) => event.startsWith('got'));
const begun = (events: readonly string[]) => events.filter((event) => event.startsWith('begin'));

describe('mapConcurrently', () => {
  it('begins one after the other with a limit of 1, each when the one before was taken', async () => {
    expect(await trace([1, 2], 1)).to.deep.equal([
      ...['begin 1 at 0', 'end 1', 'got 10'],
      ...['begin 2 at 1', 'end 2', 'got 20'],
    ]);
  });

  it('begins the largest first, and yields in the order of the items', async () => {
    const events = await trace([1, 5, 3, 2, 4], 2);
    expect(begun(events).map((event) => event.split(' ')[1])).to.deep.equal(['5', '4', '3', '2', '1']);
    expect(got(events)).to.deep.equal(['got 10', 'got 50', 'got 30', 'got 20', 'got 40']);
  });

  it('runs as many at once as it may', async () => {
    for (const limit of [2, 3, 9]) expect(mostAtOnce(await trace([3, 1, 4, 1, 5], limit))).to.equal(Math.min(limit, 5));
  });

  it('maps nothing to nothing', async () => {
    expect(await trace([], 2)).to.deep.equal([]);
  });
});
