import { Hono } from 'hono';
import { answer } from './conventions/answers.ts';
import { errorBody, notFound, Refusal } from './conventions/errors.ts';
import { Executions } from './conventions/idempotency.ts';
import { type Call, originOf, type Service, type Variables } from './conventions/requests.ts';
import { DESCRIPTION_TEXT } from './conventions/schemas.ts';
import { accountRoutes } from './resources/accounts.ts';
import { bookingRoutes } from './resources/bookings.ts';
import { guestRoutes } from './resources/guests.ts';
import { instrumentRoutes } from './resources/instruments.ts';
import { invoiceRoutes } from './resources/invoices.ts';
import { priceRoutes } from './resources/prices.ts';
import { queueRoutes } from './resources/queue.ts';
import { recordingRoutes } from './resources/recordings.ts';
import { roomRoutes } from './resources/rooms.ts';
import { setupRoutes } from './resources/setups.ts';
import { seed, TOKENS } from './seed.ts';
import { MemoryStore } from './store.ts';
import { REAL_SURROUNDINGS } from './surroundings.ts';

export type Handler = (request: Request) => Promise<Response>;

/** The reference service: it keeps all of the conventions. Its handler works in process and behind a socket alike. */
export async function createService(settings: Partial<Service> = {}): Promise<Handler> {
  const service: Service = {
    store: new MemoryStore(),
    surroundings: REAL_SURROUNDINGS,
    workTime: 1500,
    defaultPageSize: 20,
    ...settings,
  };
  await seed(service.store, service.surroundings);
  const app = new Hono<{ Variables: Variables }>();
  app.get('/description.yaml', (call) =>
    call.body(describedAt(originOf(call)), 200, { 'Content-Type': 'application/yaml' }),
  );
  app.use(async (call, next) => {
    call.set('service', service);
    call.set('caller', callerOf(call));
    checkAccept(call);
    await next();
  });
  addRoutes(app);
  app.notFound((call) => refused(call, notFound(), service));
  app.onError((error, call) => refused(call, error, service));
  return async (request) => await app.fetch(request);
}

function addRoutes(app: Hono<{ Variables: Variables }>): void {
  const executions = new Executions();
  const resources = [
    bookingRoutes(executions),
    guestRoutes(executions),
    setupRoutes(),
    roomRoutes(),
    instrumentRoutes(executions),
    recordingRoutes(executions),
    invoiceRoutes(executions),
    accountRoutes(),
    priceRoutes(),
  ];
  for (const routes of resources) app.route('/v1/studio', routes);
  app.route('/v1/queue', queueRoutes());
}

/** Who calls: each request carries a bearer token (§5). */
function callerOf(call: Call): string {
  const token = /^Bearer +(\S+)$/i.exec(call.req.header('authorization') ?? '')?.[1];
  if (token !== undefined && Object.hasOwn(TOKENS, token)) return TOKENS[token] ?? '';
  const detail = { field: '/Authorization', issue: 'has no valid token', location: 'header' } as const;
  throw new Refusal(401, 'AUTHENTICATION_FAILED', 'The request needs a valid access token.', [detail]);
}

/** 406 where the client sends Accept and does not take application/json (§7.1). */
function checkAccept(call: Call): void {
  const accept = call.req.header('accept');
  if (accept === undefined || accept.trim() === '' || accept.split(',').some(takesJson)) return;
  const detail = {
    field: '/Accept',
    value: accept.slice(0, 1000),
    issue: 'does not include application/json',
    location: 'header',
  } as const;
  throw new Refusal(406, 'NOT_ACCEPTABLE', 'The service answers with application/json only.', [detail]);
}

function takesJson(range: string): boolean {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const refused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  return !refused && ['application/json', 'application/*', '*/*'].includes(type);
}

function refused(call: Call, error: Error, { surroundings }: Service): Response {
  const refusal =
    error instanceof Refusal ? error : new Refusal(500, 'INTERNAL_ERROR', 'The service failed; try again later.');
  if (refusal !== error) console.error(error);
  return answer(call, errorBody(refusal, surroundings.newId(), originOf(call)), refusal.status);
}

/** The description, with the address at which the service was asked for it. */
function describedAt(origin: string): string {
  return DESCRIPTION_TEXT.replaceAll('http://localhost:3000', origin);
}
