import { expect } from 'chai';
import { pathOf } from '../../../model/description/place.ts';
import type { SegmentMeaning } from '../../../model/paths/classification.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import type { PathClass } from '../../../model/paths/verdict.ts';
import { classified, describePaths, describeRoot, pathItem } from './support.ts';

type Paths = Readonly<Record<string, string>>;

/** Expects the class of the first path, and a sure verdict. */
function expectSure(cases: readonly (readonly [PathClass, Paths])[]): void {
  for (const [expected, paths] of cases) {
    const { class: found, sure, reason } = classified(paths, Object.keys(paths)[0] ?? '');
    expect({ found, sure }, `${JSON.stringify(paths)}: ${reason}`).to.deep.equal({ found: expected, sure: true });
    expect(reason).to.match(/\.$/);
  }
}

/** Expects no sure verdict on the first path. */
function expectUnsure(cases: readonly Paths[]): void {
  for (const paths of cases) {
    const { class: found, sure, reason } = classified(paths, Object.keys(paths)[0] ?? '');
    expect(sure, `${JSON.stringify(paths)}: ${found}, ${reason}`).to.equal(false);
    expect(reason).to.match(/\.$/);
  }
}

const ORDERS = '/v1/shop/orders';
const ORDER = '/v1/shop/orders/{orderId}';

