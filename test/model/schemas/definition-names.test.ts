import { expect } from 'chai';
import { describedWords } from '../../../model/schemas/definition-names.ts';

describe('describedWords', () => {
  const others = new Set(['request', 'response', 'dto', 'new']);
  for (const name of [
    ...['Order', 'acme.v1.Order', 'acme.v1-Order', 'Acme.Shop.Models.Order', 'v1Order', 'api_v1_Order', 'OrderV2'],
    ...['Order_1', 'OrderDto', 'OrderResponse', 'NewOrder', 'Order.Request', 'acme.v1.OrderRequest_2'],
  ])
    it(`finds order in ${name}`, () => expect(describedWords(name, others)).to.deep.equal(['order']));

  it('finds nothing where nothing is described', () => {
    for (const name of ['Request', 'v1', '']) expect(describedWords(name, others)).to.deep.equal([]);
  });
  it('keeps what is no package', () => {
    expect(describedWords('OrderItem', others)).to.deep.equal(['order', 'item']);
    expect(describedWords('order.item', others)).to.deep.equal(['order', 'item']);
  });
});
