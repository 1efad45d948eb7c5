import { asObject, type JsonObject } from '../model/description/json.ts';
import type { ReceivedResponse } from './transport.ts';

const NAMES: Readonly<Record<number, string>> = {
  400: 'VALIDATION_ERROR',
  404: 'RESOURCE_NOT_FOUND',
  406: 'NOT_ACCEPTABLE',
  422: 'KEY_REUSED',
};

/** An error; its details name what was sent. */
export function refusal(status: number, body: unknown = {}): ReceivedResponse {
  const details = Object.keys(asObject(body)).map((name) => ({
    field: `/${name}`,
    issue: 'not valid',
    location: 'body',
  }));
  return json(status, {
    name: NAMES[status] ?? 'ERROR',
    message: 'It is wrong on purpose.',
    details,
    information_link: '{documentation}',
  });
}

/** An answer with a JSON body. */
export function json(status: number, body: JsonObject, tag = '"{tag}"'): ReceivedResponse {
  const headers = [
    ['Content-Type', 'application/json; charset=UTF-8'],
    ['ETag', tag],
  ] as const;
  return { status, headers, body: status === 204 ? '' : JSON.stringify(body) };
}
