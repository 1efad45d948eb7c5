import { asObject, asString, isObject, member } from '../description/json.ts';
import { uriComponent } from '../text/uri-component.ts';
import { decoded } from './decoded-body.ts';
import { fieldsIn, keysInDocument, type MessagePart, valueAt } from './document-form.ts';
import { isStatus, type RecordedBody, type RecordedExchange, type RecordedMessage } from './recorded-exchange.ts';
import { isWithoutBody } from './without-body.ts';

type Pairs = RecordedMessage['headers'];

/** Reads a body that is given in Base64, beside its header fields. */
type BodyReader = (base64: string, headers: Pairs) => RecordedBody;

/**
 * Reads an exchange from a document of the form that places are given in (`Exchange` in exchange.ts), and of those that
 * other recorders write (document-form.ts). A body that is a text stands for itself, any other one for its JSON.
 *
 * @param fromBase64 Without one, a compressed body is not decoded.
 * @returns What is wrong with the document, in one sentence, where it is none.
 */
export function exchangeFromDocument(
  document: unknown,
  fromBase64: BodyReader = decodedBody,
): RecordedExchange | string {
  const partOf = (message: 'request' | 'response', part: MessagePart) =>
    valueAt(document, keysInDocument(document, message, part));
  const missing = missingMessage(document);
  if (missing !== null) return missing;
  const method = partOf('request', 'method');
  const url = urlFrom(partOf('request', 'url'));
  const status = statusFrom(partOf('response', 'status'));
  if (typeof method !== 'string' || method === '') return 'its request has no "method"';
  if (url === null) return 'its request has no "url"';
  if (typeof status === 'string') return status;
  const request = messageFrom(document, 'request', false, fromBase64);
  if (typeof request === 'string') return request;
  const response = messageFrom(document, 'response', isWithoutBody(method, status), fromBase64);
  if (typeof response === 'string') return response;
  const asked = valueAt(document, keysInDocument(document, 'request'));
  return { request: { method, url: withQuery(url, asked), ...request }, response: { status, ...response } };
}

/** Null where the document has both messages, or their parts under joined names. */
function missingMessage(document: unknown): string | null {
  const has = (message: 'request' | 'response', part: MessagePart) =>
    keysInDocument(document, message) !== null || keysInDocument(document, message, part) !== null;
  if (!has('request', 'url')) return 'it has no "request"';
  return has('response', 'status') ? null : 'it has no "response"';
}

/** Some keep the parts of a URL beside it. */
function urlFrom(written: unknown): string | null {
  const text = asString(isObject(written) ? (member(written, 'raw') ?? member(written, 'full')) : written);
  return text === '' ? null : text;
}

function statusFrom(written: unknown): number | string {
  const status = typeof written === 'string' && /^\d{3}\b/.test(written) ? Number(written.slice(0, 3)) : written;
  if (status === undefined || status === null) return 'its response has no "status"';
  if (typeof status !== 'number') return `its status is ${JSON.stringify(written)}, which is no number`;
  return isStatus(status) ? status : `its status is ${status}, which HTTP does not have`;
}

const QUERIES = ['query', 'queryParameters', 'queryString', 'params'];

/** The URL with a query that stands beside it. */
function withQuery(url: string, request: unknown): string {
  const query = url.includes('?') ? undefined : QUERIES.map((name) => member(request, name)).find((one) => one != null);
  if (typeof query === 'string') return query === '' ? url : `${url}?${query.replace(/^\?/, '')}`;
  const pairs = (fieldsIn(query) ?? []).map(({ name, value }) => [name, value].map(uriComponent).join('='));
  return pairs.length === 0 ? url : `${url}?${pairs.join('&')}`;
}

function messageFrom(
  document: unknown,
  message: 'request' | 'response',
  isEmpty: boolean,
  fromBase64: BodyReader,
): RecordedMessage | string {
  const written = valueAt(document, keysInDocument(document, message, 'headers'));
  const fields = fieldsIn(written);
  if (fields === null)
    return `the headers of its ${message} are ${shown(written)}; give an object by name, or a list of {name, value}`;
  const headers = fields.map(({ name, value }) => [name, value] as const);
  const around = asObject(valueAt(document, keysInDocument(document, message)));
  const body = valueAt(document, keysInDocument(document, message, 'body'));
  const isEncoded = typeof body === 'string' && isBase64(around);
  return { headers, body: isEncoded ? fromBase64(body, headers) : bodyFrom(body, headers, isEmpty) };
}

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

function isBase64({ encoding, bodyEncoding, isBase64Encoded }: Record<string, unknown>): boolean {
  return encoding === 'base64' || bodyEncoding === 'base64' || isBase64Encoded === true;
}

function decodedBody(base64: string, headers: Pairs): RecordedBody {
  const [, contentType = null] = headers.find(([name]) => name.toLowerCase() === 'content-type') ?? [];
  const units = [...atob(base64)];
  return decoded(
    Uint8Array.from(units, (unit) => unit.charCodeAt(0)),
    contentType,
  );
}

/** A body that is not there may not have been recorded: fields about its content tell of one. */
function bodyFrom(body: unknown, headers: Pairs, isEmpty: boolean): RecordedBody {
  if (typeof body === 'string') return { state: 'text', text: body };
  if (body !== undefined && body !== null) return { state: 'json', value: body };
  if (isEmpty) return { state: 'absent' };
  const fields = new Map(headers.map(([name, value]) => [name.toLowerCase(), value.trim()]));
  const length = asString(fields.get('content-length'));
  if (length !== null) return { state: length === '0' ? 'absent' : 'unknown' };
  return { state: fields.has('content-type') || fields.has('transfer-encoding') ? 'unknown' : 'absent' };
}
