import { expect } from 'chai';
import collectionPlural from '../../rules/4.1/collection-plural/rule.ts';
import { findings, places } from '../support/findings.ts';

describe('collection-plural', () => {
  const cases: [string, string, string[]][] = [
    [
      'every path of a collection counts as one',
      '{ /v1/shop/order: {}, "/v1/shop/order/{id}": {}, "/v1/shop/order/{id}/items": {} }',
      ['/v1/shop/order'],
    ],
    [
      'irregular and uncountable nouns',
      '{ "/v1/shop/people/{id}": {}, "/v1/shop/data/{id}": {}, "/v1/shop/equipment/{id}": {}, "/v1/shop/series/{id}": {} }',
      [],
    ],
    [
      'several words',
      '{ "/v1/shop/line-item/{id}": {}, "/v1/shop/lines-of-credit/{id}": {} }',
      ['/v1/shop/line-item/{id}'],
    ],
    [
      'a plural singleton',
      '{ "/v1/shop/customers/{id}/profiles": { get: { responses: { 200: { content: { application/json: { schema: { type: object, properties: { a: {} } } } } } } }, put: {} } }',
      ['/v1/shop/customers/{id}/profiles'],
    ],
    [
      'a singleton that has no singular',
      '{ "/v1/shop/customers/{id}/settings": { get: { responses: { 200: { content: { application/json: { schema: { type: object, properties: { a: {} } } } } } } }, put: {} } }',
      [],
    ],
    [
      'funds, which are kept as a whole',
      '{ "/v1/shop/customers/{id}/funds": { get: { responses: { 200: { content: { application/json: { schema: { type: object, properties: { a: {} } } } } } } }, put: {} } }',
      [],
    ],
    ['actions', '{ "/v1/shop/orders/{id}/cancel": { post: {} } }', []],
    [
      'what stands behind an action',
      `{ "/v1/shop/orders/cancel/receipt": { get: { responses: { 200: { content: { application/json: { schema: { type: array } } } } } } },
         "/v1/shop/orders/cancel": { post: {} } }`,
      [],
    ],
    ['namespaces', '{ "/v1/store/orders/{id}": {} }', []],
  ];
  for (const [title, paths, keys] of cases) {
    it(title, () => {
      expect(places(collectionPlural, `paths: ${paths}`)).to.deep.equal(keys.map((key) => `paths ${key}`));
    });
  }

  it('takes what an identifier follows for a collection, and what selects from one for no resource', () => {
    const object =
      'responses: { 200: { content: { application/json: { schema: { type: object, properties: { id: {} } } } } } }';
    const list = object.replace('id: {}', 'items: { type: array }');
    const both = `paths: { /v1/shop/order: { get: { ${object} } }, '/v1/shop/order/{id}': {} }`;
    expect(places(collectionPlural, both)).to.deep.equal(['paths /v1/shop/order']);
    const selection = `paths: { '/v1/shop/records/{id}': {}, /v1/shop/records: { get: { ${list} } }, /v1/shop/records/yesterday: { get: { ${list} } } }`;
    expect(places(collectionPlural, selection)).to.deep.equal([]);
  });

  it('leaves kinds alone, and names that have no plural', () => {
    const list =
      '{ get: { responses: { 200: { content: { application/json: { schema: { type: object, properties: { items: { type: array } } } } } } } } }';
    const yaml = (...names: string[]) =>
      `paths: { ${names.map((name) => `'/v1/shop/numbers/{country}/${name}': ${list}`).join(', ')} }`;
    const at = (name: string) => [`paths /v1/shop/numbers/{country}/${name}`];
    expect(places(collectionPlural, yaml('shared-cost', 'local', 'mobile'))).to.deep.equal([]);
    expect(places(collectionPlural, yaml('shared-cost', 'local', 'mobile', 'orders'))).to.deep.equal(at('shared-cost'));
    expect(places(collectionPlural, yaml('shared-cost', 'local'))).to.deep.equal(at('shared-cost'));
    expect(places(collectionPlural, yaml('machine-to-machine'))).to.deep.equal([]);
  });

  it('gives the plural of what the collection holds, where the description shows that', () => {
    const said = (paths: string) =>
      findings(collectionPlural, `paths: { ${paths} }`).map(({ message }) => message.replace(/^.*; | \(.*$/g, ''));
    const list = (property: string, items = '{ type: object }') =>
      `{ get: { responses: { 200: { content: { application/json: { schema: { type: object, properties: { ${property}: { type: array, items: ${items} } } } } } } } } }`;
    expect(said("'/v1/shop/conversation/{messageId}': {}")).to.deep.equal(['write messages']);
    expect(said("'/v1/shop/change-log/{entryId}': {}")).to.deep.equal(['name it by the plural of what it holds']);
    expect(said("'/v1/shop/change-log/{change_id}': {}")).to.deep.equal(['write changes']);
    expect(said("'/v1/shop/order/{orderId}': {}")).to.deep.equal(['write orders']);
    expect(said("'/v1/shop/order/{id}': {}")).to.deep.equal(['write orders']);
    expect(said("'/v1/shop/code/{id}': {}")).to.deep.equal(['name it by the plural of what it holds']);
    expect(said(`/v1/shop/catalog: ${list('products')}, '/v1/shop/catalog/{id}': {}`)).to.deep.equal([
      'write products',
    ]);
    expect(said(`/v1/shop/catalog: ${list('items')}, '/v1/shop/catalog/{id}': {}`)).to.deep.equal([
      'name it by the plural of what it holds',
    ]);
    expect(said(`/v1/shop/person: ${list('orders')}, '/v1/shop/person/{id}': {}`)).to.deep.equal(['write orders']);
    const beside = "'/v1/shop/orders/{id}': {}";
    expect(said(`/v1/shop/person: ${list('orders')}, '/v1/shop/person/{id}': {}, ${beside}`)).to.deep.equal([
      'write people',
    ]);
    const ofSchema = list('items', "{ $ref: '#/components/schemas/ChangeEntry' }");
    const named = `/v1/shop/change-log: ${ofSchema} }\ncomponents: { schemas: { ChangeEntry: { type: object } }`;
    expect(said(named)).to.deep.equal(['name it by the plural of what it holds']);
    expect(said(named.replaceAll('ChangeEntry', 'PriceChange'))).to.deep.equal(['write price-changes']);
  });

  it('says how to look up by a value whose name stands before it', () => {
    const paths = "/v1/shop/customers: {}, '/v1/shop/customers/phone_number/{number}': {}";
    expect(findings(collectionPlural, `paths: { ${paths}, '/v1/shop/customers/{id}': {} }`)[0]?.message).to.equal(
      'phone_number before {number} is the name of a value, and no collection; look it up in the collection: /v1/shop/customers?phoneNumber={phoneNumber} (§4.1)',
    );
  });

  it('names no path that another resource has', () => {
    const paths = "'/v1/shop/order/{orderId}': {}, '/v1/shop/orders': { get: {} }";
    expect(findings(collectionPlural, `paths: { ${paths} }`)[0]?.message).to.equal(
      'the collection /v1/shop/order has a singular name; join it with /v1/shop/orders, which is described already (§4.1)',
    );
  });

  it('shows the path as it is written', () => {
    const paths = "{ '/v1/shop/customers/{id}/notes': {}, '/v1/shop/customers/{customerId}/order/{orderId}': {} }";
    const [said] = findings(collectionPlural, `paths: ${paths}`);
    expect(said?.message).to.include('/v1/shop/customers/{customerId}/order ');
  });

  it('hears what the description says', () => {
    const words = 'x-lintel: { vocabulary: { uncountable: [stuff], plural: [order] } }';
    expect(
      places(collectionPlural, `${words}\npaths: { "/v1/shop/order/{id}": {}, "/v1/shop/stuff/{id}": {} }`),
    ).to.deep.equal([]);
    const path = 'paths: { /v1/shop/invoice: { x-lintel: { resource: RESOURCE }, get: {} } }';
    expect(places(collectionPlural, path.replace('RESOURCE', 'collection'))).to.deep.equal(['paths /v1/shop/invoice']);
    expect(places(collectionPlural, path.replace('RESOURCE', 'singleton'))).to.deep.equal([]);
  });
});
