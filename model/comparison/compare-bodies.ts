import type { ContentEntry, RequestBodyNode, ResponseNode, Use } from '../description/nodes.ts';
import { below } from '../description/place.ts';
import { essence } from '../text/standards/media-type.ts';
import type { Direction } from './change.ts';
import { compareEncodings, partsWithHeaders } from './compare-encodings.ts';
import { compareHeaders } from './compare-headers.ts';
import type { PartComparison } from './part-comparison.ts';

/** Compares request bodies: of operations what clients send, of webhooks and callbacks what they are sent. */
export function compareRequestBodies(
  before: Use<RequestBodyNode> | null,
  after: Use<RequestBodyNode> | null,
  part: PartComparison,
): void {
  const { direction } = part;
  if (before !== null && before.node === null) return;
  if (after !== null && after.node === null) return;
  const [then, now] = [before?.node ?? null, after?.node ?? null];
  const isRequired = now?.value.required === true;
  const wasRequired = then?.value.required === true;
  if (then === null) {
    if (now === null || !isRequired || direction === 'response') return;
    part.report({ name: 'body-added', verdict: 'breaks', place: now.place, side: 'after' });
    return;
  }
  if (now === null) {
    part.report({ name: 'body-removed', verdict: 'breaks', place: then.place, side: 'before' });
    return;
  }
  if (direction === 'request' && isRequired && !wasRequired) {
    const place = below(now.place, 'required');
    part.report({ name: 'body-required', verdict: 'breaks', place, side: 'after' });
  }
  if (direction === 'response' && wasRequired && !isRequired)
    part.report({ name: 'body-optional', verdict: 'breaks', place: now.place, side: 'after' });
  compareContent(then, now, part);
  if (wasRequired || isRequired) return;
  for (const { name, mediaType } of then.content) {
    const other = now.content.find((entry) => nameOf(entry.name) === nameOf(name));
    if (other !== undefined) part.compareOmitted(mediaType.schema, other.mediaType.schema);
  }
}

/** What has `content`. */
type Body = Pick<RequestBodyNode | ResponseNode, 'content' | 'place'>;

/** Compares the media types of a body and their schemas. */
export function compareContent(then: Body, now: Body, part: PartComparison): void {
  if (then.content.length > 0 && now.content.length === 0) {
    const place = below(then.place, 'content');
    part.report({ name: 'body-removed', verdict: 'breaks', place, side: 'before' });
    return;
  }
  for (const entry of then.content) {
    const other = entryFor(entry, now.content, part.direction);
    if (other !== null) {
      part.compareSchemas(entry.mediaType.schema, other.mediaType.schema);
      compareEncodings(entry.mediaType, other.mediaType, part.direction, (place, side, facts) =>
        part.report({ name: 'encoding-changed', verdict: 'breaks', place, side, ...facts }),
      );
      for (const name of partsWithHeaders(entry.mediaType, other.mediaType)) {
        const [had, has] = [entry, other].map(({ mediaType }) => mediaType.partHeaders.get(name) ?? []);
        compareHeaders(had ?? [], has ?? [], part);
      }
    } else {
      const facts = { place: below(then.place, 'content', entry.name), side: 'before' as const, subject: entry.name };
      part.report({ name: 'media-type-removed', verdict: 'breaks', ...facts });
    }
  }
  for (const { name } of now.content) {
    if (then.content.length === 0 || then.content.some((entry) => essence(entry.name) === essence(name))) continue;
    const facts = { place: below(now.place, 'content', name), side: 'after' as const, subject: name };
    part.report({ name: 'media-type-new', verdict: 'fine', ...facts });
  }
}

/**
 * The entry under the same media type, else under a range that holds it; in responses also one that a range before
 * held.
 */
export function entryFor(
  { name }: ContentEntry,
  content: readonly ContentEntry[],
  direction: Direction,
): ContentEntry | null {
  const same = content.find((other) => nameOf(other.name) === nameOf(name));
  const plain = same ?? content.find((other) => essence(other.name) === essence(name));
  const range = plain ?? content.find((other) => holds(essence(other.name), essence(name)));
  if (range !== undefined || direction === 'request') return range ?? null;
  return content.find((other) => holds(essence(name), essence(other.name))) ?? null;
}

/** A media type with its parameters in one form; a charset says nothing of the value. */
function nameOf(name: string): string {
  const [type = '', ...parameters] = name.toLowerCase().split(';');
  const kept = parameters.map((one) => one.trim()).filter((one) => one !== '' && !one.startsWith('charset='));
  return [type.trim(), ...kept.sort()].join(';');
}

function holds(range: string, type: string): boolean {
  return range === '*/*' || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)));
}
