import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { load } from 'js-yaml';
import { asObject, type JsonObject } from '../../model/description/json.ts';
import { isLanguageTag } from '../../model/text/standards/bcp-47.ts';
import { isTimezoneName } from '../../model/text/standards/iana-time-zones.ts';
import { NoAnswer } from '../../probe/transport.ts';
import { createService, type Handler } from '../../test-specs/service/service.ts';
import { MemoryStore } from '../../test-specs/service/store.ts';
import { setSurroundings } from '../../test-specs/service/surroundings.ts';
import { describeText } from '../support/lint-text.ts';
import { probeInProcess, SEQUENCE_RULES } from '../support/probe/probe-service.ts';

const FILE = 'test-specs/service/description.yaml';
const TABLES = ['bookings', 'guests', 'rooms', 'instruments', 'recordings', 'invoices', 'requests'];
const METHODS = ['get', 'put', 'post', 'patch', 'delete'];

interface Unruly {
  /** What stands before the service. */
  readonly around?: (service: Handler, clock: { advance(milliseconds: number): void }) => Handler;
  /** Another description of it. */
  readonly described?: (operations: readonly JsonObject[], paths: readonly JsonObject[]) => void;
}

/** What comes of asking the reference service with something before it, and how many rows are left in its tables. */
async function probed({ around = (service) => service, described = () => undefined }: Unruly) {
  const clock = setSurroundings();
  const store = new MemoryStore();
  const service = await createService({ surroundings: clock, store });
  const rows = async () => (await Promise.all(TABLES.map((table) => store.list(table)))).flat();
  const before = (await rows()).length;
  const document = asObject(load(readFileSync(FILE, 'utf8')));
  const paths = Object.values(asObject(document.paths)).map(asObject);
  described(
    paths.flatMap((path) => METHODS.flatMap((method) => (path[method] === undefined ? [] : [asObject(path[method])]))),
    paths,
  );
  const { verdicts, failures, leftOver, recorded } = await probeInProcess({
    handler: around(service, clock),
    description: describeText(JSON.stringify(document)),
    clock,
    rules: SEQUENCE_RULES,
  });
  const broken = verdicts.flatMap((one) =>
    one.outcome === 'broken' ? [`${one.statement}: ${one.violation.message}`] : [],
  );
  const held = verdicts.filter(({ outcome }) => outcome === 'holds').length;
  clock.advance(60_000);
  // Guests of a booking that is deleted cannot be reached any more.
  const bookings = new Set((await store.list('bookings')).map(({ id }) => id));
  const left =
    (await rows()).filter(({ parentId }) => parentId === undefined || bookings.has(parentId)).length - before;
  return { broken, held, failures, leftOver, left, recorded };
}

function every(
  count: number,
  answer: (request: Request, service: Handler) => Promise<Response>,
): NonNullable<Unruly['around']> {
  return (service) => {
    let sent = 0;
    return async (request) => (++sent % count === 0 ? await answer(request, service) : await service(request));
  };
}

const refusal = (status: number) => new Response('{}', { status, headers: { 'Content-Type': 'application/json' } });

describe('lintel probe tells that a service', () => {
  it('fails with a filter that its description has', async () => {
    const { broken, failures } = await probed({
      around: (service) => async (request) =>
        new URL(request.url).searchParams.get('filter')?.includes('~') === true ? refusal(500) : await service(request),
    });
    expect([...new Set(broken)]).to.deep.equal([]);
    expect(failures.map(({ message }) => message).join('\n')).to.include('500');
  });
});

describe('lintel probe finds nothing wrong, and leaves nothing behind, where a service', () => {
  const unruly: Readonly<Record<string, Unruly>> = {
    'does what it is asked and answers 502 now and then': {
      around: every(31, async (request, service) => {
        const response = await service(request);
        // What the key of an invoice gives after that is only named, as nothing tells that it is new: see below.
        if (request.method === 'POST' && request.url.endsWith('/invoices')) return response;
        return new Response('<html>Bad gateway</html>', { status: 502 });
      }),
    },
    'fails with 500 now and then': { around: every(29, async () => refusal(500)) },
    'has too many requests at every second DELETE, and does not say for how long': {
      around: (service) => {
        let count = 0;
        return async (request) =>
          request.method === 'DELETE' && ++count % 2 === 0 ? refusal(429) : await service(request);
      },
    },
    'deletes nothing that is pending, and links to what helps': {
      around: (service) => async (request) => {
        const { pathname } = new URL(request.url);
        if (request.method !== 'DELETE' || !/\/bookings\/[^/]+$/.test(pathname)) return await service(request);
        const { headers } = request;
        const booking = asObject(await (await service(new Request(request.url, { headers }))).json());
        if (booking.status !== 'PENDING') return await service(request);
        const links = [{ href: `${request.url}/cancel`, rel: 'cancel', method: 'POST' }];
        const refused = { name: 'INVALID_OPERATION', message: 'Cancel it first.', debug_id: 'd', links };
        return new Response(JSON.stringify(refused), { status: 422, headers: { 'Content-Type': 'application/json' } });
      },
    },
    'wants a header field in each request, whose form its description tells': {
      described: (operations) => {
        const schema = { type: 'string', minLength: 5, maxLength: 5, pattern: '^t-[0-9]{3}$' };
        for (const operation of operations) {
          const own = Array.isArray(operation.parameters) ? operation.parameters : [];
          Object.assign(operation, {
            parameters: [...own, { name: 'Tenant-Id', in: 'header', required: true, schema }],
          });
        }
      },
      around: (service) => async (request) =>
        /^t-\d{3}$/.test(request.headers.get('Tenant-Id') ?? '') ? await service(request) : refusal(400),
    },
  };
  for (const [name, one] of Object.entries(unruly)) {
    it(name, async () => {
      const { broken, held, leftOver, left } = await probed(one);
      expect([broken, leftOver, left]).to.deep.equal([[], [], 0]);
      expect(held).to.be.greaterThan(120);
    });
  }
});

