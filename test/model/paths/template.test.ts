import { expect } from 'chai';
import { readTemplate } from '../../../model/paths/template.ts';

const texts = (key: string) => readTemplate(key).segments.map(({ text }) => text);
const only = (key: string) => {
  const [segment] = readTemplate(key).segments;
  if (segment === undefined) throw new Error(`No segment in ${key}`);
  return segment;
};

describe('path templates', () => {
  it('splits a key into segments and says where each starts', () => {
    const { segments, leadingSlash, trailingSlash, query, fragment } = readTemplate('/v1/shop/orders/{orderId}');
    expect(segments.map(({ text, kind, offset }) => ({ text, kind, offset }))).to.deep.equal([
      { text: 'v1', kind: 'fixed', offset: 1 },
      { text: 'shop', kind: 'fixed', offset: 4 },
      { text: 'orders', kind: 'fixed', offset: 9 },
      { text: '{orderId}', kind: 'parameter', offset: 16 },
    ]);
    expect({ leadingSlash, trailingSlash, query, fragment }).to.deep.equal({
      leadingSlash: true,
      trailingSlash: false,
      query: null,
      fragment: null,
    });
  });

  it('keeps empty segments and the slash at the end', () => {
    expect(texts('/a//b/')).to.deep.equal(['a', '', 'b', '']);
    expect(readTemplate('/a//b/').trailingSlash).to.equal(true);
    expect(readTemplate('/')).to.include({ leadingSlash: true, trailingSlash: false });
    expect(texts('/')).to.deep.equal([]);
    expect(texts('//')).to.deep.equal(['', '']);
    expect(texts('')).to.deep.equal([]);
  });

  it('takes what routers mark as parameters for one, with its name in braces', () => {
    for (const text of [':orderId', '<orderId>', '<int:orderId>', '[orderId]', '[...orderId]', '{orderId'])
      expect(only(`/${text}`), text).to.include({ text, kind: 'parameter', name: '{orderId}', customMethod: null });
    expect(only('/orders:cancel')).to.include({ kind: 'fixed', customMethod: 'cancel' });
    for (const text of ['<orderId', '[orderId', 'orderId]', ':orderId]', '$orderId', 'orderId}'])
      expect(only(`/${text}`), text).to.include({ kind: 'fixed' });
  });

  it('reads a key without a slash before it', () => {
    expect(readTemplate('orders/{id}').leadingSlash).to.equal(false);
    expect(texts('orders/{id}')).to.deep.equal(['orders', '{id}']);
    expect(only('orders').offset).to.equal(0);
  });

  it('separates query and fragment', () => {
    expect(readTemplate('/a/b?c=/d#e?f')).to.include({ query: 'c=/d', fragment: 'e?f', trailingSlash: false });
    expect(texts('/a/b?c=/d#e')).to.deep.equal(['a', 'b']);
    expect(readTemplate('/a#b?c')).to.include({ query: null, fragment: 'b?c' });
    expect(readTemplate('/a?#')).to.include({ query: '', fragment: '' });
  });

  it('takes a query expansion at the end for a query', () => {
    expect(readTemplate('/a/b{?page,pageSize}')).to.include({ query: 'page,pageSize', fragment: null });
    expect(texts('/a/b{?page,pageSize}')).to.deep.equal(['a', 'b']);
    expect(readTemplate('/a/{id}{&page}#e')).to.include({ query: 'page', fragment: 'e' });
    expect(texts('/a/{id}{&page}#e')).to.deep.equal(['a', '{id}']);
    expect(readTemplate('/a{?page}/b').query).to.equal(null);
  });

  it('distinguishes parameters from mixtures', () => {
    expect(only('/{a}-{b}')).to.include({ kind: 'mixed' });
    expect(only('/{a}-{b}').parameterNames).to.deep.equal(['a', 'b']);
    expect(only('/{a}{b}').kind).to.equal('mixed');
    expect(only('/x{a}').kind).to.equal('mixed');
    expect(only('/{}')).to.include({ kind: 'parameter' });
    expect(only('/{open').kind).to.equal('parameter');
    expect(only('/close}').kind).to.equal('fixed');
  });

  it('takes a slash inside braces for part of the name', () => {
    expect(texts('/files/{path/rest}/x')).to.deep.equal(['files', '{path/rest}', 'x']);
    expect(texts('/files/{open/x')).to.deep.equal(['files', '{open', 'x']);
  });

  it('separates extension, custom method and matrix parameters from the name', () => {
    expect(only('/orders.json')).to.include({ name: 'orders', extension: 'json', kind: 'fixed' });
    expect(only('/{id}.trf')).to.include({ name: '{id}', extension: 'trf', kind: 'parameter' });
    expect(only('/{id}.json')).to.include({ name: '{id}', extension: 'json', kind: 'parameter' });
    expect(only('/v1.0')).to.include({ name: 'v1.0', extension: null });
    expect(only('/{id}:cancel')).to.include({ name: '{id}', customMethod: 'cancel', kind: 'parameter' });
    expect(only('/levels:trim')).to.include({ name: 'levels', customMethod: 'trim' });
    expect(only('/:2nd')).to.include({ kind: 'fixed', name: ':2nd' });
    expect(only('/orders;color=red')).to.include({ name: 'orders', matrix: ';color=red' });
    expect(only('/{;color}')).to.include({ name: '{;color}', matrix: null, kind: 'parameter' });
  });

  it('reads a key of hundreds of kilobytes', () => {
    for (const part of ['/a', '{', '}', '/{', '//', '{a}', ':a', ';', '.json', '?', 'v-1']) {
      expect(() => readTemplate(`/${part.repeat(100_000)}`), part).not.to.throw();
    }
  });
});
