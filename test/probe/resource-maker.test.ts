import { expect } from 'chai';
import { describeText } from '../support/lint-text.ts';
import { probeInProcess, SEQUENCE_RULES } from '../support/probe/probe-service.ts';

const LAMPS = '/v1/shop/lamps';
const text = { type: 'string', minLength: 1, maxLength: 40 };
const lamp = { type: 'object', required: ['color', 'name'], properties: { color: text, name: text } };
const made = { description: 'It.', content: { 'application/json': { schema: { type: 'object' } } } };
const body = { content: { 'application/json': { schema: lamp, example: { color: 'red', name: 'Desk lamp' } } } };

/** Lamps that are made by POST, or by PUT under an identifier of a pattern. */
function describedWith(itemId: object, isPut: boolean) {
  return describeText(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Shop', version: '1' },
      paths: {
        [LAMPS]: {
          get: { responses: { 200: made } },
          ...(isPut ? {} : { post: { requestBody: body, responses: { 201: made } } }),
        },
        [`${LAMPS}/{lampId}`]: {
          parameters: [{ name: 'lampId', in: 'path', required: true, schema: itemId }],
          get: { responses: { 200: made } },
          ...(isPut ? { put: { requestBody: body, responses: { 201: made, 204: { description: 'Done.' } } } } : {}),
          delete: { responses: { 204: { description: 'Gone.' } } },
        },
      },
    }),
  );
}

/** What came of making and deleting a lamp, and every body that was sent. */
async function deletion(
  description: ReturnType<typeof describedWith>,
  answer: (request: Request, sent: Record<string, unknown>) => Response,
) {
  const sent: Record<string, unknown>[] = [];
  const paths: string[] = [];
  const handler = async (request: Request) => {
    const text = await request.text();
    if (text !== '') sent.push(JSON.parse(text));
    paths.push(`${request.method} ${new URL(request.url).pathname}`);
    return answer(request, sent.at(-1) ?? {});
  };
  const rules = SEQUENCE_RULES.filter(({ check }) =>
    ['4.2/delete-no-content', '2.8/no-sequence-ids'].includes(check.statement),
  );
  const clock = { now: () => 0, advance: () => undefined };
  const { verdicts } = await probeInProcess({ handler, description, clock, rules });
  return {
    outcomes: verdicts.map((verdict) => (verdict.outcome === 'not judged' ? verdict.reason : verdict.outcome)),
    sent,
    paths,
  };
}

describe('probe/resource-maker.ts', () => {
  it('keeps a member as in the example where the service knows no other value of it', async () => {
    let count = 0;
    const { outcomes, sent } = await deletion(describedWith(text, false), ({ method }, { color }) => {
      if (method === 'DELETE') return new Response(null, { status: 204 });
      const details = [{ field: '/color', issue: 'not known', location: 'body' }];
      if (color !== 'red') return Response.json({ name: 'VALIDATION_ERROR', details }, { status: 400 });
      return Response.json({ id: `l${++count % 2}${'xyz'[count % 3]}`, links: [] }, { status: 201 });
    });
    expect(outcomes).to.not.include.members(['none can be made: 400; --fixtures gives a body']);
    expect(new Set(sent.slice(-2).map(({ color }) => color))).to.deep.equal(new Set(['red']));
    expect(new Set(sent.slice(-2).map(({ name }) => name)).size).to.equal(2);
  });

  for (const [method, status, body, reason] of [
    ['PUT', 401, { message: 'Who are you?' }, 'none can be made: 401, "Who are you?"'],
    ['PUT', 403, {}, 'none can be made: 403'],
    ['PUT', 404, {}, 'none can be made: 404; --fixtures gives a body'],
    ['POST', 403, {}, 'the service answers 403: the token does not permit it'],
    ['POST', 422, { message: 'No.' }, 'none can be made: 422, "No."; --fixtures gives a body'],
  ] as const) {
    it(`says why none can be made where ${method} is answered ${status}`, async () => {
      const description = describedWith(text, method === 'PUT');
      const { outcomes } = await deletion(description, () => Response.json(body, { status }));
      expect(outcomes).to.include(reason);
    });
  }

  it('makes another one where one is there already', async () => {
    let count = 0;
    const { outcomes, sent } = await deletion(describedWith(text, false), ({ method }) => {
      if (method === 'DELETE') return new Response(null, { status: 204 });
      if (++count === 1) return Response.json({ name: 'ALREADY_THERE' }, { status: 409 });
      return Response.json({ id: `l${'xyzuvw'[count]}${count}`, links: [] }, { status: 201 });
    });
    expect(outcomes).to.include('holds');
    expect(sent[1]).to.not.deep.equal(sent[0]);
    expect(sent[1]?.name).to.match(/^Desk lamp \d+$/);
  });

  for (const [form, pattern] of [
    ['of small letters', '^[a-z][a-z0-9-]{2,30}$'],
    ['of four capitals', '^[A-Z]{4}$'],
    ['that is a UUID', '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'],
    ['of digits', '^[0-9]{6,12}$'],
  ] as const) {
    it(`makes by PUT under an identifier ${form}, which nothing has`, async () => {
      const description = describedWith({ ...text, pattern }, true);
      const { outcomes, paths } = await deletion(description, ({ method, url }) => {
        if (!new RegExp(pattern).test(url.split('/').at(-1) ?? '')) return Response.json({}, { status: 400 });
        if (method === 'GET') return Response.json({ name: 'NOT_FOUND' }, { status: 404 });
        return method === 'PUT' ? Response.json({}, { status: 201 }) : new Response(null, { status: 204 });
      });
      expect(outcomes).to.deep.equal(['holds']);
      expect(paths.some((path) => path.startsWith('PUT '))).to.equal(true);
    });
  }

  it('makes nothing by PUT where something has the identifier', async () => {
    const description = describedWith({ ...text, pattern: '^[A-Z]{4}$' }, true);
    const { outcomes, paths } = await deletion(description, () => Response.json({ id: 'ABCD' }));
    expect(outcomes).to.deep.equal(['no value of {lampId} is known that nothing has']);
    expect(paths.filter((path) => !path.startsWith('GET '))).to.deep.equal([]);
  });

  for (const status of [403, 500]) {
    it(`makes nothing by PUT where the service hides what has the identifier behind ${status}`, async () => {
      const description = describedWith({ ...text, pattern: '^[A-Z]{4}$' }, true);
      const { outcomes, paths } = await deletion(description, () => Response.json({}, { status }));
      expect(outcomes).to.deep.equal(['no value of {lampId} is known that nothing has']);
      expect(paths.filter((path) => !path.startsWith('GET '))).to.deep.equal([]);
    });
  }
});
