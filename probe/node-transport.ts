import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { reasonOf } from '../platform/error-text.ts';
import { headerPairs } from '../traffic/capture/header-pairs.ts';
import { LONGEST_BODY, receivedText } from './received-body.ts';
import { NoAnswer, type ReceivedResponse, type SentRequest, type Transport } from './transport.ts';

export interface NodeTransportOptions {
  /** Milliseconds until a request counts as unanswered. */
  readonly timeout: number;
  /** Certificates to trust besides those that Node trusts, in PEM. */
  readonly ca: string | null;
}

/** Sends requests over sockets, as they are. */
export function nodeTransport(options: NodeTransportOptions): Transport {
  return (request) => new Promise((resolve, reject) => send(request, options, { onWhole: resolve, onFailure: reject }));
}

/** Hears what comes of a request. */
interface Listener {
  onWhole(response: ReceivedResponse): void;
  onFailure(error: Error): void;
}

function send(request: SentRequest, { timeout, ca }: NodeTransportOptions, listener: Listener): void {
  const { method, url, headers, body } = request;
  // A connection for each: one that is kept may be closed just when it is used again.
  const options = { method, agent: false };
  const sent =
    url.protocol === 'https:'
      ? tlsRequest(url, ca === null ? options : { ...options, ca })
      : plainRequest(url, options);
  let verb = 'it did not answer';
  const late = setTimeout(
    () => sent.destroy(new NoAnswer(`${verb} within ${timeout / 1000} s`, { again: false })),
    timeout,
  );
  const onWhole = (response: ReceivedResponse) => {
    clearTimeout(late);
    listener.onWhole(response);
  };
  const onFailure = (error: Error) => {
    clearTimeout(late);
    listener.onFailure(error instanceof NoAnswer ? error : new NoAnswer(reasonOf(error), { again: true }));
  };
  for (const [name, value] of headers) sent.setHeader(name, fieldValue(value));
  if (body !== null) sent.setHeader('Content-Length', Buffer.byteLength(body));
  sent.on('error', onFailure);
  sent.on('response', (response) => {
    verb = 'its answer did not end';
    receive(response, sent, { onWhole, onFailure });
  });
  sent.end(body ?? undefined);
}

function receive(response: IncomingMessage, sent: ClientRequest, { onWhole, onFailure }: Listener): void {
  const chunks: Buffer[] = [];
  let length = 0;
  response.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    length += chunk.length;
    if (length > LONGEST_BODY)
      sent.destroy(new NoAnswer('its answer has no end: more than 16 MB came', { again: false }));
  });
  response.on('error', onFailure);
  response.on('aborted', () =>
    onFailure(new NoAnswer('the connection broke in the middle of the answer', { again: true })),
  );
  response.on('end', () => {
    try {
      const body = receivedText(Buffer.concat(chunks), response.headers['content-encoding']);
      onWhole({ status: response.statusCode ?? 0, headers: headerPairs(response.rawHeaders), body });
    } catch (error) {
      onFailure(error as Error);
    }
  });
}

/**
 * A text as a header field can carry it: in UTF-8, as an example of a description may need, and with a blank for what
 * recipients take for one (RFC 9110, 5.5). What came from the service is within Latin-1, and goes back as it came.
 */
function fieldValue(text: string): string {
  const shown = text.replace(/(?![\t\x80-\x9f])\p{Cc}/gu, ' ');
  return /[\u0100-\uffff]/.test(shown) ? Buffer.from(shown).toString('latin1') : shown;
}
