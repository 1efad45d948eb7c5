import type { Description } from '../description/description.ts';
import { asArray, asObject, asString, type JsonObject, member } from '../description/json.ts';
import type { OperationNode, PathItemNode, PathUse, ServerNode } from '../description/nodes.ts';
import { below, type Place } from '../description/place.ts';
import { groupBy } from '../lib/group-by.ts';
import { memoize } from '../lib/memoize.ts';
import { type PathSegment, readTemplate } from './template.ts';

/** The path of one URL of a server. */
export interface ServerPath {
  /** The server's URL with its variables filled in; `/` where no server is given. */
  readonly url: string;
  /** The server's URL as it is written. */
  readonly written: string;
  /**
   * The non-empty segments of the URL's path. One of kind `parameter` or `mixed` holds a variable that is not declared.
   */
  readonly segments: readonly PathSegment[];
  /** The same with variables that may have any value in braces, as they are written. */
  readonly openSegments: readonly PathSegment[];
  /** The server's `url`; null where no server is given. */
  readonly place: Place | null;
  /** What the server belongs to; null for the whole description. */
  readonly owner: Owner;
}

/** Most URLs of one server that are looked at: each value of each variable makes one. */
const MOST_COMBINATIONS = 32;
type Owner = OperationNode | PathItemNode | null;

const NO_SERVER: readonly ServerPath[] = [
  { url: '/', written: '/', segments: [], openSegments: [], place: null, owner: null },
];

/**
 * The URL paths of the servers of a path: each operation's own, else the path item's, else the description's, else `/`
 * (OpenAPI, Server Object). Variables take their default and every value of their enum, up to 32 combinations per
 * server.
 */
export function serverPathsFor(description: Description, { node }: PathUse): readonly ServerPath[] {
  const owned = serverPathsByOwner(description);
  const general = (node === null ? undefined : owned.get(node)) ?? owned.get(null) ?? NO_SERVER;
  const holding = new Set((node?.operations ?? []).map((operation) => owned.get(operation) ?? general));
  return holding.size === 0 ? general : holding.size === 1 ? ([...holding][0] ?? general) : [...holding].flat();
}

/** How many servers stand beside the one of a path, itself included. */
export function serverCount({ owner }: ServerPath, { servers }: Description): number {
  return servers.filter((server) => server.owner === owner).length;
}

const serverPathsByOwner: (description: Description) => ReadonlyMap<Owner, readonly ServerPath[]> = memoize(
  ({ servers }) => groupBy(servers.flatMap(pathsOf), ({ owner }) => owner),
);

function pathsOf({ value, place, owner }: ServerNode): ServerPath[] {
  const at = below(place, 'url');
  const written = asString(value.url) ?? '/';
  return urlsOf(written, asObject(value.variables)).map(({ url, open }) => ({
    url,
    written,
    segments: segmentsOf(url),
    openSegments: segmentsOf(open),
    place: at,
    owner,
  }));
}

function segmentsOf(url: string): PathSegment[] {
  return readTemplate(pathOfUrl(url)).segments.filter(({ text }) => text !== '');
}

/** A URL of a server with all of its variables filled in, and with those that list their values. */
interface FilledUrl {
  readonly url: string;
  readonly open: string;
}

function urlsOf(template: string, variables: JsonObject): FilledUrl[] {
  let urls: FilledUrl[] = [{ url: template, open: template }];
  for (const [token, name = ''] of template.matchAll(/\{([^{}]*)\}/g)) {
    const variable = member(variables, name);
    const values = valuesOf(variable);
    if (values.length === 0) continue;
    const isOpen = asArray(member(variable, 'enum')).length === 0;
    const filled = ({ url, open }: FilledUrl, value: string) => ({
      url: url.replaceAll(token, () => value),
      open: isOpen ? open : open.replaceAll(token, () => value),
    });
    urls = urls.flatMap((url) => values.map((value) => filled(url, value))).slice(0, MOST_COMBINATIONS);
  }
  return [...new Map(urls.map((one) => [one.url, one])).values()];
}

/** A variable's default first, so that the first URL of a server is its default URL. */
function valuesOf(variable: unknown): string[] {
  const values = [member(variable, 'default'), ...asArray(member(variable, 'enum'))];
  return [...new Set(values.filter((value) => ['string', 'number'].includes(typeof value)).map(String))].slice(
    0,
    MOST_COMBINATIONS,
  );
}

/** The non-empty segments of a server's URL as it is written, with its variables in braces. */
export function writtenSegmentsOf({ written }: ServerPath): PathSegment[] {
  return segmentsOf(written);
}

/** The path of a URL that may be absolute, relative, or without its scheme (`api.example.com/v1`). */
function pathOfUrl(url: string): string {
  const [, rest = ''] = /^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#]*(.*)$/is.exec(url.trim()) ?? [
    null,
    withoutHost(url.trim()),
  ];
  const path = rest.split(/[?#]/, 1)[0] ?? '';
  return `/${withoutDots(path.split('/')).join('/')}`;
}

/** The text after a host without a scheme; the whole text where the first part does not look like a host. */
function withoutHost(url: string): string {
  const [first = '', ...others] = url.split('/');
  const isHost = /^(?:[\w{}-]+\.)+[a-z{][\w{}-]*(?::[\w{}]*)?$|^localhost(?::[\w{}]*)?$|^[\w.{}-]+:\d+$/i.test(first);
  return isHost ? others.join('/') : url;
}

function withoutDots(segments: readonly string[]): string[] {
  const kept: string[] = [];
  for (const segment of segments) {
    if (segment === '..') kept.pop();
    else if (segment !== '.' && segment !== '') kept.push(segment);
  }
  return kept;
}