describe('path classes', () => {
  it('knows collections', () => {
    expectSure([
      ['collection', { [ORDERS]: 'get post:201', [ORDER]: 'get' }],
      ['collection', { [ORDERS]: 'get' }],
      ['collection', { [ORDERS]: 'post:201' }],
      ['collection', { [ORDERS]: 'post:200' }],
      ['collection', { [ORDERS]: 'post:created' }],
      ['collection', { [ORDERS]: 'post:202' }],
      ['collection', { [ORDERS]: 'post:204' }],
      ['collection', { '/v1/shop/customer': 'post:201' }],
      ['collection', { '/v1/shop/get-customers': 'get:items?page' }],
      ['collection', { [ORDERS]: 'get:items?pageSize,page' }],
      ['collection', { [ORDERS]: 'get:object?pageSize,page' }],
      ['collection', { [ORDERS]: 'get:list' }],
      ['collection', { [ORDERS]: 'get:array' }],
      ['collection', { [ORDERS]: 'get:object', [ORDER]: 'get:object' }],
      ['collection', { [ORDERS]: 'get:object post:201' }],
      ['collection', { [ORDERS]: '', [ORDER]: 'get' }],
      ['collection', { '/v1/shop/order': 'get:items post:201' }],
      ['collection', { '/v1/shop/order': 'get:list?limit' }],
      ['collection', { '/v1/shop/order': 'post:201', '/v1/shop/order/{orderId}': 'get' }],
      ['collection', { '/v1/shop/inventory': 'get:items' }],
      ['collection', { '/v1/shop/settings': 'get:items', '/v1/shop/settings/{settingId}': 'get' }],
    ]);
  });

  it('knows items', () => {
    expectSure([
      ['item', { [ORDER]: 'get put:204 delete:204' }],
      ['item', { [ORDER]: 'post:200' }],
      ['item', { [ORDER]: 'get:items' }],
      ['item', { [`${ORDER}/lines/{lineId}`]: 'get' }],
      ['item', { '/orders/{id}.json': 'get' }],
      ['item', { [ORDER]: '' }],
    ]);
  });

  it('is not sure of what a query identifies, nor of a POST whose texts say that it reads', () => {
    for (const query of ['id', 'comment_id', 'uuid'])
      expect(
        classified({ '/v1/shop/comment': `get:object?${query} post:200 put:200` }, '/v1/shop/comment').sure,
        query,
      ).to.equal(false);
    expect(classified({ '/v1/shop/comment': 'get:object?kind post:200 put:200' }, '/v1/shop/comment').sure).to.equal(
      true,
    );
    const order = (summary: string) => {
      const paths = { '/v1/shop/order': { post: { summary, responses: { 200: {} } } } };
      const { class: found, sure } = classified({}, '/v1/shop/order', { paths });
      return sure ? found : null;
    };
    expect(order('Fetch a list of orders')).to.equal(null);
    expect(order('Order what is in the basket')).to.equal('action');
  });

  it('knows singletons', () => {
    const customer = '/v1/shop/customers/{customerId}';
    expectSure([
      ['singleton', { '/v1/shop/profile': 'get put:204' }],
      ['singleton', { '/v1/shop/profile': 'get:object' }],
      ['singleton', { '/v1/shop/profile': 'get' }],
      ['singleton', { '/v1/shop/profile': 'get:object?verbose' }],
      ['singleton', { [`${customer}/address`]: 'get:object put:204' }],
      ['singleton', { [`${customer}/settings`]: 'get:object put:204' }],
      ['singleton', { [`${customer}/settings`]: 'get:object' }],
      ['singleton', { [`${customer}/preferences`]: 'get patch:204' }],
      ['singleton', { [`${customer}/details`]: 'get:object' }],
      ['singleton', { [`${customer}/status`]: 'get:object put:204' }],
      ['singleton', { [`${customer}/status`]: 'get' }],
      ['singleton', { [`${customer}/photo`]: 'get:file' }],
      ['singleton', { [`${customer}/address`]: 'get:object put:204 delete:204' }],
      ['singleton', { [`${customer}/address`]: 'get:object put:204 post:201' }],
      ['singleton', { [`${customer}/profile`]: 'patch:204' }],
      ['singleton', { '/v1/shop/logos': 'get:object put:204' }],
      ['singleton', { '/v1/shop/metric': 'get:object?from!,to! delete:204' }],
    ]);
  });

  it('is not sure of what may choose some of a collection, and of a map of objects', () => {
    expectUnsure([
      { [`${ORDER}/variables/published`]: 'get:object' },
      { '/v1/shop/orders/local': 'get:object' },
      { '/v1/shop/orders/recent': 'get' },
      { [`${ORDER}/profile`]: 'get:map' },
    ]);
    expectSure([
      ['singleton', { [`${ORDER}/variables/summary`]: 'get:object' }],
      ['singleton', { [`${ORDER}/local`]: 'get:object' }],
      ['singleton', { [`${ORDER}/profile`]: 'get:map put:204' }],
    ]);
  });

  it('takes an object with items for one resource where its name and its other members say so', () => {
    const customer = '/v1/shop/customers/{customerId}';
    expectSure([
      ['singleton', { [`${customer}/invoice`]: 'get:invoice' }],
      ['singleton', { '/v1/shop/basket': 'get:cart' }],
      ['singleton', { [`${customer}/cart`]: 'get:cart put:204' }],
      ['collection', { [`${customer}/invoices`]: 'get:cart' }],
      ['collection', { '/v1/shop/catalog': 'get:cart?page' }],
      ['collection', { '/v1/shop/catalog': 'get:items' }],
      ['search', { '/v1/shop/order-search': 'post:cart' }],
    ]);
  });

  it('takes pages of a list for a collection, whatever it is called and however many arrays they have', () => {
    expectSure([
      ['collection', { '/v1/shop/feed': 'get:page' }],
      ['collection', { '/v1/shop/feed': 'get:lists' }],
      ['collection', { '/v1/shop/feed': 'get:lists?limit' }],
      ['singleton', { '/v1/shop/profile': 'get:parts' }],
    ]);
  });

  it('takes a name that stands for an identifier for one, and not for a level', () => {
    for (const alias of ['me', '@me', '~', 'current', 'self']) {
      const paths = {
        [`/v1/shop/customers/${alias}`]: 'get:object',
        [`/v1/shop/customers/${alias}/orders`]: 'get:items',
        [`/v1/shop/customers/${alias}/refund`]: 'post:200',
        [`/v1/shop/${alias}/orders/{orderId}`]: 'get',
      };
      expect(classified(paths, `/v1/shop/customers/${alias}`)).to.include({ class: 'item', sure: true, level: 0 });
      expect(classified(paths, `/v1/shop/customers/${alias}/orders`)).to.include({ class: 'collection', level: 1 });
      expect(classified(paths, `/v1/shop/customers/${alias}/refund`)).to.include({ class: 'action', sure: true });
      expect(classified(paths, `/v1/shop/${alias}/orders/{orderId}`)).to.include({ class: 'item', level: 0 });
    }
  });

  it('is not sure of one resource where an identifier chooses those that a GET answers with', () => {
    expectUnsure([
      { '/v1/shop/warnings/rooms/{roomId}': 'get:array?activeOnly' },
      { '/v1/shop/warnings/rooms/{roomId}': 'get:items?page' },
    ]);
    expectSure([
      ['item', { '/v1/shop/rooms/{roomId}': 'get:array put:204' }],
      ['item', { '/v1/shop/rooms/{roomId}': 'get:items' }],
    ]);
  });

  it('takes GET of what ends a session for an action', () => {
    expectSure(['logout', 'sign-out', 'logoff'].map((name) => ['action', { [`/v1/shop/${name}`]: 'get:200' }]));
    expectSure([['singleton', { '/v1/shop/profile': 'get:object' }]]);
  });

  it('is not sure of one resource where one of a few listed values chooses a list', () => {
    const key = '/v1/shop/trending/{window}';
    const found = (schema: object) => {
      const parameters = [{ name: 'window', in: 'path', required: true, schema: { type: 'string', ...schema } }];
      return classified({}, key, { paths: { [key]: { ...pathItem('get:items'), parameters } } });
    };
    expect(found({ enum: ['DAY', 'WEEK'] })).to.include({ class: 'collection', sure: false });
    expect(found({})).to.include({ class: 'item', sure: true });
  });

  it('takes PUT or PATCH without a body, under what is a verb as well, for an action', () => {
    expectSure([
      ['action', { [`${ORDER}/resolve`]: 'patch:200' }],
      ['action', { [`${ORDER}/pause`]: 'put:204' }],
      ['singleton', { [`${ORDER}/label`]: 'patch:200' }],
      ['singleton', { [`${ORDER}/pause`]: 'patch:200<application/json' }],
    ]);
    expectUnsure([{ [`${ORDER}/pause`]: 'put:204 delete:204' }, { '/v1/shop/pause': 'put:204' }]);
  });

  it('is not sure of a collection where POST under a plural of several words answers with the resource above', () => {
    const answer = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } } };
    const paths = {
      [ORDER]: { get: { responses: { '200': answer } } },
      [`${ORDER}/snapshot-quantities`]: { post: { responses: { '200': answer } } },
      [`${ORDER}/parts`]: { post: { responses: { '200': answer } } },
    };
    const schemas = { Order: { type: 'object', properties: { id: { type: 'string' } } } };
    const found = classifyPaths(describeRoot({ paths, components: { schemas } })).paths;
    expect(found.map(({ class: kind, sure }) => [kind, sure])).to.deep.equal([
      ['item', true],
      ['action', false],
      ['collection', true],
    ]);
  });

  it('is not sure of an action that a verb follows, which may be a noun', () => {
    expectUnsure([
      { '/v1/shop/credit-report': 'post:200', '/v1/shop/credit-report/get': 'post:200' },
      { '/v1/shop/transfer': 'post:200', '/v1/shop/transfer/cancel': 'post:200' },
      { '/v1/shop/mark-sheet': 'post:200', '/v1/shop/mark-sheet/remove': 'post:200' },
    ]);
    const { segments } = classified({ '/v1/shop/a/mark-sheet/get': 'post:200' }, '/v1/shop/a/mark-sheet/get');
    expect(segments.map(({ meaning }) => meaning)).to.deep.equal(['unknown', 'unknown', 'action']);
    const after = { [`${ORDER}/cancel`]: 'post:200', [`${ORDER}/cancel/confirm`]: 'post:200' };
    expect(classified(after, `${ORDER}/cancel`)).to.include({ class: 'action', sure: true });
  });

  it('is not sure of one resource where GET may preview what POST does', () => {
    expectUnsure([
      { [`${ORDER}/refund`]: 'get:object post:200' },
      { [`${ORDER}/transfer`]: 'get:object post:204' },
      { [`${ORDER}/upgrade`]: 'get:object?plan post:200' },
    ]);
    expectSure([
      ['singleton', { [`${ORDER}/shipment`]: 'get:object post:200' }],
      ['singleton', { [`${ORDER}/note`]: 'get:object post:200' }],
      ['singleton', { [`${ORDER}/refund`]: 'get:object post:200 put:204' }],
      ['singleton', { [`${ORDER}/dispute`]: 'get:object post:200', [`${ORDER}/dispute/close`]: 'post:200' }],
    ]);
  });

  it('knows what an operation does by its texts', () => {
    const worded = (key: string, method: string, status: string, texts: object) => {
      const responses = { [status]: { description: '' } };
      const [path] = classifyPaths(describeRoot({ paths: { [key]: { [method]: { responses, ...texts } } } })).paths;
      return `${path?.sure === true ? 'sure' : 'unsure'} ${path?.class}`;
    };
    const confirmation = `${ORDER}/confirmation`;
    expect(worded(confirmation, 'post', '201', { summary: 'Confirms an order' })).to.equal('sure action');
    expect(worded(confirmation, 'post', '201', { operationId: 'confirmOrder' })).to.equal('sure action');
    expect(worded(confirmation, 'post', '202', {})).to.equal('sure action');
    expect(worded(confirmation, 'post', '201', { summary: 'Create a confirmation' })).to.equal('unsure collection');
    expect(worded(`${ORDER}/reset`, 'get', '200', { summary: 'Resets an order' })).to.equal('sure action');
    expect(worded(`${ORDER}/transfer`, 'get', '200', { summary: 'Get the transfer' })).to.equal('sure singleton');
    const errors = '/v1/shop/imports/clear-errors';
    expect(worded(errors, 'post', '200', { summary: 'Clears the table of errors' })).to.equal('unsure action');
    expect(worded(errors, 'post', '201', { summary: 'Clears the table of errors' })).to.equal('sure collection');
    expect(worded('/v1/shop/order-items', 'post', '200', { summary: 'Adds an item' })).to.equal('sure collection');
    const test = `${ORDER}/test`;
    expect(worded(test, 'get', '200', { operationId: 'sendTestMessage' })).to.equal('unsure singleton');
    expect(worded(test, 'get', '200', { operationId: 'getTest' })).to.equal('sure singleton');
    const exported = (texts: object) => {
      const parameters = [{ in: 'query', name: 'format' }];
      return worded(`${ORDER}/export`, 'get', '200', { parameters, ...texts });
    };
    const uploaded = (summary: string) => {
      const requestBody = { content: { 'multipart/form-data': {} } };
      return worded('/v1/shop/playlists/match/spotter', 'post', '200', { requestBody, summary });
    };
    expect(uploaded('Match a playlist')).to.equal('unsure upload');
    expect(uploaded('Validates a playlist')).to.equal('unsure upload');
    expect(uploaded('Upload a playlist')).to.equal('sure upload');
    expect(exported({ operationId: 'exportOrder' })).to.equal('unsure action');
    expect(exported({ operationId: 'getExport' })).to.equal('sure singleton');
  });

  it('takes a noun of deed for an action where what its 201 creates has no address', () => {
    const order = { type: 'object', properties: { id: { type: 'string' }, state: { type: 'string' } } };
    const json = (schema: object) => ({ content: { 'application/json': { schema } } });
    const posted = (name: string, created: object, texts: object = {}) => {
      const key = `${ORDER}/${name}`;
      const paths = {
        [ORDER]: { get: { responses: { '200': json({ $ref: '#/components/schemas/Order' }) } } },
        [key]: { post: { responses: { '201': created }, ...texts } },
      };
      const classes = classifyPaths(describeRoot({ paths, components: { schemas: { Order: order } } }));
      const path = classes.paths.find(({ use }) => use.key === key);
      return `${path?.sure === true ? 'sure' : 'unsure'} ${path?.class}`;
    };
    const state = { type: 'object', properties: { state: { type: 'string' }, orderId: { type: 'string' } } };
    for (const name of ['confirmation', 'reinstatement', 'cancellation', 'revocation', 'renewal', 'acknowledgment']) {
      expect(posted(name, {}), name).to.equal('sure action');
      expect(posted(name, json(state)), name).to.equal('sure action');
      expect(posted(name, json({ $ref: '#/components/schemas/Order' })), name).to.equal('sure action');
      expect(posted(name, json(structuredClone(order))), name).to.equal('unsure collection');
      expect(posted(name, json({ properties: { [`${name}Id`]: {} } })), name).to.equal('unsure collection');
      expect(posted(name, { headers: { location: {} } }), name).to.equal('unsure collection');
      expect(posted(name, {}, { operationId: `create_${name}` }), name).to.equal('unsure collection');
    }
    for (const name of ['payment', 'attachment', 'subscription', 'registration', 'verification', 'memo'])
      expect(posted(name, {}), name).to.equal('unsure collection');
    expectUnsure([{ '/v1/shop/cancellation': 'post:201' }]);
  });

  it('is not sure of a noun of deed that names what a 201 creates as well', () => {
    const names = `assignment attachment authorization clearance deployment extension movement opening payment promotion
      publication registration replacement submission subscription withdrawal`;
    expectUnsure(names.split(/\s+/).map((name) => ({ [`${ORDER}/${name}`]: 'post:201' })));
  });

  it('knows actions', () => {
    expectSure([
      ['action', { [`${ORDER}/cancel`]: 'post:204' }],
      ['action', { [`${ORDER}/cancel`]: 'post:201' }],
      ['action', { [`${ORDER}/cancel`]: 'post:default' }],
      ['action', { [`${ORDER}/capture`]: 'post:200' }],
      ['action', { [`${ORDER}/capture`]: 'post:201' }],
      ['action', { [`${ORDER}/refund`]: 'post:204' }],
      ['action', { [`${ORDER}/mark-paid`]: 'post:204' }],
      ['action', { '/v1/shop/convert': 'post:200' }],
      ['action', { '/v1/shop/calculate-tax': 'post:200' }],
      ['action', { '/v1/shop/transfer': 'post:200' }],
      ['action', { '/v1/shop/cancellation': 'post:200' }],
      ['action', { '/v1/shop/cancellation': 'post:204' }],
      ['action', { '/v1/shop/calculate-tax': 'get:object?from,to' }],
      ['action', { '/v1/shop/calculate-tax': 'get:object' }],
      ['action', { '/v1/shop/get-customers': 'get:items' }],
      ['action', { [`${ORDER}/approve`]: 'put:204' }],
      ['action', { [`${ORDER}:cancel`]: 'post:204' }],
      ['action', { [`${ORDERS}:purge`]: 'post:204' }],
      ['action', { '/v1/shop/orders/{orderId}/actions/cancel': 'post:204' }],
    ]);
  });

  it('knows searches', () => {
    expectSure([
      ['search', { '/v1/shop/search-orders': 'post:items?page' }],
      ['search', { '/v1/shop/order-finder': 'post:items?pageSize' }],
      ['search', { '/v1/shop/find-orders': 'post:object?page' }],
      ['search', { '/v1/shop/search-orders': 'post:object' }],
      ['search', { '/v1/shop/search': 'post' }],
      ['search', { '/v1/shop/orders/search': 'post:items', [ORDER]: 'get', [ORDERS]: 'get' }],
      ['search', { '/v1/shop/search': 'get:items?q' }],
      ['search', { '/v1/shop/find-orders': 'post:items' }],
      ['search', { '/v1/shop/order-search': 'post:items' }],
      ['search', { '/v1/shop/search-orders': 'put:items', [ORDERS]: 'get:items' }],
      ['search', { '/v1/shop/search-orders': 'post:items put:object', [ORDERS]: 'get:items' }],
    ]);
    expectUnsure([{ '/v1/shop/search-terms': 'put:204' }]);
  });

  it('is not sure of a plural name whose GET looks up one of several by its query', () => {
    expectUnsure([{ '/v1/shop/visitors': 'get:object?user_id! put:object' }]);
    expectSure([['singleton', { '/v1/shop/visitors': 'get:object put:object' }]]);
  });

  it('knows uploads', () => {
    expectSure([
      ['upload', { '/v1/shop/files': 'post:201<multipart/form-data' }],
      ['upload', { '/v1/shop/photo-uploads': 'post:201<multipart/related', '/v1/shop/photo-uploads/{id}': 'get' }],
      ['upload', { '/v1/shop/customers/{id}/photo': 'put:204<multipart/form-data' }],
      ['collection', { '/v1/shop/files': 'get:items post:201<multipart/form-data' }],
      ['item', { '/v1/shop/files/{id}': 'put:204<multipart/form-data' }],
    ]);
    expectUnsure([
      { [`${ORDER}/provide-evidence`]: 'post:200<multipart/form-data' },
      { '/v1/shop/transcriptions': 'post:text<multipart/form-data' },
      { '/v1/shop/audio/translations': 'post:text<multipart/form-data' },
      { '/v1/shop/images/edits': 'post:text<multipart/form-data' },
    ]);
    expectSure([
      ['upload', { '/v1/shop/scans': 'post:text<multipart/form-data' }],
      ['upload', { '/v1/shop/transcriptions': 'post:metadata<multipart/form-data' }],
    ]);
  });

  it('knows the request queue', () => {
    expectSure([
      ['queue', { '/v1/queue/requests/{requestId}': 'get' }],
      ['queue', { '/v1/queue/requests/{requestId}': 'get put:204 delete:204', '/v1/queue/requests': 'get' }],
    ]);
    const { segments } = classified({ '/v1/queue/requests/{requestId}': 'get' }, '/v1/queue/requests/{requestId}');
    expect(segments.map(({ meaning }) => meaning)).to.not.include('collection');
  });

  it('knows what is none of them', () => {
    expectSure([
      ['other', { '/v1/shop/orders/{orderId}/actions': 'get:object' }],
      ['other', { '/v1': 'get' }],
      ['other', { '/': 'get' }],
      ['other', { '/v1/shop': 'get', [ORDERS]: 'get' }],
    ]);
  });

  it('decides by shape where a word is noun and verb', () => {
    for (const word of ['transfer', 'order', 'report', 'capture', 'refund', 'charge', 'return']) {
      expectSure([
        ['action', { [`/v1/shop/payments/{id}/${word}`]: 'post:200' }],
        ['collection', { [`/v1/shop/${word}s`]: 'get post:201', [`/v1/shop/${word}s/{id}`]: 'get' }],
        ['collection', { [`/v1/shop/${word}s`]: 'post:201' }],
        ['singleton', { [`/v1/shop/payments/{id}/${word}`]: 'get:object put:204' }],
      ]);
    }
  });

  it('takes a verb with GET and PUT for a badly named data resource', () => {
    const path = classified(
      { '/v1/shop/customers/{id}/subscribe': 'get:object put:204' },
      '/v1/shop/customers/{id}/subscribe',
    );
    expect(path).to.include({ class: 'singleton', sure: true });
    const verbs = { '/v1/shop/activate': 'get post:201', '/v1/shop/activate/{id}': 'get' };
    expect(classified(verbs, '/v1/shop/activate')).to.include({ class: 'collection', sure: true });
  });

  it('takes a verb with POST only for an action, whatever follows it', () => {
    const paths = { [`${ORDER}/cancel`]: 'post:200', [`${ORDER}/cancel/{reasonId}`]: 'post:200' };
    expect(classified(paths, `${ORDER}/cancel`)).to.include({ class: 'action', sure: true });
    expect(classified(paths, `${ORDER}/cancel/{reasonId}`)).to.include({ class: 'action', sure: true });
    const alone = classified({ '/v1/shop/orders/cancel/{orderId}': 'post:200' }, '/v1/shop/orders/cancel/{orderId}');
    expect(alone).to.include({ class: 'action', sure: true });
    expect(alone.segments.map(({ meaning }) => meaning)).to.deep.equal(['unknown', 'action', null]);
  });

  it('says when it is unsure', () => {
    expectUnsure([
      { '/v1/shop/xyzzy': 'delete:204' },
      { '/v1/shop/payments': '' },
      { '/v1/shop/order': 'post:201' },
      { [`${ORDER}/verification`]: 'post:201' },
      { '/v1/shop/versions/current': 'post:201' },
      { '/v1/shop/get-customers': 'get:items?page,city' },
      { '/v1/shop/metric': 'get:object?from!,to!' },
      { '/v1/shop/profile': 'get delete:204' },
      { '/v1/shop/report': 'get:object?from,to' },
      { '/v1/shop/orders': 'get:object' },
      { '/v1/shop/registry': 'get:object', '/v1/shop/registry/{name}': 'get' },
      { '/v1/shop/cart': 'get:items put:204' },
      { '/v1/shop/files/{path+}': 'get' },
      { '/v1/shop/reports/{format}': 'get' },
      { '/v1/shop/orders/{a}-{b}': 'get' },
      { '/v1/{id}': 'get' },
      { '/v1/shop/orders?filter=x': 'get' },
      { '/v1/shop/orders#all': 'get' },
      { '/v1/shop/{scope}/{key}': 'get:items?page' },
      { '/v1/shop/orders': 'options head' },
      { '/v1/shop/restore': 'get:object post:200' },
      { '/v1/shop/bulk-create': 'post:200', '/v1/shop/bulk-create/validate': 'post:200' },
      { '/v1/shop/activate': 'get:object post:200' },
      { '/v1/shop/activate': 'get:object delete:204' },
    ]);
  });

  it('takes no parameter that names a version or a format for an identifier', () => {
    const paths = { '/v1/shop/status/{format}': 'get', '/v1/shop/status': 'get:object put:204' };
    expect(classified(paths, '/v1/shop/status')).to.include({ class: 'singleton', sure: true });
  });

  it('classifies webhooks and callbacks as other', () => {
    const url = '{$request.body#/url}';
    const description = describeRoot({
      paths: { '/v1/shop/orders': { post: { callbacks: { done: { [url]: pathItem('post') } }, responses: {} } } },
      webhooks: { orders: pathItem('post:201') },
    });
    const classes = classifyPaths(description);
    expect(classes.paths.map(({ use }) => use.key)).to.deep.equal(['/v1/shop/orders']);
    for (const use of [...description.webhooks, ...description.callbacks]) {
      expect(classes.of(use), use.key).to.include({ class: 'other', sure: true, level: 0 });
      expect(use.node === null ? null : classes.ofPathItem(use.node)).to.deep.equal([]);
    }
    expect(description.webhooks.length + description.callbacks.length).to.equal(2);
  });
});

