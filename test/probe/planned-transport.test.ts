import { expect } from 'chai';
import { plannedTransport } from '../../probe/planned-transport.ts';
import { runProbe } from '../../probe/run-probe.ts';
import { describedIn, SEQUENCE_RULES, settingsFor } from '../support/probe/probe-service.ts';

/** What a plan for a description has. */
async function planFor(file: string) {
  const { generateSync } = await import('json-schema-faker');
  const description = describedIn(file);
  const sent: string[] = [];
  const settings = settingsFor('http://localhost');
  let time = 0;
  const { verdicts } = await runProbe({
    description,
    rules: SEQUENCE_RULES,
    settings,
    transport: plannedTransport(description, settings.base, generateSync, ({ method, url }) =>
      sent.push(`${method} ${url}`),
    ),
    clock: { now: () => (time += 60_000), sleep: async () => undefined },
  });
  const unasked = verdicts.flatMap((one) => (one.outcome === 'not judged' ? [`${one.statement}: ${one.reason}`] : []));
  return { sent, unasked, count: verdicts.length };
}

describe('probe/planned-transport.ts', () => {
  for (const file of ['test-specs/service/description.yaml', 'test-specs/library-service/description.yaml']) {
    it(`plans the requests of nearly every question to ${file}`, async () => {
      const { sent, unasked, count } = await planFor(file);
      expect(unasked.length / count, unasked.join('\n')).to.be.lessThan(0.08);
      expect(sent.length).to.be.greaterThan(count * 3);
      expect(sent.filter((request) => /undefined|NaN|%7B/.test(request))).to.deep.equal([]);
    });
  }

  it('names in braces what only answers will tell', async () => {
    const { sent } = await planFor('test-specs/service/description.yaml');
    expect(sent).to.include('GET http://localhost/v1/studio/bookings/{bookingId}');
    expect(sent.join('\n')).to.match(/PATCH http:\/\/localhost\/v1\/studio\/bookings\/\{bookingId\d+\}/);
  });
});
