import { expect } from 'chai';
import bulkOfOneType from '../../rules/4.10/bulk-of-one-type/rule.ts';
import { GOOD, many, post } from '../support/bulk-bodies.ts';
import { ref } from '../support/collection-pages.ts';
import { places } from '../support/findings.ts';

const asked = 'paths /v1/shop/orders post requestBody content application/json schema';

describe('bulk-of-one-type', () => {
  it('finds alternatives that have nothing in common, but no variants', () => {
    const mixed = (...names: string[]) => many(`{oneOf: [${names.map(ref).join(', ')}]}`);
    expect(places(bulkOfOneType, post(mixed('Order', 'Customer'), GOOD))).to.deep.equal([
      `${asked} properties items items`,
    ]);
    expect(places(bulkOfOneType, post(mixed('Order', 'CardOrder'), GOOD))).to.be.empty;
  });

  it('finds requests of any kind also where nothing else shows bulk', () => {
    const call = '{type: object, properties: {method: {type: string}, url: {type: string}}}';
    expect(
      places(bulkOfOneType, post(`{type: array, items: ${call}}`, '{type: object}', '/v1/shop/batch')),
    ).to.have.lengthOf(1);
    expect(
      places(
        bulkOfOneType,
        post(
          `{type: object, properties: {requests: {type: array, items: ${call}}}}`,
          '{type: object}',
          '/v1/shop/batch',
        ),
      ),
    ).to.have.lengthOf(1);
    const link = '{type: object, properties: {href: {type: string}, rel: {type: string}, method: {type: string}}}';
    expect(places(bulkOfOneType, post(`{type: object, properties: {links: {type: array, items: ${link}}}}`, GOOD))).to
      .be.empty;
  });

  it('finds several arrays of objects where there is no items, whatever their order', () => {
    const list = '{type: array, items: {type: object}}';
    expect(
      places(bulkOfOneType, post(`{type: object, properties: {orders: ${list}, customers: ${list}}}`, GOOD)),
    ).to.deep.equal([asked]);
    expect(places(bulkOfOneType, post(`{type: object, properties: {items: ${list}, options: ${list}}}`, GOOD))).to.be
      .empty;
    expect(
      places(
        bulkOfOneType,
        post(`{type: object, properties: {orders: ${list}, customers: ${list}}}`, '{type: object}'),
      ),
    ).to.be.empty;
  });
});
