import { expect } from 'chai';
import { objectAt } from '../../scripts/reference/data.ts';
import { dereferenced } from '../support/dereference.ts';
import {
  type DocumentedBody,
  type DocumentedOperation,
  documentedOperations,
} from '../support/documented-operations.ts';
import { type MockServer, mockServer } from '../support/mock-server.ts';
import { OLDER, SINGLE, SPLIT } from '../support/reference-forms.ts';
import { sample } from '../support/sample.ts';
import { schemaFaults } from '../support/schema-faults.ts';

for (const file of [SINGLE, ...sample('forms as a mock', [OLDER, SPLIT], 1)]) {
  describe(`${file} as a mock`, () => {
    let strict: MockServer;
    let lenient: MockServer;
    before(async () => {
      strict = await mockServer(file);
      lenient = await mockServer(file, { validateRequest: false });
    });
    after(async () => {
      await Promise.all([strict?.close(), lenient?.close()]);
    });
    /** Prism reads no multipart body but form-data. */
    const mockFor = (request: DocumentedBody | null) => (request?.mediaType === 'multipart/related' ? lenient : strict);

    for (const operation of documentedOperations(dereferenced(file))) {
      if (operation.url === null) continue;
      const requests = operation.requests.length === 0 ? [null] : operation.requests;

      it(`${operation.id} succeeds`, async () => {
        for (const request of requests) await expectAnswer(mockFor(request), { operation, request, asked: null });
      });

      // The other forms are the same text, and this takes its time.
      if (file !== SINGLE) continue;
      it(`${operation.id} gives each documented answer`, async () => {
        const statuses = operation.responses.map(({ status }) => status).filter((status) => status !== 'default');
        for (const request of requests) {
          for (const asked of statuses) await expectAnswer(mockFor(request), { operation, request, asked });
        }
      });
    }

    it('refuses what does not fit', async () => {
      const call = (body: string, headers: Record<string, string>) =>
        fetch(`${strict.url}/v1/shipping/calculate-postage`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body,
        });
      const valid = '{"countryCode":"AT","weight":{"amount":"2.5","uom":"kg"}}';
      const authorized = { authorization: 'Bearer token' };
      expect((await call(valid, authorized)).status).to.equal(200);
      expect((await call('{"countryCode":"AUT"}', authorized)).status).to.equal(400);
      expect((await call(valid, {})).ok).to.equal(false);
    });
  });
}

interface Call {
  readonly operation: DocumentedOperation;
  /** Null where the operation takes no body. */
  readonly request: DocumentedBody | null;
  /** The status that the mock is asked for; null for what it answers by itself. */
  readonly asked: string | null;
}

/** Calls an operation as its examples show, and wants the documented answer. */
async function expectAnswer({ url }: MockServer, { operation, request, asked }: Call): Promise<void> {
  const answer = await fetch(`${url}${operation.url}${asked === null ? '' : `&__code=${asked}`}`, {
    method: operation.method.toUpperCase(),
    headers: { ...headersOf(operation, asked), ...typeOf(request) },
    ...(request === null ? {} : { body: textOf(request) }),
  });
  const text = await answer.text();
  const called = [operation.id, request?.mediaType, request?.name, asked, text].filter(Boolean).join(' ');
  const status = asked ?? firstSuccess(operation);
  expect(String(answer.status), called).to.equal(status);
  const { headers, bodies } = operation.responses.find((response) => response.status === status) ?? {};
  expect([...answer.headers.keys()], called).to.include.members((headers ?? []).map((name) => name.toLowerCase()));
  const [body] = bodies ?? [];
  if (body === undefined) {
    expect([text, answer.headers.get('content-type')], called).to.deep.equal(['', null]);
  } else {
    expect(answer.headers.get('content-type'), called).to.match(/^application[/]json(?:;|$)/);
    expect(schemaFaults(JSON.parse(text), body.schema), called).to.deep.equal([]);
  }
}

function firstSuccess({ responses }: DocumentedOperation): string | undefined {
  return responses
    .map(({ status }) => status)
    .filter((status) => status.startsWith('2'))
    .sort()[0];
}

/**
 * Prism takes a header Prefer for its own as soon as there is one, so that it cannot stand beside a request for a
 * status.
 */
function headersOf({ headers }: DocumentedOperation, asked: string | null): Record<string, string> {
  const { Prefer, ...others } = headers;
  const preferred = asked === null && Prefer !== undefined ? { prefer: Prefer } : {};
  return { ...others, ...preferred, authorization: 'Bearer token', accept: 'application/json' };
}

const BOUNDARY = 'part-of-the-reference';

function typeOf(request: DocumentedBody | null): Record<string, string> {
  if (request === null) return {};
  const parameter = request.mediaType.startsWith('multipart/') ? `boundary=${BOUNDARY}` : 'charset=UTF-8';
  return { 'content-type': `${request.mediaType}; ${parameter}` };
}

/** An example as it is sent: as JSON, or part by part. */
function textOf({ mediaType, value }: DocumentedBody): string {
  if (!mediaType.startsWith('multipart/')) return JSON.stringify(value);
  const parts = Object.entries(objectAt(value)).map(([name, part]) => {
    const isText = typeof part === 'string';
    const head = [
      `Content-Disposition: form-data; name="${name}"`,
      ...(isText ? [] : ['Content-Type: application/json; charset=UTF-8']),
    ];
    return [`--${BOUNDARY}`, ...head, '', isText ? part : JSON.stringify(part), ''].join('\r\n');
  });
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
}
