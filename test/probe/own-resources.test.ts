import { expect } from 'chai';
import { NO_FIXTURES } from '../../probe/settings.ts';
import { describeText } from '../support/lint-text.ts';
import { probeInProcess, rulesAbout } from '../support/probe/probe-service.ts';

const ORDERS = '/v1/shop/orders';
const string = { type: 'string', minLength: 1, maxLength: 40 };
const answer = (description: string) => ({
  description,
  content: { 'application/json': { schema: { type: 'object' } } },
});
const order = { type: 'object', required: ['customerId'], properties: { customerId: string } };

/** A shop whose orders are made with these answers. */
function descriptionWith(responses: object) {
  return describeText(JSON.stringify(shopWith(responses)));
}

function shopWith(responses: object) {
  return {
    openapi: '3.1.0',
    info: { title: 'Shop', version: '1' },
    paths: {
      [ORDERS]: {
        get: { responses: { 200: answer('A page.') } },
        post: {
          requestBody: { content: { 'application/json': { schema: order, example: { customerId: 'c-17' } } } },
          responses,
        },
      },
      [`${ORDERS}/{orderId}`]: item('orderId'),
      '/v1/shop/customers': { get: { responses: { 200: answer('A page.') } } },
      '/v1/shop/customers/{customerId}': item('customerId'),
    },
  };
}

const LATER = { 202: answer('Made later.') };
const MADE = { 201: answer('Made.'), ...LATER };

function item(name: string) {
  return {
    parameters: [{ name, in: 'path', required: true, schema: string }],
    get: { responses: { 200: answer('It.'), 404: answer('None.') } },
    delete: { responses: { 204: { description: 'Gone.' } } },
  };
}

const link = (path: string, rel: string) => ({ href: `http://localhost:3000${path}`, rel, method: 'GET' });
const json = (status: number, body: object) => Response.json(body, { status });

/** A shop that answers each POST as told; what was deleted, and what is said to be left. */
async function deletedBy(
  posted: (id: string) => Response,
  isThere: (id: string) => boolean = () => true,
  responses: object = MADE,
) {
  const deleted: string[] = [];
  let count = 0;
  const handler = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'POST') return posted(`o-${++count}`);
    if (request.method === 'DELETE') deleted.push(pathname);
    if (request.method === 'DELETE') return new Response(null, { status: 204 });
    if (pathname === ORDERS || pathname === '/v1/shop/customers') return json(200, { items: [], links: [] });
    const id = pathname.split('/').at(-1) ?? '';
    return isThere(id) ? json(200, { id, links: [link(pathname, 'self')] }) : json(404, { name: 'NOT_FOUND' });
  };
  let time = 0;
  const { leftOver } = await probeInProcess({
    handler,
    description: descriptionWith(responses),
    clock: { now: () => time, advance: (milliseconds) => (time += milliseconds) },
    settings: { fixtures: NO_FIXTURES },
    rules: rulesAbout(['2.1/no-null'], 'no other rule').filter(({ check }) => check.statement === '2.1/no-null'),
  });
  return { deleted, leftOver, count };
}

describe('probe/own-resources.ts', () => {
  it('deletes all that POST made', async () => {
    const { deleted, leftOver, count } = await deletedBy((id) =>
      json(201, { id, links: [link(`${ORDERS}/${id}`, 'self')] }),
    );
    expect([deleted.toSorted(), leftOver]).to.deep.equal([
      Array.from({ length: count }, (_, index) => `${ORDERS}/o-${index + 1}`).toSorted(),
      [],
    ]);
  });

  it('deletes nothing else that a 201 links to, and names what it made', async () => {
    const { deleted, leftOver } = await deletedBy(() =>
      json(201, { links: [link('/v1/shop/customers/c-17', 'self')] }),
    );
    expect(deleted).to.deep.equal([]);
    expect(leftOver).to.deep.equal([`${ORDERS} (what POST made there, whose path no answer tells)`]);
  });

  it('deletes each of several that were made at once, and names none that failed', async () => {
    const { deleted, leftOver, count } = await deletedBy((id) =>
      json(201, {
        batch_result: [{ id: `${id}a` }, { order: { id: `${id}b` } }, { error: { name: 'NO_SUCH_THING' } }],
      }),
    );
    const ids = Array.from({ length: count }, (_, index) => [`o-${index + 1}a`, `o-${index + 1}b`]).flat();
    expect(deleted.toSorted()).to.deep.equal(ids.map((id) => `${ORDERS}/${id}`).toSorted());
    expect(leftOver).to.deep.equal([]);
  });

  it('deletes nothing whose identifier contradicts the link self', async () => {
    const { deleted, leftOver } = await deletedBy((id) =>
      json(201, { id, links: [link(`${ORDERS}/of-another`, 'self')] }),
    );
    expect(deleted).to.deep.equal([]);
    expect(leftOver).to.have.length(1);
  });

  it('deletes what a 202 links to where all is made later, and names nothing besides', async () => {
    const made = (id: string) => json(202, { links: [link(`${ORDERS}/${id}`, 'order')] });
    const { deleted, leftOver } = await deletedBy(made, () => true, LATER);
    expect([deleted.length > 0, leftOver]).to.deep.equal([true, []]);
  });

  it('names what a 202 makes without telling where, and makes no more of it', async () => {
    const { deleted, leftOver, count } = await deletedBy(() => json(202, {}));
    expect([deleted, leftOver]).to.deep.equal([[], [`${ORDERS} (what POST made there, whose path no answer tells)`]]);
    expect(count).to.equal(1);
  });

  it('deletes nothing else that a 202 links to', async () => {
    const { deleted, leftOver } = await deletedBy((id) =>
      json(202, { links: [link(`${ORDERS}/${id}`, 'order'), link('/v1/shop/customers/c-17', 'customer')] }),
    );
    expect(deleted.filter((path) => path.includes('customers'))).to.deep.equal([]);
    expect([deleted.length > 0, leftOver]).to.deep.equal([true, []]);
  });

  it('waits for what a 202 will make before it deletes it', async () => {
    const asked = new Map<string, number>();
    const isThere = (id: string) => {
      asked.set(id, (asked.get(id) ?? 0) + 1);
      return (asked.get(id) ?? 0) > 3;
    };
    const { deleted } = await deletedBy((id) => json(202, { links: [link(`${ORDERS}/${id}`, 'order')] }), isThere);
    const last = deleted.map((path) => asked.get(path.split('/').at(-1) ?? '') ?? 0);
    expect(Math.min(...last)).to.be.greaterThan(3);
  });
});
