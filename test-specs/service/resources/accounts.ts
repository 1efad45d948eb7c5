import { Hono } from 'hono';
import { answer } from '../conventions/answers.ts';
import { entityTag } from '../conventions/entity-tags.ts';
import { invalidOperation, notFound } from '../conventions/errors.ts';
import type { PathLink } from '../conventions/links.ts';
import { type Kind, lookUp, patch, replace, represent, update } from '../conventions/operations.ts';
import type { Call, Variables } from '../conventions/requests.ts';
import type { Row } from '../store.ts';

const PATH = '/v1/studio/account';

/** Every caller has one account; its row has the caller's name. */
const ACCOUNTS: Kind = {
  table: 'accounts',
  schema: 'Account',
  pathOf: () => PATH,
  calculated: ({ status }) => ({ status, balance: { value: '100.00', currency: 'EUR' } }),
  linksOf: (row) => [possible(row)],
};

function possible({ status }: Row): PathLink {
  const rel = status === 'ACTIVE' ? 'suspend' : 'activate';
  return { rel, path: `${PATH}/${rel}`, method: 'POST' };
}

export function accountRoutes() {
  const routes = new Hono<{ Variables: Variables }>();
  routes.get('/account', async (call) => shown(call, await account(call)));
  routes.put('/account', async (call) => replace(call, ACCOUNTS, await activeAccount(call)));
  routes.patch('/account', async (call) => patch(call, ACCOUNTS, await activeAccount(call)));
  routes.post('/account/activate', (call) => act(call, 'INACTIVE', 'ACTIVE'));
  routes.post('/account/suspend', (call) => act(call, 'ACTIVE', 'INACTIVE'));
  return routes;
}

async function account(call: Call): Promise<Row> {
  const row = await lookUp(call, ACCOUNTS, call.get('caller'));
  if (row === undefined) throw notFound();
  return row;
}

/** An inactive account cannot be changed; the error links to its activation (§3). */
async function activeAccount(call: Call): Promise<Row> {
  const row = await account(call);
  if (row.status !== 'ACTIVE') throw invalidOperation('An inactive account cannot be changed.', [possible(row)]);
  return row;
}

async function act(call: Call, from: string, to: string): Promise<Response> {
  const row = await account(call);
  if (row.status !== from)
    throw invalidOperation(`The account is ${String(row.status).toLowerCase()} already.`, [possible(row)]);
  return shown(call, await update(call, ACCOUNTS, row, { status: to }));
}

function shown(call: Call, row: Row): Response {
  const { id: _, ...representation } = represent(call, ACCOUNTS, row);
  return answer(call, representation, 200, { ETag: entityTag(row) });
}
