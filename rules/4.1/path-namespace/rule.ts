import { defineRule } from '../../../framework/define-rule.ts';
import { plain } from '../../../framework/messages.ts';
import { acceptingOperations } from '../../../model/async/accepted-operations.ts';
import { isShortQueue } from '../../../model/async/request-queue.ts';
import type { Description } from '../../../model/description/description.ts';
import { memoize } from '../../../model/lib/memoize.ts';
import { type ServerPath, serverCount } from '../../../model/paths/server-paths.ts';
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
 * A namespace and then a resource follow the version. Judged are the first two segments besides the version, wherever
 * that stands, and besides `api` before it. Not judged are URLs without a version, and those whose first segment mixes
 * a parameter with other text.
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

const faultsIn = memoize((description: Description) =>
  urlFaults(description, (url) => faultOf(url, description), { keeps: hasNamespace, from: A_THIRD }),
);

/**
 * Where so many paths have no namespace, the description has none by design, and others seem to have one by the chance
 * of their names (`/me/player` beside `/albums`).
 */
const A_THIRD = 1 / 3;

/**
 * A path such as `/orders/search` has two segments and yet no namespace, where others go on from `orders` with an
 * identifier.
 */
function hasNamespace({ namespace }: JudgedUrl): boolean {
  return namespace !== null;
}

function faultOf(url: JudgedUrl, description: Description): UrlFault | null {
  const { segments, serverLength, server } = url;
  if (segments.slice(0, serverLength).some(({ kind }) => kind !== 'fixed')) return null;
  const version = certainVersion(url);
  if (version === null || isOfSomethingElse(version, segments)) return null;
  const behind = segmentsBeside(version, segments);
  const fault = namespaceFault(behind);
  if (fault === null) return null;
  const isQueue = isShortQueue(behind) && acceptingOperations(description).length > 0;
  const wanted = isQueue ? `/${version.text}/queue/requests/{requestId}` : withNamespace(version.text, behind);
  const isInServer = version.in === 'server' && server.place !== null;
  return {
    of: 'key',
    message: `${factOf(fault, version, segments, behind)}; write ${plain(wanted)}`,
    mendedAt: isInServer ? 'server' : 'keys',
    common: version.text,
    ofAll:
      LACKS.includes(fault) && !isQueue
        ? (count, keeping) =>
            messageOfAll({ count, keeping }, url, isInServer ? atServers(server, description) : null, wanted)
        : null,
  };
}

/** True for a parameter behind other names than `api`: `schemas/{version}` has the version of a schema. */
function isOfSomethingElse({ form, index }: PathVersion, segments: readonly PathSegment[]): boolean {
  return form === 'template' && apiPrefixLength(segments, index) < index;
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

function messageOfAll(
  { count, keeping }: { readonly count: number; readonly keeping: number },
  { version }: JudgedUrl,
  inServers: string | null,
  example: string,
): string {
  const some = keeping === 0 ? `none of ${count} paths has a` : `${count} of ${count + keeping} paths have no`;
  const fact = `${some} namespace behind ${plain(version?.text ?? '')}`;
  const remedy =
    inServers === null || keeping > 0
      ? `write one in each, as in ${plain(example)}`
      : `write one for all at the end of ${inServers}`;
  return `${fact}; ${remedy}`;
}

/** The server's URL with a namespace at its end; where there are several servers, as an example of them. */
function atServers(server: ServerPath, description: Description): string {
  const count = serverCount(server, description);
  const url = plain(`${server.written.replace(/\/+$/, '')}/{namespace}`);
  return count === 1 ? `the server's URL: ${url}` : `the URLs of all ${count} servers, as in ${url}`;
}
