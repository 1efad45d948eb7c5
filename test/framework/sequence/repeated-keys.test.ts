import { expect } from 'chai';
import { freeKey, othersKey, repeatKey } from '../../../framework/sequence/repeated-keys.ts';
import type { RoleSubject } from '../../../framework/sequence/subjects.ts';
import { describeText } from '../../support/lint-text.ts';
import { type Answered, asking } from '../../support/probe/asking.ts';

const text = { type: 'string', minLength: 1, maxLength: 40 };
const key = { name: 'Idempotency-Key', in: 'header', required: true, schema: text };
const inPath = (name: string) => ({ name, in: 'path', required: true, schema: text });
const lamp = { type: 'object', required: ['name'], properties: { name: text, place: text } };
const json = (schema: object, example?: object) => ({ content: { 'application/json': { schema, example } } });
const answer = { description: 'It.', ...json({ type: 'object' }) };
const gone = { responses: { 204: { description: 'Gone.' } } };

/** Lamps in halls, or lamps alone; what a POST of them takes may be another body. */
function descriptionOf(above: string, body: object = json(lamp, { name: 'Desk lamp', place: 'Hall' })) {
  return describeText(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Shop', version: '1' },
      paths: {
        '/v1/shop/halls': {
          get: { responses: { 200: answer } },
          post: { requestBody: json(lamp, { name: 'North' }), responses: { 201: answer } },
        },
        '/v1/shop/halls/{hallId}': {
          parameters: [inPath('hallId')],
          get: { responses: { 200: answer } },
          delete: gone,
        },
        [`${above}/lamps`]: {
          ...(above.includes('{') && { parameters: [inPath('hallId')] }),
          get: { responses: { 200: answer } },
          post: {
            parameters: [key],
            requestBody: body,
            responses: { 201: answer },
          },
        },
        [`${above}/lamps/{lampId}`]: {
          parameters: [...(above.includes('{') ? [inPath('hallId')] : []), inPath('lampId')],
          get: { responses: { 200: answer } },
          delete: gone,
        },
      },
    }),
  );
}

interface Posted {
  readonly key: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly token: string;
  readonly path: string;
}

/** Asks a service that answers each POST as told; all that was posted. */
async function posting(
  above: string,
  answered: (posted: Posted, before: readonly Posted[]) => Answered,
  taken?: object,
) {
  const posts: Posted[] = [];
  const asked = await asking(descriptionOf(above, taken), (request, { method, headers, body, url }) => {
    if (request === 'POST /v1/shop/halls') return [201, { id: 'h-1' }];
    if (method !== 'POST') return request.endsWith('s') ? [200, { items: [{ id: 'h-1' }] }] : [200, { id: 'h-1' }];
    const fields = new Headers(headers as [string, string][]);
    const text = body ?? '';
    const posted = {
      key: fields.get('idempotency-key') ?? '',
      token: fields.get('authorization') ?? '',
      body: JSON.parse(text),
      text,
      path: url.pathname,
    };
    posts.push(posted);
    return answered(posted, posts.slice(0, -1));
  });
  const resource = asked.at(`${above}/lamps/{lampId}`);
  if (resource.create === null) throw new Error('no lamp can be made');
  const subject: RoleSubject = { asked: resource.create, operation: resource.create.operation, resource };
  return { ...asked, posts, subject };
}

/** A service that keeps the conventions of keys. */
function keeping({ key: sent, body }: Posted, before: readonly Posted[]): Answered {
  if (sent === '' || typeof body.name !== 'string') return [400, { name: 'VALIDATION_ERROR' }];
  const known = before.find((one) => one.key === sent && typeof one.body.name === 'string');
  const made = { id: `l-${before.length}` };
  if (known === undefined) return [201, made];
  return JSON.stringify(Object.entries(known.body).sort()) === JSON.stringify(Object.entries(body).sort())
    ? [200, made]
    : [422, { name: 'KEY_REUSED' }];
}

const ALONE = '/v1/shop';
const IN_HALLS = '/v1/shop/halls/{hallId}';

