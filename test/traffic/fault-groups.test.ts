import { expect } from 'chai';
import { below, rootPlace } from '../../model/description/place.ts';
import { RULES } from '../../rules/index.generated.ts';
import { FaultGroups } from '../../traffic/fault-groups.ts';

type Key = string | number;
type Given = { readonly keys: readonly Key[]; readonly status?: number; readonly operation?: string; about?: string };

/** The places of the faults that findings are, with how often each was found. */
function faultsOf(findings: readonly Given[], every = false) {
  const groups = new FaultGroups(every);
  const rule = Object.values(RULES)[0];
  for (const { keys, status = 200, operation = 'GET /v1/shop/orders', about } of findings) {
    const place = below(rootPlace({ source: 'exchange', data: {} } as never), ...keys);
    const exchange = { response: { status } } as never;
    const finding = { rule, place, ...(about !== undefined && { about }) } as never;
    groups.add(finding, operation, exchange, () => ({ traffic: { count: 1 } }) as never);
  }
  return groups.findings().map(({ result, identity }) => [identity.place, result.traffic?.count]);
}

describe('the same fault in several exchanges', () => {
  const name = (item: Key) => ({ keys: ['response', 'body', 'items', item, 'name'] });

  it('is one whatever the number of the item, also where the numbers are names', () => {
    const one = [['200 /response/body/items/*/name', 3]];
    expect(faultsOf([name(0), name(1), name(1)])).to.deep.equal(one);
    expect(faultsOf([name('12'), name('13'), name(1)])).to.deep.equal(one);
  });

  it('is another one of another member, status, operation, and thing that it is about', () => {
    const keys = ['response', 'body', 'a/b'];
    expect(
      faultsOf([
        { keys },
        { keys: ['response', 'body'] },
        { keys, status: 404 },
        { keys, operation: 'GET /v1/shop/lines' },
        { keys, about: 'page size' },
        { keys, about: 'page size' },
        { keys, about: 'half\udc00' },
        { keys },
      ]),
    ).to.deep.equal([
      ['200 /response/body/a~1b', 2],
      ['200 /response/body', 1],
      ['404 /response/body/a~1b', 1],
      ['200 /response/body/a~1b', 1],
      ['200 /response/body/a~1b?page%20size', 2],
      ['200 /response/body/a~1b?half%EF%BF%BD', 1],
    ]);
  });

  it('is shown each time where every finding is wanted', () => {
    expect(faultsOf([name(0), name(0)], true)).to.have.lengthOf(2);
  });
});
