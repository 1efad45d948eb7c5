import { expect } from 'chai';
import { type Asked, NotJudged } from '../../framework/sequence/prober.ts';
import { NO_FIXTURES, type ProbeSettings } from '../../probe/settings.ts';
import { NoAnswer } from '../../probe/transport.ts';
import { describeText } from '../support/lint-text.ts';
import { type Answered, asking as askingWith } from '../support/probe/asking.ts';

const LAMPS = '/v1/shop/lamps';
const text = { type: 'string', minLength: 1, maxLength: 40 };
const lamp = { type: 'object', required: ['name'], properties: { name: text } };
const made = { description: 'It.', content: { 'application/json': { schema: { type: 'object' } } } };
const taken = { content: { 'application/json': { schema: lamp, example: { name: 'Desk lamp' } } } };
const inHeader = (name: string, schema: object = text) => ({ name, in: 'header', required: true, schema });
const inPath = (name: string) => ({ name, in: 'path', required: true, schema: text });

const DESCRIPTION = describeText(
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Shop', version: '1' },
    paths: {
      [LAMPS]: {
        get: {
          parameters: [{ name: 'place', in: 'query', required: true, schema: text, example: 'a b+c' }],
          responses: { 200: made },
        },
        post: {
          operationId: 'makeLamp',
          parameters: ['Idempotency-Key', 'Accept', 'Content-Type', 'Authorization', 'X-Own', 'X-Shop'].map((name) =>
            inHeader(name, name === 'Idempotency-Key' ? { type: 'string', pattern: '^[0-9]{10}$' } : text),
          ),
          requestBody: taken,
          responses: { 201: made },
        },
      },
      [`${LAMPS}/{lampId}`]: {
        parameters: [inPath('lampId')],
        get: { responses: { 200: made } },
        put: { parameters: [inHeader('If-Match')], requestBody: taken, responses: { 204: { description: 'Done.' } } },
        delete: { responses: { 204: { description: 'Gone.' } } },
      },
      [`${LAMPS}/{lampId}/bulbs`]: {
        parameters: [inPath('lampId')],
        get: { responses: { 200: made } },
        post: { requestBody: taken, responses: { 201: made } },
      },
      [`${LAMPS}/{lampId}/bulbs/{bulbId}`]: {
        parameters: [inPath('lampId'), inPath('bulbId')],
        get: { responses: { 200: made } },
        delete: { responses: { 204: { description: 'Gone.' } } },
      },
      [`${LAMPS}/{lampId}/switch-off`]: {
        parameters: [inPath('lampId')],
        post: { responses: { 200: made } },
      },
    },
  }),
);

/** Someone who asks a shop that answers as told. */
async function asking(answer: Parameters<typeof askingWith>[1], more: Partial<ProbeSettings> = {}) {
  const asked = await askingWith(DESCRIPTION, answer, { headers: [['x-own', 'mine']], ...more });
  const [lamps, bulbs] = [asked.at(`${LAMPS}/{lampId}`), asked.at(`${LAMPS}/{lampId}/bulbs/{bulbId}`)];
  const { list, create, read } = lamps;
  if (list === null || create === null || read === null) throw new Error('the description has no lamps');
  return { ...asked, lamps, bulbs, list, create, read };
}

/** A shop that makes lamps with new identifiers, and deletes them. */
function shop() {
  let count = 0;
  return (request: string): Answered => {
    if (request === `POST ${LAMPS}`) return [201, lampOf(`l-${++count}`)];
    if (request.startsWith('DELETE')) return [204];
    return [200, request === `GET ${LAMPS}` ? { items: [], links: [] } : lampOf(request.split('/').at(-1) ?? '')];
  };
}

function lampOf(id: string, more: object = {}) {
  return { id, name: 'Desk lamp', links: [{ href: `http://localhost:3000${LAMPS}/${id}`, rel: 'self' }], ...more };
}

/** Why a question could not be decided; null where there is an answer. */
async function reasonOf(asked: Promise<unknown>): Promise<string | null> {
  return await asked.then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof NotJudged)) throw error;
      return error.message;
    },
  );
}

