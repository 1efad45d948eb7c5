import type { Description } from '../description/description.ts';
import { isQueueSegment } from './segment-meanings.ts';
import { isAlias } from './segment-names.ts';
import { type ServerPath, serverPathsFor } from './server-paths.ts';
import type { PathSegment } from './template.ts';
import { nodesTo, type PathInTree, type PathNode, parameterChild, type SegmentNode, segmentsTo } from './tree.ts';
import { findVersion, type PathVersion, readVersion } from './version.ts';

/** A path under one of its servers: version, namespace, then the resource part. */
export interface PathUrl {
  readonly server: ServerPath;
  /** The non-empty segments of the server's path, then the key's. */
  readonly segments: readonly PathSegment[];
  readonly serverLength: number;
  readonly version: PathVersion | null;
  /** The segment that groups resources after the version; null where there is none. */
  readonly namespace: PathSegment | null;
  /** The nodes of the key after version and namespace. */
  readonly resource: readonly SegmentNode[];
}

/** The URLs that a path has under its servers, the default one first. */
export function pathUrls(description: Description, path: PathInTree): PathUrl[] {
  return serverPathsFor(description, path.use).map((server) => urlUnder(server, path.node));
}

/** The path under its first server. */
export function defaultUrl(description: Description, path: PathInTree): PathUrl {
  const [server = NO_SERVER] = serverPathsFor(description, path.use);
  return urlUnder(server, path.node);
}

const NO_SERVER: ServerPath = { url: '/', written: '/', segments: [], openSegments: [], place: null, owner: null };

function urlUnder(server: ServerPath, end: PathNode): PathUrl {
  const segments = [...server.segments, ...segmentsTo(end)];
  const serverLength = server.segments.length;
  const version = findVersion(segments, serverLength);
  const afterVersion = firstOther(segments, version === null ? serverLength : version.index + 1);
  const nodes = nodesTo(end);
  if (afterVersion < serverLength) {
    return { server, segments, serverLength, version, namespace: segments[afterVersion] ?? null, resource: nodes };
  }
  const candidate = nodes[afterVersion - serverLength];
  const namespaced = candidate !== undefined && isNamespace(candidate);
  const start = afterVersion - serverLength + (namespaced ? 1 : 0);
  const namespace = namespaced ? candidate.segment : null;
  return { server, segments, serverLength, version, namespace, resource: nodes.slice(start) };
}

/** Index of the first segment that is no version: a second version (`/v1/v2/orders`) is no namespace. */
function firstOther(segments: readonly PathSegment[], from: number): number {
  const found = segments.findIndex((segment, index) => index >= from && readVersion(segment) === null);
  return found === -1 ? segments.length : found;
}

/**
 * A first segment is a namespace unless it is a resource itself, which a parameter follows or at which a path ends. A
 * path that ends there does not count where all paths but those of the request queue are below it: then that path is
 * the mistake (4.1/path-namespace).
 */
function isNamespace(node: SegmentNode): boolean {
  const { kind, customMethod } = node.segment;
  if (kind !== 'fixed' || customMethod !== null || isAlias(node.segment) || parameterChild(node) !== undefined) {
    return false;
  }
  if (node.children.size === 0) return false;
  if (node.ends.length === 0) return true;
  const besides = [...node.parent.children.values()].filter((other) => other !== node && !isQueueSegment(other));
  return besides.length === 0 && node.parent.ends.length === 0;
}
