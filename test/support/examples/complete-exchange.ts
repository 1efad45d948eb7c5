import { asObject, isObject, type JsonObject } from '../../../model/description/json.ts';

const JSON_TEXT = 'application/json; charset=UTF-8';

/**
 * An exchange with the header fields that every one has and that are not what an example is about. A field that is
 * written stays as it is; one that is null is left out.
 */
export function completeExchange(document: unknown): unknown {
  const { request, response } = asObject(document);
  if (!isObject(request) || !isObject(response)) return document;
  const asked = {
    Authorization: 'Bearer dGhpcyBpcyBhbiBleGFtcGxl',
    Accept: 'application/json',
    'Accept-Charset': 'utf-8',
    'Content-Language': 'en-US',
    ...contentType(request, request.method === 'PATCH' ? 'application/json-patch+json' : JSON_TEXT),
  };
  const answered = { 'Content-Language': 'en-US', ...contentType(response, JSON_TEXT) };
  return { request: withFields(request, asked), response: withFields(response, answered) };
}

function contentType({ body }: JsonObject, mediaType: string): Record<string, string> {
  return body === undefined || body === null || body === '' ? {} : { 'Content-Type': mediaType };
}

function withFields(message: JsonObject, wanted: Readonly<Record<string, string>>): JsonObject {
  const { headers } = message;
  if (Array.isArray(headers)) return message;
  const given = Object.entries(asObject(headers));
  const known = new Set(given.map(([name]) => name.toLowerCase()));
  const added = Object.entries(wanted).filter(([name]) => !known.has(name.toLowerCase()));
  return { ...message, headers: Object.fromEntries([...given.filter(([, value]) => value !== null), ...added]) };
}
