import type { OperationNode, ResponseNode, Use } from '../description/nodes.ts';
import { below, type Place } from '../description/place.ts';

/** An operation's response of exactly one status, as written; null where it has none. */
export function responseOf({ responses }: OperationNode, status: string): Use<ResponseNode> | null {
  return responses.find(({ key }) => key === status) ?? null;
}

/**
 * The response that a status belongs to: by itself, by its range (`404` by `4XX`), else the default; null for none.
 *
 * @param hasDefault Whether the default stands for the status.
 */
export function responseFor(
  status: string,
  responses: readonly Use<ResponseNode>[],
  hasDefault: boolean,
): Use<ResponseNode> | null {
  for (const name of [status.toUpperCase(), `${status.charAt(0)}XX`, ...(hasDefault ? ['DEFAULT'] : [])]) {
    const found = responses.find(({ key }) => key.toUpperCase() === name);
    if (found !== undefined) return found;
  }
  return null;
}

/** Where an operation's response of a status stands, or would stand. */
export function responsePlace({ place }: OperationNode, status: string): Place {
  return below(place, 'responses', status);
}

/** True when an operation documents a status, by itself or by its range (`404` by `4XX`); `default` documents none. */
export function documentsStatus({ responses }: OperationNode, status: string): boolean {
  const range = `${status.charAt(0)}XX`;
  return responses.some(({ key }) => key === status || key.toUpperCase() === range);
}

/** True for the key of a response to a successful request: `200`, `2XX`. */
export function isSuccess(key: string): boolean {
  return key.startsWith('2');
}

/** True for a success that carries the requested representation, such as 200: not 201, 202, 204 or 205. */
export function isPlainSuccess(key: string): boolean {
  return isSuccess(key) && !['201', '202', '204', '205'].includes(key);
}
