import { expect } from 'chai';
import { isReference } from '../../../model/description/reference.ts';
import { at, component, describeData, present } from '../../support/describe-data.ts';

const S = { type: 'string' };

/** Where the component `A` leads to, or the broken reference on the way. */
function leadsTo(
  $ref: unknown,
  root: object = {},
  files: Readonly<Record<string, unknown>> = {},
  source = 'openapi.yaml',
): string {
  const description = describeData(
    { openapi: '3.1.1', ...root, components: { schemas: { A: { $ref }, B: S } } },
    files,
    source,
  );
  const node = description.components.schemas[0]?.node ?? null;
  const broken = description.brokenReferences.map(
    ({ place, reference, state }) => `${state} ${reference} at ${at(place)}`,
  );
  return node === null ? broken.join(', ') || 'nothing' : at(node.place);
}

describe('references', () => {
  it('are objects with a $ref string of their own', () => {
    expect([{ $ref: '#' }, { $ref: '', a: 1 }].every(isReference)).to.equal(true);
    expect(
      [null, [], '#', { $ref: 1 }, { $ref: { type: 'string' } }, {}, Object.create({ $ref: '#' })].some(isReference),
    ).to.equal(false);
  });

  for (const [$ref, target] of [
    ['#/components/schemas/B', '#components/schemas/B'],
    ['#/x-a~1b/0', '#x-a/b/0'],
    ['#/x-a~1b/1', 'missing #/x-a~1b/1 at #components/schemas/A/$ref'],
    ['#/x-a~1b/00', 'missing #/x-a~1b/00 at #components/schemas/A/$ref'],
    ['#/x-a~1b/length', 'missing #/x-a~1b/length at #components/schemas/A/$ref'],
    ['#/x-a~1b/-1', 'missing #/x-a~1b/-1 at #components/schemas/A/$ref'],
    ['#/x-~01', '#x-~1'],
    ['#/x-%20b%C3%A9', '#x- bé'],
    ['#/x-100%', '#x-100%'],
    ['#/x-empty/', '#x-empty/'],
    ['#%2Fx-100%25', '#x-100%'],
    ['#/constructor', 'missing #/constructor at #components/schemas/A/$ref'],
    ['#/__proto__', 'missing #/__proto__ at #components/schemas/A/$ref'],
    ['#/gone', 'missing #/gone at #components/schemas/A/$ref'],
    ['#/x-null', 'nothing'],
    ['#/x-text', 'nothing'],
    ['#', '#'],
    ['', '#'],
    ['#/', 'missing #/ at #components/schemas/A/$ref'],
    ['B', 'missing B at #components/schemas/A/$ref'],
    ['#anchor', '#x-anchored/deep/0'],
    ['#dynamic', '#x-anchored/dynamic'],
    ['#no-anchor', 'missing #no-anchor at #components/schemas/A/$ref'],
    ['#toString', 'missing #toString at #components/schemas/A/$ref'],
  ] as const) {
    it(`${JSON.stringify($ref)} in a file leads to ${target}`, () => {
      const root = {
        'x-a/b': [S],
        'x-~1': S,
        'x- bé': S,
        'x-100%': S,
        'x-empty': { '': S },
        'x-null': null,
        'x-text': 'text',
        'x-anchored': {
          deep: [{ $anchor: 'anchor' }],
          dynamic: { $dynamicAnchor: 'dynamic' },
          again: { a: { b: { $anchor: 'anchor' } } },
        },
      };
      expect(leadsTo($ref, root)).to.equal(target);
    });
  }

  for (const [$ref, target] of [
    ['b.yaml', 'api/b.yaml#'],
    ['b.yaml#', 'api/b.yaml#'],
    ['./b.yaml#/B', 'api/b.yaml#B'],
    ['b.yaml#here', 'api/b.yaml#C'],
    ['../common.yaml#/One', 'common.yaml#One'],
    ['sub/c.yaml#/Up', 'api/b.yaml#B'],
    ['sub/c.yaml#/Back', 'api/openapi.yaml#components/schemas/B'],
    ['sub/c.yaml#/Own', 'api/sub/c.yaml#Two'],
    ['sub/../b.yaml#/B', 'api/b.yaml#B'],
    ['with%20space.yaml#/D', 'api/with space.yaml#D'],
    ['with space.yaml#/D', 'api/with space.yaml#D'],
    ['encoded%20name.yaml#/E', 'api/encoded%20name.yaml#E'],
    ['openapi.yaml#/components/schemas/B', 'api/openapi.yaml#components/schemas/B'],
    ['https://example.com/a/b.yaml#/F', 'https://example.com/a/c.yaml#G'],
    ['gone.yaml#/B', 'missing gone.yaml#/B at api/openapi.yaml#components/schemas/A/$ref'],
    ['b.yaml#/gone', 'missing b.yaml#/gone at api/openapi.yaml#components/schemas/A/$ref'],
    ['sub/c.yaml#/Broken', 'missing gone.yaml#/X at api/sub/c.yaml#Broken/$ref'],
    ['sub/c.yaml#/Round', 'cycle #/Round at api/sub/c.yaml#Round/$ref'],
    ['null.yaml', 'nothing'],
  ] as const) {
    it(`${$ref} between files leads to ${target}`, () => {
      const files = {
        'api/b.yaml': { B: S, C: { $anchor: 'here' } },
        'common.yaml': { One: S },
        'api/sub/c.yaml': {
          Up: { $ref: '../b.yaml#/B' },
          Back: { $ref: '../openapi.yaml#/components/schemas/B' },
          Own: { $ref: '#/Two' },
          Two: S,
          Broken: { $ref: 'gone.yaml#/X' },
          Round: { $ref: '#/Round' },
        },
        'api/with space.yaml': { D: S },
        'api/encoded%20name.yaml': { E: S },
        'https://example.com/a/b.yaml': { F: { $ref: 'c.yaml#/G' } },
        'https://example.com/a/c.yaml': { G: S },
        'api/null.yaml': null,
      };
      expect(leadsTo($ref, {}, files, 'api/openapi.yaml')).to.equal(target);
    });
  }

  for (const [$ref, target] of [
    ['https://types.example.com/money', '#components/schemas/Money'],
    ['https://types.example.com/money#', '#components/schemas/Money'],
    ['https://types.example.com/money#/properties/value', '#components/schemas/Money/properties/value'],
    ['https://types.example.com/money#here', '#components/schemas/Money/properties/value'],
    ['https://types.example.com/list', '#components/schemas/Money/$defs/currency'],
    ['types/day', '#components/schemas/Day'],
    ['b.yaml#/Old', 'b.yaml#Named'],
    ['https://types.example.com/other', 'missing https://types.example.com/other at #components/schemas/A/$ref'],
  ] as const) {
    it(`${$ref} leads to ${target} by the $id of a schema`, () => {
      const Money = {
        $id: 'https://types.example.com/money#',
        properties: { value: { $anchor: 'here' } },
        $defs: { currency: { $id: 'https://types.example.com/list' } },
      };
      const components = { schemas: { A: { $ref }, Money, Day: { $id: 'types/day' } } };
      const files = {
        'b.yaml': { Named: { $id: 'https://types.example.com/new' }, Old: { $ref: 'https://types.example.com/new' } },
      };
      const description = describeData({ openapi: '3.1.1', components }, files, 'openapi.yaml');
      const node = description.components.schemas[0]?.node ?? null;
      const [broken] = description.brokenReferences;
      const found = node === null ? `missing ${broken?.reference} at ${broken && at(broken.place)}` : at(node.place);
      expect(found).to.equal(target);
    });
  }

  for (const [$self, $ref, target] of [
    ['https://x.example/shop.yaml', 'https://x.example/shop.yaml#/components/schemas/B', '#components/schemas/B'],
    ['../shop', '../shop#/components/schemas/B', '#components/schemas/B'],
    ['https://x.example/shop.yaml', 'b.yaml#/Back', '#components/schemas/B'],
    ['https://x.example/shop.yaml', 'https://x.example/o', 'missing https://x.example/o at #components/schemas/A/$ref'],
  ] as const) {
    it(`${$ref} leads to ${target} by the $self of a description`, () => {
      const Back = { $ref: 'https://x.example/shop.yaml#/components/schemas/B' };
      expect(leadsTo($ref, { openapi: '3.2.0', $self }, { 'b.yaml': { Back } })).to.equal(target);
    });
  }

  it('are resolved against the $id of the schema around them', () => {
    const Cart = { $id: 'https://types.example.com/shop/cart', properties: { total: { $ref: '../money' } } };
    const Money = { $id: 'https://types.example.com/money' };
    const description = describeData({ openapi: '3.1.1', components: { schemas: { Cart, Money } } });
    expect(description.brokenReferences).to.deep.equal([]);
    const cart = description.components.schemas[0]?.node;
    expect(cart?.uses.map(({ target }) => target && at(target.place))).to.deep.equal(['#components/schemas/Money']);
  });

  it('begin at the schema around them that has a $id, else at the file', () => {
    const properties = {
      own: { $ref: '#/$defs/own' },
      file: { $ref: '#/components/schemas/Other' },
      whole: { $ref: '#' },
      gone: { $ref: '#/$defs/gone' },
    };
    const Cart = { $id: 'https://types.example.com/cart', properties, $defs: { own: S } };
    const Other = { properties: { own: { $ref: '#/$defs/own' } }, $defs: { own: S } };
    const description = describeData({ openapi: '3.1.1', components: { schemas: { Cart, Other } } });
    const [cart] = description.components.schemas;
    expect(cart?.node?.uses.map(({ target }) => target && at(target.place))).to.have.members([
      '#components/schemas/Cart/$defs/own',
      '#components/schemas/Cart/$defs/own',
      '#components/schemas/Other',
      '#components/schemas/Cart',
      null,
    ]);
    expect(description.brokenReferences.map(({ place }) => at(place))).to.deep.equal([
      '#components/schemas/Cart/properties/gone/$ref',
      '#components/schemas/Other/properties/own/$ref',
    ]);
  });

  it('lead on through a reference inside a pointer, as Spectral has it', () => {
    const root = { 'x-a': { $ref: 'b.yaml#/B' } };
    const files = { 'b.yaml': { B: { $ref: '#/C' }, C: { properties: { p: S } } } };
    expect(leadsTo('#/x-a/properties/p', root, files)).to.equal('b.yaml#C/properties/p');
    expect(leadsTo('#/x-a/properties/q', root, files)).to.match(/^missing #\/x-a\/properties\/q at #components/);
  });

  it('end when a pointer leads through the reference itself', () => {
    expect(leadsTo('#/components/schemas/A/properties/p')).to.equal(
      'cycle #/components/schemas/A/properties/p at #components/schemas/A/$ref',
    );
    const schemas = Object.fromEntries(
      Array.from({ length: 5000 }, (_, index) => [
        `S${index}`,
        { $ref: `#/components/schemas/S${index + 1}/properties/p` },
      ]),
    );
    const { brokenReferences } = describeData({ openapi: '3.1.1', components: { schemas } });
    expect(brokenReferences).to.not.be.empty;
  });

  it('to anchors are looked up in one pass', () => {
    const schemas = Object.fromEntries(
      Array.from({ length: 5000 }, (_, index) => [`S${index}`, { $ref: `#gone${index}` }]),
    );
    expect(describeData({ openapi: '3.1.1', components: { schemas } }).brokenReferences).to.have.length(5000);
  });

  it('work in a description without a source', () => {
    const data = {
      openapi: '3.1.1',
      components: { schemas: { A: { $ref: '#/components/schemas/B' }, B: S, C: { $ref: 'b.yaml#/B' } } },
    };
    const description = describeData(data, { 'b.yaml': { B: { ...S } } }, null);
    expect(component(description, 'A')).to.equal(component(description, 'B'));
    expect(present(component(description, 'C')).place.file.source).to.equal('b.yaml');
  });
});
