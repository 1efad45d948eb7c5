import type { Row } from '../store.ts';
import { Refusal } from './errors.ts';
import type { PathLink } from './links.ts';
import type { Call } from './requests.ts';

export function entityTag(row: Row): string {
  return `"${(row.clientId ?? row.id).slice(0, 8)}-${row.version}"`;
}

/** Refuses an update whose If-Match names another state of the resource than the current one (§4.6). */
export function checkIfMatch(call: Call, row: Row, self: PathLink): void {
  const given = call.req.header('if-match');
  if (given === undefined || given.trim() === '*') return;
  if (given.split(',').some((tag) => tag.trim() === entityTag(row))) return;
  const detail = { field: '/If-Match', issue: 'is not the current entity tag', location: 'header' } as const;
  throw new Refusal(412, 'RESOURCE_CHANGED', 'The resource has changed since it was read.', [detail], [self]);
}
