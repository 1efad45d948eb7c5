import { expect } from 'chai';
import { laterCreations, workLater } from '../../../framework/sequence/later-work.ts';
import { describeText } from '../../support/lint-text.ts';
import { asking } from '../../support/probe/asking.ts';

const LAMPS = '/v1/shop/lamps';
const JOB = '/v1/queue/requests/r-1';
const text = { type: 'string', minLength: 1, maxLength: 40 };
const answer = { description: 'It.', content: { 'application/json': { schema: { type: 'object' } } } };
const lamp = { type: 'object', required: ['name'], properties: { name: text } };
const inPath = (name: string) => ({ name, in: 'path', required: true, schema: text });

const DESCRIPTION = describeText(
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Shop', version: '1' },
    paths: {
      [LAMPS]: {
        get: { responses: { 200: answer } },
        post: {
          requestBody: { content: { 'application/json': { schema: lamp, example: { name: 'Desk lamp' } } } },
          responses: { 202: answer },
        },
      },
      [`${LAMPS}/{lampId}`]: {
        parameters: [inPath('lampId')],
        get: { responses: { 200: answer } },
        delete: { responses: { 204: { description: 'Gone.' } } },
      },
      '/v1/queue/requests/{requestId}': { parameters: [inPath('requestId')], get: { responses: { 200: answer } } },
    },
  }),
);

/**
 * What is told of work that has these states, one each time it is asked for; what it makes is there from some time on.
 */
async function worked(states: readonly object[], isThere: (asked: number) => boolean) {
  let asked = 0;
  const links = [JOB, `${LAMPS}/l-1`].map((path) => ({ href: `http://localhost:3000${path}`, method: 'GET' }));
  const posted = { href: 'http://localhost:3000/v1/shop/nothing', method: 'POST' };
  const { prober } = await asking(DESCRIPTION, (request) => {
    if (request.startsWith('POST')) return [202, { links: [...links, ...links, posted] }];
    if (request.endsWith(JOB)) return [200, states[Math.min(asked++, states.length - 1)] ?? {}];
    return request.startsWith('DELETE') ? [204] : isThere(asked) ? [200, { id: 'l-1' }] : [404];
  });
  const [subject] = laterCreations(DESCRIPTION);
  if (subject === undefined) throw new Error('nothing is made later');
  return await workLater(subject, prober);
}

const status = (value: string) => ({ status: value });

describe('framework/sequence/later-work.ts', () => {
  for (const state of [
    'COMPLETE COMPLETED DONE FINISHED SUCCEEDED SUCCESS SUCCESSFUL READY FAILED FAILURE ERROR CANCELED',
    'CANCELLED ABORTED REJECTED EXPIRED CLOSED done',
  ].flatMap((states) => states.split(' '))) {
    it(`takes work for over that is ${state}, though nothing is made`, async () => {
      const { isDone, wasUnderWay } = await worked([status(state)], () => false);
      expect([isDone, wasUnderWay]).to.deep.equal([true, false]);
    });
  }

  for (const state of [
    'PENDING PROCESSING QUEUED RUNNING ACCEPTED WAITING SUBMITTED CREATED STARTED IN_PROGRESS SCHEDULED NEW ACTIVE',
  ].flatMap((states) => states.split(' '))) {
    it(`takes work for under way that is ${state}`, async () => {
      const { isDone, wasUnderWay } = await worked([status(state)], () => true);
      expect([isDone, wasUnderWay]).to.deep.equal([false, true]);
    });
  }

  it('takes a state of its own for over once it is another one, or all is there', async () => {
    expect((await worked([status('MOVING')], () => false)).isDone).to.equal(false);
    expect((await worked([status('MOVING')], () => true)).isDone).to.equal(true);
    expect((await worked([...Array(9).fill(status('MOVING')), status('MOVED')], () => false)).isDone).to.equal(true);
  });

  it('follows each link once before the work is done and after it', async () => {
    const states = [
      { state: 'PENDING' },
      { state: 'PENDING' },
      { processing_state: status('DONE'), status: 'PENDING' },
    ];
    const { accepted, links } = await worked(states, (asked) => asked > 3);
    expect(accepted.status).to.equal(202);
    expect(
      links.map(({ href, early, late, status: told }) => [new URL(href).pathname, early.status, late.status, told]),
    ).to.deep.equal([
      [JOB, 200, 200, 'PENDING'],
      [`${LAMPS}/l-1`, 404, 200, null],
    ]);
  });
});
