import { expect } from 'chai';
import { givesList } from '../../../model/paths/path-of-operation.ts';
import { present } from '../../support/describe-data.ts';
import { describePaths } from './support.ts';

/** Whether the first operation of some paths answers with a list. */
function lists(paths: Readonly<Record<string, string>>): boolean | null {
  const description = describePaths(paths);
  return givesList(present(description.operations[0]), description);
}

describe('whether an operation answers with a list', () => {
  it('is certain of GET on a collection or a search, or with the answer of one', () => {
    expect(lists({ '/v1/shop/orders': 'get:items' })).to.equal(true);
    expect(lists({ '/v1/shop/orders/search': 'get:items', '/v1/shop/orders': 'get:items' })).to.equal(true);
    expect(lists({ '/v1/shop/orders/search': 'post:items' })).to.equal(true);
  });

  it('is certain not to be so of what is one resource, and of other methods', () => {
    expect(lists({ '/v1/shop/orders/{orderId}': 'get:object' })).to.equal(false);
    expect(lists({ '/v1/shop/orders': 'post:201' })).to.equal(false);
    expect(lists({ '/v1/shop/orders/{orderId}': 'put:204' })).to.equal(false);
    expect(lists({ '/v1/shop/xyzzy': 'delete:204' })).to.equal(false);
  });

  it('is open where the class of the path is', () => {
    expect(lists({ '/v1/shop/orders': 'get:object' })).to.equal(null);
    expect(lists({ '/v1/shop/order': 'post:201' })).to.equal(null);
  });
});
