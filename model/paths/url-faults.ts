import type { Description } from '../description/description.ts';
import { byText, type Place } from '../description/place.ts';
import type { PathClassification } from './classification.ts';
import { classifyPaths } from './classify.ts';
import type { PathUrl } from './path-urls.ts';
import type { ServerPath } from './server-paths.ts';
import type { PathSegment } from './template.ts';
import type { PathVersion } from './version.ts';

/** A path under one of its servers. */
export interface JudgedUrl extends Pick<PathUrl, 'serverLength' | 'version'> {
  /** The non-empty segments of the server's path, then the key's, as they are written. */
  readonly segments: readonly PathSegment[];
}

/** A fault of a URL, and which of its two texts is to blame. */
export interface UrlFault {
  readonly of: 'server' | 'key';
  readonly message: string;
  /** The message at the server, where a fault of the key is blamed on it because the key is right under another server. */
  readonly atServer?: string;
}

/** The fault of a path under one of its servers; null where it has none. */
interface FaultUnder {
  readonly server: ServerPath;
  readonly fault: UrlFault | null;
}

/** The texts of which URLs are made: the `url` of each server under which paths stand, then each path key. */
export function urlTexts(description: Description): { readonly place: Place }[] {
  const { paths, urlsOf } = classifyPaths(description);
  const servers = inOrder(paths).flatMap((path) => urlsOf(path).flatMap(({ server }) => server.place ?? []));
  return [...new Set(servers), ...paths.map(({ use }) => use.place)].map((place) => ({ place }));
}

/**
 * Judges every path under each of its servers. Each fault is reported once, at the text that is to blame: a key once for all
 * servers, a server's URL once for all keys. A key that is right under another server of the same owner is not to blame. Of
 * keys that differ in their fragments, the first one by text is reported.
 *
 * @returns The messages by the place of the text.
 */
export function urlFaults(
  description: Description,
  faultOf: (url: JudgedUrl) => UrlFault | null,
): ReadonlyMap<Place, string> {
  const { paths, urlsOf } = classifyPaths(description);
  const messages = new Map<Place, string>();
  const faultyKeys = new Set<string>();
  for (const path of inOrder(paths)) {
    const own = path.template.segments.filter(({ text }) => text !== '');
    const judged = urlsOf(path).map(({ server, serverLength, version }): FaultUnder => {
      const fault = faultOf({ serverLength, version, segments: [...server.segments, ...own] });
      return { server, fault };
    });
    const right = new Set(judged.flatMap(({ server, fault }) => (fault === null ? [server.owner] : [])));
    for (const { server, fault } of judged) {
      const isBlamed = fault !== null && (fault.of === 'server' || right.has(server.owner));
      if (isBlamed && server.place !== null && !messages.has(server.place))
        messages.set(server.place, fault.atServer ?? fault.message);
    }
    const ofKey = judged.find(({ server, fault }) => fault?.of === 'key' && !right.has(server.owner))?.fault;
    if (ofKey == null) continue;
    const key = pathText(own);
    if (path.template.fragment === null || !faultyKeys.has(key)) messages.set(path.use.place, ofKey.message);
    faultyKeys.add(key);
  }
  return messages;
}

/** Paths by the text of their keys, so that reordering them does not move a finding. */
function inOrder(paths: readonly PathClassification[]): PathClassification[] {
  return paths.toSorted((left, right) => byText(left.use.key, right.use.key));
}

/** The version of a URL; null where it has none, or a number or a date after the first segment, which may be anything. */
export function versionOf({ version }: Pick<PathUrl, 'version'>): PathVersion | null {
  if (version === null || version.index === 0 || version.form !== 'malformed') return version;
  return /^v/i.test(version.text) ? version : null;
}

/** Segments as a path. */
export function pathText(segments: readonly Pick<PathSegment, 'text'>[]): string {
  return `/${segments.map(({ text }) => text).join('/')}`;
}