describe('probe/running-prober.ts', () => {
  const answers: readonly (readonly [status: number, asked: Asked, reason: string | null])[] = [
    [500, { isWrong: true }, null],
    [501, { isWrong: true }, null],
    ...[502, 503, 504].map((status) => [status, { isWrong: true }, `the service fails with ${status}`] as const),
    [505, { isWrong: true }, null],
    [500, {}, 'the service fails with 500'],
    [404, {}, null],
    [401, {}, 'the service answers 401: the token is not accepted'],
    [401, { caller: 'second' }, 'the service answers 401: the second token is not accepted'],
    [403, {}, 'the service answers 403: the token does not permit it'],
    [403, { takesRefusal: true }, null],
    [307, {}, 'the service redirects with 307, which is not followed'],
    [304, {}, null],
  ];
  for (const [status, asked, reason] of answers) {
    it(`${reason === null ? 'takes' : 'cannot judge by'} ${status} as the answer to ${JSON.stringify(asked)}`, async () => {
      const { prober, list } = await asking(() => [status]);
      expect(await reasonOf(prober.send(list, asked))).to.equal(reason);
    });
  }

  it('asks once more where the service fails now and then, and tells of the failure', async () => {
    let count = 0;
    const { prober, sender, shown, list } = await asking(() => [++count === 1 ? 500 : 200]);
    expect((await prober.send(list)).status).to.equal(200);
    expect(shown()).to.deep.equal([`GET ${LAMPS}`, `GET ${LAMPS}`]);
    expect(sender.failures.map(({ message }) => message)).to.deep.equal([
      `GET ${LAMPS} is answered 500; answer what the request asks for, or 4xx where that is wrong`,
    ]);
  });

  it('asks no second time for what would be made twice, unless it is wrong on purpose, and names what may be there', async () => {
    for (const [isWrong, times, left] of [
      [false, 1, [`${LAMPS} (what POST may have made there before it failed)`]],
      [true, 2, []],
    ] as const) {
      const { prober, shown, create } = await asking((request) => [request.startsWith('POST') ? 500 : 404]);
      const body = { name: 'Desk lamp' };
      await reasonOf(prober.send(create, { body, isWrong, headers: { 'Idempotency-Key': '' } }));
      expect(shown()).to.have.length(times);
      expect(await prober.cleanUp()).to.deep.equal(left);
    }
  });

  it('sends what each request needs: parameters of the query, a new key, and no field that all have already', async () => {
    const { prober, sent, list, create } = await asking(shop());
    await prober.send(list);
    expect(sent[0]?.url.search).to.equal('?place=a%20b%2Bc');
    for (let count = 0; count < 2; count++) await prober.send(create, { body: prober.bodyFor(create) });
    const fields = sent.map(({ headers }) => new Headers(headers as [string, string][]));
    expect(fields[1]?.get('idempotency-key')).to.match(/^\d{10}$/);
    expect(fields[2]?.get('idempotency-key')).to.not.equal(fields[1]?.get('idempotency-key'));
    expect(Object.fromEntries(fields[1] ?? [])).to.include({
      accept: 'application/json',
      authorization: 'Bearer token-of-ada',
      'content-type': 'application/json; charset=UTF-8',
      'x-own': 'mine',
    });
    expect(fields[1]?.get('x-shop')).to.have.length.within(1, 40);
  });

  it('sends the values that the user names for parameters', async () => {
    const parameters = { place: 'hall', 'X-Shop': 'north' };
    const { prober, sent, list, create } = await asking(shop(), { fixtures: { ...NO_FIXTURES, parameters } });
    await prober.send(list);
    await prober.send(create, { body: prober.bodyFor(create) });
    expect(sent[0]?.url.search).to.equal('?place=hall');
    expect(sent[1]?.headers).to.deep.include(['X-Shop', 'north']);
  });

  it('sends the body that the user names, and no other one', async () => {
    for (const name of ['POST /v1/shop/lamps', 'makeLamp']) {
      const bodies = { [name]: { name: 'My lamp' } };
      const { prober, sent, lamps, create } = await asking(() => [422, { name: 'NO_SUCH_LAMP' }], {
        fixtures: { ...NO_FIXTURES, bodies },
      });
      expect(prober.bodyFor(create)).to.deep.equal({ name: 'My lamp' });
      expect(await reasonOf(prober.make(lamps, { mayStay: true }))).to.match(/^none can be made: 422/);
      expect(new Set(sent.map(({ body }) => body))).to.deep.equal(new Set(['{"name":"My lamp"}']));
    }
  });

  it('makes something in what it made or the user names, and in nothing else', async () => {
    const { prober, lamps, bulbs } = await asking(shop(), {
      fixtures: { ...NO_FIXTURES, parameters: { lampId: 'l-9' } },
    });
    const made = await prober.make(lamps, { mayStay: true });
    for (const [lampId, reason] of [
      [made.id, null],
      ['l-9', null],
      ['l-8', 'it would change what the probe did not make; --fixtures names what it may make something in'],
    ] as const) {
      if (bulbs.create === null) throw new Error('no bulb can be made');
      const request = { parameters: { lampId }, body: { name: 'Bulb' }, takesRefusal: true };
      expect(await reasonOf(prober.send(bulbs.create, request))).to.equal(reason);
    }
    if (lamps.remove === null) throw new Error('no lamp can be deleted');
    expect(await reasonOf(prober.remove(lamps.remove, { parameters: { lampId: 'l-9' } }))).to.equal(
      'it would change what the probe did not make',
    );
  });

  it('changes what has to be named with a condition whatever its tag is', async () => {
    const { prober, sent, lamps } = await asking(shop());
    const { parameters } = await prober.make(lamps);
    if (lamps.replace !== null) await prober.send(lamps.replace, { parameters, body: { name: 'Lamp' } });
    expect(sent.at(-1)?.headers).to.deep.include(['If-Match', '*']);
  });

  it('carries out the action to which a refusal to delete links', async () => {
    let isOn = true;
    const answer = shop();
    const { prober, shown, lamps } = await asking((request) => {
      const href = `http://localhost:3000${LAMPS}/l-1`;
      const links = [
        { href, rel: 'self', method: 'GET' },
        { href: `${href}/switch-off`, rel: 'off', method: 'POST' },
      ];
      if (request.startsWith('DELETE') && isOn) return [409, { name: 'LAMP_IS_ON', links }];
      if (request.endsWith('switch-off')) isOn = false;
      return answer(request);
    });
    await prober.make(lamps, { mayStay: true });
    expect(await prober.cleanUp()).to.deep.equal([]);
    const one = `${LAMPS}/l-1`;
    expect(shown().slice(-3)).to.deep.equal([`DELETE ${one}`, `POST ${one}/switch-off`, `DELETE ${one}`]);
  });

  it('names what is left of a service that answers no more, and does not ask for every single thing', async () => {
    let isThere = true;
    const answer = shop();
    const { prober, shown, lamps, now } = await asking((request) =>
      isThere ? answer(request) : new NoAnswer('connect ECONNREFUSED', { again: false }),
    );
    for (let count = 0; count < 6; count++) await prober.make(lamps, { variation: count, mayStay: true });
    isThere = false;
    const [before, start] = [shown().length, now()];
    expect(await prober.cleanUp()).to.deep.equal([1, 2, 3, 4, 5, 6].map((number) => `${LAMPS}/l-${number}`));
    expect(shown().slice(before)).to.have.length(9);
    expect(now() - start).to.equal(3000);
  });

  it('deletes again, later, what the service did not get to, and takes what is gone for deleted', async () => {
    let count = 0;
    const answer = shop();
    const { prober, lamps } = await asking((request) => {
      if (!request.startsWith('DELETE')) return answer(request);
      return [++count < 4 ? 500 : count % 2 === 0 ? 404 : 410];
    });
    for (let index = 0; index < 2; index++) await prober.make(lamps, { variation: index, mayStay: true });
    expect(await prober.cleanUp()).to.deep.equal([]);
  });

  it('reads one that is in the list, one that the user names, or one that it makes', async () => {
    const answer = shop();
    const listed = (request: string): Answered =>
      request === `GET ${LAMPS}` ? [200, { items: [lampOf('l-7')] }] : answer(request);
    const inList = await asking(listed);
    expect(await inList.prober.some(inList.lamps)).to.include({ id: 'l-7', isOwn: false, sent: null });
    const parameters = { lampId: 'l-9' };
    const named = await asking(listed, { fixtures: { ...NO_FIXTURES, parameters } });
    expect(await named.prober.some(named.lamps)).to.deep.include({ id: 'l-9', parameters, isOwn: false });
    expect(named.shown()).to.deep.equal([`GET ${LAMPS}/l-9`]);
    const empty = await asking(answer);
    // The first one was made to see whether it can be deleted.
    expect(await empty.prober.some(empty.lamps)).to.include({ id: 'l-2', isOwn: true });
    const reading = await asking(answer, { allowWrites: false });
    expect(await reasonOf(reading.prober.some(reading.lamps))).to.equal('the list is empty');
    expect(await reasonOf(reading.prober.make(reading.lamps))).to.match(/--allow-writes permits$/);
  });

  it('fills a list up to a number, and not beyond', async () => {
    const lamps: object[] = [lampOf('l-0')];
    const asked = await asking((request) => {
      if (request === `POST ${LAMPS}`) lamps.push(lampOf(`l-${lamps.length}`));
      if (request === `POST ${LAMPS}`) return [201, lamps.at(-1) ?? {}];
      return request.startsWith('DELETE') ? [204] : [200, { items: lamps }];
    });
    await asked.prober.fill(asked.lamps, 3, {});
    await asked.prober.fill(asked.lamps, 3, {});
    // One was made to see whether it can be deleted.
    const bodies = asked.sent.flatMap(({ method, body }) => (method === 'POST' ? [body] : []));
    expect([bodies.length, new Set(bodies).size]).to.deep.equal([3, 3]);
  });

  it('follows no link to another service', async () => {
    const { prober, shown, list } = await asking(shop());
    const answer = await prober.send(list);
    expect(await prober.follow('https://elsewhere.example/a', answer)).to.equal(null);
    expect((await prober.follow(`${LAMPS}/l-1`, answer))?.status).to.equal(200);
    expect(shown()).to.deep.equal([`GET ${LAMPS}`, `GET ${LAMPS}/l-1`]);
  });

  it('asks again in growing intervals until the answer is as it should be, or the time is over', async () => {
    const { prober } = await asking(shop());
    let asked = 0;
    const ask = async () => ++asked;
    expect(await prober.eventually(ask, (found) => found === 3)).to.equal(3);
    expect(await prober.eventually(ask, () => false, 3)).to.equal(3 + 7);
  });

  it('says which value it does not know', async () => {
    const { prober, read } = await asking(shop());
    expect(await reasonOf(prober.send(read))).to.equal('no value is known for {lampId}; --fixtures gives one');
  });
});
