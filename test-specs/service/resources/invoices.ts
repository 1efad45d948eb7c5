import { Hono } from 'hono';
import { accepted, answer } from '../conventions/answers.ts';
import type { Executions } from '../conventions/idempotency.ts';
import { absolute } from '../conventions/links.ts';
import {
  create,
  find,
  type Kind,
  lookUp,
  prefers,
  remove,
  represent,
  sentData,
  visible,
} from '../conventions/operations.ts';
import { page } from '../conventions/pages.ts';
import { type Call, jsonBody, originOf, parameter, type Variables } from '../conventions/requests.ts';
import type { Row } from '../store.ts';
import { priceFor } from './bookings.ts';
import { REQUESTS } from './queue.ts';

const INVOICES: Kind = {
  table: 'invoices',
  schema: 'Invoice',
  pathOf: ({ id }) => `/v1/studio/invoices/${encodeURIComponent(id)}`,
  calculated: ({ status }) => ({ status, total: priceFor(4), vatRate: '19.00' }),
};

/** Invoices, which are made at once, or after the answer where the client prefers that (§4.9). */
export function invoiceRoutes(executions: Executions) {
  const routes = new Hono<{ Variables: Variables }>();
  routes.get('/invoices', async (call) => {
    const invoices = await visible(call, INVOICES);
    return answer(
      call,
      page(
        call,
        invoices.map((row) => represent(call, INVOICES, row)),
        'page',
      ),
    );
  });
  routes.post('/invoices', async (call) => {
    const payload = await jsonBody(call);
    return await executions.once(
      call,
      payload,
      () => make(call),
      (first) => again(call, first),
    );
  });
  routes.get('/invoices/:invoiceId', async (call) =>
    answer(call, represent(call, INVOICES, await find(call, INVOICES, parameter(call, 'invoiceId')))),
  );
  routes.delete('/invoices/:invoiceId', (call) => remove(call, INVOICES, parameter(call, 'invoiceId')));
  return routes;
}

async function make(call: Call): Promise<Response> {
  const data = await sentData(call, INVOICES);
  if (!prefers(call, 'respond-async')) {
    return answer(call, represent(call, INVOICES, await create(call, INVOICES, data, { status: 'COMPLETED' })), 201);
  }
  const { surroundings, workTime } = call.get('service');
  const readyTime = surroundings.now() + workTime;
  const invoice = await create(call, INVOICES, data, { status: 'COMPLETED', readyTime });
  const request = await create(call, REQUESTS, { invoiceId: invoice.id, readyTime });
  return accepted(call, absolute(linksOf(invoice, request), originOf(call)));
}

function linksOf(invoice: Row, request: Row) {
  return [
    { rel: 'self', path: INVOICES.pathOf(invoice) },
    { rel: 'status', path: REQUESTS.pathOf(request) },
    { rel: 'cancel', path: REQUESTS.pathOf(request), method: 'DELETE' as const },
  ];
}

/** The second answer to a key: the invoice as soon as it is made, else the links again. */
async function again(call: Call, first: Response): Promise<Response> {
  const { id, links } = (await first.clone().json()) as { id?: string; links: { rel: string; href: string }[] };
  const path =
    links
      .find(({ rel }) => rel === 'self')
      ?.href.split('/')
      .at(-1) ?? '';
  const row = await lookUp(call, INVOICES, id ?? path);
  if (row !== undefined) return answer(call, represent(call, INVOICES, row));
  return new Response(first.body, { status: id === undefined ? 202 : 200, headers: first.headers });
}
