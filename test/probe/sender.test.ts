import { expect } from 'chai';
import { NotJudged } from '../../framework/sequence/prober.ts';
import { Interrupted, type Outgoing, Sender } from '../../probe/sender.ts';
import { NO_FIXTURES, type ProbeSettings } from '../../probe/settings.ts';
import { NoAnswer, type ReceivedResponse, type SentRequest } from '../../probe/transport.ts';

const DONE: ReceivedResponse = { status: 200, headers: [], body: '{}' };

function outgoing(more: Partial<Outgoing> = {}): Outgoing {
  const url = new URL('http://localhost:3000/orders');
  return { method: 'GET', url, headers: {}, body: null, caller: 'first', isWrong: false, ...more };
}

/** A sender to a service that gives these answers in their order, and 200 then; with what it was sent, and when. */
function senderTo(answers: readonly (ReceivedResponse | NoAnswer)[], more: Partial<ProbeSettings> = {}) {
  let time = 0;
  const sent: { readonly request: SentRequest; readonly at: number }[] = [];
  const left = [...answers];
  const sender = new Sender(
    async (request) => {
      sent.push({ request, at: time });
      const answer = left.shift() ?? DONE;
      if (answer instanceof NoAnswer) throw answer;
      return answer;
    },
    {
      base: 'http://localhost:3000',
      token: 'one',
      secondToken: 'two',
      headers: [],
      allowWrites: true,
      allowLeftovers: false,
      budget: 100,
      rate: 0,
      seed: 1,
      fixtures: NO_FIXTURES,
      ...more,
    },
    {
      now: () => time,
      sleep: async (milliseconds) => {
        time += milliseconds;
      },
    },
  );
  return { sender, sent };
}

const again = (status: number, after: string | null): ReceivedResponse => ({
  status,
  headers: after === null ? [] : [['Retry-After', after]],
  body: '',
});

/** Why a question could not be decided. */
async function reasonOf(asked: Promise<unknown>): Promise<string> {
  try {
    await asked;
  } catch (error) {
    if (error instanceof NotJudged) return error.message;
    throw error;
  }
  return 'there is an answer';
}

describe('probe/sender.ts', () => {
  it('sends a request again as late as Retry-After says', async () => {
    const { sender, sent } = senderTo([again(429, '7'), again(503, '2')]);
    expect((await sender.send(outgoing())).status).to.equal(200);
    expect(sent.map(({ at }) => at)).to.deep.equal([0, 7000, 9000]);
  });

  it('waits longer and longer where 429 does not say how long, and gives up after four times', async () => {
    const { sender, sent } = senderTo(Array.from({ length: 9 }, () => again(429, null)));
    expect(await reasonOf(sender.send(outgoing()))).to.equal('the service answers 429, too many requests');
    expect(sent.map(({ at }) => at)).to.deep.equal([0, 1000, 3000, 7000, 15_000]);
  });

  it('does not wait for an hour', async () => {
    const { sender, sent } = senderTo([again(429, '3600')]);
    expect(await reasonOf(sender.send(outgoing()))).to.match(/429/);
    expect(sent).to.have.length(1);
  });

  it('takes 503 without Retry-After as it is', async () => {
    const { sender } = senderTo([again(503, null)]);
    expect((await sender.send(outgoing())).status).to.equal(503);
  });

  it('keeps the rate', async () => {
    const { sender, sent } = senderTo([], { rate: 4 });
    for (let count = 0; count < 4; count++) await sender.send(outgoing());
    expect(sent.map(({ at }) => at)).to.deep.equal([0, 250, 500, 750]);
  });

  it('ends with its budget, and deletes what was made all the same', async () => {
    const { sender, sent } = senderTo([], { budget: 2 });
    await sender.send(outgoing());
    await sender.send(outgoing());
    expect(await reasonOf(sender.send(outgoing()))).to.match(/^the budget of 2 requests is used up/);
    sender.isCleaning = true;
    await sender.send(outgoing({ method: 'DELETE' }));
    expect(sent.map(({ request }) => request.method)).to.deep.equal(['GET', 'GET', 'DELETE']);
  });

  it('sends again what a connection broke, unless it would be made twice', async () => {
    const broken = new NoAnswer('the connection broke', { again: true });
    const get = senderTo([broken, broken]);
    expect((await get.sender.send(outgoing())).status).to.equal(200);
    const keyed = senderTo([broken]);
    await keyed.sender.send(outgoing({ method: 'POST', headers: { 'Idempotency-Key': 'k' } }));
    const post = senderTo([broken]);
    expect(await reasonOf(post.sender.send(outgoing({ method: 'POST' })))).to.match(/the connection broke/);
    expect([get.sent.length, keyed.sent.length, post.sent.length]).to.deep.equal([3, 2, 1]);
    expect(post.sender.failures.map(({ message }) => message)).to.deep.equal([
      'POST /orders has no answer: the connection broke',
    ]);
  });

  it('does not send again what a condition or a patch would make another request of', async () => {
    const broken = new NoAnswer('the connection broke', { again: true });
    for (const request of [{ method: 'PUT', headers: { 'If-Match': '"1"' } }, { method: 'PATCH' }]) {
      const { sender, sent } = senderTo([broken]);
      expect(await reasonOf(sender.send(outgoing(request)))).to.match(/the connection broke/);
      expect(sent).to.have.length(1);
    }
  });

  it('sends nothing more to who answers no more', async () => {
    const { sender, sent } = senderTo(
      Array.from({ length: 50 }, () => new NoAnswer('it did not answer', { again: false })),
    );
    const reasons = [];
    for (let count = 0; count < 12; count++) reasons.push(await reasonOf(sender.send(outgoing())));
    expect(reasons.slice(-4)).to.deep.equal(Array.from({ length: 4 }, () => 'the service answers no more'));
    expect([sent.length, sender.failures.length]).to.deep.equal([8, 8]);
  });

  it('does not ask twice what took too long', async () => {
    const { sender, sent } = senderTo([new NoAnswer('it did not answer within 10 s', { again: false })]);
    expect(await reasonOf(sender.send(outgoing()))).to.match(/did not answer/);
    expect(sent).to.have.length(1);
  });

  it('sends nothing more once it is interrupted', async () => {
    const { sender, sent } = senderTo([]);
    sender.isInterrupted = true;
    const error = await sender.send(outgoing()).catch((one: unknown) => one);
    expect(error).to.be.instanceOf(Interrupted);
    expect(sent).to.deep.equal([]);
  });

  it('sends the token of the caller, and none for nobody', async () => {
    const { sender, sent } = senderTo([], { headers: [['Authorization', 'Basic x']] });
    for (const caller of ['first', 'second', 'nobody'] as const) await sender.send(outgoing({ caller }));
    const tokens = sent.map(({ request }) => new Headers(request.headers as [string, string][]).get('authorization'));
    expect(tokens).to.deep.equal(['Bearer one', 'Bearer two', null]);
  });
});
