import type { Description } from '../description/description.ts';
import { byText, type Place } from '../description/place.ts';
import { addCount } from '../lib/count-each.ts';
import { groupBy } from '../lib/group-by.ts';
import { greatest } from '../lib/lists.ts';
import { isOAuthPath, isWellKnownPath, standardOperations } from '../operations/standard-endpoints.ts';
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
  /**
   * The message at the server, where a fault of the key is blamed on it because the key is right under another server.
   */
  readonly atServer?: string;
  /** Where it is mended for all keys, where none keeps the statement: in the server's URL, or in each key. */
  readonly mendedAt?: 'server' | 'keys';
  /** What all paths have in common that have the fault: only those are reported once. */
  readonly common?: string;
  /** From which share of the keys on it is reported once, where that differs from the share of other faults. */
  readonly from?: number;
  /**
   * The message that stands for several keys, by their number and that of the keys without it; null where it is of one
   * path only.
   */
  readonly ofAll?: ((count: number, keeping: number) => string) | null;
}

/** How the faults of several keys are told to have one cause. */
interface Joining {
  /** Whether a URL without a fault shows that others could be without it; true for each where this is left out. */
  readonly keeps?: (url: JudgedUrl) => boolean;
  /**
   * From which share of the keys on those with a fault and the same `common` are one although others keep the
   * statement; 1 for never.
   */
  readonly from?: number;
}

/** A fault as it is reported: at one text, for itself or for several keys. */
export interface ReportedFault {
  readonly message: string | ((places: readonly Place[]) => string);
  /** The keys that it stands for, where these are several. */
  readonly places?: readonly Place[];
}

/** Fewest keys for which a fault is reported once. */
const FEWEST = 3;

/** Fewest keys for which it is although others keep the statement: below, each may be a slip. */
const MANY = 10;

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
  const { urlsOf } = classifyPaths(description);
  const paths = judgedPaths(description);
  const servers = inOrder(paths).flatMap((path) => urlsOf(path).flatMap(({ server }) => server.place ?? []));
  return [...new Set(servers), ...paths.map(({ use }) => use.place)].map((place) => ({ place }));
}

/** All paths but those that another standard decides: OAuth, and well-known URIs. */
export function judgedPaths(description: Description): PathClassification[] {
  const foreign = standardOperations(description);
  const { paths, urlsOf } = classifyPaths(description);
  const isForeign = (path: PathClassification) => {
    const operations = path.use.node?.operations ?? [];
    const own = writtenSegments(path);
    return (
      (operations.length > 0 && operations.every((operation) => foreign.has(operation))) ||
      urlsOf(path).every(({ server }) => {
        const whole = pathText([...server.segments, ...own]);
        return isOAuthPath(whole) || isWellKnownPath(whole);
      })
    );
  };
  return paths.filter((path) => !isForeign(path));
}

/**
 * Judges every path under each of its servers. Each fault is reported once, at the text that is to blame: a key once
 * for all servers, a server's URL once for all keys. A key that is right under another server of the same owner is not
 * to blame. What all keys under a server lack is reported once, at the server's URL, or at the first key where no
 * server is given; what as many lack as `from` says, at the first of these keys.
 *
 * @returns The faults by the place of the text.
 */
export function urlFaults(
  description: Description,
  faultOf: (url: JudgedUrl) => UrlFault | null,
  { keeps = () => true, from = 1 }: Joining = {},
): ReadonlyMap<Place, ReportedFault> {
  const { urlsOf } = classifyPaths(description);
  const blamed = new Map(
    inOrder(judgedPaths(description)).map((path) => [path, blamedUrls(path, urlsOf(path), faultOf, keeps)]),
  );
  const faults = serverFaults([...blamed.values()].flat());
  return new Map([...faults, ...joined(keyFaults(blamed), keepingKeys(blamed), from)]);
}

/** How many keys show, under each server, that others could be without a fault. */
function keepingKeys(blamed: ReadonlyMap<PathClassification, readonly BlamedUrl[]>): ReadonlyMap<Place | null, number> {
  const counts = new Map<Place | null, number>();
  for (const urls of blamed.values()) {
    const servers = new Set(urls.flatMap(({ server, isKept }) => (isKept ? [server.place] : [])));
    for (const place of servers) addCount(counts, place);
  }
  return counts;
}

/** A key with its fault, under the first server where it has it. */
interface KeyFault {
  readonly place: Place;
  readonly server: ServerPath;
  readonly fault: UrlFault;
}

/**
 * What all keys under a server lack, or all keys where each is to be mended, becomes one fault; or what enough of them
 * lack.
 */
function joined(
  faults: readonly KeyFault[],
  keeping: ReadonlyMap<Place | null, number>,
  from: number,
): [Place, ReportedFault][] {
  const groups = groupBy(faults, ({ server, fault }) => (fault.mendedAt === 'server' ? server.place : null));
  return [...groups].flatMap(([serverPlace, group]) => {
    const kept = serverPlace === null ? greatest(keeping.values(), 0) : (keeping.get(serverPlace) ?? 0);
    const byCommon = groupBy(group, ({ fault }) => (fault.ofAll == null ? null : (fault.common ?? '')));
    return [...byCommon].flatMap(([common, alike]): [Place, ReportedFault][] => {
      const isAll = kept === 0 && alike.length === group.length;
      const share = alike[0]?.fault.from ?? from;
      const isMost = share < 1 && alike.length >= MANY && alike.length >= share * (alike.length + kept);
      return common !== null && alike.length >= FEWEST && (isAll || isMost)
        ? [asOne(alike, serverPlace, kept)]
        : alike.map(({ place, fault: { message } }) => [place, { message }]);
    });
  });
}

function asOne(alike: readonly KeyFault[], serverPlace: Place | null, kept: number): [Place, ReportedFault] {
  const [{ place, fault }] = alike as [KeyFault];
  const message = ({ length }: readonly Place[]) =>
    length === 1 ? fault.message : (fault.ofAll?.(length, kept) ?? fault.message);
  const at = fault.mendedAt === 'server' && kept === 0 ? (serverPlace ?? place) : place;
  return [at, { message, places: alike.map((one) => one.place) }];
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

/**
 * The faults of the servers' URLs, the first of each. A URL that several operations or paths have is reported once, at
 * the first of them.
 */
function serverFaults(urls: readonly BlamedUrl[]): [Place, ReportedFault][] {
  const first = new Map<Place, string>();
  for (const { server, ofServer } of urls) {
    if (server.place !== null && ofServer !== null && !first.has(server.place)) first.set(server.place, ofServer);
  }
  const byMessage = groupBy([...first], ([, message]) => message);
  return [...byMessage].map(([message, all]) => {
    const places = all.map(([place]) => place);
    return [places[0] as Place, { message, places }];
  });
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

/** The non-empty segments of a path key. */
export function writtenSegments({ template }: PathClassification): PathSegment[] {
  return template.segments.filter(({ text }) => text !== '');
}
