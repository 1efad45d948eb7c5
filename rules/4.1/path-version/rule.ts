import { defineRule } from '../../../framework/define-rule.ts';
import { plain } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import type { Place } from '../../../model/description/place.ts';
import { memoize } from '../../../model/lib/memoize.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import { hasOwnVersion, majorOfApi } from '../../../model/paths/major-versions.ts';
import { type ServerPath, serverCount, writtenSegmentsOf } from '../../../model/paths/server-paths.ts';
import { type PathSegment, pathText } from '../../../model/paths/template.ts';
import {
  type JudgedUrl,
  type UrlFault,
  urlFaults,
  urlTexts,
  writtenSegments,
} from '../../../model/paths/url-faults.ts';
import { certainVersion, type PathVersion, readVersion } from '../../../model/paths/version.ts';
import {
  apiPrefixLength,
  namespaceFault,
  segmentsBehindVersion,
  withNamespace,
} from '../../../model/paths/wanted-url.ts';

/**
 * The first segment of every URL is `v{major}`, and no other segment is. A URL is the server's path with the path key
 * behind it. A server whose path begins with something else is to blame for all its URLs, else the key is.
 */
export default defineRule({
  id: 'path-version',
  statements: ['4.1/path-version'],
  severity: 'error',
  summary: 'The first segment of a URL is v and the major version.',
  why: 'Clients, gateways and documentation route by it: where the version is missing, written otherwise or further back, two incompatible versions cannot stand side by side.',
  subjects: urlTexts,
  judge: ({ place }, description) => faultsIn(description).get(place),
});

const faultsIn = memoize((description: Description) => urlFaults(description, (url) => faultOf(url, description)));

function faultOf(url: JudgedUrl, description: Description): UrlFault | null {
  const { segments, serverLength, server } = url;
  const version = certainVersion(url);
  // A server variable that is not declared may hold the version.
  if (serverLength > 0 && segments[0]?.kind !== 'fixed') return null;
  if (version?.index !== 0 || version.form !== 'exact') {
    const own = hasOwnVersion(url, description) ? (numberedVersion(url)?.major ?? null) : null;
    const wanted = `v${own ?? majorOfApi(description)}`;
    const atServer = serverFault(url, wanted, description);
    if (serverLength > 0) return { of: 'server', message: atServer };
    return {
      of: 'key',
      message: keyFault(url, wanted, own),
      atServer,
      ...(own === null ? {} : behindPrefix(url, wanted)),
      ...ofAll(url, wanted, serverCount(url.server, description)),
    };
  }
  const second = segments.findIndex((segment, index) => index > 0 && readVersion(segment)?.form === 'exact');
  if (second === -1) return null;
  if (second >= serverLength && keysHaveVersions(description).has(server.place))
    return { of: 'server', message: repeatedVersion(url, version) };
  const fact = `${plain(pathText(segments))} has ${segments[second]?.text} after ${version.text}`;
  return {
    of: second < serverLength ? 'server' : 'key',
    message: `${fact}; leave one version, as the first segment`,
  };
}

/** The servers' URLs under which every key begins with a version. */
const keysHaveVersions = memoize((description: Description): ReadonlySet<Place | null> => {
  const { paths, urlsOf } = classifyPaths(description);
  const keys = paths.flatMap((path) => {
    const [first] = writtenSegments(path);
    const isVersioned = first !== undefined && readVersion(first)?.form === 'exact';
    return urlsOf(path).map(({ server }) => ({ server: server.place, isVersioned }));
  });
  const lacking = new Set(keys.filter(({ isVersioned }) => !isVersioned).map(({ server }) => server));
  return new Set(keys.map(({ server }) => server).filter((server) => !lacking.has(server)));
});

/** Of a server whose version the keys give as well. */
function repeatedVersion({ segments, serverLength, server }: JudgedUrl, version: PathVersion): string {
  const others = segments.slice(1, serverLength);
  const fact = `the server's URL ${plain(server.written)} has ${writtenVersion(server, version.text)} before the version of the paths`;
  return others.length === 0
    ? `${fact}; take ${plain(pathText(segments.slice(0, serverLength)))} out`
    : `${fact}; leave the version of the paths out`;
}

/** The version of a URL; a number such as `2.0` in a server's path, which is no sure one elsewhere, counts. */
function numberedVersion(url: JudgedUrl): PathVersion | null {
  return certainVersion(url) ?? (url.version?.in === 'server' ? url.version : null);
}

/** From which share of the paths on those with one text before their version are one finding. */
const MOST = 0.8;

/** What is said once where the version of most paths stands behind one text: `/api/v1`. */
function behindPrefix(url: JudgedUrl, wanted: string): Pick<UrlFault, 'ofAll' | 'mendedAt' | 'common' | 'from'> {
  const version = certainVersion(url);
  if (version === null || version.index === 0) return {};
  const prefix = plain(pathText(url.segments.slice(0, version.index)));
  const isKept = apiPrefixLength(url.segments, version.index) === 0;
  const example = plain(withNamespace(wanted, segmentsBehindVersion(url.segments)));
  return {
    common: `${prefix} ${version.text}`,
    mendedAt: 'keys',
    from: MOST,
    ofAll: (count) =>
      `${prefix} stands before ${version.text} in ${count} paths; ${isKept ? 'begin each with the version' : 'leave it out of each'}, as in ${example}`,
  };
}

