import { defineRule } from '../../../framework/define-rule.ts';
import { plain } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { memoize } from '../../../model/lib/memoize.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import { declaredMajor, mostCommon } from '../../../model/paths/major-versions.ts';
import { pathText } from '../../../model/paths/template.ts';
import { type JudgedUrl, type UrlFault, urlFaults, urlTexts } from '../../../model/paths/url-faults.ts';
import { certainVersion, readVersion } from '../../../model/paths/version.ts';

/**
 * The first segment of every URL is `v{major}`, and no other segment is. A URL is the server's path with the path key behind it.
 * A server whose path begins with something else is to blame for all its URLs, else the key is.
 */
export default defineRule({
  id: 'path-version',
  statements: ['4.1/path-version'],
  severity: 'error',
  summary: 'The first segment of a URL is v and the major version.',
  why: 'Clients, gateways and documentation route by it: where the version is missing, written otherwise or further back, two incompatible versions cannot stand side by side.',
  subjects: urlTexts,
  judge: ({ place }, description) => {
    const message = faultsIn(description).get(place);
    return message === undefined ? null : { message };
  },
});

const faultsIn = memoize((description: Description) => {
  const major = majorOf(description);
  return urlFaults(description, (url) => faultOf(url, major));
});

/** The major version to write where a URL has none: that of most others, or of `info.version`. */
function majorOf(description: Description): number {
  const majors = classifyPaths(description).paths.flatMap((path) => certainVersion(path)?.major ?? []);
  return mostCommon(majors) ?? declaredMajor(description) ?? 1;
}

function faultOf(url: JudgedUrl, major: number): UrlFault | null {
  const { segments, serverLength } = url;
  const version = certainVersion(url);
  // A server variable that is not declared may hold the version.
  if (serverLength > 0 && segments[0]?.kind !== 'fixed') return null;
  if (version?.index !== 0 || version.form !== 'exact') {
    return serverLength > 0
      ? { of: 'server', message: serverFault(url, major) }
      : { of: 'key', message: keyFault(url, major), atServer: serverFault(url, major) };
  }
  const second = segments.findIndex((segment, index) => index > 0 && readVersion(segment)?.form === 'exact');
  if (second === -1) return null;
  const fact = `${plain(pathText(segments))} has ${segments[second]?.text} after ${version.text}`;
  return {
    of: second < serverLength ? 'server' : 'key',
    message: `${fact}; leave one version, as the first segment`,
  };
}

function serverFault(url: JudgedUrl, major: number): string {
  const { segments, serverLength, version } = url;
  const wanted = `v${version?.major ?? major}`;
  if (version?.index === 0) return `the version in the server's path is ${version.text}; write ${wanted}`;
  const server = plain(pathText(segments.slice(0, serverLength)));
  return `the server's path is ${server}, which does not begin with a version; begin it with ${wanted}`;
}

function keyFault(url: JudgedUrl, major: number): string {
  const { segments } = url;
  const version = certainVersion(url);
  const path = plain(pathText(segments));
  if (version === null) return `${path} has no version; begin it with v${major}`;
  const others = segments.filter((_, index) => index !== version.index);
  const wanted = plain(pathText([{ text: `v${version.major ?? major}` }, ...others]));
  if (version.index > 0) return `${version.text} is not the first segment of ${path}; write ${wanted}`;
  const fact = version.form === 'template' ? 'leaves the version open' : 'is no version';
  return `${version.text} ${fact}; write ${wanted}`;
}
