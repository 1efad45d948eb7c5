import { expect } from 'chai';
import { counted, listed, plain, quote } from '../../framework/messages.ts';

describe('messages', () => {
  for (const [value, quoted] of [
    ['a', '"a"'],
    ['', '""'],
    ['line\nbreak "quoted"', '"line\\nbreak \\"quoted\\""'],
    [null, 'null'],
    [undefined, 'undefined'],
    [1.5, '1.5'],
    [false, 'false'],
    [[], '[]'],
    [{}, '{}'],
    [[1, ['a', null]], '[1,["a",null]]'],
    [{ a: 1, b: [true] }, '{"a":1,"b":[true]}'],
    ['{{error}}', '"{ {error} }"'],
    ['#{{{path}}}', '"#{ { {path} } }"'],
    [{ a: { b: {} } }, '{"a":{"b":{} } }'],
  ] as const) {
    it(`quote ${JSON.stringify(value)} as ${quoted}`, () => expect(quote(value)).to.equal(quoted));
  }

  it('cut what is long, outside of quotation marks', () => {
    expect(quote('x'.repeat(100))).to.equal(`"${'x'.repeat(60)}"…`);
    expect(quote('x'.repeat(60))).to.equal(`"${'x'.repeat(60)}"`);
    expect(plain('x'.repeat(61))).to.equal(`${'x'.repeat(60)}…`);
  });

  it('cut long lists and objects, and close what is open', () => {
    const cut = (value: unknown) => {
      const quoted = quote(value);
      expect(quoted).to.match(/.…$/s);
      expect(quoted.length).to.be.below(100);
      return JSON.parse(quoted.slice(0, -1));
    };
    const numbers = Array.from({ length: 1000 }, (_, index) => index);
    expect(cut(numbers)).to.deep.equal(numbers.slice(0, 23));
    expect(cut(numbers.map(() => 1))).to.deep.equal(numbers.slice(0, 29).map(() => 1));
    expect(cut({ description: 'x'.repeat(80) })).to.deep.equal({ description: 'x'.repeat(45) });
    expect(cut([[{ a: ['x'.repeat(80)], b: 1 }], 2])).to.deep.equal([[{ a: ['x'.repeat(49)] }]]);
    expect(cut({ ['k'.repeat(80)]: 1 })).to.deep.equal({});
    expect(cut([...numbers.slice(0, 21), 'nothing is empty']).at(-1)).to.equal('nothing ');
  });

  it('cut no character in two', () => {
    for (const character of ['😀', 'e\u0301', '👩‍👩‍👧‍👦', '🇩🇪', '👍🏽', 'क्षि']) {
      for (let before = 50; before < 62; before++) {
        const text = 'x'.repeat(before) + character + 'x'.repeat(60);
        const kept = new RegExp(`^"x+(?:${character}x*)?"…$`);
        expect(quote(text)).to.match(kept);
        expect(plain(text)).to.match(new RegExp(`^x+(?:${character}x*)?…$`));
        expect(plain(`/${text}`)).to.match(new RegExp(`^…(?:x*${character})?x+$`));
        expect(JSON.parse(quote([text]).slice(0, -1))[0]).to.match(new RegExp(`^x+(?:${character}x*)?$`));
      }
    }
  });

  it('cut no name in braces in two', () => {
    expect(plain(`${'x'.repeat(50)}{parameter-name} is long`)).to.equal(`${'x'.repeat(50)}…`);
    expect(plain(`/${'x'.repeat(80)}{parameter-name}${'x'.repeat(50)}`)).to.equal(`…${'x'.repeat(50)}`);
    expect(plain(`{${'x'.repeat(80)}`)).to.equal(`{${'x'.repeat(59)}…`);
  });

  it('cut a long path in front, at a slash where there is one', () => {
    const path = '/v1/shop/orders/{orderId}/items/{itemId}/notes/{noteId}/files/{fileId}';
    expect(plain(path)).to.equal('…/{orderId}/items/{itemId}/notes/{noteId}/files/{fileId}');
    expect(quote(path)).to.equal('…"/{orderId}/items/{itemId}/notes/{noteId}/files/{fileId}"');
    expect(plain(`../${'a/'.repeat(40)}schemas.yaml#/Pet`)).to.match(/^…(\/a)+\/schemas\.yaml#\/Pet$/);
    expect(plain(`#/components/schemas/${'x'.repeat(100)}`)).to.equal(`…${'x'.repeat(60)}`);
    expect(plain(`/v1/${'x'.repeat(80)}/`)).to.equal(`…${'x'.repeat(59)}/`);
    expect(plain('/v1/shop/orders')).to.equal('/v1/shop/orders');
    expect(plain(`/ ${'words '.repeat(20)}`)).to.match(/^\/ words .*…$/);
  });

  it('read no more of huge, deep, shared and circular values than they quote', () => {
    let deep: unknown = 1;
    for (let level = 0; level < 100_000; level++) deep = [deep];
    let shared: unknown = {};
    for (let level = 0; level < 40; level++) shared = { a: shared, b: shared };
    const circle: unknown[] = [];
    circle.push(circle);
    const huge = Array.from({ length: 100_000 }, () => [1, 2]);
    for (const value of [deep, shared, circle, huge]) {
      const counted = countingReads(value);
      expect(quote(counted.value).length).to.be.below(150);
      expect(counted.reads()).to.be.within(1, 100);
    }
    expect(quote(shared)).to.match(/^\{"a":\{"a":/);
    expect(quote('x'.repeat(10_000_000)).length).to.be.below(150);
  });

  it('stay on one line', () => expect(plain('a\n\t b\u2028c')).to.equal('a b c'));

  it('list and count', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((items) => listed(items))).to.deep.equal([
      '',
      'a',
      'a and b',
      'a, b and c',
    ]);
    expect(listed(['a', 'b'], 'or')).to.equal('a or b');
    expect([counted(0, 'file'), counted(1, 'file'), counted(2, 'query', 'queries')]).to.deep.equal([
      '0 files',
      '1 file',
      '2 queries',
    ]);
  });
});

/** The same value, which counts how often a member of it, at any depth, is read. */
function countingReads(value: unknown): { readonly value: unknown; readonly reads: () => number } {
  let reads = 0;
  const counting = (inner: unknown): unknown => {
    if (typeof inner !== 'object' || inner === null) return inner;
    return new Proxy(inner, {
      get: (target, key) => {
        reads++;
        return counting(Reflect.get(target, key));
      },
    });
  };
  return { value: counting(value), reads: () => reads };
}
