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
      for (const body of ['no JSON', '']) {
        const answers = await answersTo(body, fault, 'token-of-ada');
        broken.push(...answers.filter(({ status }) => status >= 500).map(({ asked }) => `${fault.id}: ${asked}`));
      }
    }
    expect(broken).to.deep.equal([]);
  });

  it('lets nobody in without a token, but where that is the fault', async () => {
    const patch = JSON.stringify([{ op: 'remove', path: "/guests/@(id=='1')" }]);
    const open: string[] = [];
    for (const fault of SEQUENCE_FAULTS.filter(({ breaks }) => breaks[0] !== '5/bearer')) {
      const answers = await answersTo(patch, fault, 'token-of-nobody');
      open.push(...answers.filter(({ status }) => status !== 401).map(({ asked }) => `${fault.id}: ${asked}`));
    }
    expect(open).to.deep.equal([]);
  });
});

/** Sends a body to all that takes JSON. */
async function answersTo(body: string, fault: Fault, token: string): Promise<{ asked: string; status: number }[]> {
  const service = await createServiceWith(fault);
  const ask = async (caller: string, method: string, path: string, text: string, type = 'application/json') =>
    await service(
      new Request(`http://localhost:3000${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${caller}`,
          'Content-Type': `${type}; charset=UTF-8`,
          'Idempotency-Key': crypto.randomUUID(),
        },
        body: text,
      }),
    );
  const made = await ask('token-of-ada', 'POST', BOOKINGS, JSON.stringify({ title: 'Choir', eventDate: '2027-03-02' }));
  const booking = `${BOOKINGS}/${member(await made.json(), 'id')}`;
  const answers: { asked: string; status: number }[] = [];
  for (const [method, path, type] of [
    ['POST', BOOKINGS],
    ['PUT', booking],
    ['PATCH', booking, 'application/json-patch+json'],
    ['POST', `${booking}/guests`],
    ['PUT', `${booking}/setup`],
    ['PUT', '/v1/studio/rooms/hall'],
    ['POST', '/v1/studio/instruments'],
  ] as const) {
    const { status } = await ask(token, method, path, body, type);
    answers.push({ asked: `${method} ${path} ${status}`, status });
  }
  return answers;
}