describe('x-lintel.resource', () => {
  const withAnnotation = (resource: unknown) => ({ ...pathItem('get:object'), 'x-lintel': { resource } });

  it('stands above the evidence', () => {
    for (const said of ['collection', 'singleton', 'action', 'search']) {
      const [path] = classifyPaths(describeRoot({ paths: { [ORDERS]: withAnnotation(said) } })).paths;
      expect(path).to.include({ class: said, sure: true });
      expect(path?.reason).to.contain('x-lintel.resource');
      expect(path?.segments.map(({ meaning }) => meaning)).to.deep.equal([said]);
    }
  });

  it('can stand on an operation', () => {
    const item = pathItem('get:object');
    const operation = { ...(item.get as object), 'x-lintel': { resource: 'search' } };
    const [path] = classifyPaths(describeRoot({ paths: { [ORDERS]: { get: operation } } })).paths;
    expect(path).to.include({ class: 'search', sure: true });
  });

  it('is ignored when it says nothing that we know', () => {
    for (const said of ['item', 'Collection', null, 7, ['action'], { is: 'action' }, '']) {
      const [path] = classifyPaths(describeRoot({ paths: { [ORDER]: withAnnotation(said) } })).paths;
      expect(path, String(said)).to.include({ class: 'item', sure: true });
    }
  });

  it('reaches a path item in components', () => {
    const components = { pathItems: { Orders: withAnnotation('singleton') } };
    const paths = { [ORDERS]: { $ref: '#/components/pathItems/Orders' } };
    expect(classifyPaths(describeRoot({ paths, components })).paths[0]).to.include({ class: 'singleton', sure: true });
  });

  it('leaves what is below its path to the evidence', () => {
    const paths = { [ORDERS]: withAnnotation('singleton'), [ORDER]: pathItem('get') };
    expect(classifyPaths(describeRoot({ paths })).paths[1]).to.include({ class: 'item', sure: true });
  });

  it('brings a vocabulary of its own', () => {
    const vocabulary = { verbs: ['frobnicate'], plural: ['xyzzy'] };
    const root = { 'x-lintel': { vocabulary } };
    expect(classified({ [`${ORDER}/frobnicate`]: 'post:201' }, `${ORDER}/frobnicate`, root)).to.include({
      class: 'action',
      sure: true,
    });
    expect(classified({ '/v1/shop/xyzzy': 'post:201' }, '/v1/shop/xyzzy', root)).to.include({
      class: 'collection',
      sure: true,
    });
    expect(classified({ '/v1/shop/xyzzy': 'post:201' }, '/v1/shop/xyzzy').sure).to.equal(false);
  });
});

