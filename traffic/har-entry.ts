import { asArray, asObject, asString, isObject, type JsonObject, member } from '../model/description/json.ts';
import { isStatus, type RecordedBody, type RecordedExchange } from '../model/exchange/recorded-exchange.ts';
import { isJson } from '../model/text/standards/media-type.ts';
import { fieldValue } from './capture/header-pairs.ts';
import { bodyFromBase64 } from './recorded-bytes.ts';

/**
 * Reads an entry of HAR 1.2 (http://www.softwareishard.com/blog/har-12-spec/#entries).
 *
 * @returns What is wrong with it, in one sentence, where it is none.
 */
export function exchangeFromHar(entry: unknown): RecordedExchange | string {
  const { request, response } = asObject(entry);
  if (!isObject(request)) return 'it has no "request"';
  if (!isObject(response)) return 'it has no "response"';
  const method = asString(request.method) ?? '';
  const url = asString(request.url) ?? '';
  if (method === '') return 'its request has no "method"';
  if (url === '') return 'its request has no "url"';
  // Playwright writes -1 where no answer came, others 0.
  const status = response.status === -1 ? 0 : Number(response.status ?? 0);
  if (!Number.isInteger(status)) return `its status is ${JSON.stringify(response.status)}, which is no number`;
  if (!isStatus(status)) return `its status is ${status}, which HTTP does not have`;
  const asked = fieldsOf(request);
  const answered = fieldsOf(response);
  return {
    request: { method, url, headers: asked, body: requestBody(request, asked), unrecorded: leftOutBy(entry, asked) },
    response: { status, headers: answered, body: responseBody(response, answered, hasFieldsOfGet(method, status)) },
  };
}

/** Chrome and its like leave credentials out of what they save, unless they are told otherwise. */
function leftOutBy(entry: unknown, fields: readonly (readonly [string, string])[]): readonly string[] {
  const isOfBrowser = member(entry, '_initiator') !== undefined && member(entry, '_resourceType') !== undefined;
  if (!isOfBrowser) return NOTHING;
  const isWhole = fieldValue(fields, 'authorization') !== null || fieldValue(fields, 'cookie') !== null;
  return isWhole ? NOTHING : CREDENTIALS;
}

const NOTHING: readonly string[] = [];
const CREDENTIALS: readonly string[] = ['authorization', 'cookie'];

function fieldsOf({ headers }: JsonObject): [string, string][] {
  const fields: [string, string][] = [];
  for (const field of asArray(headers)) {
    const name = member(field, 'name');
    const value = member(field, 'value');
    if (typeof name === 'string' && value !== undefined) fields.push([name, String(value ?? '')]);
  }
  return fields;
}

/**
 * True where the fields tell of the body that a GET would have had. Those of a 204 tell of one that came against the
 * rules of HTTP.
 */
function hasFieldsOfGet(method: string, status: number): boolean {
  return method.toUpperCase() === 'HEAD' || status === 304;
}

function requestBody(request: JsonObject, fields: readonly (readonly [string, string])[]): RecordedBody {
  const { postData, bodySize } = request;
  const { text, params, mimeType, encoding } = asObject(postData);
  if (typeof text === 'string' && text !== '') return bodyFrom(text, encoding, asString(mimeType), fields);
  if (asArray(params).length > 0) return { state: 'unknown' };
  return { state: saysBody(bodySize, fields) ? 'unknown' : 'absent' };
}

function responseBody(
  response: JsonObject,
  fields: readonly (readonly [string, string])[],
  isEmpty: boolean,
): RecordedBody {
  const { text, size, mimeType, encoding } = asObject(response.content);
  if (typeof text === 'string' && text !== '') {
    const body = bodyFrom(text, encoding, asString(mimeType), fields);
    return isCut(body, size, asString(mimeType)) ? { state: 'cut' } : body;
  }
  if (isEmpty) return { state: 'absent' };
  if (size === 0 || text === '') return { state: saysBody(size, fields) ? 'unknown' : 'absent' };
  if (response.status === 204) return { state: saysBody(size, fields) ? 'unknown' : 'absent' };
  return { state: 'unknown' };
}

/** True where a size or a header tells of a body that is not there. A size of -1 is not known. */
function saysBody(size: unknown, fields: readonly (readonly [string, string])[]): boolean {
  const length = fieldValue(fields, 'content-length');
  if (length !== null) return Number(length) > 0;
  return (typeof size === 'number' && size > 0) || fieldValue(fields, 'transfer-encoding') !== null;
}

function bodyFrom(
  text: string,
  encoding: unknown,
  mimeType: string | null,
  fields: readonly (readonly [string, string])[],
): RecordedBody {
  if (encoding !== 'base64') return { state: 'text', text };
  return bodyFromBase64(text, fields, mimeType);
}

/** True for JSON of which the beginning was recorded: it is shorter than the entry says, and does not parse. */
function isCut(body: RecordedBody, size: unknown, mimeType: string | null): boolean {
  if (body.state !== 'text' || typeof size !== 'number' || mimeType === null || !isJson(mimeType)) return false;
  if (size <= Buffer.byteLength(body.text)) return false;
  try {
    JSON.parse(body.text);
    return false;
  } catch {
    return true;
  }
}
