import { expect } from 'chai';
import { readExchange } from '../../../model/exchange/exchange.ts';
import { InferredPaths } from '../../../model/exchange/inferred-paths.ts';
import { isDataKey } from '../../../model/exchange/map-keys.ts';
import { Traffic } from '../../../model/exchange/traffic.ts';

/** The keys of an object that a body has under a name, as far as they are data. */
function dataKeys(name: string, object: object): unknown[] {
  const exchange = readExchange(
    {
      request: {
        method: 'GET',
        url: 'https://api.example.com/v1/shop/orders/a7',
        headers: [],
        body: { state: 'absent' },
      },
      response: { status: 200, headers: [], body: { state: 'json', value: { [name]: object } } },
    },
    null,
  );
  const values = new Traffic(new InferredPaths()).bodyValues(exchange.response);
  return values.filter(isDataKey).map(({ key }) => key);
}

describe('model/exchange/map-keys.ts', () => {
  const maps: readonly [string, object][] = [
    ['stock', { '2024-05-17': 1, '2024-05-18': 2 }],
    ['stock', { '5f0c9a52-3f2e-4c1b-9d6a-1f2e3d4c5b6a': 1 }],
    ['stock', { 'u-7f3aQ': 1, 'u-22aPx': 2 }],
    ['members', { fld_7Qx2mVb9Lr: { role: 'A' }, price_1MoBy5LkdIwHu7ixZhnattbh: { role: 'B' } }],
    ['stock', { EUR: 1, USD: 2 }],
    ['stock', { 'DE-BY': 1, 'US-CA': 2 }],
    ['counts', { IN_PORT: 1, AT_SEA: 2 }],
    ['title', { en: 'Order', 'de-AT': 'Bestellung' }],
    ['metadata', { crm_ticket: 'a' }],
    ['salesByRegion', { north_west: 1 }],
    ['stock', { 'a@example.com': 1 }],
    ['halls', { north_hall: { free: 1 }, south_hall: { free: 2 }, annex: { free: 3 } }],
  ];
  for (const [name, object] of maps) {
    it(`takes ${JSON.stringify(object)} under ${name} for a map`, () => {
      expect(dataKeys(name, object)).to.deep.equal(Object.keys(object));
    });
  }

  const records: readonly [string, object][] = [
    ['buyer', { first_name: 'Ada' }],
    ['buyer', { ID: 'a', NAME: 'b' }],
    ['buyer', { address_line1: 'a', address_line2: 'b' }],
    ['sums', { 'DE-XX': 1, 'U-BOAT': 2 }],
    [
      'prices',
      {
        unit_price: { value: '1', currency: 'EUR' },
        total_price: { value: '2', currency: 'EUR' },
        tax: { value: '0', currency: 'EUR' },
      },
    ],
    ['places', { billing_address: { city: 'a' }, shipping_address: { city: 'b' }, contact_address: { city: 'c' } }],
    ['counts', { open_count: 1, late_count: 2, done_count: 3, all_count: 6 }],
    ['buyer', {}],
  ];
  for (const [name, object] of records) {
    it(`takes ${JSON.stringify(object)} under ${name} for a record`, () => {
      expect(dataKeys(name, object)).to.deep.equal([]);
    });
  }
});