describe('how paths stand to one another', () => {
  const paths = {
    [ORDERS]: 'get:items post:201',
    [ORDER]: 'get',
    [`${ORDER}/lines`]: 'get:items post:201',
    [`${ORDER}/lines/{lineId}`]: 'get',
    [`${ORDER}/lines/{lineId}/notes`]: 'get:items',
    [`${ORDER}/lines/{lineId}/notes/{noteId}/tags`]: 'get:items',
    [`${ORDER}/cancel`]: 'post:204',
    [`${ORDER}/address`]: 'get:object put:204',
  };
  const classes = classifyPaths(describePaths(paths));
  const at = (key: string) => {
    const found = classes.paths.find(({ use }) => use.key === key);
    if (found === undefined) throw new Error(key);
    return found;
  };

  it('counts the levels of sub-resources; actions do not count', () => {
    expect(classes.paths.map(({ level }) => level)).to.deep.equal([0, 0, 1, 1, 2, 3, 0, 1]);
    expect(classes.paths.filter(({ isSubCollection }) => isSubCollection)).to.have.length(3);
    expect(classes.paths.filter(({ endsInAction }) => endsInAction).map(({ use }) => use.key)).to.deep.equal([
      `${ORDER}/cancel`,
    ]);
  });

  it('finds parents, children and the collection of an item', () => {
    expect(at(`${ORDER}/lines`).parent).to.equal(at(ORDER));
    expect(at(`${ORDER}/lines/{lineId}/notes/{noteId}/tags`).parent).to.equal(at(`${ORDER}/lines/{lineId}/notes`));
    expect(at(ORDERS).parent).to.equal(null);
    expect(at(ORDER).children.map(({ use }) => use.key)).to.deep.equal([
      `${ORDER}/lines`,
      `${ORDER}/cancel`,
      `${ORDER}/address`,
    ]);
    expect(at(ORDER).itemOf).to.equal(at(ORDERS));
    expect(at(`${ORDER}/lines`).itemOf).to.equal(null);
  });

  it('judges each segment once, at the first of the shortest keys that have it', () => {
    const found = classes.segments.map(({ prefix, meaning, place }) => [prefix, meaning, pathOf(place)[1]]);
    const note = `${ORDER}/lines/{lineId}/notes/{noteId}`;
    const expected: [string, SegmentMeaning | null, string][] = [
      [ORDERS, 'collection', ORDERS],
      [ORDER, null, ORDER],
      [`${ORDER}/lines`, 'collection', `${ORDER}/lines`],
      [`${ORDER}/lines/{lineId}`, null, `${ORDER}/lines/{lineId}`],
      [`${ORDER}/lines/{lineId}/notes`, 'collection', `${ORDER}/lines/{lineId}/notes`],
      [note, null, `${note}/tags`],
      [`${note}/tags`, 'collection', `${note}/tags`],
      [`${ORDER}/cancel`, 'action', `${ORDER}/cancel`],
      [`${ORDER}/address`, 'singleton', `${ORDER}/address`],
    ];
    expect(found).to.deep.equal(expected);
  });

  it('shares segments between paths, whatever their parameters are called', () => {
    const shared = classifyPaths(
      describePaths({
        '/v1/shop/order/{id}/lines/{line}': 'get',
        '/v1/shop/order/{orderId}': 'get',
        '/v1/shop/order/{x}/notes': 'get',
      }),
    );
    const [first, second, third] = shared.paths;
    expect(first?.segments[0]).to.equal(second?.segments[0]);
    expect(first?.segments[0]).to.equal(third?.segments[0]);
    expect(first?.segments[0]).to.include({ meaning: 'collection', sure: true, prefix: '/v1/shop/order' });
    expect(pathOf(first?.segments[0]?.place ?? raise())).to.deep.equal(['paths', '/v1/shop/order/{orderId}']);
  });

  it('knows an index of actions and grouping segments', () => {
    const { segments } = classified({ [`${ORDER}/actions/cancel`]: 'post:204' }, `${ORDER}/actions/cancel`);
    expect(segments.map(({ meaning }) => meaning)).to.deep.equal(['collection', null, 'actions-index', 'action']);
    const index = classified({ [`${ORDER}/actions`]: 'get:object' }, `${ORDER}/actions`);
    expect(index.segments.at(-1)).to.include({ meaning: 'actions-index', sure: true });
    const group = classified({ '/v1/shop/eu/orders': 'get:items' }, '/v1/shop/eu/orders');
    expect(group.segments[0]).to.include({ meaning: 'unknown', sure: false });
    const records = { [`${ORDER}/actions`]: 'get:items', [`${ORDER}/actions/{actionId}`]: 'get' };
    expect(classified(records, `${ORDER}/actions`)).to.include({ class: 'collection', sure: true });
  });

  it('gives every key that shares a path item by reference', () => {
    const description = describeRoot({
      paths: {
        [ORDER]: { $ref: '#/components/pathItems/One' },
        '/v1/shop/purchases/{id}': { $ref: '#/components/pathItems/One' },
      },
      components: { pathItems: { One: pathItem('get') } },
    });
    const shared = classifyPaths(description);
    const [item] = description.pathItems;
    expect(item === undefined ? [] : shared.ofPathItem(item).map(({ use }) => use.key)).to.deep.equal([
      ORDER,
      '/v1/shop/purchases/{id}',
    ]);
  });
});

function raise(): never {
  throw new Error('Missing');
}
