import { below, type Place } from '../description/place.ts';
import type { Exchange } from './exchange.ts';
import { isTaken } from './own-content.ts';
import type { Traffic } from './traffic.ts';

/** An entry of a JSON Patch; it may be anything. */
export interface PatchEntry {
  readonly place: Place;
  readonly value: unknown;
}

/** True for a PATCH on a resource, not on what is certainly an action. */
export function isPatch(exchange: Exchange, traffic: Traffic): boolean {
  const isOfMethod = exchange.request.method.toUpperCase() === 'PATCH';
  return isOfMethod && !['action', 'search'].includes(traffic.pathOf(exchange)?.sureClass ?? '');
}

/** The entries of a patch that the service takes; none for any other exchange, and where the body is no list. */
export function patchEntries(exchange: Exchange, traffic: Traffic): PatchEntry[] {
  const { body } = exchange.request;
  const entries = body.json?.value;
  if (!Array.isArray(entries) || !isTaken(exchange) || !isPatch(exchange, traffic)) return [];
  return entries.map((value, index) => ({ place: below(body.place, index), value }));
}
