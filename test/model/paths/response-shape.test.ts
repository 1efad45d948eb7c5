import { expect } from 'chai';
import { type NamedPath, responseShape } from '../../../model/paths/response-shape.ts';
import { describeRoot } from './support.ts';

const TEXT = { type: 'string' };
const LIST = { type: 'array', items: { type: 'object', properties: { name: TEXT } } };
const ORDERS: NamedPath = { name: 'orders', names: 'many', paged: false };

/** Names of what stands around a list. */
const AROUND = `
  link links meta metadata embedded _embedded errors warnings paging pagination order object kind url uri self start end count size
  limit offset total cursor etag hasMore has_next has_prev hasPrevious items_total pagesTotal total_items next prev previous first
  last current nextPage next_cursor page page_size pageInfo order_count`;

/** The shape of an answer with these members. */
function shapeOf(properties: Readonly<Record<string, object>>, path = ORDERS) {
  const schema = { type: 'object', properties };
  const get = { responses: { 200: { content: { 'application/json': { schema } } } } };
  return responseShape(describeRoot({ paths: { '/v1/shop/orders': { get } } }).operations[0], path);
}

describe('the shape of an answer', () => {
  it('is a list around an array of objects, with nothing beside it but what surrounds one', () => {
    for (const beside of AROUND.trim().split(/\s+/))
      expect(shapeOf({ things: LIST, [beside]: {} }), beside).to.equal('list');
    expect(shapeOf({ things: LIST, color: {} })).to.equal('object');
    expect(shapeOf({ names: { type: 'array', items: TEXT } })).to.equal('object');
  });

  it('is a list around one that is named like the path, or as any list, unless it has an identifier', () => {
    for (const name of ['orders', 'shopOrders', 'data', 'results', 'entries']) {
      expect(shapeOf({ [name]: LIST, color: {} }), name).to.equal('list');
      expect(shapeOf({ [name]: LIST, color: {}, id: TEXT }), name).to.equal('object');
    }
  });

  it('is a list, whatever identifies it, where its members say that it has pages', () => {
    const words = [
      'next',
      'prev',
      'previous',
      'first',
      'last',
      'page',
      'pages',
      'paging',
      'pagination',
      'cursor',
      'marker',
    ];
    for (const word of [...words, 'limit', 'offset', 'has_more', 'hasMore', 'has_next', 'total'])
      expect(shapeOf({ orders: LIST, id: TEXT, [`list_${word}`]: {} }), word).to.equal('list');
  });

  it('is that of one resource where it has several lists and counts what is in them, under a name of one', () => {
    const detail: NamedPath = { name: 'course-detail', names: 'one', paged: false };
    const lists = { lessons: LIST, exercises: LIST };
    expect(shapeOf({ ...lists, totalCount: {} }, detail)).to.equal('object');
    expect(shapeOf({ ...lists, nextCursor: {} }, detail)).to.equal('list');
    expect(shapeOf({ ...lists, totalCount: {} }, { ...detail, paged: true })).to.equal('list');
    expect(shapeOf({ ...lists, totalCount: {} })).to.equal('list');
  });

  it('is that of one resource where it has items and an identifier, but under a name of many', () => {
    const invoice = { id: TEXT, items: LIST };
    expect(shapeOf(invoice, { name: 'invoice', names: 'one', paged: false })).to.equal('object');
    expect(shapeOf(invoice)).to.equal('items');
  });
});
