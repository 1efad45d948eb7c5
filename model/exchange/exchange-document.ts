import { asArray, asObject, asString, isObject, member } from '../description/json.ts';
import { isStatus, type RecordedBody, type RecordedExchange, type RecordedMessage } from './recorded-exchange.ts';

/**
 * Reads an exchange from a document of the form that places are given in (`Exchange` in exchange.ts). Headers may also be a list of pairs, or of
 * objects with `name` and `value`. A body that is a text stands for itself, any other one for its JSON.
 *
 * @returns What is wrong with the document, in one sentence, where it is none.
 */
export function exchangeFromDocument(document: unknown): RecordedExchange | string {
  const { request, response } = asObject(document);
  if (!isObject(request)) return 'it has no "request"';
  if (!isObject(response)) return 'it has no "response"';
  const { method, url } = request;
  const { status } = response;
  if (typeof method !== 'string' || method === '') return 'its request has no "method"';
  if (typeof url !== 'string' || url === '') return 'its request has no "url"';
  if (typeof status !== 'number') return 'its response has no "status"';
  if (!isStatus(status)) return `its status is ${status}, which HTTP does not have`;
  const isWithoutBody = method.toUpperCase() === 'HEAD' || status === 204 || status === 304;
  return {
    request: { method, url, ...messageFrom(request, false) },
    response: { status, ...messageFrom(response, isWithoutBody) },
  };
}

function messageFrom({ headers: written, body }: Record<string, unknown>, isWithoutBody: boolean): RecordedMessage {
  const headers = headersFrom(written);
  return { headers, body: bodyFrom(body, headers, isWithoutBody) };
}

function headersFrom(written: unknown): [string, string][] {
  if (Array.isArray(written)) return written.flatMap(fieldFrom);
  return Object.entries(asObject(written)).flatMap(([name, value]) =>
    [value].flat().flatMap((one): [string, string][] => (isScalar(one) ? [[name, String(one)]] : [])),
  );
}

function fieldFrom(field: unknown): [string, string][] {
  const [name, value] = Array.isArray(field) ? asArray(field) : [member(field, 'name'), member(field, 'value')];
  return typeof name === 'string' && isScalar(value) ? [[name, String(value)]] : [];
}

function isScalar(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** A body that is not there may not have been recorded: fields about its content tell of one. */
function bodyFrom(
  body: unknown,
  headers: readonly (readonly [string, string])[],
  isWithoutBody: boolean,
): RecordedBody {
  if (typeof body === 'string') return { state: 'text', text: body };
  if (body !== undefined && body !== null) return { state: 'json', value: body };
  if (isWithoutBody) return { state: 'absent' };
  const fields = new Map(headers.map(([name, value]) => [name.toLowerCase(), value.trim()]));
  const length = asString(fields.get('content-length'));
  if (length !== null) return { state: length === '0' ? 'absent' : 'unknown' };
  return { state: fields.has('content-type') || fields.has('transfer-encoding') ? 'unknown' : 'absent' };
}
