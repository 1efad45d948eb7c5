import type { Description } from '../description/description.ts';
import { asObject, asString } from '../description/json.ts';
import { countEach } from '../lib/count-each.ts';
import { memoize } from '../lib/memoize.ts';
import { classifyPaths } from './classify.ts';
import type { PathUrl } from './path-urls.ts';
import { pathText } from './template.ts';
import { certainVersion } from './version.ts';
import { apiPrefixLength } from './wanted-url.ts';

type VersionedUrl = Pick<PathUrl, 'segments' | 'serverLength' | 'version'>;

/**
 * True where the version of a URL is that of the API: it stands in the server's URL, first in the key, behind `api`
 * alone, or behind the same segments in every path. The `v3` of `/ldap/v3/users` beside other paths is the version of
 * something else.
 */
export function hasOwnVersion(url: VersionedUrl, description: Description): boolean {
  const { version, segments, serverLength } = url;
  if (version === null) return false;
  const inKey = version.index - serverLength;
  if (inKey <= 0 || apiPrefixLength(segments.slice(serverLength), inKey) === inKey) return true;
  return sharedBeginning(description) === beginning(url);
}

/** The segments up to the version that all paths begin with; null where they differ, or there is one path only. */
const sharedBeginning: (description: Description) => string | null = memoize((description) => {
  const { paths, urlsOf } = classifyPaths(description);
  const beginnings = new Set(paths.flatMap((path) => urlsOf(path).map(beginning)));
  const [only = null] = beginnings;
  return paths.length > 1 && beginnings.size === 1 ? only : null;
});

function beginning({ version, segments }: VersionedUrl): string | null {
  return version === null ? null : pathText(segments.slice(0, version.index + 1));
}

/** The major version of the API, to write where a URL has none: that of most URLs, or of `info.version`, or 1. */
export const majorOfApi: (description: Description) => number = memoize((description) => {
  const { paths, urlsOf } = classifyPaths(description);
  const majors = paths.flatMap((path) =>
    urlsOf(path)
      .slice(0, 1)
      .flatMap((url) => (hasOwnVersion(url, description) ? (certainVersion(url)?.major ?? []) : [])),
  );
  return mostCommon(majors) ?? declaredMajor(description) ?? 1;
});

/** The first number of `info.version`; null where it has none or starts with a year. */
export function declaredMajor({ root }: Description): number | null {
  const { version } = asObject(root.info);
  const text = typeof version === 'number' ? String(version) : (asString(version) ?? '');
  const [, major] = /^v?(\d{1,3})(?:[.\-+]|$)/i.exec(text) ?? [];
  return major === undefined ? null : Number(major);
}

/** The number that occurs most often, the greatest of several; null for an empty list. */
export function mostCommon(majors: readonly number[]): number | null {
  const sorted = [...countEach(majors)].sort(([one, left], [other, right]) => right - left || other - one);
  return sorted[0]?.[0] ?? null;
}
