import { expect } from 'chai';
import { pathOf } from '../../../../model/description/place.ts';
import { Selection } from '../../../../model/exchange/body/selection.ts';
import { type Exchange, readExchange } from '../../../../model/exchange/exchange.ts';
import { InferredPaths } from '../../../../model/exchange/inferred-paths.ts';
import { Traffic } from '../../../../model/exchange/traffic.ts';
import { recorded } from '../../../support/har.ts';

let asked = 0;

/** The texts of members called `city`: those in capitals hold. */
const CITIES = new Selection<string>({
  at: ({ key, isDataKey }, type) => {
    asked++;
    if (key !== 'city' || isDataKey || type !== 'string') return 'none';
    return (text: string) => (text === text.toUpperCase() ? 'holds' : 'look');
  },
  subject: ({ place }) => pathOf(place).join('/'),
});

function answering(body: unknown): Exchange {
  return readExchange(recorded({ body: JSON.stringify(body) }), null);
}

function selected(
  ...exchanges: readonly Exchange[]
): { readonly looked: readonly string[]; readonly holds: boolean }[] {
  const traffic = new Traffic(new InferredPaths());
  return exchanges.map((exchange) => ({
    looked: CITIES.subjects(exchange, traffic),
    holds: CITIES.holdsIn(exchange, traffic),
  }));
}

describe('model/exchange/body/selection.ts', () => {
  it('has what is to be looked at in the order of the body, each with its place', () => {
    const body = { city: 'Graz', items: [{ city: 'LINZ' }, { at: { city: 'Wels' }, city: 'Enns' }] };
    const looked = ['response/body/city', 'response/body/items/1/at/city', 'response/body/items/1/city'];
    expect(selected(answering(body))).to.deep.equal([{ looked, holds: true }]);
  });

  it('tells objects of other names apart, and maps from records by their entries', () => {
    const places = (first: string) => ({ cities: { [first]: { a: 1 }, north_hall: { a: 2 }, city: { a: 3 } } });
    const map = { cities: { south_hall: 'x', city: 'Graz' } };
    expect(selected(answering(map), answering(places('south_hall')), answering({ city: 'GRAZ' }))).to.deep.equal([
      { looked: ['response/body/cities/city'], holds: false },
      { looked: [], holds: false },
      { looked: [], holds: true },
    ]);
  });

  it('asks once for all values that stand at the same place', () => {
    const exchanges = Array.from({ length: 3 }, () =>
      answering({ items: Array.from({ length: 50 }, () => ({ city: 'a' })) }),
    );
    asked = 0;
    selected(...exchanges);
    // The body, its list, the items and their member.
    expect(asked).to.equal(4);
  });

  it('finds its way to a depth of 1,000', () => {
    const lookedAt = (levels: number) => {
      const deep = `${'{"a":'.repeat(levels)}{"city":"Graz"}${'}'.repeat(levels)}`;
      const [outcome] = selected(readExchange(recorded({ body: deep }), null));
      return outcome?.looked;
    };
    expect(lookedAt(1_000)).to.have.length(1);
    expect(lookedAt(1_001)).to.have.length(0);
    expect(lookedAt(20_000)).to.have.length(0);
  });
});