describe('lintel probe', () => {
  it('names what a key gives after a broken connection, where nothing tells that it is new, and deletes the rest', async () => {
    const { broken, held, leftOver, left } = await probed({
      around: every(37, async (request, service) => {
        await service(request);
        throw new NoAnswer('socket hang up', { again: true });
      }),
    });
    expect(broken).to.deep.equal([]);
    expect(held).to.be.greaterThan(120);
    // Invoices do not say when they were made.
    expect(leftOver.filter((path) => !path.startsWith('/v1/studio/invoices/'))).to.deep.equal([]);
    expect(left).to.equal(leftOver.length);
  });

  it('makes nothing where no operation deletes it', async () => {
    const { leftOver, left, recorded } = await probed({
      described: (_, paths) => {
        for (const path of paths) delete (path as { delete?: unknown }).delete;
      },
    });
    expect([leftOver, left]).to.deep.equal([[], 0]);
    expect(recorded.filter(({ request: { method } }) => method !== 'GET' && method !== 'POST')).to.deep.equal([]);
  });

  it('makes few of what a service refuses to delete, and names them', async () => {
    const { broken, leftOver, left } = await probed({
      around: (service) => async (request) => (request.method === 'DELETE' ? refusal(405) : await service(request)),
    });
    expect(new Set(broken)).to.deep.equal(new Set(['4.2/delete-no-content: DELETE is answered 405; answer 204']));
    expect(left).to.equal(leftOver.length);
    expect(left).to.be.lessThan(20);
  });

  it('makes few of what no answer tells the path of', async () => {
    const { leftOver, left } = await probed({
      around: (service) => async (request) => {
        const response = await service(request);
        const { headers, status } = response;
        if (request.method !== 'POST' || status > 299) return response;
        return new Response(JSON.stringify({ done: true }), { status, headers });
      },
    });
    expect(leftOver.length).to.be.greaterThan(0);
    expect(left).to.be.lessThan(10);
  });

  it('deletes what is in an envelope, by the link self in it', async () => {
    const { leftOver } = await probed({
      around: (service) => async (request) => {
        const response = await service(request);
        const text = await response.text();
        const { headers, status } = response;
        if (status === 204) return new Response(null, { status, headers });
        return new Response(status > 299 ? text : `{"data":${text}}`, { status, headers });
      },
    });
    expect(leftOver.filter((path) => /bookings|guests|rooms/.test(path))).to.deep.equal([]);
  });

  it('asks nothing more of a service that answers no more', async () => {
    let sent = 0;
    const { failures, recorded } = await probed({
      around: (service) => async (request) => {
        if (++sent > 200) throw new NoAnswer('connect ECONNREFUSED', { again: true });
        return await service(request);
      },
    });
    expect(recorded).to.have.length(200);
    expect(failures.length).to.be.lessThan(10);
    expect(sent).to.be.lessThan(400);
  });
});

describe('what lintel probe sends to the reference service', () => {
  it('has codes where the conventions want them, and nothing of it stays in the queue', async () => {
    const { recorded, left } = await probed({});
    const values = (name: string) =>
      recorded.flatMap(({ request: { method, body }, response: { status } }) => {
        // What is wrong on purpose is refused.
        const own =
          method === 'PUT' && status < 300 && 'text' in body ? asObject(JSON.parse(body.text))[name] : undefined;
        return typeof own === 'string' ? [own] : [];
      });
    expect(values('timezone').filter((zone) => !isTimezoneName(zone))).to.deep.equal([]);
    expect(values('language').filter((language) => !isLanguageTag(language))).to.deep.equal([]);
    expect([values('timezone').length > 0, left]).to.deep.equal([true, 0]);
  });
});