/** What is said once where no path has a version, or most have none. */
function ofAll(
  url: JudgedUrl,
  wanted: string,
  servers: number,
): Pick<UrlFault, 'ofAll' | 'mendedAt' | 'common' | 'from'> {
  const { segments, server } = url;
  const version = certainVersion(url);
  if (version?.index === 0) {
    const fact = (count: number) => `${version.text}, with which all ${count} paths begin, is no version`;
    return { common: version.text, mendedAt: 'keys', ofAll: (count) => `${fact(count)}; write ${wanted} in its place` };
  }
  if (version !== null) return {};
  const behind = segmentsBehindVersion(segments);
  const prefix = namespaceFault(behind) === null ? wanted : `${wanted}/{namespace}`;
  const inEach = `begin each with /${prefix}, as in ${plain(withNamespace(wanted, behind))}`;
  const place =
    server.place === null
      ? inEach
      : `write it in ${servers === 1 ? "the server's URL:" : `the URLs of all ${servers} servers, as in`} ${plain(`${server.written.replace(/\/+$/, '')}/${prefix}`)}`;
  return {
    mendedAt: server.place === null ? 'keys' : 'server',
    from: MOST,
    ofAll: (count, keeping) =>
      keeping === 0
        ? `none of ${count} paths has a version; ${place}`
        : `${count} of ${count + keeping} paths have no version; ${inEach}`,
  };
}

function serverFault(url: JudgedUrl, wanted: string, description: Description): string {
  const { segments, serverLength, server, version } = url;
  const own = segments.slice(0, serverLength);
  const text = plain(server.written);
  if (version?.index === 0)
    return `the server's URL ${text} has the version ${writtenVersion(server, version.text)}; write ${wanted}`;
  const others = segmentsBehindVersion(own);
  if (version !== null && version.in === 'path') {
    const remedy =
      others.length === 0
        ? `take ${plain(pathText(own))} out`
        : `write ${plain(pathText([{ text: wanted }, ...others]))} as its path, and no version in the keys`;
    return `the server's URL ${text} has ${plain(pathText(own))} before the version ${version.text} of the paths; ${remedy}`;
  }
  const path =
    others.length === 0 ? withNamespaceOf(server, wanted, description) : pathText([{ text: wanted }, ...others]);
  return `the path of the server's URL ${text} does not begin with a version; write ${plain(path)} as its path`;
}

/** The path of a server, with a namespace where a key below it has none. */
function withNamespaceOf({ written }: ServerPath, wanted: string, description: Description): string {
  return withoutNamespace(description).has(written) ? `/${wanted}/{namespace}` : `/${wanted}`;
}

/** The URLs of servers, as they are written, below which a key has no namespace. */
const withoutNamespace = memoize((description: Description): ReadonlySet<string> => {
  const { paths, urlsOf } = classifyPaths(description);
  const lacking = paths.flatMap((path) => {
    const own = writtenSegments(path);
    return urlsOf(path).filter(
      ({ server }) => namespaceFault(segmentsBehindVersion([...server.segments, ...own])) !== null,
    );
  });
  return new Set(lacking.map(({ server }) => server.written));
});

/** A version that a variable holds is said with the variable's name, which is what is written. */
function writtenVersion(server: ServerPath, text: string): string {
  const [first] = writtenSegmentsOf(server);
  return first === undefined || first.kind === 'fixed' ? text : `${plain(first.text)}, which is ${text}`;
}

/** True for the `{version}` of `/api/{version}/orders`. */
function isOpenBehindApi({ form, index }: PathVersion, segments: readonly PathSegment[]): boolean {
  return form === 'template' && index > 0 && apiPrefixLength(segments, index) === index;
}

function keyFault(url: JudgedUrl, wanted: string, own: number | null): string {
  const { segments } = url;
  const version = certainVersion(url);
  const remedy = `write ${plain(withNamespace(wanted, segmentsBehindVersion(segments)))}`;
  const path = plain(pathText(segments));
  if (version !== null && isOpenBehindApi(version, segments)) {
    const rest = withNamespace(wanted, segments.slice(version.index + 1));
    return `${plain(version.text)} in ${path} leaves the version open; write ${plain(rest)}`;
  }
  if (version === null) return `${path} has no version; ${remedy}`;
  if (version.index > 0) {
    const fact =
      own === null
        ? `${version.text} in ${path} is not the version of the API`
        : `${version.text} is not the first segment of ${path}`;
    return `${fact}; ${remedy}`;
  }
  const fact = version.form === 'template' ? 'leaves the version open' : 'is no version';
  return `${version.text} ${fact}; ${remedy}`;
}
