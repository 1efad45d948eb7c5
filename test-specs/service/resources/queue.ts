import { Hono } from 'hono';
import { answer, noContent } from '../conventions/answers.ts';
import { find, type Kind, lookUp, represent } from '../conventions/operations.ts';
import { parameter, type Variables } from '../conventions/requests.ts';
import type { Row } from '../store.ts';
import { utc } from './times.ts';

/** Requests that are worked on after the answer (§4.9); a row has the identifier of the invoice and when it is made. */
export const REQUESTS: Kind = {
  table: 'requests',
  schema: 'QueuedRequest',
  pathOf: ({ id }) => `/v1/queue/requests/${encodeURIComponent(id)}`,
};

export function queueRoutes() {
  const routes = new Hono<{ Variables: Variables }>();
  routes.get('/requests/:requestId', async (call) => {
    const row = await find(call, REQUESTS, parameter(call, 'requestId'));
    const done = readyTimeOf(row) <= call.get('service').surroundings.now();
    const kind: Kind = {
      ...REQUESTS,
      calculated: () => ({
        processing_state: { status: done ? 'COMPLETED' : 'PROCESSING' },
        ...(done ? {} : { estimatedTime: utc(readyTimeOf(row)) }),
      }),
      linksOf: () => [
        { rel: 'result', path: `/v1/studio/invoices/${row.data.invoiceId}` },
        ...(done ? [] : [{ rel: 'cancel', path: REQUESTS.pathOf(row), method: 'DELETE' as const }]),
      ],
    };
    return answer(call, represent(call, kind, { ...row, data: {} }));
  });
  routes.delete('/requests/:requestId', async (call) => {
    const { store, surroundings } = call.get('service');
    const row = await lookUp(call, REQUESTS, parameter(call, 'requestId'));
    if (row !== undefined) {
      if (readyTimeOf(row) > surroundings.now()) await store.remove('invoices', String(row.data.invoiceId));
      await store.remove(REQUESTS.table, row.id);
    }
    return noContent(call);
  });
  return routes;
}

function readyTimeOf(row: Row): number {
  return Number(row.data.readyTime);
}
