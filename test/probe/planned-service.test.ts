import { expect } from 'chai';
import { asArray, asObject, member } from '../../model/description/json.ts';
import { PlannedService } from '../../probe/planned-service.ts';
import { STRANGERS_TOKEN } from '../../probe/sender.ts';
import { describeText } from '../support/lint-text.ts';

const BASE = 'http://localhost';
const ORDERS = '/v1/shop/orders';
const text = { type: 'string', minLength: 1 };
const order = {
  type: 'object',
  required: ['title'],
  properties: { title: text, note: text, lines: { type: 'array', items: { type: 'string' } } },
};
const list = { type: 'object', properties: { items: { type: 'array', items: order } } };
const json = (schema: object) => ({ description: 'It.', content: { 'application/json': { schema } } });
const query = (name: string) => ({ name, in: 'query', schema: { type: 'string' } });
const key = { name: 'Idempotency-Key', in: 'header', required: true, schema: text };
const sent = { content: { 'application/json': { schema: order } } };
const empty = { 204: { description: 'Done.' } };
const example = { items: [{ title: 'Bread' }, { title: 'Salt' }] };

const DESCRIPTION = describeText(
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Shop', version: '1' },
    paths: {
      [ORDERS]: {
        get: {
          parameters: ['page', 'pageSize', 'filter', 'totalRequired'].map(query),
          responses: { 200: { ...json(list), content: { 'application/json': { schema: list, example } } } },
        },
        post: { parameters: [key], requestBody: sent, responses: { 201: json(order) } },
      },
      [`${ORDERS}/{orderId}`]: {
        parameters: [{ name: 'orderId', in: 'path', required: true, schema: text }],
        get: { responses: { 200: json(order) } },
        put: { requestBody: sent, responses: empty },
        patch: { requestBody: sent, responses: { ...empty, 200: json(order) } },
        delete: { responses: empty },
      },
      '/v1/shop/offers': {
        get: { parameters: ['pageToken', 'pageSize'].map(query), responses: { 200: json(list) } },
        post: { requestBody: { content: { 'application/json': { schema: list } } }, responses: { 200: json(list) } },
      },
      '/v1/shop/offers/{offerId}': { get: { responses: { 200: json(order) } } },
    },
  }),
);

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly isWrong?: boolean;
}

const TOKEN = { Authorization: 'Bearer mine' };

/** Asks a new service, which knows what it was asked before. */
async function planned() {
  const { generateSync } = await import('json-schema-faker');
  const service = new PlannedService(DESCRIPTION, BASE, generateSync);
  return (request: string, { headers = TOKEN, body = null, isWrong = false }: Sent = {}) => {
    const [method = '', path = ''] = request.split(' ');
    const answer = service.answer({
      method,
      url: new URL(BASE + path),
      headers: Object.entries(headers),
      body: body === null ? null : JSON.stringify(body),
      isWrong,
    });
    const json: unknown = answer.body === '' ? null : JSON.parse(answer.body);
    return { status: answer.status, json, tag: answer.headers.find(([name]) => name === 'ETag')?.[1] };
  };
}

function linksOf(json: unknown): Record<string, string> {
  const links = asArray(member(json, 'links')).map(asObject);
  return Object.fromEntries(links.map(({ rel, href }) => [String(rel), String(href).slice(BASE.length)]));
}

