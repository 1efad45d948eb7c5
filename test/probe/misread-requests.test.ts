import { asArray, asObject, member } from '../../model/description/json.ts';
import {
  answers,
  asks,
  bodies,
  error,
  noContent,
  requests,
  withHeader,
  withJson,
  withQuery,
} from '../../test-specs/service/faults/altering.ts';
import { findsEach, patching, type Slip } from '../support/probe/slips.ts';

const LIST = { path: 'studio/bookings', when: (_: Request, url: URL) => url.searchParams.has('filter') };
const BOOKING = 'studio/bookings/*';
const BATCH = { method: 'POST', path: 'studio/instruments' };
const SETUP = { path: 'studio/bookings/*/setup' };
const PATCH = { method: 'PATCH', path: BOOKING };
const PUT = { method: 'PUT', path: BOOKING };

const OF_ACCEPT: readonly Slip[] = [
  {
    name: 'whoever accepts HTML alone gets JSON',
    statement: '7.1/not-acceptable',
    service: requests({ path: BOOKING }, (request) => accepting(request, /html/)),
    says: 'Accept: text/html is answered 200; answer 406',
  },
];

const OF_FILTERS: readonly Slip[] = [
  {
    name: 'of several negations only the first counts',
    statement: '4.3/operator-semantics',
    service: filtering((filter) => (isNegatedTwice(filter) ? (filter.split(',')[0] ?? '') : filter)),
    says: 'give those that meet the filter',
  },
  {
    name: 'only the first ! of a filter is looked at',
    statement: '4.3/operator-semantics',
    service: filtering((filter) => (isNegatedTwice(filter) ? filter.replace(/,(\w+)!/, ',$1') : filter)),
    says: 'give those that meet the filter',
  },
  {
    name: 'a second term without an operator is passed over',
    statement: '4.3/filter',
    service: filtering((filter) => filter.replace(/,lintel$/, '')),
    says: ',lintel) is answered 200; answer 400',
  },
  {
    name: 'a second term by a property that there is not is passed over',
    statement: '4.3/filter',
    service: filtering((filter) => filter.replace(/,lintelNoProperty.*$/, '')),
    says: ',lintelNoProperty:1) is answered 200; answer 400',
  },
];

const OF_TIMES: readonly Slip[] = [
  {
    name: 'a PUT takes a local time for one in UTC',
    statement: '2.3/date-time',
    service: requests(PUT, (request) => withJson(request, (body) => withoutOffset(body))),
    says: 'reminderTime was sent with the offset +02:00 and is answered',
  },
  {
    name: 'a PUT refuses a time with an offset',
    statement: '2.3/date-time',
    service: (next) => async (request) =>
      asks(PUT)(request) && OFFSET.test(await request.clone().text())
        ? error(400, 'VALIDATION_ERROR')
        : await next(request),
    says: 'reminderTime with the offset +02:00 is answered 400 VALIDATION_ERROR; take it, and compute UTC',
  },
];

const OF_BATCHES: readonly Slip[] = [
  {
    name: 'a batch of which all items succeed is answered from the last to the first',
    statement: '4.10/correlation',
    service: bodies(BATCH, unordered),
    says: 'by name they are the results 3, 2, 1; keep the order',
  },
];

