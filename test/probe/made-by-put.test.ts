import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { isObject, type JsonObject } from '../../model/description/json.ts';
import { describeText } from '../support/lint-text.ts';
import { probeInProcess, SEQUENCE_RULES } from '../support/probe/probe-service.ts';

const METERS = '/v1/water/meters';
const ASKED = ['2.1/report-unknown-fields', '3/state-links', '3/invalid-operation'];
const ACTIONS = { close: ['OPEN', 'CLOSED'], open: ['CLOSED', 'OPEN'] } as const;
type Action = keyof typeof ACTIONS;

/** What the service with meters does wrong. */
interface Slips {
  readonly passesOver?: boolean;
  readonly links?: readonly Action[];
  readonly refusal?: number;
}

function described() {
  const text = { type: 'string', minLength: 1, maxLength: 40 };
  const links = { type: 'array', items: { type: 'object', properties: { href: text, rel: text, method: text } } };
  const meter = {
    type: 'object',
    required: ['place'],
    properties: { id: text, place: text, status: { ...text, readOnly: true }, links: { ...links, readOnly: true } },
  };
  const content = { 'application/json': { schema: meter } };
  const answered = { description: 'It.', content };
  const done = { description: 'Done.' };
  const parameters = [{ name: 'meterId', in: 'path', required: true, schema: { ...text, format: 'uuid' } }];
  const action = { parameters, post: { responses: { 200: answered, 422: done } } };
  const put = { requestBody: { required: true, content }, responses: { 201: answered, 204: done } };
  const item = { parameters, get: { responses: { 200: answered } }, put, delete: { responses: { 204: done } } };
  return describeText(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Meters', version: '1' },
      paths: {
        [METERS]: { get: { responses: { 200: { description: 'All.' } } } },
        [`${METERS}/{meterId}`]: item,
        [`${METERS}/{meterId}/close`]: action,
        [`${METERS}/{meterId}/open`]: action,
      },
    }),
  );
}

/** Meters that are made by PUT, under identifiers of their clients. */
function service({ passesOver = false, links, refusal = 422 }: Slips) {
  const meters = new Map<string, JsonObject>();
  const shown = (href: string, meter: JsonObject) => {
    const allowed = links ?? (Object.keys(ACTIONS) as Action[]).filter((name) => ACTIONS[name][0] === meter.status);
    const ofActions = allowed.map((rel) => ({ href: `${href}/${rel}`, rel, method: 'POST' }));
    return { ...meter, links: [{ href, rel: 'self', method: 'GET' }, ...ofActions] };
  };
  const answer = (status: number, body: object) =>
    new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
  const failure = (status: number, name: string, more: object = {}) =>
    answer(status, { name, message: 'No.', debug_id: randomUUID(), ...more });
  return async (request: Request): Promise<Response> => {
    const [, id = '', name] = /\/meters\/([^/]+)(?:\/(close|open))?$/.exec(new URL(request.url).pathname) ?? [];
    const href = request.url.replace(/\/(?:close|open)$/, '');
    const meter = meters.get(id);
    if (request.method === 'PUT') {
      const body: unknown = await request.json();
      const { place, id: _, status: __, links: ___, ...others } = isObject(body) ? body : {};
      const [unknown] = Object.keys(others);
      if (typeof place !== 'string') return failure(400, 'VALIDATION_ERROR');
      if (unknown !== undefined && !passesOver)
        return failure(400, 'VALIDATION_ERROR', { details: [{ field: `/${unknown}`, issue: 'is not known' }] });
      const set = { status: 'OPEN', ...meter, id, place };
      meters.set(id, set);
      return meter === undefined ? answer(201, shown(href, set)) : new Response(null, { status: 204 });
    }
    if (request.method === 'DELETE') {
      meters.delete(id);
      return new Response(null, { status: 204 });
    }
    if (meter === undefined) return failure(404, 'RESOURCE_NOT_FOUND');
    if (request.method === 'GET') return answer(200, shown(href, meter));
    const [from, to] = ACTIONS[name as Action];
    if (meter.status !== from) return failure(refusal, 'INVALID_OPERATION', { links: shown(href, meter).links });
    meters.set(id, { ...meter, status: to });
    return answer(200, shown(href, { ...meter, status: to }));
  };
}

async function probed(slips: Slips): Promise<string[]> {
  const { verdicts, leftOver } = await probeInProcess({
    handler: service(slips),
    description: described(),
    clock: { now: () => 0, advance: () => undefined },
    rules: SEQUENCE_RULES.filter(({ check }) => ASKED.includes(check.statement)),
  });
  expect(leftOver).to.deep.equal([]);
  return verdicts.map((one) => (one.outcome === 'broken' ? one.violation.message : `${one.statement} ${one.outcome}`));
}

describe('lintel probe asks what is made by PUT alone', () => {
  it('for its states, and for fields that it does not know', async () => {
    expect((await probed({})).sort()).to.deep.equal(ASKED.map((statement) => `${statement} holds`).sort());
  });

  const cases: readonly (readonly [name: string, slips: Slips, says: string])[] = [
    ['an unknown field is passed over', { passesOver: true }, 'the unknown field lintelUnknownField is passed over'],
    ['an action is linked in every state', { links: ['close', 'open'] }, 'in the state OPEN there is the link open'],
    ['an action is refused with 409', { refusal: 409 }, 'in the state OPEN the action open is answered 409'],
  ];
  for (const [name, slips, says] of cases) {
    it(`and finds that ${name}`, async () => {
      expect((await probed(slips)).join('\n')).to.include(says);
    });
  }
});
