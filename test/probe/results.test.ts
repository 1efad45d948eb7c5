import { expect } from 'chai';
import { resultsOf } from '../../probe/results.ts';
import { loadDescription } from '../../source/load-description.ts';
import { parseRoot } from '../../source/parse.ts';
import { ReferenceAccess } from '../../source/reference-access.ts';
import { Masking } from '../../traffic/masking.ts';
import { probeInProcess, SEQUENCE_RULES } from '../support/probe/probe-service.ts';

const TEXT = `openapi: 3.1.0
info: { title: Shop, version: "1" }
paths:
  /v1/shop/lamps:
    get:
      security: [{ bearer: [] }]
      responses: { "200": { description: Lamps. } }
`;

/** What is found in a service that answers as told to the question whether a list can be read without a token. */
async function found(answer: (request: Request) => Response) {
  const root = await parseRoot(TEXT, '/a/api.yaml');
  if (!root.usable) throw new Error('the description cannot be read');
  const access = new ReferenceAccess(root.source, { cwd: process.cwd(), remoteRefs: false });
  const { description, fileOf } = await loadDescription(root, access);
  const outcome = await probeInProcess({
    handler: async (request) => answer(request),
    description,
    clock: { now: () => 0, advance: () => undefined },
    rules: SEQUENCE_RULES.filter(({ check }) => check.statement === '5/bearer'),
  });
  return resultsOf(outcome, { description, fileOf, base: 'http://localhost:3000', masking: new Masking() });
}

describe('probe/results.ts', () => {
  it('shows what breaks a statement at its operation, with the answers as they came', async () => {
    const [{ result, identity, shownBy } = { result: null, identity: null, shownBy: [] }, ...others] = await found(
      (request) => new Response(request.headers.has('authorization') ? '{"items":[]}' : 'Hello!'),
    );
    expect(others).to.deep.equal([]);
    expect(identity).to.deep.equal({
      rule: 'bearer-security',
      operation: 'GET /v1/shop/lamps',
      place: '5/bearer',
    });
    expect(result).to.deep.include({
      code: 'bearer-security',
      severity: 0,
      statements: ['5/bearer'],
      path: ['paths', '/v1/shop/lamps', 'get'],
      source: '/a/api.yaml',
    });
    expect(result?.range.start.line).to.equal(4);
    expect(result?.exchanges?.map(({ request, response }) => [request.method, response.status])).to.deep.include([
      'GET',
      200,
    ]);
    const bodies = result?.exchanges?.map(({ response }) => response.body) ?? [];
    expect(bodies).to.include('Hello!');
    expect(result?.exchanges?.every(({ request }) => !('body' in request))).to.equal(true);
    expect(shownBy).to.have.length(result?.exchanges?.length ?? 0);
  });

  it('shows no body where there is none', async () => {
    const [{ result } = { result: null }] = await found(
      (request) => new Response(request.headers.has('authorization') ? '{"items":[]}' : ''),
    );
    expect(result?.exchanges?.some(({ response }) => !('body' in response))).to.equal(true);
  });

  it('shows once that an operation fails, with its first failure', async () => {
    const results = await found(() => Response.json({ name: 'BROKEN' }, { status: 500 }));
    expect(
      results.map(({ result: { code, message, statements, path } }) => [code, message, statements, path]),
    ).to.deep.equal([
      [
        'service-failure',
        'GET /v1/shop/lamps is answered 500; answer what the request asks for, or 4xx where that is wrong',
        [],
        ['paths', '/v1/shop/lamps', 'get'],
      ],
    ]);
    const [first] = results;
    expect(first?.identity).to.deep.equal({ rule: 'service-failure', operation: 'GET /v1/shop/lamps', place: '' });
    expect(first?.result.exchanges?.map(({ response }) => response.body)).to.deep.equal([{ name: 'BROKEN' }]);
  });
});
