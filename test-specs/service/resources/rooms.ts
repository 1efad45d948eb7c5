import { Hono } from 'hono';
import { isObject } from '../../../model/description/json.ts';
import { answer } from '../conventions/answers.ts';
import { invalid, notFound } from '../conventions/errors.ts';
import {
  create,
  find,
  type Kind,
  lookUp,
  remove,
  replace,
  represent,
  resource,
  sentData,
  visible,
} from '../conventions/operations.ts';
import { page } from '../conventions/pages.ts';
import { type Call, jsonBody, parameter, type Variables } from '../conventions/requests.ts';

const ROOMS: Kind = {
  table: 'rooms',
  schema: 'Room',
  pathOf: ({ clientId = '' }) => `/v1/studio/rooms/${encodeURIComponent(clientId)}`,
};

/** Rooms, which clients store under identifiers of their own (§4.2). */
export function roomRoutes() {
  const routes = new Hono<{ Variables: Variables }>();
  routes.get('/rooms', async (call) => {
    const rooms = await visible(call, ROOMS);
    return answer(
      call,
      page(
        call,
        rooms.map((row) => represent(call, ROOMS, row)),
        'pageToken',
      ),
    );
  });
  routes.get('/rooms/:roomId', async (call) => resource(call, ROOMS, await find(call, ROOMS, rowId(call))));
  routes.put('/rooms/:roomId', async (call) => {
    const known = await lookUp(call, ROOMS, rowId(call));
    return known === undefined ? await store(call) : await replace(call, ROOMS, known);
  });
  routes.delete('/rooms/:roomId', (call) => remove(call, ROOMS, rowId(call)));
  return routes;
}

/** Every caller has identifiers of its own. */
function rowId(call: Call): string {
  return `${call.get('caller')}/${parameter(call, 'roomId')}`;
}

/** PUT under an identifier that is not used yet: 201 with the resource. */
async function store(call: Call): Promise<Response> {
  if (call.req.header('if-match') !== undefined) throw notFound();
  const clientId = parameter(call, 'roomId');
  if (!/^[a-z][a-z0-9-]{2,63}$/.test(clientId)) {
    throw invalid({
      field: '/roomId',
      value: clientId.slice(0, 1000),
      issue: 'is no identifier of a room',
      location: 'path',
    });
  }
  const body = await jsonBody(call);
  if (isObject(body) && body.id !== undefined && body.id !== clientId) {
    throw invalid({ field: '/id', issue: 'is not the identifier in the path', location: 'body' });
  }
  const row = await create(call, ROOMS, await sentData(call, ROOMS), { id: rowId(call), clientId });
  return resource(call, ROOMS, row, 201);
}
