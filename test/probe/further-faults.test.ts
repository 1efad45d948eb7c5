import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { asArray, asObject, member } from '../../model/description/json.ts';
import type { StatementId } from '../../spec/statements.generated.ts';
import { libraryService } from '../../test-specs/library-service/service.ts';
import { createService, type Handler } from '../../test-specs/service/service.ts';
import { setSurroundings } from '../../test-specs/service/surroundings.ts';
import { describeText } from '../support/lint-text.ts';
import { describedIn, probeInProcess, SEQUENCE_RULES } from '../support/probe/probe-service.ts';

const DESCRIPTION = 'test-specs/service/description.yaml';

function about(statement: StatementId) {
  return SEQUENCE_RULES.filter(({ check }) => check.statement === statement);
}

/** What is found in a service with a fault around it, asked one statement. */
async function found(statement: StatementId, around: (service: Handler) => Handler, text?: string): Promise<string[]> {
  const clock = setSurroundings();
  const { verdicts } = await probeInProcess({
    handler: around(await createService({ surroundings: clock })),
    description: describeText(text ?? readFileSync(DESCRIPTION, 'utf8')),
    clock,
    rules: about(statement),
  });
  return verdicts.flatMap((one) => (one.outcome === 'broken' ? [one.violation.message] : []));
}

/** The same of the library, which has nothing in the beginning. */
async function foundInLibrary(statement: StatementId, around: (service: Handler) => Handler): Promise<string[]> {
  const app = libraryService(null);
  const { verdicts } = await probeInProcess({
    handler: around(async (request) => await app.fetch(request)),
    description: describedIn('test-specs/library-service/description.yaml'),
    clock: setSurroundings(),
    settings: { token: 'token-of-north', secondToken: 'token-of-south' },
    rules: about(statement),
  });
  return verdicts.flatMap((one) => (one.outcome === 'broken' ? [one.violation.message] : []));
}

async function withItems(response: Response, change: (items: readonly unknown[]) => readonly unknown[]) {
  const body = asObject(await response.json());
  return new Response(JSON.stringify({ ...body, items: change(asArray(body.items)) }), response);
}

describe('lintel probe finds', () => {
  it('that past the end the first page comes again, of a list that is empty in the beginning', async () => {
    const messages = await foundInLibrary('4.4/page', (service) => async (request) => {
      const url = new URL(request.url);
      if (Number(url.searchParams.get('page')) > 1) url.searchParams.set('page', '1');
      return await service(new Request(url, request));
    });
    expect(messages[0]).to.include('past the end, has');
  });

  it('that numbers of one length are sorted as texts', async () => {
    const messages = await foundInLibrary('4.3/sort', (service) => async (request) => {
      const answer = await service(request);
      const { searchParams } = new URL(request.url);
      const name = searchParams.get('sortBy') ?? '';
      if (name === '' || answer.status !== 200) return answer;
      const sign = searchParams.get('sortOrder') === 'desc' ? -1 : 1;
      const compare = (one: unknown, other: unknown) =>
        String(member(one, name)) < String(member(other, name)) ? -sign : sign;
      return await withItems(answer, (items) => [...items].sort(compare));
    });
    expect(messages[0]).to.include('sort by the type of the property');
  });

  it('that a PUT leaves the number as it was that it does not have', async () => {
    const messages = await found('4.2/put-whole', (service) => async (request) => {
      if (request.method !== 'PUT' || !request.url.includes('/rooms/')) return await service(request);
      const { url, headers } = request;
      const before = asObject(await (await service(new Request(url, { headers }))).json());
      const body = {
        ...(before.seats === undefined ? {} : { seats: before.seats }),
        ...asObject(await request.json()),
      };
      return await service(new Request(url, { method: 'PUT', headers, body: JSON.stringify(body) }));
    });
    expect(messages).to.deep.equal(['a PUT without seats leaves it as it was; replace the entire representation']);
  });

  it('that reading counts how often it is read (get-safe)', async () => {
    let views = 0;
    const messages = await found('4.2/get-safe', (service) => async (request) => {
      const answer = await service(request);
      if (request.method !== 'GET' || !/\/rooms\/[^/]+$/.test(request.url) || answer.status !== 200) return answer;
      return new Response(JSON.stringify({ ...asObject(await answer.json()), views: ++views }), answer);
    });
    expect(messages).to.deep.equal([
      'reading changes views: it is another one each time; answer without a side effect',
    ]);
  });

  it('that a filter in a path is refused, which only the words of the description offer (patch-paths)', async () => {
    const text = readFileSync(DESCRIPTION, 'utf8')
      .replace(/^.*@sku=='LAMP-2'.*\n/m, '')
      .replace(
        'description: Applies the operations',
        "description: A path may have a filter, @sku=='A-1'. Applies them",
      );
    const refusing = (service: Handler) => async (request: Request) =>
      request.method === 'PATCH' && (await request.clone().text()).includes('@')
        ? new Response('{"name":"NO_FILTER"}', { status: 400, headers: { 'Content-Type': 'application/json' } })
        : await service(request);
    const [message] = await found('4.6/filter-path', refusing, text);
    expect(message).to.match(/^a path with a filter, .*, is answered 400 NO_FILTER; change what it finds$/);
    const withoutWords = text.replace("@sku=='A-1'. Applies", 'Applies');
    expect(await found('4.6/filter-path', refusing, withoutWords)).to.deep.equal([]);
  });

  it('what is answered too early, where work is told of at a path of its own', async () => {
    const [queue, jobs] = ['/v1/queue/requests/', '/v1/studio/jobs/'];
    const finals = new Set<string>();
    const messages = await found(
      '4.9/final-not-ready',
      (service) => async (request) => {
        const answer = await service(new Request(request.url.replace(jobs, queue), request));
        const text = (await answer.text()).replaceAll(queue, jobs);
        for (const [href] of text.matchAll(/http[^"]*\/invoices\/[^"]*/g)) finals.add(href);
        const { headers } = answer;
        const isEarly = request.method === 'GET' && answer.status === 404 && finals.has(request.url);
        if (isEarly) return new Response('{"links":[]}', { headers });
        return new Response(text === '' ? null : text, { status: answer.status, headers });
      },
      readFileSync(DESCRIPTION, 'utf8').replaceAll(queue, jobs),
    );
    expect(messages).to.deep.equal(['the final URI is answered 200 while the work goes on; answer 404']);
  });
});
