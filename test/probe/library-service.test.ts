import { expect } from 'chai';
import { FAULTS, type Fault } from '../../test-specs/library-service/faults.ts';
import { OUTER_FAULTS, type OuterFault } from '../../test-specs/library-service/outer-faults.ts';
import { libraryService } from '../../test-specs/library-service/service.ts';
import { describedIn, probeInProcess, rulesAbout } from '../support/probe/probe-service.ts';

const DESCRIPTION = describedIn('test-specs/library-service/description.yaml');

/** The statements that are broken, of a service that was written without looking at what is asked. */
async function brokenWith(
  fault: Fault | null,
  rules?: ReturnType<typeof rulesAbout>,
  around: OuterFault['service'] = (next) => next,
): Promise<string[]> {
  let time = Date.parse('2026-03-01T09:30:00.000Z');
  const clock = {
    now: () => time,
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
  };
  const app = libraryService(fault);
  const { verdicts, failures, leftOver } = await probeInProcess({
    handler: around(async (request) => await app.fetch(request)),
    description: DESCRIPTION,
    clock,
    settings: { token: 'token-of-north', secondToken: 'token-of-south' },
    ...(rules === undefined ? {} : { rules }),
  });
  expect([failures, leftOver]).to.deep.equal([[], []]);
  const broken = verdicts.filter(({ outcome }) => outcome === 'broken').map(({ statement }) => statement);
  return [...new Set(broken)].sort();
}

describe('lintel probe asks another service', () => {
  it('and finds nothing wrong with it', async () => {
    expect(await brokenWith(null)).to.deep.equal([]);
  });

  it('and neither changes nor deletes what a POST gives that was there before', async () => {
    const app = libraryService(null);
    const headers = { Authorization: 'Bearer token-of-north', 'Content-Type': 'application/json; charset=UTF-8' };
    const books = 'http://localhost:3000/v1/library/books';
    const post = { method: 'POST', headers, body: JSON.stringify({ title: 'There before', pages: 12 }) };
    const { id } = (await (await app.fetch(new Request(books, post))).json()) as { id: string };
    const before = await (await app.fetch(new Request(`${books}/${id}`, { headers }))).text();
    const { leftOver } = await probeInProcess({
      handler: async (request) =>
        request.method === 'POST' && request.url === books
          ? await app.fetch(new Request(`${books}/${id}`, { headers }))
          : await app.fetch(request),
      description: DESCRIPTION,
      clock: { now: () => 0, advance: () => undefined },
      settings: { token: 'token-of-north', secondToken: 'token-of-south', budget: 300 },
    });
    expect(await (await app.fetch(new Request(`${books}/${id}`, { headers }))).text()).to.equal(before);
    expect(leftOver).to.deep.equal([`/v1/library/books/${id}`]);
  });

  for (const [fault, statements] of Object.entries(FAULTS)) {
    it(`with ${fault}`, async () => {
      expect(await brokenWith(fault as Fault, rulesAbout(statements, fault))).to.deep.equal([...statements].sort());
    });
  }

  for (const [name, { breaks, service }] of Object.entries(OUTER_FAULTS)) {
    it(`with ${name}`, async () => {
      expect(await brokenWith(null, rulesAbout(breaks, name), service)).to.deep.equal([...breaks].sort());
    });
  }
});
