import { expect } from 'chai';
import { parse } from 'yaml';
import { diffTexts } from '../../support/diff-texts.ts';

const SHOP = `openapi: 3.1.0
info: { title: Shop, version: 1.0.0 }
paths:
  /v1/shop/orders:
    get:
      parameters:
        - $ref: '#/components/parameters/Limit'
      responses:
        '200': { $ref: '#/components/responses/Order' }
        '404': { description: None, content: { application/json: { schema: { $ref: '#/components/schemas/Problem' } } } }
    put:
      parameters:
        - $ref: '#/components/parameters/Limit'
      responses:
        '204': { description: Done }
  /v1/shop/briefs:
    get:
      parameters:
        - $ref: '#/components/parameters/Limit'
      responses:
        '200': { $ref: '#/components/responses/Brief' }
        '404': { description: None, content: { application/json: { schema: { $ref: '#/components/schemas/Fault' } } } }
components:
  parameters:
    Limit: { name: limit, in: query, schema: { type: integer } }
  responses:
    Order: { description: One, content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } } }
    Brief: { description: One, content: { application/json: { schema: { $ref: '#/components/schemas/Brief' } } } }
  schemas:
    Order:
      allOf:
        - $ref: '#/components/schemas/Base'
        - type: object
          properties:
            lines: { type: array, items: { $ref: '#/components/schemas/Line' } }
            last: { $ref: '#/components/schemas/Line' }
    Base: { type: object, properties: { id: { type: string }, state: { type: string } } }
    Line: { type: object, required: [sku], properties: { sku: { type: string }, size: { type: string }, color: { type: string } } }
    BriefLine: { type: object, properties: { sku: { type: string } } }
    Brief: { allOf: [{ $ref: '#/components/schemas/Base' }], properties: { line: { $ref: '#/components/schemas/BriefLine' }, whole: { $ref: '#/components/schemas/Line' } } }
    Problem: { type: object, properties: { name: { type: string }, message: { type: string } } }
    Fault: { type: object, properties: { name: { type: string } } }
`;

interface Edit {
  readonly from: string;
  readonly to: string;
}

/** What is found after some texts were replaced, each at all its places. */
async function foundAfter(...edits: readonly Edit[]): Promise<string[]> {
  const after = edits.reduce((text, { from, to }) => {
    expect(text).to.include(from);
    return text.replaceAll(from, to);
  }, SHOP);
  parse(after);
  const { results } = await diffTexts(SHOP, after);
  return results.map(({ kind = '', source, path, places = [] }) =>
    [
      source.endsWith('before.yaml') ? 'before' : 'after',
      kind,
      [{ path }, ...places].map((at) => at.path.join('/')).join(' '),
    ].join(' '),
  );
}

const ref = (name: string, kind = 'schemas') => `{ $ref: '#/components/${kind}/${name}' }`;

describe('a reference that leads elsewhere is the place of what changed', () => {
  it('at an operation', async () =>
    expect(await foundAfter({ from: ref('Problem'), to: ref('Fault') })).to.deep.equal([
      'after response-property-removed paths//v1/shop/orders/get/responses/404/content/application/json/schema',
    ]));

  it('at a response of an operation', async () =>
    expect(await foundAfter({ from: ref('Order', 'responses'), to: ref('Brief', 'responses') })).to.deep.equal([
      'after response-property-removed paths//v1/shop/orders/get/responses/200',
    ]));

  it('at all places that have it now, in one finding for each kind', async () =>
    expect(
      await foundAfter(
        { from: `items: ${ref('Line')}`, to: `items: ${ref('BriefLine')}` },
        { from: `last: ${ref('Line')}`, to: `last: ${ref('BriefLine')}` },
      ),
    ).to.deep.equal([
      'after response-property-removed components/schemas/Order/allOf/1/properties/last components/schemas/Order/allOf/1/properties/last components/schemas/Order/allOf/1/properties/lines/items',
      'after response-property-optional components/schemas/Order/allOf/1/properties/last components/schemas/Order/allOf/1/properties/last components/schemas/Order/allOf/1/properties/lines/items',
    ]));

  it('where an entry of allOf went', async () =>
    expect(
      await foundAfter({ from: `allOf:\n        - $ref: '#/components/schemas/Base'\n`, to: 'allOf:\n' }),
    ).to.deep.equal(['before response-property-removed components/schemas/Order/allOf/0']));

  it('where a parameter went from some operations, in one finding', async () =>
    expect(
      await foundAfter({
        from: `parameters:\n        - $ref: '#/components/parameters/Limit'\n      responses:\n        '20`,
        to: `responses:\n        '20`,
      }),
    ).to.deep.equal([
      'before request-parameter-removed paths//v1/shop/briefs/get/parameters/0 paths//v1/shop/briefs/get/parameters/0 paths//v1/shop/orders/get/parameters/0 paths//v1/shop/orders/put/parameters/0',
    ]));

  it('and not where a definition was renamed', async () =>
    expect(
      await foundAfter(
        { from: 'Fault', to: 'Failure' },
        {
          from: 'Failure: { type: object, properties: { name: { type: string } } }',
          to: 'Failure: { type: object, properties: { name: { type: [string, integer] } } }',
        },
      ),
    ).to.deep.equal(['after response-type-changed components/schemas/Failure/properties/name/type']));

  it('and not where it was written out', async () =>
    expect(
      await foundAfter({
        from: `schema: ${ref('Problem')}`,
        to: 'schema: { type: object, properties: { name: { type: string }, message: { type: integer } } }',
      }),
    ).to.deep.equal([
      'after response-type-changed paths//v1/shop/orders/get/responses/404/content/application/json/schema/properties/message/type',
    ]));
});
