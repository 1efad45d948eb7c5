import type { Change } from '../../model/comparison/change.ts';
import type { Description } from '../../model/description/description.ts';
import { readDescription } from '../../model/description/read-description.ts';

/** A description of one file that is given as data. */
export function descriptionFrom(data: unknown, source = 'openapi.json'): Description {
  return readDescription({ root: { source, data }, lookUp: () => undefined });
}

/** A change in one line. */
export function shownChange({ name, verdict, side, place, subject, before, after }: Change): string {
  const keys: string[] = [];
  for (let at = place; at.parent !== null; at = at.parent) keys.unshift(String(at.key));
  return `${name} ${verdict} ${side} ${keys.join('/')} ${subject ?? ''} ${JSON.stringify(before)} ${JSON.stringify(after)}`;
}
