import { expect } from 'chai';
import noAdjacentIds from '../../rules/2.8/no-adjacent-ids/rule.ts';
import { places } from '../support/findings.ts';

describe('no-adjacent-ids', () => {
  const cases: [string, boolean][] = [
    ['/v1/shop/orders/{orderId}/{itemId}', true],
    ['/v1/shop/{a}/{b}/c', true],
    ['/v1/shop/a/{b}//{c}', true],
    ['/v1/shop/a/{b}.json/{c}', true],
    ['/v1/shop/orders/{orderId}/items/{itemId}', false],
    ['/{version}/{orderId}', false],
    ['/v1/shop/files/{fileId}/{path+}', false],
  ];
  for (const [key, wrong] of cases) {
    it(`${key} is ${wrong ? 'wrong' : 'right'}`, () => {
      expect(places(noAdjacentIds, `paths: { '${key}': {} }`)).to.deep.equal(wrong ? [`paths ${key}`] : []);
    });
  }
});
