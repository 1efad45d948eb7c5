import type { Description } from '../description/description.ts';
import { byText, type Place } from '../description/place.ts';
import { groupBy } from '../lib/group-by.ts';
import type { PathClassification } from './classification.ts';
import { classifyPaths } from './classify.ts';
import type { PathUrl } from './path-urls.ts';
import type { ServerPath } from './server-paths.ts';
import { type PathSegment, pathText } from './template.ts';

/** A path under one of its servers. */
export interface JudgedUrl extends Pick<PathUrl, 'server' | 'serverLength' | 'version' | 'namespace'> {
  /** The non-empty segments of the server's path, then the key's, as they are written. */
  readonly segments: readonly PathSegment[];
}

/** A fault of a URL, and which of its two texts is to blame. */
export interface UrlFault {
  readonly of: 'server' | 'key';
  readonly message: string;
  /** The message at the server, where a fault of the key is blamed on it because the key is right under another server. */
  readonly atServer?: string;
  /** The message where no path under the server is without the fault, by their number; null where it is of one path only. */
  /** Where it is mended for all keys: in the server's URL, or in each key. */
  readonly mendedAt?: 'server' | 'keys';
  /** What all paths have in common that have the fault: only those are reported once. */
  readonly common?: string;
  readonly ofAll?: ((count: number) => string) | null;
}

/** A fault as it is reported: at one text, for itself or for several keys. */
export interface ReportedFault {
  readonly message: string | ((places: readonly Place[]) => string);
  /** The keys that it stands for, where these are several. */
  readonly places?: readonly Place[];
}

/** Fewest keys for which a fault is reported once. */
const FEWEST = 3;

/** What is wrong with a path under one of its servers, by the text that is to blame; null where it has no fault. */
interface BlamedUrl {
  readonly server: ServerPath;
  /** It has no fault that all could share, and shows that others could be without it. */
  readonly isKept: boolean;
  readonly ofServer: string | null;
  readonly ofKey: UrlFault | null;
}

/** The texts of which URLs are made: the `url` of each server under which paths stand, then each path key. */
export function urlTexts(description: Description): { readonly place: Place }[] {
  const { paths, urlsOf } = classifyPaths(description);
  const servers = inOrder(paths).flatMap((path) => urlsOf(path).flatMap(({ server }) => server.place ?? []));
  return [...new Set(servers), ...paths.map(({ use }) => use.place)].map((place) => ({ place }));
}

/**
 * Judges every path under each of its servers. Each fault is reported once, at the text that is to blame: a key once for all
 * servers, a server's URL once for all keys. A key that is right under another server of the same owner is not to blame. What all
 * keys under a server lack is reported once, at the server's URL, or at the first key where no server is given.
 *
 * @param keeps Whether a URL without a fault shows that others could be without it.
 * @returns The faults by the place of the text.
 */
export function urlFaults(
  description: Description,
  faultOf: (url: JudgedUrl) => UrlFault | null,
  keeps: (url: JudgedUrl) => boolean = () => true,
): ReadonlyMap<Place, ReportedFault> {
  const { paths, urlsOf } = classifyPaths(description);
  const blamed = new Map(inOrder(paths).map((path) => [path, blamedUrls(path, urlsOf(path), faultOf, keeps)]));
  const faults = serverFaults([...blamed.values()].flat());
  return new Map([...faults, ...joined(keyFaults(blamed), keptServers(blamed))]);
}

/** The servers under which some path shows that others could be without a fault. */
function keptServers(blamed: ReadonlyMap<PathClassification, readonly BlamedUrl[]>): ReadonlySet<Place | null> {
  const urls = [...blamed.values()].flat();
  return new Set(urls.flatMap(({ server, isKept }) => (isKept ? [server.place] : [])));
}

/** A key with its fault, under the first server where it has it. */
interface KeyFault {
  readonly place: Place;
  readonly server: ServerPath;
  readonly fault: UrlFault;
}

/** What all keys under a server lack, or all keys where each is to be mended, becomes one fault. */
function joined(faults: readonly KeyFault[], kept: ReadonlySet<Place | null>): [Place, ReportedFault][] {
  return [...groupBy(faults, ({ server, fault }) => (fault.mendedAt === 'server' ? server.place : null))].flatMap(
    ([serverPlace, group]): [Place, ReportedFault][] => {
      const places = group.map(({ place }) => place);
      const [first] = group;
      const ofAll = first?.fault.ofAll ?? null;
      const isCommon = group.every(({ fault }) => fault.common === first?.fault.common);
      const isKept = serverPlace === null ? kept.size > 0 : kept.has(serverPlace);
      if (isKept || places.length < FEWEST || !isCommon || ofAll === null || first === undefined) {
        return group.map(({ place, fault: { message } }) => [place, { message }]);
      }
      const message = ({ length }: readonly Place[]) => (length === 1 ? first.fault.message : ofAll(length));
      return [[first.fault.mendedAt === 'server' ? (serverPlace ?? first.place) : first.place, { message, places }]];
    },
  );
}

function blamedUrls(
  path: PathClassification,
  urls: readonly PathUrl[],
  faultOf: (url: JudgedUrl) => UrlFault | null,
  keeps: (url: JudgedUrl) => boolean,
): BlamedUrl[] {
  const own = writtenSegments(path);
  const judged = urls.map((url) => {
    const whole = { ...url, segments: [...url.server.segments, ...own] };
    const fault = faultOf(whole);
    return {
      server: url.server,
      fault,
      isKept: fault === null ? keeps(whole) : fault.of === 'key' && fault.ofAll == null,
    };
  });
  const right = new Set(judged.flatMap(({ server, fault }) => (fault === null ? [server.owner] : [])));
  return judged.map(({ server, fault, isKept }) => {
    if (fault === null) return { server, isKept, ofServer: null, ofKey: null };
    return fault.of === 'server' || right.has(server.owner)
      ? { server, isKept, ofServer: fault.atServer ?? fault.message, ofKey: null }
      : { server, isKept, ofServer: null, ofKey: fault };
  });
}

/** The faults of the servers' URLs, the first of each at the end: it is the one that a map keeps. */
function serverFaults(urls: readonly BlamedUrl[]): [Place, ReportedFault][] {
  const faults = urls.flatMap(({ server: { place }, ofServer }): [Place, ReportedFault][] =>
    place === null || ofServer === null ? [] : [[place, { message: ofServer }]],
  );
  return faults.toReversed();
}

/** The first fault of each key; of keys that differ in their fragments, it is reported at the first by text. */
function keyFaults(blamed: ReadonlyMap<PathClassification, readonly BlamedUrl[]>): KeyFault[] {
  const reported = new Set<string>();
  return [...blamed].flatMap(([path, urls]): KeyFault[] => {
    const blamedUrl = urls.find(({ ofKey }) => ofKey !== null);
    if (blamedUrl?.ofKey == null) return [];
    const text = pathText(writtenSegments(path));
    const isRepeated = path.template.fragment !== null && reported.has(text);
    reported.add(text);
    return isRepeated ? [] : [{ place: path.use.place, server: blamedUrl.server, fault: blamedUrl.ofKey }];
  });
}

/** Paths by the text of their keys, so that reordering them does not move a finding. */
function inOrder(paths: readonly PathClassification[]): PathClassification[] {
  return paths.toSorted((left, right) => byText(left.use.key, right.use.key));
}

function writtenSegments({ template }: PathClassification): PathSegment[] {
  return template.segments.filter(({ text }) => text !== '');
}