const OF_SINGLETONS: readonly Slip[] = [
  {
    name: 'what a PUT of a singleton leaves out stays',
    statement: '4.2/put-whole',
    service: (next) => async (request) => {
      if (!asks({ ...SETUP, method: 'PUT' })(request)) return await next(request);
      const known = asObject(await (await next(new Request(request.url, { headers: request.headers }))).json());
      return await next(await withJson(request, (body) => ({ chairs: known.chairs, ...asObject(body) })));
    },
    says: 'a PUT without chairs leaves it as it was',
  },
  {
    name: 'a PATCH of a singleton changes nothing',
    statement: '4.6/operations',
    service: (next) => async (request) =>
      asks({ ...SETUP, method: 'PATCH' })(request) ? noContent() : await next(request),
    says: 'a PATCH that replaces chairs is answered 204 and changes nothing',
  },
  {
    name: 'a null in a PUT of a singleton is dropped',
    statement: '2.1/no-null',
    service: requests({ ...SETUP, method: 'PUT' }, (request) =>
      withJson(request, (body) => JSON.parse(JSON.stringify(body), (_, value) => value ?? undefined)),
    ),
    says: 'chairs: null is answered 204; answer 400',
  },
  {
    name: 'a PATCH of the links of a singleton is passed over',
    statement: '2.1/read-only',
    service: answers({ ...SETUP, method: 'PATCH', status: 400 }, async (answer, request) =>
      (await request.text()).includes('"/links"') ? noContent() : answer,
    ),
    says: 'a PATCH of links, which only the service sets, is answered 204',
  },
  {
    name: 'a PATCH of a singleton is answered with it',
    statement: '4.2/patch-no-content',
    service: (next) =>
      answers(
        { ...SETUP, method: 'PATCH' },
        async (_, { url, headers }) => await next(new Request(url, { headers })),
      )(next),
    says: 'PATCH is answered 200; answer 204 without body',
  },
];

const OF_INDEXES: readonly Slip[] = [
  {
    name: 'a patch of what is in an item of a list is passed over',
    statement: '4.6/operations',
    service: (next) => async (request) =>
      asks(PATCH)(request) && (await request.clone().text()).includes('"/equipment/')
        ? noContent()
        : await next(request),
    says: 'is answered 204, and gives [{"sku"',
  },
  {
    name: 'the index of an item is not read: the first one is changed',
    statement: '4.6/operations',
    service: atPath(/^(\/equipment)\/\d+\//, '$1/0/'),
    says: 'change that item alone',
  },
  {
    name: 'what is added to the beginning of a list is at its end',
    statement: '4.6/operations',
    service: atPath(/^(\/labels)\/0$/, '$1/-', 'add'),
    says: 'add at labels/0 is answered 204',
  },
  {
    name: 'an object that is added to the end of a list is at its beginning',
    statement: '4.6/operations',
    service: atPath(/^(\/equipment)\/-$/, '$1/0'),
    says: 'add at equipment/- is answered 204',
  },
  {
    name: 'another item of a list is removed',
    statement: '4.6/operations',
    service: atPath(/^(\/labels)\/0$/, '$1/1', 'remove'),
    says: 'remove at labels/0 is answered 204',
  },
  {
    name: 'a whole list is removed in place of an item',
    statement: '4.6/operations',
    service: atPath(/^(\/labels)\/0$/, '$1', 'remove'),
    says: 'gives []; remove that item alone',
  },
];

/** The service takes another path for the one in an operation. */
function atPath(path: RegExp, other: string, op?: string) {
  return patching(PATCH, (one) =>
    op === undefined || one.op === op ? { ...one, path: String(one.path).replace(path, other) } : one,
  );
}

/** Errors do not say which item they are about, and where there are none the last result comes first. */
function unordered(body: Record<string, unknown>): void {
  const results = asArray(JSON.parse(JSON.stringify(body.batch_result).replaceAll(/"\/items\/\d+\//g, '"/')));
  const hasError = results.some((entry) => member(entry, 'error') !== undefined);
  body.batch_result = hasError ? results : results.toReversed();
}

const OFFSET = /\+02:00(?=")/;

function withoutOffset(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body).replace(OFFSET, 'Z'));
}

/** The service gets another filter. */
function filtering(to: (filter: string) => string) {
  return requests(LIST, (request) => withQuery(request, (query) => query.set('filter', to(query.get('filter') ?? ''))));
}

function isNegatedTwice(filter: string): boolean {
  return /!:.*,.*!:/.test(filter);
}

/** The service takes one kind of Accept for none. */
function accepting(request: Request, what: RegExp): Request {
  return what.test(request.headers.get('accept') ?? '') ? withHeader(request, 'accept', null) : request;
}

describe('lintel probe finds the misread request:', () => {
  findsEach([...OF_ACCEPT, ...OF_FILTERS, ...OF_TIMES, ...OF_BATCHES, ...OF_SINGLETONS, ...OF_INDEXES]);
});
