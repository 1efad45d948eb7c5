import type { RecordedExchange } from '../../model/exchange/recorded-exchange.ts';

type Json = Readonly<Record<string, unknown>>;

/** What a test says of an exchange; the rest is that of an ordinary GET. */
export interface ShortExchange {
  readonly method?: string;
  readonly url?: string;
  readonly status?: number;
  readonly asked?: Readonly<Record<string, string>>;
  readonly answered?: Readonly<Record<string, string>>;
  /** JSON, or a text. */
  readonly sent?: unknown;
  readonly body?: unknown;
}

const JSON_TEXT = 'application/json; charset=UTF-8';
const URL_OF_ORDER = 'https://api.example.com/v1/shop/orders/6f1f9c0e-6a0e-4f6c-9a39-0f6f6a8a3f11';

/** An entry of HAR with the fields that every exchange has. */
export function harEntry(short: ShortExchange): Json {
  const { method = 'GET', url = URL_OF_ORDER, status = 200, asked = {}, answered = {}, sent, body } = short;
  const [request, response] = [textOf(sent), textOf(body)];
  const type = (text: string | null) => (text === null ? {} : { 'Content-Type': JSON_TEXT });
  return {
    startedDateTime: '2026-01-01T00:00:00.000Z',
    time: 1,
    request: {
      method,
      url,
      httpVersion: 'HTTP/1.1',
      headers: fields({
        Authorization: 'Bearer c2VjcmV0LW9mLXRlc3Rz',
        Accept: 'application/json',
        'Accept-Charset': 'utf-8',
        'Content-Language': 'en-US',
        ...type(request),
        ...asked,
      }),
      bodySize: request === null ? 0 : Buffer.byteLength(request),
      ...(request !== null && { postData: { mimeType: JSON_TEXT, text: request } }),
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      headers: fields({ 'Content-Language': 'en-US', ...type(response), ...answered }),
      content: {
        size: response === null ? 0 : Buffer.byteLength(response),
        mimeType: response === null ? '' : JSON_TEXT,
        ...(response !== null && { text: response }),
      },
      bodySize: -1,
    },
  };
}

/** The text of a HAR file; every entry on lines of its own where `indented`. */
export function harText(entries: readonly unknown[], indented = true): string {
  const log = { version: '1.2', creator: { name: 'test', version: '1' }, entries };
  return JSON.stringify({ log }, null, indented ? 2 : 0);
}

/** A line of NDJSON in the form of exchanges. */
export function exchangeLine(short: ShortExchange): string {
  const { method = 'GET', url = URL_OF_ORDER, status = 200, asked = {}, answered = {}, sent, body } = short;
  const type = (content: unknown) => (content === undefined ? {} : { 'Content-Type': JSON_TEXT });
  return JSON.stringify({
    request: {
      method,
      url,
      headers: { Authorization: 'Bearer c2VjcmV0LW9mLXRlc3Rz', Accept: 'application/json', ...type(sent), ...asked },
      body: sent,
    },
    response: { status, headers: { 'Content-Language': 'en-US', ...type(body), ...answered }, body },
  });
}

/** An exchange as readers hand it over, without a body unless given. */
export function recorded(short: ShortExchange): RecordedExchange {
  const { method = 'GET', url = URL_OF_ORDER, status = 200, asked = {}, answered = {}, sent, body } = short;
  const bodyOf = (value: unknown) =>
    value === undefined
      ? ({ state: 'absent' } as const)
      : typeof value === 'string'
        ? ({ state: 'text', text: value } as const)
        : ({ state: 'json', value } as const);
  return {
    request: { method, url, headers: Object.entries(asked), body: bodyOf(sent) },
    response: { status, headers: Object.entries(answered), body: bodyOf(body) },
  };
}

function textOf(body: unknown): string | null {
  if (body === undefined) return null;
  return typeof body === 'string' ? body : JSON.stringify(body);
}

function fields(headers: Readonly<Record<string, string>>): { name: string; value: string }[] {
  return Object.entries(headers).map(([name, value]) => ({ name, value }));
}
