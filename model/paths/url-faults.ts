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

/** What is wrong with a URL, and which of its two texts is to blame. */
export interface UrlFault {
  readonly of: 'server' | 'key';
  readonly message: string;
  /** The message where the server is to blame for what seems wrong with the key, since the key is right under another one. */
  readonly atServer?: string;
}

/** A path key, or a server's `url`, with what is wrong with it; null when nothing is. */
export interface UrlText {
  readonly place: Place;
  readonly fault: string | null;
}

/** The fault of a path under one of its servers. */
interface FaultUnder {
  readonly server: ServerPath;
  readonly fault: UrlFault | null;
}

/**
 * Judges every path under each server that holds for it, and tells each fault once, at the text that is to blame: a key once
 * under all servers, a server's URL once for all keys. A key that is right under another server of the same owner is not to
 * blame. Of keys that differ in their fragments, the first one by text speaks.
 */
export function judgeUrls(description: Description, faultOf: (url: JudgedUrl) => UrlFault | null): UrlText[] {
  const { paths, urlsOf } = classifyPaths(description);
  const servers = new Map<Place, string | null>();
  const told = new Set<string>();
  const ordered = paths.toSorted((left, right) => byText(left.use.key, right.use.key));
  const keys = new Map<PathClassification, UrlText>();
  for (const path of ordered) {
    const own = path.template.segments.filter(({ text }) => text !== '');
    const judged = urlsOf(path).map(({ server, serverLength, version }): FaultUnder => {
      const fault = faultOf({ serverLength, version, segments: [...server.segments, ...own] });
      return { server, fault };
    });
    const right = new Set(judged.flatMap(({ server, fault }) => (fault === null ? [server.owner] : [])));
    for (const { server, fault } of judged) {
      if (server.place === null) continue;
      const blamed = fault !== null && (fault.of === 'server' || right.has(server.owner));
      servers.set(server.place, servers.get(server.place) ?? (blamed ? (fault.atServer ?? fault.message) : null));
    }
    const ofKey = judged.find(({ server, fault }) => fault?.of === 'key' && !right.has(server.owner));
    const shown = pathText(own);
    const again = path.template.fragment !== null && told.has(shown);
    if (ofKey !== undefined) told.add(shown);
    keys.set(path, { place: path.use.place, fault: again ? null : (ofKey?.fault?.message ?? null) });
  }
  return [
    ...[...servers].map(([place, fault]) => ({ place, fault })),
    ...paths.flatMap((path) => keys.get(path) ?? []),
  ];
}

/** The version of a URL, unless it is a number or a date after the first segment: that may be anything. */
export function versionOf({ version }: Pick<PathUrl, 'version'>): PathVersion | null {
  if (version === null || version.index === 0 || version.form !== 'malformed') return version;
  return /^v/i.test(version.text) ? version : null;
}

/** Segments as a path. */
export function pathText(segments: readonly Pick<PathSegment, 'text'>[]): string {
  return `/${segments.map(({ text }) => text).join('/')}`;
}
