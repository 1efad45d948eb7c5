import type { RecordedExchange } from '../../model/exchange/recorded-exchange.ts';
import { CapturedBody } from './captured-body.ts';
import { capturedExchange } from './captured-exchange.ts';

/** What undici sends, as far as an exchange needs it (`Dispatcher.DispatchOptions`). */
interface DispatchOptions {
  readonly origin?: string | URL | null;
  readonly path: string;
  readonly method: string;
  readonly headers?: unknown;
  readonly body?: unknown;
}

/** Takes a request, and calls the methods of the handler as the answer comes. */
export type Dispatch = (options: DispatchOptions, handler: object) => boolean;

/** An interceptor for `dispatcher.compose`, of undici 6 and 7, which name the methods of a handler differently. */
export function undiciInterceptor(onExchange: (exchange: RecordedExchange) => void): (dispatch: Dispatch) => Dispatch {
  return (dispatch) => (options, handler) => {
    const sent = new CapturedBody();
    const body = captured(options.body, sent);
    return dispatch({ ...options, body }, watched(handler, { ...options, body: sent }, onExchange));
  };
}

interface Asked extends DispatchOptions {
  readonly body: CapturedBody;
}

/** A handler that keeps what it is handed. All else is the handler itself. */
function watched(handler: object, asked: Asked, onExchange: (exchange: RecordedExchange) => void): object {
  const received = new CapturedBody();
  let status = 0;
  let answered: [string, string][] = [];
  const begins = (code: unknown, headers: unknown) => {
    status = Number(code);
    answered = pairsOf(headers);
  };
  const ends = () => {
    received.end();
    if (status >= 200) onExchange(exchangeOf(asked, { status, answered, received }));
  };
  const taps: Readonly<Record<string, (...args: readonly unknown[]) => void>> = {
    onHeaders: begins,
    onData: (chunk) => received.add(Buffer.from(chunk as Uint8Array)),
    onComplete: ends,
    onResponseStart: (_controller, code, headers) => begins(code, headers),
    onResponseData: (_controller, chunk) => received.add(Buffer.from(chunk as Uint8Array)),
    onResponseEnd: ends,
  };
  return new Proxy(handler, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return (...args: unknown[]): unknown => {
        if (typeof name === 'string' && Object.hasOwn(taps, name)) taps[name]?.(...args);
        return Reflect.apply(method, target, args);
      };
    },
  });
}

interface Answer {
  readonly status: number;
  readonly answered: [string, string][];
  readonly received: CapturedBody;
}

function exchangeOf(
  { origin, path, method, headers, body }: Asked,
  { status, answered, received }: Answer,
): RecordedExchange {
  const url = `${String(origin ?? '').replace(/\/$/, '')}${path}`;
  return capturedExchange(
    { method, url, headers: pairsOf(headers), body },
    { status, headers: answered, body: received },
  );
}

/**
 * The same body, whose bytes are kept as they are read. What is neither bytes nor gives them, as a form, is not known.
 */
function captured(body: unknown, sent: CapturedBody): unknown {
  if (body === null || body === undefined) sent.end();
  else if (typeof body === 'string' || body instanceof Uint8Array) {
    sent.add(Buffer.from(body));
    sent.end();
  } else if (typeof body === 'object' && Symbol.asyncIterator in body && !(body instanceof Blob)) {
    return kept(body as AsyncIterable<Uint8Array | string>, sent);
  }
  return body;
}

async function* kept(
  chunks: AsyncIterable<Uint8Array | string>,
  sent: CapturedBody,
): AsyncGenerator<Uint8Array | string> {
  for await (const chunk of chunks) {
    sent.add(Buffer.from(chunk));
    yield chunk;
  }
  sent.end();
}

/** Fields in any form that undici has: a flat list of texts or bytes, pairs, or an object. */
function pairsOf(headers: unknown): [string, string][] {
  if (typeof headers !== 'object' || headers === null) return [];
  if (Array.isArray(headers) && !Array.isArray(headers[0])) {
    return headers.flatMap((name: unknown, index): [string, string][] =>
      index % 2 === 0 ? [headers[index + 1]].flat().map((value) => [textOf(name), textOf(value)]) : [],
    );
  }
  const pairs = Symbol.iterator in headers ? [...(headers as Iterable<[string, unknown]>)] : Object.entries(headers);
  return pairs.flatMap(([name, value]) =>
    [value].flat().flatMap((one): [string, string][] => (one === undefined ? [] : [[name, textOf(one)]])),
  );
}

/** Fields are bytes (RFC 9110, section 5.5). */
function textOf(value: unknown): string {
  return Buffer.isBuffer(value) ? value.toString('latin1') : String(value);
}
