import { expect } from 'chai';
import { brokenBounds } from '../../../framework/sequence/broken-bounds.ts';
import { requestSchemaOf } from '../../../model/operations/body-content.ts';
import { describeText } from '../../support/lint-text.ts';

/** What is sent in place of a value, by the schema of its property. */
function broken(properties: Record<string, object>, body: Record<string, unknown>, required: string[] = []) {
  const schema = { type: 'object', required, properties };
  const post = { requestBody: { content: { 'application/json': { schema } } } };
  const description = describeText(JSON.stringify({ openapi: '3.1.0', paths: { '/v1/shop/orders': { post } } }));
  const node = description.operations.map(requestSchemaOf)[0]?.target;
  if (node == null) throw new Error('there is no schema');
  return brokenBounds(body, node).map(({ name, value, called }) => [name, value, called]);
}

describe('framework/sequence/broken-bounds.ts', () => {
  it('breaks each keyword once, and only that of a value which keeps it', () => {
    const text = { type: 'string', minLength: 3, maxLength: 5 };
    expect(broken({ name: text }, { name: 'Bread' })).to.deep.equal([
      ['name', 'Breadx', '6 characters'],
      ['name', 'Br', '2 characters'],
    ]);
    expect(broken({ name: text }, { name: 'Br' })).to.deep.equal([]);
    expect(broken({ name: { type: 'string', minLength: 1 } }, { name: 'Salt' })).to.deep.equal([
      ['name', '', 'an empty text'],
    ]);
    expect(broken({ count: { type: 'integer', minimum: 1, maximum: 9 } }, { count: 4 })).to.deep.equal([
      ['count', 10, '10'],
      ['count', 0, '0'],
    ]);
    expect(broken({ tags: { type: 'array', maxItems: 1, items: { type: 'string' } } }, { tags: ['a'] })).to.deep.equal([
      ['tags', ['a', 'a'], '2 items'],
    ]);
    expect(broken({ code: { type: 'string', pattern: '^[A-Z]+$' } }, { code: 'AB' })).to.deep.equal([
      ['code', 'A§', '"A§"'],
    ]);
    expect(broken({ size: { type: 'string', enum: ['S', 'M'] } }, { size: 'S' })).to.deep.equal([
      ['size', 'S_LINTEL', '"S_LINTEL"'],
    ]);
  });

  it('takes what is required before other properties', () => {
    const text = { type: 'string', maxLength: 5 };
    expect(broken({ note: text, name: text }, { note: 'Salt', name: 'Bread' }, ['name'])).to.deep.equal([
      ['name', 'Breadx', '6 characters'],
    ]);
  });

  it('leaves alone what may be more than a value, what is too long to be sent, and values that more may come to', () => {
    const long = { type: 'string', maxLength: 100_000 };
    const open = { type: 'string', 'x-extensible-enum': ['S', 'M'] };
    const state = { type: 'string', maxLength: 9 };
    const made = { type: 'string', maxLength: 9, readOnly: true };
    const whole = { type: 'integer', maximum: Number.MAX_SAFE_INTEGER };
    expect(
      broken(
        { long, open, status: state, roomId: state, made, whole },
        { long: 'a', open: 'S', status: 'NEW', roomId: 'r', made: 'm', whole: 1 },
      ),
    ).to.deep.equal([]);
  });
});
