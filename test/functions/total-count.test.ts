import { expect } from 'chai';
import totalCount from '../../functions/total-count.ts';
import { findingsOfOwnRule, refusal } from '../support/own-rule.ts';

describe('totalCount in a ruleset of a user', () => {
  it('takes a property by a name of a user’s own', async () => {
    const options = { property: 'rowCount', least: 1 };
    const description =
      "paths: {/v1/shop/orders: {get: {responses: {'200': {description: d, content: {application/json: {schema: {type: object, properties: {items: {type: array}, rowCount: {type: integer, minimum: 0}, total: {type: string}}}}}}}}}}";
    expect(await findingsOfOwnRule(totalCount, options, description)).to.deep.equal([
      'paths /v1/shop/orders get responses 200 content application/json schema properties rowCount minimum: the minimum of "rowCount" is 0; write 1 or more',
    ]);
  });

  describe('of a collection', () => {
    const AT = 'paths /v1/shop/orders get responses 200 content application/json schema properties';
    const found = (properties: string, path = '/v1/shop/orders') =>
      findingsOfOwnRule(
        totalCount,
        { property: 'rowCount', least: 1 },
        `paths: {'${path}': {get: {responses: {'200': {description: d, content: {application/json: {schema: {type: object, properties: {${properties}}}}}}}}}}`,
      );
    const ITEMS = 'items: {type: array}, ';

    it('is an integer, whatever the spelling of its name', async () => {
      expect(await found(`${ITEMS}rowCount: {type: number, minimum: 1}`)).to.deep.equal([
        `${AT} rowCount: "rowCount" is of type number; make it an integer with a minimum of 1`,
      ]);
      expect(await found(`${ITEMS}row_count: {type: string}`)).to.deep.equal([
        `${AT} row_count: "row_count" is of type string; make it an integer with a minimum of 1`,
      ]);
    });

    it('may be null, and is bounded all the same', async () => {
      expect(await found(`${ITEMS}rowCount: {type: [integer, 'null'], minimum: 0}`)).to.deep.equal([
        `${AT} rowCount minimum: the minimum of "rowCount" is 0; write 1 or more`,
      ]);
    });

    for (const [title, schema] of [
      ['has no type', '{minimum: 0}'],
      ['has no bound', '{type: integer}'],
      ['begins later', '{type: integer, minimum: 2}'],
    ] as const) {
      it(`is left alone where it ${title}`, async () =>
        expect(await found(`${ITEMS}rowCount: ${schema}`)).to.deep.equal([]));
    }

    it('is no property of another object', async () => {
      expect(await found('rowCount: {type: string}', '/v1/shop/orders/{id}')).to.deep.equal([]);
    });
  });

  it('refuses options that it does not have', async () => {
    expect(await refusal(totalCount, { unknown: 1 })).to.include('"totalCount" function has invalid options');
  });
});
