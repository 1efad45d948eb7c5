import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { NO_FIXTURES } from '../../probe/settings.ts';
import { createService } from '../../test-specs/service/service.ts';
import { setSurroundings } from '../../test-specs/service/surroundings.ts';
import { describeText } from '../support/lint-text.ts';
import { probeInProcess } from '../support/probe/probe-service.ts';

const OWN = '/v1/studio/';

/**
 * What comes of asking the reference service where all of it is below a tenant that its description has no collection
 * of.
 */
async function probed(parameters: Readonly<Record<string, string>>) {
  const clock = setSurroundings();
  const service = await createService({ surroundings: clock });
  const text = readFileSync('test-specs/service/description.yaml', 'utf8');
  const { verdicts, leftOver, recorded } = await probeInProcess({
    handler: async (request) => {
      const answer = await service(new Request(request.url.replace('/v1/tenants/vienna/', OWN), request));
      const { status, headers } = answer;
      const body = (await answer.text()).replaceAll(OWN, '/v1/tenants/vienna/');
      return new Response(body === '' ? null : body, { status, headers });
    },
    description: describeText(tenanted(text)),
    clock,
    settings: { fixtures: { ...NO_FIXTURES, parameters } },
  });
  const broken = verdicts.flatMap((one) => (one.outcome === 'broken' ? [one.violation.message] : []));
  const held = verdicts.filter(({ outcome }) => outcome === 'holds').length;
  return { broken, held, leftOver, recorded, verdicts };
}

function tenanted(text: string): string {
  const parameter = '{ name: tenantId, in: path, required: true, schema: { type: string } }';
  return text
    .replaceAll(/^ {2}\/v1\/studio\/(\S+):$/gm, `  /v1/tenants/{tenantId}/$1:\n    parameters: [${parameter}]`)
    .replaceAll(
      /^( {4}parameters: \[.*\])\n {4}parameters:\n/gm,
      (_, own: string) => `${own.replace(/ \[.*/, '')}\n      - ${parameter}\n`,
    )
    .replaceAll(OWN, '/v1/tenants/vienna/');
}

describe('lintel probe asks what is below a tenant that no collection has', () => {
  it('where --fixtures names it', async () => {
    const { broken, held, leftOver } = await probed({ tenantId: 'vienna' });
    expect([broken, leftOver]).to.deep.equal([[], []]);
    expect(held).to.be.greaterThan(120);
  });

  it('and says what to name, where it does not', async () => {
    const { verdicts, recorded } = await probed({});
    expect(recorded).to.deep.equal([]);
    const reasons = verdicts.map((one) => ('reason' in one ? one.reason : one.outcome));
    expect(reasons).to.include('no value is known for {tenantId}; --fixtures gives one');
  });

  it('and blames nobody where the one that is named is not there', async () => {
    const { broken } = await probed({ tenantId: 'graz' });
    expect(broken).to.deep.equal([]);
  });
});
