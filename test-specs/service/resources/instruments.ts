import { Hono } from 'hono';
import { asArray, isObject, member } from '../../../model/description/json.ts';
import { answer } from '../conventions/answers.ts';
import { errorBody, invalid } from '../conventions/errors.ts';
import { filterOf, type Properties } from '../conventions/filters.ts';
import { type Executions, requireKey } from '../conventions/idempotency.ts';
import { create, find, type Kind, keptOf, remove, represent, visible } from '../conventions/operations.ts';
import { page } from '../conventions/pages.ts';
import { type Call, jsonBody, originOf, parameter, type Variables } from '../conventions/requests.ts';
import { faultsOf } from '../conventions/schemas.ts';

const PROPERTIES: Properties = { name: 'text', family: 'text' };

const INSTRUMENTS: Kind = {
  table: 'instruments',
  schema: 'Instrument',
  pathOf: ({ id }) => `/v1/studio/instruments/${encodeURIComponent(id)}`,
};

/** Instruments, which are added many at once (§4.10). */
export function instrumentRoutes(executions: Executions) {
  const routes = new Hono<{ Variables: Variables }>();
  routes.get('/instruments', async (call) => {
    const meets = filterOf(call.req.query('filter'), PROPERTIES);
    const all = (await visible(call, INSTRUMENTS)).map((row) => represent(call, INSTRUMENTS, row));
    return answer(call, page(call, all.filter(meets), 'pageToken'));
  });
  routes.post('/instruments', async (call) => {
    requireKey(call);
    const body = await jsonBody(call);
    return await executions.once(call, body, () => addAll(call, body));
  });
  routes.get('/instruments/:instrumentId', async (call) => {
    const row = await find(call, INSTRUMENTS, parameter(call, 'instrumentId'));
    return answer(call, represent(call, INSTRUMENTS, row));
  });
  routes.delete('/instruments/:instrumentId', (call) => remove(call, INSTRUMENTS, parameter(call, 'instrumentId')));
  return routes;
}

/** Adds each instrument or says why not, in the order of the request. */
async function addAll(call: Call, body: unknown): Promise<Response> {
  const items = asArray(member(body, 'items'));
  if (items.length === 0 || items.length > 1000)
    throw invalid({ field: '/items', issue: 'has to be 1 to 1000 items', location: 'body' });
  const results: object[] = [];
  for (const [index, item] of items.entries()) results.push(await addOne(call, item, index));
  return answer(call, { batch_result: results });
}

async function addOne(call: Call, item: unknown, index: number): Promise<object> {
  const faults = faultsOf(item, INSTRUMENTS.schema);
  if (faults.length === 0 && isObject(item)) {
    return { instrument: represent(call, INSTRUMENTS, await create(call, INSTRUMENTS, keptOf(INSTRUMENTS, item))) };
  }
  const details = faults.map((detail) => ({
    ...detail,
    field: `/items/${index}${detail.field === '/' ? '' : detail.field}`,
  }));
  return { error: errorBody(invalid(...details), call.get('service').surroundings.newId(), originOf(call)) };
}
