import { expect } from 'chai';
import { isCountName } from '../../../model/schemas/count-names.ts';

describe('model/schemas/count-names.ts', () => {
  it('knows what is counted by its first or last word', () => {
    for (const name of [
      'retryCount',
      'page_size',
      'numberOfItems',
      'num_nodes',
      'totalResults',
      'timeout_seconds',
      'offset',
      'page_offset',
    ])
      expect(isCountName(name), name).to.equal(true);
  });

  it('takes no sum of money, position or other number for a count', () => {
    for (const name of [
      'total',
      'totalAmount',
      'total_fees',
      'latitude',
      'height',
      'id',
      'number',
      'address',
      'fraudOffset',
      'utc_offset',
      '',
    ])
      expect(isCountName(name), name).to.equal(false);
  });

  const LAST = `count counts size length limit attempts retries seconds minutes hours days weeks months years items pages
    rows bytes age`;
  for (const word of LAST.split(/\s+/))
    it(`takes what ends in ${word} for a count`, () => expect(isCountName(`some_${word}`)).to.equal(true));

  for (const word of 'page list result results item items record records row rows entry entries byte start'.split(' '))
    it(`takes the offset of a ${word} for a count`, () => expect(isCountName(`${word}Offset`)).to.equal(true));

  for (const word of 'amounts costs fees prices taxes charges payments credits savings refunds balances sales earnings'.split(
    ' ',
  ))
    it(`takes total ${word} for money`, () => expect(isCountName(`total_${word}`)).to.equal(false));
});
