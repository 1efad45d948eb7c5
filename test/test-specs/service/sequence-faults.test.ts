import { expect } from 'chai';
import { member } from '../../../model/description/json.ts';
import { STATEMENTS } from '../../../spec/statements.generated.ts';
import { createServiceWith, type Fault } from '../../../test-specs/service/faults/fault.ts';
import { SEQUENCE_FAULTS } from '../../../test-specs/service/faults/sequence-faults.ts';

const BOOKINGS = '/v1/studio/bookings';

describe('test-specs/service/faults/sequence-faults.ts', () => {
  it('breaks each statement that a sequence can show in at least two ways', () => {
    const shown = Object.entries(STATEMENTS).filter(([, { by }]) => by.some((kind) => kind === 'sequence'));
    const ways = (id: string) => SEQUENCE_FAULTS.filter(({ breaks }) => breaks[0] === id).length;
    expect(shown.filter(([id]) => ways(id) < 2)).to.deep.equal([]);
  });

  it('has an id of its own for each', () => {
    const ids = SEQUENCE_FAULTS.map(({ id }) => id);
    expect(ids).to.deep.equal([...new Set(ids)]);
  });

  it('breaks at no body that is no JSON', async () => {
    const broken: string[] = [];
    for (const fault of SEQUENCE_FAULTS) {
      for (const { request, status } of await sendingNoJson(fault)) {
        if (status >= 500) broken.push(`${fault.id}: ${request} ${status}`);
      }
    }
    expect(broken).to.deep.equal([]);
  });
});

/** Sends what is no JSON to all that takes JSON: a text, and nothing. */
async function sendingNoJson(fault: Fault): Promise<{ request: string; status: number }[]> {
  const service = await createServiceWith(fault);
  const ask = async (method: string, path: string, body?: string, type = 'application/json') =>
    await service(
      new Request(`http://localhost:3000${path}`, {
        method,
        headers: {
          Authorization: 'Bearer token-of-ada',
          'Content-Type': `${type}; charset=UTF-8`,
          'Idempotency-Key': crypto.randomUUID(),
        },
        ...(body !== undefined && { body }),
      }),
    );
  const booking = await ask('POST', BOOKINGS, JSON.stringify({ title: 'Choir', eventDate: '2027-03-02' }));
  const path = `${BOOKINGS}/${member(await booking.json(), 'id')}`;
  const answers: { request: string; status: number }[] = [];
  for (const body of ['no JSON', undefined]) {
    for (const [method, at, type] of [
      ['POST', BOOKINGS],
      ['PUT', path],
      ['PATCH', path, 'application/json-patch+json'],
      ['POST', `${path}/guests`],
      ['PUT', `${path}/setup`],
      ['PUT', '/v1/studio/rooms/hall'],
      ['POST', '/v1/studio/instruments'],
    ] as const) {
      const { status } = await ask(method, at, body, type);
      answers.push({ request: `${method} ${at}`, status });
    }
  }
  return answers;
}
