import type { Description } from '../description/description.ts';
import { byText, type Place } from '../description/place.ts';
import type { PathClassification } from './classification.ts';
import { classifyPaths } from './classify.ts';
import type { PathUrl } from './path-urls.ts';
import type { ServerPath } from './server-paths.ts';
import { type PathSegment, pathText } from './template.ts';

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

/** What is wrong with a path under one of its servers, by the text that is to blame; null where it has no fault. */
interface BlamedUrl {
  readonly server: ServerPath;
  readonly ofServer: string | null;
  readonly ofKey: string | null;
}

/** The texts of which URLs are made: the `url` of each server under which paths stand, then each path key. */
export function urlTexts(description: Description): { readonly place: Place }[] {
  const { paths, urlsOf } = classifyPaths(description);
  const servers = inOrder(paths).flatMap((path) => urlsOf(path).flatMap(({ server }) => server.place ?? []));
  return [...new Set(servers), ...paths.map(({ use }) => use.place)].map((place) => ({ place }));
}

/**
 * Judges every path under each of its servers. Each fault is reported once, at the text that is to blame: a key once for all
 * servers, a server's URL once for all keys. A key that is right under another server of the same owner is not to blame.
 *
 * @returns The messages by the place of the text.
 */
export function urlFaults(
  description: Description,
  faultOf: (url: JudgedUrl) => UrlFault | null,
): ReadonlyMap<Place, string> {
  const { paths, urlsOf } = classifyPaths(description);
  const blamed = new Map(inOrder(paths).map((path) => [path, blamedUrls(path, urlsOf(path), faultOf)]));
  return new Map([...serverFaults([...blamed.values()].flat()), ...keyFaults(blamed)]);
}

function blamedUrls(
  path: PathClassification,
  urls: readonly PathUrl[],
  faultOf: (url: JudgedUrl) => UrlFault | null,
): BlamedUrl[] {
  const own = writtenSegments(path);
  const judged = urls.map(({ server, serverLength, version }) => {
    const fault = faultOf({ serverLength, version, segments: [...server.segments, ...own] });
    return { server, fault };
  });
  const right = new Set(judged.flatMap(({ server, fault }) => (fault === null ? [server.owner] : [])));
  return judged.map(({ server, fault }) => {
    if (fault === null) return { server, ofServer: null, ofKey: null };
    return fault.of === 'server' || right.has(server.owner)
      ? { server, ofServer: fault.atServer ?? fault.message, ofKey: null }
      : { server, ofServer: null, ofKey: fault.message };
  });
}

/** The faults of the servers' URLs, the first of each at the end: it is the one that a map keeps. */
function serverFaults(urls: readonly BlamedUrl[]): [Place, string][] {
  const faults = urls.flatMap(({ server: { place }, ofServer }): [Place, string][] =>
    place === null || ofServer === null ? [] : [[place, ofServer]],
  );
  return faults.toReversed();
}

/** The first fault of each key; of keys that differ in their fragments, it is reported at the first by text. */
function keyFaults(blamed: ReadonlyMap<PathClassification, readonly BlamedUrl[]>): [Place, string][] {
  const reported = new Set<string>();
  return [...blamed].flatMap(([path, urls]): [Place, string][] => {
    const fault = urls.flatMap(({ ofKey }) => ofKey ?? []).at(0);
    if (fault === undefined) return [];
    const text = pathText(writtenSegments(path));
    const isRepeated = path.template.fragment !== null && reported.has(text);
    reported.add(text);
    return isRepeated ? [] : [[path.use.place, fault]];
  });
}

/** Paths by the text of their keys, so that reordering them does not move a finding. */
function inOrder(paths: readonly PathClassification[]): PathClassification[] {
  return paths.toSorted((left, right) => byText(left.use.key, right.use.key));
}

function writtenSegments({ template }: PathClassification): PathSegment[] {
  return template.segments.filter(({ text }) => text !== '');
}
