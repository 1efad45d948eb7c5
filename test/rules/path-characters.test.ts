import { expect } from 'chai';
import collectionPlural from '../../rules/4.1/collection-plural/rule.ts';
import noVerbs from '../../rules/4.1/no-verbs/rule.ts';
import pathCharacters from '../../rules/4.1/path-characters/rule.ts';
import { findings, places } from '../support/findings.ts';

describe('path-characters', () => {
  const corrections: [string, string][] = [
    ['/v1/shop/lineItems', '/v1/shop/line-items'],
    ['/v1/shop/line_items/{id}', '/v1/shop/line-items/{id}'],
    ['/v1/shop/orders/', '/v1/shop/orders'],
    ['/v1//shop/orders', '/v1/shop/orders'],
    ['/v1/shop/line--items', '/v1/shop/line-items'],
    ['/v1/shop/-items', '/v1/shop/items'],
    ['/v1/shop/items-', '/v1/shop/items'],
    ['/v1/shop/a.b', '/v1/shop/a-b'],
    ['/v1/shop/line%20items', '/v1/shop/line-items'],
    ['/v1/shop/orders;color=red', '/v1/shop/orders'],
    ['/v1/shop/orders/{id}:cancel', '/v1/shop/orders/{id}/cancel'],
    ['/v1/shop/{from}-{to}', '/v1/shop/{fromTo}'],
    ['/v1/shop/orders/{id}.json', '/v1/shop/orders/{id}'],
    ['/v1/shop/café', '/v1/shop/cafe'],
    ['/v1/Shop/orders', '/v1/shop/orders'],
    ['/v1/shop/orders?status=x', '/v1/shop/orders'],
    ['/v1/shop/orders#new', '/v1/shop/orders'],
    ['/v1/shop/order~items', '/v1/shop/order-items'],
  ];
  for (const [key, corrected] of corrections) {
    it(`${key} becomes ${corrected}`, () => {
      const said = findings(pathCharacters, `paths: { '${key}': {} }`);
      expect(said.map(({ path }) => path.join(' '))).to.deep.equal([`paths ${key}`]);
      expect(said[0]?.message).to.match(/; write /);
      expect(said[0]?.message.split('; write ')[1]).to.equal(`${corrected} (§4.1)`);
    });
  }

  it('leaves names of other standards alone, and no fragment behind them', () => {
    const paths = "paths: {/oauth2/device_authorization: {post: {}}, '/oauth2/token#refresh': {post: {}}}";
    expect(places(pathCharacters, paths)).to.deep.equal(['paths /oauth2/token#refresh']);
  });

  it('proposes no path that is described already', () => {
    const said = (...keys: readonly string[]) => {
      const found = findings(pathCharacters, `paths: { ${keys.map((key) => `'${key}': {}`).join(', ')} }`);
      return found.map(({ message }) => message);
    };
    const joined = 'join it with /v1/shop/orders/{id}/lines, which is described already (§4.1)';
    expect(said('/v1/shop/orders/{id}/lines.csv', '/v1/shop/orders/{orderId}/lines')).to.deep.equal([
      `lines.csv has the extension .csv; ${joined}`,
    ]);
    expect(said('/v1/shop/orders/{id}/lines/', '/v1/shop/orders/{id}/lines')).to.deep.equal([
      `a slash stands at the end; ${joined}`,
    ]);
  });

  it('names the segments, and cuts no path', () => {
    const message = (key: string) => findings(pathCharacters, `paths: { '${key}': {} }`)[0]?.message;
    const long = '/v1/warehouses/{warehouseIdentifier}/StorageAreas/{storageAreaIdentifier}/Shelf_Places/{id}/Labels';
    expect(message(long)).to.equal(
      'StorageAreas and Labels have capital letters and Shelf_Places has an underscore; write storage-areas for StorageAreas, shelf-places for Shelf_Places and labels for Labels (§4.1)',
    );
    expect(message('/v1/shop/Orders/')).to.equal(
      'Orders has capital letters and a slash stands at the end; write /v1/shop/orders (§4.1)',
    );
  });

  it('shows no correction where the words cannot stand', () => {
    for (const key of ['/v1/shop/3d-models', '/v1/shop/注文', '/v1/shop/%']) {
      expect(findings(pathCharacters, `paths: { '${key}': {} }`)[0]?.message, key).to.match(/write lower-case words/);
    }
  });

  it('leaves versions and the names of parameters alone', () => {
    expect(
      places(pathCharacters, 'paths: { "/V1/shop/a/{Order_ID}": {}, /v1.0/shop/b: {}, /shop/V2/c: {} }'),
    ).to.deep.equal([]);
  });

  it('judges each server once, without the host and with its slashes', () => {
    const paths = 'paths: { /a: {}, /b: {} }';
    const urls = [
      'https://A.example.com/v1/Shop',
      'https://a.example.com/v1/shop/',
      'https://a.example.com/',
      '/',
      '/v1//shop',
      'https://a.example.com:8080/v1/shop',
    ];
    const servers = `servers: [${urls.map((url) => `{ url: '${url}' }`).join(', ')}]`;
    expect(places(pathCharacters, `${servers}\n${paths}`)).to.deep.equal([
      'servers 0 url',
      'servers 1 url',
      'servers 4 url',
    ]);
  });

  it('judges neither webhooks nor callbacks', () => {
    const yaml = `
        webhooks: { Order_Paid: {} }
        paths:
          /v1/shop/orders: { post: { callbacks: { A_b: { '{$request.body#/Url}': {} } } } }
      `;
    expect(places(pathCharacters, yaml)).to.deep.equal([]);
  });

  it('writes the name that is right by collection-plural, too', () => {
    const said = (paths: string) =>
      findings([pathCharacters, collectionPlural, noVerbs], `paths: { ${paths} }`).map(
        ({ rule, message }) => `${rule}: ${message.split('write ')[1]}`,
      );
    const item = '{ get: {}, put: {} }';
    expect(
      said(`/v1/shop/OrderLine: { get: {}, post: {} }, '/v1/shop/OrderLine/{orderLineId}': ${item}`),
    ).to.have.members([
      'path-characters: /v1/shop/order-lines (§4.1)',
      'path-characters: /v1/shop/order-lines/{orderLineId} (§4.1)',
    ]);
    expect(said("'/v1/My_Shop/order/{orderId}': { get: {} }")).to.deep.equal([
      'path-characters: /v1/my-shop/orders/{orderId} (§4.1)',
    ]);
    expect(said("'/v1/shop/orders/{orderId}/getLines': { get: {} }")).to.deep.equal([
      'path-characters: /v1/shop/orders/{orderId}/get-lines (§4.1)',
    ]);
    expect(said('/v1/shop/Unknown_things/all: { get: {} }')).to.have.members([
      'path-characters: /v1/shop/unknown-things/all (§4.1)',
    ]);
  });
});
