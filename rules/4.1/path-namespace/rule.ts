import { defineRule } from '../../../framework/define-rule.ts';
import { plain } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { memoize } from '../../../model/lib/memoize.ts';
import { type PathSegment, pathText } from '../../../model/paths/template.ts';
import { type JudgedUrl, type UrlFault, urlFaults, urlTexts } from '../../../model/paths/url-faults.ts';
import { certainVersion, type PathVersion } from '../../../model/paths/version.ts';
import {
  apiPrefixLength,
  type NamespaceFault,
  namespaceFault,
  withNamespace,
} from '../../../model/paths/wanted-url.ts';

/**
 * A namespace and then a resource follow the version. Judged are the first two segments besides the version, wherever that
 * stands, and besides `api` before it. Not judged are URLs without a version, and those whose first segment mixes a parameter with other
 * text.
 */
export default defineRule({
  id: 'path-namespace',
  statements: ['4.1/path-namespace'],
  severity: 'error',
  summary: 'A namespace follows the version, and a resource follows the namespace.',
  why: 'The namespace shows which part of the business a resource belongs to; without it, names of different teams collide as soon as one host serves both.',
  subjects: urlTexts,
  judge: ({ place }, description) => faultsIn(description).get(place),
});

/** What a namespace mends, written in front of what is there. */
const LACKS: readonly NamespaceFault[] = ['ends-early', 'identifier-second'];

const faultsIn = memoize((description: Description) => urlFaults(description, faultOf, hasNamespace));

/** A path such as `/orders/search` has two segments and yet no namespace, where others go on from `orders` with an identifier. */
function hasNamespace({ namespace }: JudgedUrl): boolean {
  return namespace !== null;
}

function faultOf(url: JudgedUrl): UrlFault | null {
  const { segments, serverLength, server } = url;
  if (segments.slice(0, serverLength).some(({ kind }) => kind !== 'fixed')) return null;
  const version = certainVersion(url);
  if (version === null) return null;
  const behind = segmentsBeside(version, segments);
  const fault = namespaceFault(behind);
  if (fault === null) return null;
  const isInServer = version.in === 'server' && server.place !== null;
  return {
    of: 'key',
    message: `${factOf(fault, version, segments, behind)}; write ${plain(withNamespace(version.text, behind))}`,
    mendedAt: isInServer ? 'server' : 'keys',
    common: version.text,
    ofAll: LACKS.includes(fault)
      ? (count) => messageOfAll(count, url, isInServer ? server.written : null, withNamespace(version.text, behind))
      : null,
  };
}

/** The segments besides the version, and besides `api` before it. */
function segmentsBeside({ index }: PathVersion, segments: readonly PathSegment[]): PathSegment[] {
  const start = apiPrefixLength(segments, index);
  return segments.filter((_, at) => at >= start && at !== index);
}

function factOf(
  fault: string,
  { text }: PathVersion,
  segments: readonly PathSegment[],
  [first, second]: readonly PathSegment[],
): string {
  const version = `/${text}`;
  if (fault === 'no-namespace') return `${plain(pathText(segments))} ends at the version`;
  if (fault === 'identifier-first') return `${plain(first?.text ?? '')} stands directly behind ${version}`;
  if (fault === 'ends-early')
    return `${plain(first?.text ?? '')} alone stands behind ${version}, where two segments are needed`;
  return `between ${version} and ${plain(second?.text ?? '')} stands one segment, where two are needed`;
}

function messageOfAll(count: number, { version }: JudgedUrl, server: string | null, example: string): string {
  const fact = `none of ${count} paths has a namespace behind ${plain(version?.text ?? '')}`;
  const remedy =
    server === null
      ? `write one in each, as in ${plain(example)}`
      : `write one for all at the end of the server's URL: ${plain(`${server.replace(/\/+$/, '')}/{namespace}`)}`;
  return `${fact}; ${remedy}`;
}
