import type { Description } from '../description/description.ts';
import type { PathItemNode, PathUse } from '../description/nodes.ts';
import type { Place } from '../description/place.ts';
import { type ServerPath, serverPathsFor } from '../paths/server-paths.ts';
import { type PathSegment, readTemplate, withoutParameterNames } from '../paths/template.ts';
import { certainVersion, findVersion } from '../paths/version.ts';

/** A path under one of its servers. */
export interface OfferedUrl {
  /** With parameters as `{}`: their names are nobody's matter. */
  readonly shape: string;
  /** The same with `{}` also for variables of the server that may have any value. */
  readonly openShape: string;
  /** How many of these there are. */
  readonly openVariables: number;
  /** The same without the segment of the major version. */
  readonly shapeWithoutVersion: string;
  /** The major version; null where the URL has none. */
  readonly major: number | null;
  /** Where that version is written: at the server or at the path. */
  readonly versionAt: Place;
  readonly server: ServerPath;
}

/** A path that a description offers, with the URLs that clients call. */
export interface OfferedPath {
  readonly use: PathUse;
  readonly item: PathItemNode;
  /** As written. */
  readonly key: string;
  /** The key with parameters as `{}`. */
  readonly keyShape: string;
  /** The names of its parameters, in their order. */
  readonly parameterNames: readonly string[];
  readonly urls: readonly OfferedUrl[];
}

/** The shape of a path under the first of its servers. */
export function firstShapeOf({ urls }: OfferedPath): string {
  return urls[0]?.shape ?? '';
}

/** The paths that a description offers to clients; those whose item cannot be read are left out. */
export function offeredPaths(description: Description): OfferedPath[] {
  return description.paths.flatMap((use) => {
    if (use.node === null) return [];
    const { segments, trailingSlash, query, fragment } = readTemplate(use.key);
    const own = segments.filter(({ text }) => text !== '');
    // Some descriptions tell operations of one path apart by what OpenAPI has no place for.
    const end = `${trailingSlash ? '/' : ''}${query === null ? '' : `?${query}`}${fragment === null ? '' : `#${fragment}`}`;
    return {
      use,
      item: use.node,
      key: use.key,
      keyShape: shapeOf(own) + end,
      parameterNames: own.flatMap(({ parameterNames }) => parameterNames),
      urls: serverPathsFor(description, use).map((server) => urlUnder(server, own, end, use.place)),
    };
  });
}

function urlUnder(server: ServerPath, own: readonly PathSegment[], end: string, place: Place): OfferedUrl {
  const segments = [...server.segments, ...own];
  const version = certainVersion({ version: findVersion(segments, server.segments.length) });
  const others = segments.filter((_, index) => index !== version?.index);
  return {
    shape: shapeOf(segments) + end,
    openShape: shapeOf([...server.openSegments, ...own]) + end,
    openVariables: server.openSegments.flatMap(({ parameterNames }) => parameterNames).length,
    shapeWithoutVersion: shapeOf(others) + end,
    major: version?.major ?? null,
    versionAt: version !== null && version.index < server.segments.length ? (server.place ?? place) : place,
    server,
  };
}

function shapeOf(segments: readonly PathSegment[]): string {
  return `/${segments.map(({ text }) => withoutParameterNames(text)).join('/')}`;
}
