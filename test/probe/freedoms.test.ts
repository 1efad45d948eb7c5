import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import type { StatementId } from '../../spec/statements.generated.ts';
import { withJson } from '../../test-specs/service/faults/altering.ts';
import { createService, type Handler } from '../../test-specs/service/service.ts';
import { setSurroundings } from '../../test-specs/service/surroundings.ts';
import { describeText } from '../support/lint-text.ts';
import { probeInProcess, SEQUENCE_RULES } from '../support/probe/probe-service.ts';
import { DESCRIPTION, found } from '../support/probe/slips.ts';

type Body = Record<string, unknown>;

/** What a service may do, and the statements that may seem to be broken by it. */
interface Freedom {
  readonly name: string;
  readonly about: readonly StatementId[];
  readonly around?: (service: Handler, clock: { advance(milliseconds: number): void }) => Handler;
  readonly workTime?: number;
}

const FREEDOMS: readonly Freedom[] = [
  {
    name: 'refuses an action that it links to for another reason than the state',
    about: ['3/state-links', '3/invalid-operation'],
    around: (service) => async (request) =>
      isAt(request, 'POST', /\/complete$/) && (await isLinked(service, request, 'complete'))
        ? answered(422, { name: 'ROOM_NOT_CLEANED', message: 'The room has to be cleaned first.', debug_id: 'd' })
        : await service(request),
  },
  {
    name: 'has an action that changes no state and is never linked',
    about: ['3/state-links'],
    around: (service) => async (request) =>
      isAt(request, 'POST', /\/reopen$/)
        ? await service(new Request(request.url.replace(/\/reopen$/, ''), { headers: request.headers }))
        : await changed(await service(request), (body) => ({
            ...body,
            links: linksOf(body).filter(({ rel }) => rel !== 'reopen'),
          })),
  },
  {
    name: 'has an action without a result that changes no state and is never linked',
    about: ['3/state-links'],
    around: (service) => async (request) =>
      isAt(request, 'POST', /\/reopen$/)
        ? new Response(null, { status: 204 })
        : await changed(await service(request), (body) => ({
            ...body,
            links: linksOf(body).filter(({ rel }) => rel !== 'reopen'),
          })),
  },
  {
    name: 'keeps times by the day',
    about: ['2.3/date-time'],
    around: (service) => async (request) =>
      await changed(await service(request), (body) =>
        typeof body.reminderTime === 'string'
          ? { ...body, reminderTime: body.reminderTime.replace(/T.*/, 'T00:00:00.000Z') }
          : body,
      ),
  },
  {
    name: 'refuses a PUT with the number of changes of an older representation',
    about: ['2.3/date-time'],
    around: (service) => {
      let changes = 0;
      return async (request) => {
        if (request.method === 'GET') return await changed(await service(request), (body) => ({ ...body, changes }));
        if (request.method !== 'PUT') return await service(request);
        const { changes: known = changes, ...sent } = (await request.clone().json()) as Body;
        if (known !== changes)
          return answered(400, { name: 'VALIDATION_ERROR', message: 'It is outdated.', debug_id: 'd' });
        const answer = await service(await withJson(request, () => sent));
        if (answer.ok) changes++;
        return answer;
      };
    },
  },
  {
    name: 'has a state of work of its own',
    about: ['4.9/accepted-links', '4.9/final-not-ready'],
    workTime: 6000,
    around: (service) => async (request) =>
      await changed(await service(request), (body) =>
        new URL(request.url).pathname.includes('/queue/')
          ? (JSON.parse(JSON.stringify(body).replaceAll(/"(?:PENDING|PROCESSING)"/g, '"ON_ITS_WAY"')) as Body)
          : body,
      ),
  },
  {
    name: 'takes a request out of the queue when it is done',
    about: ['4.9/accepted-links'],
    around: (service) => async (request) => {
      const answer = await service(request);
      const isDone = isAt(request, 'GET', /\/queue\//) && (await answer.clone().text()).includes('COMPLETED');
      return isDone ? answered(404, { name: 'RESOURCE_NOT_FOUND', message: 'It is done.', debug_id: 'd' }) : answer;
    },
  },
  {
    name: 'refuses values for a reason that no schema tells',
    about: ['4.5/responses'],
    around: (service) => async (request) =>
      request.method === 'POST' && /82"/.test(await request.clone().text())
        ? answered(400, { name: 'VALIDATION_ERROR', message: 'No such title.', debug_id: 'd' })
        : await service(request),
  },
  {
    name: 'counts what it makes by path and caller, and tells no links',
    about: ['4.5/responses'],
    around: (service) => {
      const numbers = new Map<string, string>();
      return async (request) => {
        const answer = await service(request);
        if (request.method !== 'POST' || !answer.ok) return answer;
        const place = `${request.headers.get('authorization')} ${request.url}`;
        return await changed(answer, (body) => {
          const known = [...numbers.keys()].filter((name) => name.startsWith(place));
          const name = `${place} ${body.id}`;
          const id = numbers.get(name) ?? String(known.length + 1);
          numbers.set(name, id);
          return typeof body.id === 'string' ? { ...body, id, links: [] } : body;
        });
      };
    },
  },
  {
    name: 'passes over what actions and searches are sent',
    about: ['2.1/no-null'],
    around: (service) => async (request) => {
      if (!isAt(request, 'POST', /\/(?:cancel|search-bookings)$/)) return await service(request);
      const { url, method, headers } = request;
      return await service(new Request(url, { method, headers, body: '{}' }));
    },
  },
  {
    name: 'says nothing of an item that has a null',
    about: ['2.1/no-null'],
    around: (service) => async (request) => {
      const isWithNull = isAt(request, 'POST', /\/instruments$/) && /:null/.test(await request.clone().text());
      return isWithNull ? answered(200, { batch_result: [{ failed: true }] }) : await service(request);
    },
  },
  {
    name: 'has names of its own for what it cannot read, and a rule of the business about numbers',
    about: ['7.1/validation-400'],
    around: (service) => async (request) => {
      const text = await request.clone().text();
      if (!['POST', 'PUT'].includes(request.method) || text === '') return await service(request);
      if (!text.endsWith('}')) return answered(400, { name: 'MALFORMED_JSON', message: 'It is cut.', debug_id: 'd' });
      return text.includes('2147483648')
        ? answered(422, { name: 'ROOM_TOO_SMALL', message: 'They do not fit in.', debug_id: 'd' })
        : await service(request);
    },
  },
  {
    name: 'takes longer titles, more labels and fewer guests than its description promises',
    about: ['7.1/validation-400', '4.6/invalid-state'],
    around: (service) => async (request) => {
      if (!['POST', 'PUT', 'PATCH'].includes(request.method)) return await service(request);
      const text = (await request.clone().text())
        .replace(/("title":"[^"]{100})[^"]*/, '$1')
        .replace(/("attendees":)0/, '$11')
        .replace(/"labels":\[("[^"]*")(?:,"[^"]*"){20,}\]/, '"labels":[$1]');
      const { url, method, headers } = request;
      return await service(new Request(url, { method, headers, body: text }));
    },
  },
  {
    name: 'has no two guests of one name',
    about: ['4.3/sort'],
    around: (service) => {
      const names = new Set<string>();
      return async (request) => {
        if (!isAt(request, 'POST', /\/guests$/)) return await service(request);
        const name = `${request.url} ${((await request.clone().json()) as Body).name}`;
        if (names.has(name)) return answered(409, { name: 'GUEST_IS_THERE', message: 'Already.', debug_id: 'd' });
        names.add(name);
        return await service(request);
      };
    },
  },
  {
    name: 'takes a filter that it does not know for none',
    about: ['2.5/totals-on-request'],
    around: (service) => async (request) => {
      const url = new URL(request.url);
      url.searchParams.delete('filter');
      return await service(new Request(url, request));
    },
  },
  {
    name: 'counts a list some time after it was asked',
    about: ['2.5/totals-on-request'],
    around: (service) => {
      const asked = new Map<string, number>();
      return async (request) => {
        const count = (asked.get(request.url) ?? 0) + 1;
        asked.set(request.url, count);
        return await changed(await service(request), (body) =>
          typeof body.totalItems === 'number' && count < 4 ? { ...body, totalItems: body.totalItems + 1 } : body,
        );
      };
    },
  },
  {
    name: 'hides actions and searches from who has no token',
    about: ['5/bearer'],
    around: (service) => async (request) => {
      const answer = await service(request);
      return answer.status === 401 && request.method === 'POST'
        ? answered(404, { name: 'RESOURCE_NOT_FOUND', message: 'There is nothing.', debug_id: 'd' })
        : answer;
    },
  },
  {
    name: 'refuses a guest by a rule of the business, whatever the key',
    about: ['4.5/responses'],
    around: (service) => async (request) =>
      isAt(request, 'POST', /\/guests$/) && / 88"/.test(await request.clone().text())
        ? answered(422, { name: 'FULLY_BOOKED', message: 'There is no chair left.', debug_id: 'd' })
        : await service(request),
  },
  {
    name: 'refuses a PUT that leaves out what there is (put-whole)',
    about: ['4.2/put-whole'],
    around: (service) => async (request) => {
      if (request.method !== 'PUT') return await service(request);
      const { url, headers } = request;
      const before = Object.keys((await (await service(new Request(url, { headers }))).json()) as Body);
      const body = (await request.clone().json()) as Body;
      return before.every((name) => name in body)
        ? await service(request)
        : answered(400, { name: 'VALIDATION_ERROR', message: 'Something is missing.', debug_id: 'd' });
    },
  },
  {
    name: 'deletes only in some states',
    about: ['4.2/delete-no-content'],
    around: (service) => async (request) =>
      isAt(request, 'DELETE', /\/bookings\/[^/]+$/) && (await isLinked(service, request, 'confirm'))
        ? answered(422, { name: 'INVALID_OPERATION', message: 'Cancel it first.', debug_id: 'd', links: [] })
        : await service(request),
  },
  {
    name: 'takes commas for parts of a value',
    about: ['4.3/filter'],
    around: (service) => async (request) =>
      /[?&]filter=[^&]*(?:,|%2C)lintel/i.test(request.url)
        ? answered(200, { items: [], links: [{ href: request.url, rel: 'self', method: 'GET' }] })
        : await service(request),
  },
  {
    name: 'does not count what is absent among what is not',
    about: ['4.3/operator-semantics'],
    around: (service) => async (request) => {
      const answer = await service(request);
      const isNegated = isAt(request, 'GET', /\/bookings$/) && request.url.includes('!');
      return isNegated
        ? await changed(answer, (body) => ({ ...body, items: itemsOf(body).filter((item) => 'attendees' in item) }))
        : answer;
    },
  },
  {
    name: 'points to the item that failed, and answers a batch in another order',
    about: ['4.10/correlation'],
    around: (service) => async (request) => {
      const answer = await service(request);
      return isAt(request, 'POST', /\/instruments$/) ? await changed(answer, inAnotherOrder) : answer;
    },
  },
  {
    name: 'numbers the results of a batch, and answers in another order where all items succeed',
    about: ['4.10/correlation'],
    around: (service) => async (request) => {
      const answer = await service(request);
      return isAt(request, 'POST', /\/instruments$/)
        ? await changed(answer, (body) => {
            if (!Array.isArray(body.batch_result)) return body;
            const numbered = resultsOf(body).map((entry, index) => ({ ...entry, index }));
            const told = JSON.parse(JSON.stringify(numbered).replaceAll(/"\/items\/\d+\//g, '"/')) as Body[];
            const hasError = told.some((entry) => 'error' in entry);
            return { batch_result: hasError ? told : told.toReversed() };
          })
        : answer;
    },
  },
  {
    name: 'has its own value for what a singleton is not given, and for what is removed of it',
    about: ['4.2/put-whole', '4.6/operations'],
    around: (service) => async (request) => {
      const answer = await service(request);
      return isAt(request, 'GET', /\/setup$/)
        ? await changed(answer, (body) => ({ doorTime: '18:00:00.000Z', chairs: 4, ...body }))
        : answer;
    },
  },
  {
    name: 'removes nothing of a singleton',
    about: ['4.6/operations'],
    around: (service) => async (request) =>
      isAt(request, 'PATCH', /\/setup$/) && (await request.clone().text()).includes('"remove"')
        ? answered(422, { name: 'INVALID_STATE', message: 'It has a value always.', debug_id: 'd' })
        : await service(request),
  },
  {
    name: 'lets a singleton be set only in some states',
    about: [
      '4.2/put-whole',
      '4.2/put-ignores-calculated',
      '4.6/operations',
      '2.1/no-null',
      '2.1/read-only',
      '4.2/patch-no-content',
    ],
    around: (service) => async (request) =>
      request.method !== 'GET' && request.url.endsWith('/setup')
        ? answered(422, { name: 'INVALID_OPERATION', message: 'Confirm it first.', debug_id: 'd', links: [] })
        : await service(request),
  },
  {
    name: 'lets the client name a singleton',
    about: ['2.1/read-only'],
    around: (service) => {
      let id = 'house';
      return async (request) => {
        if (!request.url.endsWith('/setup')) return await service(request);
        const body = request.method === 'PUT' ? ((await request.clone().json()) as Body) : {};
        id = String(body.id ?? id);
        const answer = await service(await withJson(request, (sent) => ({ ...(sent as Body), id: undefined })));
        return request.method === 'GET' ? await changed(answer, (setup) => ({ ...setup, id })) : answer;
      };
    },
  },
  {
    name: 'takes no index in the path of a patch',
    about: ['4.6/operations'],
    around: (service) => async (request) =>
      request.method === 'PATCH' && /"path":"\/\w+\/(?:\d|-)/.test(await request.clone().text())
        ? answered(400, { name: 'VALIDATION_ERROR', message: 'Replace the list.', debug_id: 'd' })
        : await service(request),
  },
  {
    name: 'sorts lists, and adds members of its own to their items',
    about: ['4.6/operations', '4.6/filter-path'],
    around: (service) => async (request) =>
      await changed(await service(request), (body) => ({
        ...body,
        ...(Array.isArray(body.labels) && { labels: body.labels.toSorted() }),
        ...(Array.isArray(body.equipment) && {
          equipment: body.equipment.map((one, index) => ({ ...one, line: index })),
        }),
      })),
  },
  {
    name: 'keeps labels in upper case, and each once',
    about: ['4.6/operations'],
    around: (service) => async (request) =>
      await changed(await service(request), (body) =>
        Array.isArray(body.labels)
          ? { ...body, labels: [...new Set(body.labels.map((label) => String(label).toUpperCase()))] }
          : body,
      ),
  },
  {
    name: 'tells what the world changes, and signs its URLs anew',
    about: ['4.2/get-safe'],
    around: (service) => {
      let count = 0;
      return async (request) =>
        await changed(await service(request), (body) =>
          isAt(request, 'GET', /\/account$/)
            ? { ...body, visitors: 40 + (count++ % 3), photo: `https://files.studio.example/p?signature=${count}` }
            : body,
        );
    },
  },
];

function isAt(request: Request, method: string, path: RegExp): boolean {
  return request.method === method && path.test(new URL(request.url).pathname);
}

/** Whether a booking has a link to an action now. */
async function isLinked(service: Handler, request: Request, rel: string): Promise<boolean> {
  const url = request.url.replace(/(\/bookings\/[^/]+).*$/, '$1');
  const response = await service(new Request(url, { headers: { authorization: 'Bearer token-of-ada' } }));
  return linksOf((await response.json()) as Body).some((link) => link.rel === rel);
}

function answered(status: number, body: Body): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json; charset=UTF-8' } });
}

function itemsOf(body: Body): Body[] {
  return Array.isArray(body.items) ? body.items : [];
}

function resultsOf(body: Body): Body[] {
  return Array.isArray(body.batch_result) ? body.batch_result : [];
}

function inAnotherOrder(body: Body): Body {
  return Array.isArray(body.batch_result) ? { batch_result: resultsOf(body).toReversed() } : body;
}

function linksOf(body: Body): Body[] {
  return Array.isArray(body.links) ? body.links : [];
}

async function changed(response: Response, change: (body: Body) => Body): Promise<Response> {
  const { status, headers } = response;
  const text = await response.text();
  if (text === '') return new Response(null, { status, headers });
  return new Response(JSON.stringify(change(JSON.parse(text))), { status, headers });
}

describe('lintel probe does not blame a service that', () => {
  for (const { name, about, around = (service: Handler) => service, workTime = 1500 } of FREEDOMS) {
    it(name, async () => {
      const clock = setSurroundings();
      const service = await createService({ surroundings: clock, workTime });
      const { verdicts } = await probeInProcess({
        handler: around(service, clock),
        description: describeText(readFileSync('test-specs/service/description.yaml', 'utf8')),
        clock,
        rules: SEQUENCE_RULES.filter(({ check }) => about.includes(check.statement)),
      });
      const told = verdicts.flatMap((one) => (one.outcome === 'broken' ? [one.violation.message] : []));
      expect(told).to.deep.equal([]);
      expect(verdicts.length).to.be.greaterThan(0);
    });
  }
});

describe('lintel probe does not blame a list that', () => {
  it('joins the items of one identifier', async () => {
    const replaced = (text: string, from: string, to: string) => text.replaceAll(`"${from}"`, `"${to}"`);
    const messages = await found(
      '4.6/operations',
      (service) => async (request) => {
        const sent = request.body === null ? null : replaced(await request.text(), 'skuId', 'sku');
        const { method, headers, url } = request;
        const answer = await service(
          new Request(url, sent === null ? { method, headers } : { method, headers, body: sent }),
        );
        return await changed(answer, (body) => {
          const lines = Array.isArray(body.equipment) ? new Map(body.equipment.map((one) => [one.sku, one])) : null;
          const joined = lines === null ? body : { ...body, equipment: [...lines.values()] };
          return JSON.parse(replaced(JSON.stringify(joined), 'sku', 'skuId')) as Body;
        });
      },
      readFileSync(DESCRIPTION, 'utf8').replaceAll(/\bsku\b/g, 'skuId'),
    );
    expect(messages).to.deep.equal([]);
  });

  it('is told by the queue that work is done, where what is made is PENDING (accepted-links)', async () => {
    const clock = setSurroundings();
    const service = await createService({ surroundings: clock, workTime: 1500 });
    const { verdicts } = await probeInProcess({
      handler: async (request) =>
        await changed(await service(request), (body) =>
          body.invoiceMonth === undefined ? body : { ...body, status: 'PENDING' },
        ),
      description: describeText(readFileSync('test-specs/service/description.yaml', 'utf8')),
      clock,
      rules: SEQUENCE_RULES.filter(({ check }) => check.statement === '4.9/accepted-links'),
    });
    expect(verdicts.map(({ outcome }) => outcome)).to.deep.equal(['holds']);
  });

  it('compares texts with decimals as numbers', async () => {
    const schema = { type: 'string' };
    const parameters = [{ name: 'filter', in: 'query', schema, example: 'price:19.90' }];
    const item = { type: 'object', properties: { id: schema, price: schema } };
    const page = { type: 'object', properties: { items: { type: 'array', items: item } } };
    const responses = { 200: { description: 'Fares.', content: { 'application/json': { schema: page } } } };
    const fares = ['19.90', '5.00', '7.50'].map((price, index) => ({ id: `fare-${index}`, price }));
    const { verdicts } = await probeInProcess({
      handler: async (request) => {
        const [, sign, value] =
          /^price(!?:)([\d.]+)$/.exec(new URL(request.url).searchParams.get('filter') ?? '') ?? [];
        if (request.url.includes('filter=') && value === undefined) return answered(400, { name: 'VALIDATION_ERROR' });
        const isMet = (price: string) => value === undefined || (Number(price) === Number(value)) === (sign === ':');
        return answered(200, { items: fares.filter(({ price }) => isMet(price)), links: [] });
      },
      description: describeText(
        JSON.stringify({ openapi: '3.1.0', paths: { '/v1/fares': { get: { parameters, responses } } } }),
      ),
      clock: setSurroundings(),
      rules: SEQUENCE_RULES.filter(({ check }) => check.statement === '4.3/operator-semantics'),
    });
    const told = verdicts.map((one) => (one.outcome === 'broken' ? one.violation.message : one.outcome));
    expect(told).to.deep.equal(['holds']);
  });
});
