import { defineFunction } from '../framework/define-function.ts';
import { plain } from '../framework/messages.ts';
import type { Description } from '../model/description.ts';
import { classifyPaths, type PathSegment, type PathUrl, readVersion } from '../model/paths.ts';
import { judgeUrls, type UrlFault, type UrlText, versionOf } from '../model/url-faults.ts';

/**
 * The first segment of every URL is `v{major}`, and no other segment is. What is judged is the server's path with the path
 * key behind it. A server whose path begins with something else is to blame for all its URLs, else the key is.
 */
export default defineFunction<UrlText>({
  name: 'pathVersion',
  options: null,
  subjects: (description) => {
    const major = majorOf(description);
    return judgeUrls(description, (url) => faultOf(url, major));
  },
  judge: ({ fault }) => (fault === null ? null : { message: fault }),
});

/** The major version that the description's first well versioned path has, for remedies. */
function majorOf(description: Description): number {
  const { paths } = classifyPaths(description);
  return paths.find(({ version }) => version?.form === 'exact')?.version?.major ?? 1;
}

function faultOf(url: PathUrl, major: number): UrlFault | null {
  const { segments, serverLength } = url;
  const version = versionOf(url);
  if (serverLength > 0 && segments[0]?.kind !== 'fixed') return null;
  if (version?.index !== 0 || version.form !== 'exact') {
    return serverLength > 0
      ? { of: 'server', message: serverFault(url, major) }
      : { of: 'key', message: keyFault(url, major) };
  }
  const second = segments.findIndex((segment, index) => index > 0 && isExact(segment));
  if (second === -1) return null;
  const message = `${shown(segments)} has ${segments[second]?.text} after ${version.text}; leave one version, as the first segment`;
  return { of: second < serverLength ? 'server' : 'key', message };
}

function serverFault(url: PathUrl, major: number): string {
  const { segments, serverLength } = url;
  const version = versionOf(url);
  const server = segments.slice(0, serverLength);
  if (version?.index === 0) {
    return `the version in the server's path is ${version.text}; write v${version.major ?? major}`;
  }
  if (version?.form === 'exact') {
    return `the server's path ${shown(server)} does not begin with the version ${version.text}; begin it with ${version.text}`;
  }
  return `the server's path ${shown(server)} begins with no version; begin it with v${major}`;
}

function keyFault(url: PathUrl, major: number): string {
  const { segments } = url;
  const version = versionOf(url);
  if (version === null) return `${shown(segments)} has no version; begin it with v${major}`;
  const others = segments.filter((_, index) => index !== version.index);
  const wanted = plain(`/${[`v${version.major ?? major}`, ...others.map(({ text }) => text)].join('/')}`);
  if (version.index === 0) {
    const fact =
      version.form === 'template' ? `the version ${version.text} is left open` : `the version is ${version.text}`;
    return `${fact}; write ${wanted}`;
  }
  return `${version.text} is not the first segment of ${shown(segments)}; write ${wanted}`;
}

function isExact(segment: PathSegment): boolean {
  return readVersion(segment)?.form === 'exact';
}

function shown(segments: readonly PathSegment[]): string {
  return plain(`/${segments.map(({ text }) => text).join('/')}`);
}
