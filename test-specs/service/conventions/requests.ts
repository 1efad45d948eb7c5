import type { Context } from 'hono';
import type { Store } from '../store.ts';
import type { Surroundings } from '../surroundings.ts';
import { invalid, Refusal } from './errors.ts';

/** What a handler of the service knows besides the request. */
export interface Service {
  readonly store: Store;
  readonly surroundings: Surroundings;
  /** How long work takes that goes on after the answer, in milliseconds. */
  readonly workTime: number;
  /** What pageSize is without the parameter. */
  readonly defaultPageSize: number;
}

export type Variables = { service: Service; caller: string };
export type Call = Context<{ Variables: Variables }>;

export function originOf(call: Call): string {
  return new URL(call.req.url).origin;
}

/** A path parameter; identifiers are decoded. */
export function parameter(call: Call, name: string): string {
  return call.req.param(name) ?? '';
}

const JSON_TYPE = /^application\/json\s*(;\s*charset=utf-8\s*)?$/i;
const PATCH_TYPE = /^application\/json-patch\+json\s*(;\s*charset=utf-8\s*)?$/i;

/** The JSON body of a request (§1). */
export async function jsonBody(call: Call, type: 'json' | 'patch' = 'json'): Promise<unknown> {
  const given = call.req.header('content-type') ?? '';
  const [pattern, wanted] =
    type === 'json' ? [JSON_TYPE, 'application/json'] : [PATCH_TYPE, 'application/json-patch+json'];
  if (!pattern.test(given)) {
    const detail = {
      field: '/Content-Type',
      value: given.slice(0, 200),
      issue: `is not ${wanted}`,
      location: 'header',
    } as const;
    throw new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', `The service takes ${wanted}.`, [detail]);
  }
  try {
    return JSON.parse(await call.req.text());
  } catch {
    throw invalid({ field: '/', issue: 'is no JSON', location: 'body' });
  }
}
