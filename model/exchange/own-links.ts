import { asString, type JsonObject, member } from '../description/json.ts';
import { below, type Place } from '../description/place.ts';
import { Selection } from './body/selection.ts';
import type { Standing } from './body/standing.ts';

/** A URL of the service as it is written: that of a request, or one in the links of a response. */
export interface ServiceUrl {
  readonly place: Place;
  readonly text: string;
}

/**
 * The URLs in the `links` of responses that lead to the service itself, not to documentation or to other hosts.
 *
 * @param standingOf What is said of one by itself.
 */
export function ownLinks(standingOf: (url: string) => Standing): Selection<ServiceUrl> {
  return new Selection({
    at: ({ kind, parent }, type, names) => {
      if (kind.part === 'request' || type !== 'object' || parent?.key !== 'links' || !names.includes('href'))
        return 'none';
      return ({ href }: JsonObject, { request: { url } }) =>
        typeof href === 'string' && isWhole(href) && isOwn(href, url.origin) ? standingOf(href) : 'none';
    },
    subject: ({ value, place }) => ({ place: below(place, 'href'), text: asString(member(value, 'href')) ?? '' }),
  });
}

/** What a template (RFC 6570) leaves open is no URL yet. */
function isWhole(url: string): boolean {
  return !url.includes('{');
}

/** True for the path of a version, below the origin or alone. */
function isOwn(text: string, origin: string | null): boolean {
  const isBelow = origin !== null && (text.startsWith(origin) || text.slice(0, origin.length).toLowerCase() === origin);
  return beginsWithVersion(text, isBelow ? origin.length : 0);
}

const [SLASH, SMALL_V, CAPITAL_V, ZERO, NINE] = [47, 118, 86, 48, 57];

function beginsWithVersion(text: string, at: number): boolean {
  if (text.charCodeAt(at) !== SLASH) return false;
  const [letter, digit] = [text.charCodeAt(at + 1), text.charCodeAt(at + 2)];
  return (letter === SMALL_V || letter === CAPITAL_V) && digit >= ZERO && digit <= NINE;
}