describe('framework/sequence/repeated-keys.ts', () => {
  it('sends another body also of one item alone, and of values that no other one is known of', async () => {
    const on = {
      type: 'object',
      required: ['isOn'],
      properties: { isOn: { type: 'boolean' }, isNew: { type: 'boolean' } },
    };
    const bulk = { type: 'object', required: ['items'], properties: { items: { type: 'array', items: lamp } } };
    const cases: readonly (readonly [schema: object, example: object, other: object])[] = [
      [bulk, { items: [{ name: 'Desk lamp' }] }, { items: [{ name: 'Desk lamp 61' }] }],
      [bulk, { items: [{ name: 'Desk lamp' }, { name: 'Lantern' }] }, { items: [{ name: 'Lantern' }] }],
      [on, { isOn: true, isNew: true }, { isOn: true }],
    ];
    for (const [schema, example, other] of cases) {
      const made = { items: [{ id: 'l-1' }], id: 'l-1', batch_result: [{ id: 'l-1' }] };
      const { subject, prober, posts } = await posting('/v1/shop', () => [201, made], json(schema, example));
      await repeatKey(subject, prober);
      expect(posts.map(({ body }) => body)).to.deep.include(other);
    }
  });

  for (const above of [ALONE, IN_HALLS]) {
    it(`sends one key again, with another body, in another order and none: ${above}/lamps`, async () => {
      const { prober, posts, subject } = await posting(above, keeping);
      const { first, again, other, reordered, missing } = await repeatKey(subject, prober);
      expect([first, again, other, reordered, missing].map((one) => one?.status)).to.deep.equal([
        201, 200, 422, 200, 400,
      ]);
      expect(new Set(posts.map(({ path }) => path))).to.deep.equal(
        new Set([`${above.replace('{hallId}', 'h-1')}/lamps`]),
      );
      const [one, two, changed, without, turned] = posts.slice(-5);
      expect([two?.key, changed?.key, turned?.key]).to.deep.equal([one?.key, one?.key, one?.key]);
      expect([two?.text, without?.text, without?.key]).to.deep.equal([one?.text, one?.text, '']);
      expect(changed?.body).to.not.deep.equal(one?.body);
      expect(turned?.body).to.deep.equal(one?.body);
      expect(turned?.text).to.not.equal(one?.text);
    });
  }

  it('says nothing of another body where that is refused for another reason than the key', async () => {
    const { prober, subject } = await posting(ALONE, (posted, before) =>
      /82/.test(posted.text) ? [400, { name: 'VALIDATION_ERROR' }] : keeping(posted, before),
    );
    expect((await repeatKey(subject, prober)).other).to.equal(null);
  });

  it('tells of a refusal of another body that is taken with a key of its own', async () => {
    const { prober, subject } = await posting(ALONE, (posted, before) =>
      before.some(({ key: one }) => one === posted.key) ? [409] : keeping(posted, before),
    );
    expect((await repeatKey(subject, prober)).other?.status).to.equal(409);
  });

  it('does not judge where none can be made', async () => {
    const { prober, subject } = await posting(ALONE, (posted, before) =>
      /81/.test(posted.text) ? [400] : keeping(posted, before),
    );
    const error = await repeatKey(subject, prober).catch((one: unknown) => one);
    expect(String(error)).to.equal('Error: none can be made: 400');
  });

  it('sends a key of a refused request with a valid body', async () => {
    const { prober, posts, subject } = await posting(ALONE, keeping);
    const freed = await freeKey(subject, prober);
    expect([freed?.refused.status, freed?.valid.status]).to.deep.equal([400, 201]);
    const [refused, valid] = posts.slice(-2);
    expect(refused?.key).to.equal(valid?.key);
    expect(refused?.body).to.have.all.keys('place');
    expect(valid?.body).to.have.all.keys('name', 'place');
  });

  it('lets the other caller send a key of the first one, with another body', async () => {
    const { prober, posts, subject } = await posting(ALONE, (posted, before) =>
      keeping(
        posted,
        before.filter(({ token }) => token === posted.token),
      ),
    );
    const [first, other] = (await othersKey(subject, prober)) ?? [];
    expect([first?.status, other?.status]).to.deep.equal([201, 201]);
    const [own, one, two] = posts.slice(-3);
    expect([own?.token, one?.token, two?.token].map((token) => token?.slice(-3))).to.deep.equal(['ben', 'ada', 'ben']);
    expect(own?.key).to.not.equal(one?.key);
    expect(two?.key).to.equal(one?.key);
    expect(two?.body).to.not.deep.equal(one?.body);
  });

  it('asks no other caller where that one may not make any', async () => {
    const { prober, subject } = await posting(ALONE, ({ token }) =>
      token.endsWith('ben') ? [403] : [201, { id: 'a' }],
    );
    expect(await othersKey(subject, prober)).to.equal(null);
  });
});
