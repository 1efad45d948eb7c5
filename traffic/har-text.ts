import type { RecordedBody, RecordedExchange, RecordedMessage } from '../model/exchange/recorded-exchange.ts';
import { readRequestUrl } from '../model/exchange/request-url.ts';
import { fieldValue } from './capture/header-pairs.ts';

/** How a HAR file begins and ends; between them stand entries, each on a line of its own. */
export const HAR_BEGIN = '{"log":{"version":"1.2","creator":{"name":"lintel","version":"1"},"entries":[\n';
export const HAR_END = '\n]}}\n';

/** The line of the first entry, from 0. */
export const FIRST_ENTRY_LINE = 1;

/** An exchange as an entry of HAR 1.2. */
export function harEntryOf({ request, response }: RecordedExchange, started: Date): object {
  const { query } = readRequestUrl(request.url);
  return {
    startedDateTime: started.toISOString(),
    time: 0,
    request: {
      method: request.method,
      url: request.url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: fieldsOf(request),
      queryString: query.map(({ name, value }) => ({ name: name.decoded, value: value.decoded })),
      ...(textOf(request.body) !== null && { postData: { mimeType: typeOf(request), text: textOf(request.body) } }),
      headersSize: -1,
      bodySize: sizeOf(request.body),
    },
    response: {
      status: response.status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: fieldsOf(response),
      content: {
        size: sizeOf(response.body),
        mimeType: typeOf(response),
        ...(textOf(response.body) !== null && { text: textOf(response.body) }),
      },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: 0, receive: 0 },
  };
}

function fieldsOf({ headers }: RecordedMessage): object[] {
  return headers.map(([name, value]) => ({ name, value }));
}

function typeOf({ headers }: RecordedMessage): string {
  return fieldValue(headers, 'content-type') ?? '';
}

/** The text of a body; null where it has none, or none that is known. */
export function textOf(body: RecordedBody): string | null {
  if (body.state === 'json') return JSON.stringify(body.value);
  return body.state === 'text' ? body.text : null;
}

function sizeOf(body: RecordedBody): number {
  if (body.state === 'absent') return 0;
  const text = textOf(body);
  return text === null ? -1 : Buffer.byteLength(text);
}