describe('the service that stands in for one in a plan', () => {
  it('has three resources in a list, of its example in turn, each with its path', async () => {
    const ask = await planned();
    const { status, json } = ask(`GET ${ORDERS}`);
    const items = asArray(member(json, 'items')).map(asObject);
    expect(status).to.equal(200);
    expect(items.map(({ title, id }) => [title, id])).to.deep.equal([
      ['Bread', '{orderId}'],
      ['Salt', '{orderId2}'],
      ['Bread', '{orderId3}'],
    ]);
    expect(linksOf(items[1])).to.deep.equal({ self: `${ORDERS}/{orderId2}` });
    expect(json).to.not.have.any.keys('totalItems', 'totalPages');
    expect(linksOf(json)).to.deep.equal({ first: `${ORDERS}?page=1` });
    expect(asArray(member(ask(`GET ${ORDERS}`).json, 'items'))).to.have.length(3);
  });

  it('gives pages with the links to the others, and totals on request', async () => {
    const ask = await planned();
    const page = (number: number) => `${ORDERS}?pageSize=1&totalRequired=true&page=${number}`;
    const { json } = ask(`GET ${page(2)}`);
    expect(json).to.include({ totalItems: 3, totalPages: 3 });
    expect(asArray(member(json, 'items')).map((item) => member(item, 'id'))).to.deep.equal(['{orderId2}']);
    expect(linksOf(json)).to.deep.equal({ first: page(1), prev: page(1), next: page(3), last: page(3) });
    expect(linksOf(ask(`GET ${page(1)}`).json)).to.have.all.keys('first', 'next', 'last');
    expect(linksOf(ask(`GET ${page(3)}`).json)).to.have.all.keys('first', 'prev', 'last');
  });

  it('leads on by page tokens where a list has no page numbers', async () => {
    const ask = await planned();
    const second = '/v1/shop/offers?pageSize=2&pageToken=2';
    expect(linksOf(ask('GET /v1/shop/offers?pageSize=2').json).next).to.equal(second);
    const { json } = ask(`GET ${second}`);
    expect(asArray(member(json, 'items'))).to.have.length(1);
    expect(linksOf(json)).to.have.all.keys('first', 'prev');
  });

  const wrong: readonly (readonly [string, string, Sent, number])[] = [
    ['a path that the description does not have', 'GET /v1/shop/lamps', {}, 404],
    ['a method that a path does not have', `PUT ${ORDERS}`, {}, 404],
    ['another format', `GET ${ORDERS}`, { headers: { ...TOKEN, Accept: 'application/xml' } }, 406],
    ['whoever wants no JSON', `GET ${ORDERS}`, { headers: { ...TOKEN, Accept: 'text/html' } }, 406],
    ['nobody, on purpose', `GET ${ORDERS}`, { headers: {}, isWrong: true }, 401],
    ['a stranger', `GET ${ORDERS}`, { headers: { authorization: `Bearer ${STRANGERS_TOKEN}` }, isWrong: true }, 401],
    ['a page of a list that begins with 1', `GET ${ORDERS}?page=0`, {}, 400],
    ['a page size that is no number', `GET ${ORDERS}?pageSize=many`, {}, 400],
    ['a page token that nobody gave', `GET ${ORDERS}?pageToken=lintel`, { isWrong: true }, 400],
    ['a filter that is wrong on purpose', `GET ${ORDERS}?filter=lintel:1`, { isWrong: true }, 400],
    ['a resource that is not there', `GET ${ORDERS}/lintel`, { isWrong: true }, 404],
    ['no key', `POST ${ORDERS}`, { body: { title: 'Tea' } }, 400],
    [
      'a body of another form',
      `POST ${ORDERS}`,
      { headers: { ...TOKEN, 'Idempotency-Key': 'a' }, body: { title: 7 }, isWrong: true },
      400,
    ],
    ['a member that no schema has', `PUT ${ORDERS}/a`, { body: { title: 'Tea', color: 'red' }, isWrong: true }, 400],
    ['a condition that does not hold', `PUT ${ORDERS}/a`, { headers: { ...TOKEN, 'If-Match': '"other"' } }, 412],
  ];
  for (const [name, request, sent, status] of wrong) {
    it(`answers ${status} to ${name}`, async () => {
      const ask = await planned();
      const { json, ...answer } = ask(request, sent);
      expect(answer.status).to.equal(status);
      expect(json).to.include.all.keys('name', 'message', 'information_link');
      const fields = status === 400 ? Object.keys(asObject(sent.body)) : [];
      expect(asArray(member(json, 'details')).map((detail) => member(detail, 'field'))).to.deep.equal(
        request.startsWith('POST') || request.startsWith('PUT') ? fields.map((field) => `/${field}`) : [],
      );
    });
  }

  it('makes one thing for a key, whatever the order of its members', async () => {
    const ask = await planned();
    const post = (body: object, value: string) =>
      ask(`POST ${ORDERS}`, { headers: { ...TOKEN, 'Idempotency-Key': value }, body });
    const made = post({ title: 'Tea', note: 'green' }, 'a');
    expect(made.status).to.equal(201);
    expect(made.json).to.deep.include({ title: 'Tea', note: 'green', id: '{orderId}' });
    const again = post({ note: 'green', title: 'Tea' }, 'a');
    expect([again.status, again.json]).to.deep.equal([200, made.json]);
    expect(post({ title: 'Coffee' }, 'a').status).to.equal(422);
    expect(member(post({ title: 'Coffee' }, 'b').json, 'id')).to.equal('{orderId2}');
  });

  it('makes each of several items, and tells of each', async () => {
    const ask = await planned();
    const { status, json } = ask('POST /v1/shop/offers', { body: { items: [{ title: 'A' }, { title: 'B' }] } });
    expect(status).to.equal(200);
    expect(asArray(member(json, 'batch_result')).map((one) => member(one, 'title'))).to.deep.equal(['A', 'B']);
  });

  it('has what was put, under another tag, until it is deleted', async () => {
    const ask = await planned();
    const one = `${ORDERS}/a`;
    const before = ask(`GET ${one}`);
    const headers = { ...TOKEN, 'If-Match': String(before.tag) };
    const put = ask(`PUT ${one}`, { headers, body: { title: 'Tea' } });
    const after = ask(`GET ${one}`);
    expect([put.status, after.status]).to.deep.equal([204, 200]);
    expect(after.json).to.deep.equal({
      title: 'Tea',
      id: 'a',
      links: [{ href: `${BASE}${one}`, rel: 'self', method: 'GET' }],
    });
    expect(after.tag).to.equal(put.tag).and.not.equal(before.tag);
    expect(ask(`PUT ${one}`, { headers, body: { title: 'Milk' } }).status).to.equal(412);
    expect(ask(`PUT ${one}`, { headers: { 'If-Match': '*' }, body: { title: 'Milk' } }).status).to.equal(204);
    expect(ask(`DELETE ${one}`).status).to.equal(204);
    expect(ask(`GET ${one}`).status).to.equal(404);
  });

  const patches: readonly (readonly [string, readonly object[], object | null])[] = [
    ['replaces', [{ op: 'replace', path: '/title', value: 'Milk' }], { title: 'Milk', note: 'green' }],
    ['adds', [{ op: 'add', path: '/lines', value: ['a'] }], { title: 'Tea', note: 'green', lines: ['a'] }],
    ['removes', [{ op: 'remove', path: '/note' }], { title: 'Tea' }],
    ['passes over what is deeper', [{ op: 'replace', path: '/title/0', value: 'M' }], { title: 'Tea', note: 'green' }],
    ['refuses to change the identifier', [{ op: 'replace', path: '/id', value: 'b' }], null],
    ['refuses to change links', [{ op: 'replace', path: '/links', value: [] }], null],
    ['refuses to replace what is not there', [{ op: 'replace', path: '/color', value: 'red' }], null],
    ['refuses null', [{ op: 'add', path: '/note', value: null }], null],
    ['refuses an object', [{ op: 'add', path: '/note', value: {} }], null],
  ];
  for (const [name, body, expected] of patches) {
    it(`${name} by a patch`, async () => {
      const ask = await planned();
      const one = `${ORDERS}/a`;
      ask(`PUT ${one}`, { body: { title: 'Tea', note: 'green' } });
      const { tag } = ask(`GET ${one}`);
      expect(ask(`PATCH ${one}`, { body }).status).to.equal(expected === null ? 400 : 204);
      const { links: _, id: __, ...left } = asObject(ask(`GET ${one}`).json);
      expect(left).to.deep.equal(expected ?? { title: 'Tea', note: 'green' });
      expect(ask(`GET ${one}`).tag === tag).to.equal(expected === null);
    });
  }

  it('answers a patch with the resource where that is preferred', async () => {
    const ask = await planned();
    ask(`PUT ${ORDERS}/a`, { body: { title: 'Tea' } });
    const body = [{ op: 'replace', path: '/title', value: 'Milk' }];
    const headers = { ...TOKEN, Prefer: 'return=representation' };
    const { status, json } = ask(`PATCH ${ORDERS}/a`, { headers, body });
    expect([status, member(json, 'title')]).to.deep.equal([200, 'Milk']);
  });
});
