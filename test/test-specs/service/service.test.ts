import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from 'chai';
import { directEngine } from '../../../engine/direct.ts';
import all from '../../../rulesets/all.ts';
import { createService } from '../../../test-specs/service/service.ts';
import { setSurroundings } from '../../../test-specs/service/surroundings.ts';

const FILE = 'test-specs/service/description.yaml';
const TOKEN = { authorization: 'Bearer token-of-ada' };

function request(method: string, path: string, body?: object): Request {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const type = body === undefined ? {} : { 'content-type': 'application/json; charset=UTF-8' };
  return new Request(`http://localhost:3000${path}`, { method, headers: { ...TOKEN, ...type }, ...sent });
}

describe('test-specs/service/service.ts', () => {
  it('is described without a finding', async () => {
    const engine = directEngine(all, { cwd: process.cwd(), remoteRefs: false });
    const text = readFileSync(FILE, 'utf8');
    const { results, problems } = await engine.lint({ source: resolve(FILE), isStdin: false }, text, () => {});
    expect(results.map(({ code, path }) => `${code} ${path.join('/')}`)).to.deep.equal([]);
    expect(problems).to.deep.equal([]);
  });

  it('serves its description with the address at which it is asked', async () => {
    const service = await createService({ surroundings: setSurroundings() });
    const text = await (await service(new Request('http://127.0.0.1:4321/description.yaml'))).text();
    expect(text).to.include('- url: http://127.0.0.1:4321').and.not.include('localhost:3000');
  });

  it('answers the same on every run where clock and identifiers are set', async () => {
    const runs = [1, 2].map(async () => {
      const service = await createService({ surroundings: setSurroundings() });
      return await (
        await service(request('POST', '/v1/studio/bookings', { title: 'Choir', eventDate: '2026-03-02' }))
      ).text();
    });
    const [one, other] = await Promise.all(runs);
    expect(one).to.equal(other);
  });

  it('makes what is asked for later when its clock says so', async () => {
    const surroundings = setSurroundings();
    const service = await createService({ surroundings, workTime: 1000 });
    const asked = request('POST', '/v1/studio/invoices', { invoiceMonth: '2026-03' });
    asked.headers.set('prefer', 'respond-async');
    const { links } = (await (await service(asked)).json()) as { links: { href: string; rel: string }[] };
    const final = new URL(links.find(({ rel }) => rel === 'self')?.href ?? '').pathname;
    expect((await service(request('GET', final))).status).to.equal(404);
    surroundings.advance(1000);
    expect((await service(request('GET', final))).status).to.equal(200);
  });

  it('takes no key and no time that its description does not permit', async () => {
    const service = await createService({ surroundings: setSurroundings() });
    const keyed = request('POST', '/v1/studio/invoices', { invoiceMonth: '2026-03' });
    keyed.headers.set('idempotency-key', 'a key');
    const timed = ['0', '0.5', '2026-03-02T14:00:00.000'].map((time) =>
      request('GET', `/v1/studio/bookings?createdAfter=${time}`),
    );
    const statuses = [keyed, ...timed].map(async (one) => (await service(one)).status);
    expect(await Promise.all(statuses)).to.deep.equal([400, 400, 400, 400]);
  });

  it('calls the whole body / where that is null', async () => {
    const service = await createService({ surroundings: setSurroundings() });
    const { items } = (await (await service(request('GET', '/v1/studio/bookings'))).json()) as {
      items: { id: string }[];
    };
    const path = `/v1/studio/bookings/${items[0]?.id}/confirm`;
    const answer = await service(request('POST', path, JSON.parse('null')));
    expect(((await answer.json()) as { details: { field: string }[] }).details[0]?.field).to.equal('/');
  });

  it('shows callers nothing of one another', async () => {
    const service = await createService({ surroundings: setSurroundings() });
    const { id } = (await (
      await service(request('POST', '/v1/studio/bookings', { title: 'Choir', eventDate: '2026-03-02' }))
    ).json()) as { id: string };
    const other = request('GET', `/v1/studio/bookings/${id}`);
    other.headers.set('authorization', 'Bearer token-of-ben');
    expect((await service(other)).status).to.equal(404);
  });
});
