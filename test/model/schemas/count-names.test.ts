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
});
