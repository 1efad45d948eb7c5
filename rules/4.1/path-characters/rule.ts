import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { counted, listed, plain } from '../../../framework/messages.ts';
import { remedied } from '../../../framework/remedied.ts';
import { rename } from '../../../framework/remedy.ts';
import { type SegmentFault, segmentFault } from '../../../functions/messages/segment-names.ts';
import type { Description } from '../../../model/description/description.ts';
import type { Place } from '../../../model/description/place.ts';
import { appendTo, groupBy } from '../../../model/lib/group-by.ts';
import { memoize } from '../../../model/lib/memoize.ts';
import type { PathClassification } from '../../../model/paths/classification.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import type { PathUrl } from '../../../model/paths/path-urls.ts';
import {
  callArguments,
  correctSegment,
  isSpelledRight,
  SPELLED_SEGMENT,
} from '../../../model/paths/segment-spelling.ts';
import type { ServerPath } from '../../../model/paths/server-paths.ts';
import { type PathSegment, withoutParameterNames } from '../../../model/paths/template.ts';
import { judgedPaths } from '../../../model/paths/url-faults.ts';
import { certainVersion } from '../../../model/paths/version.ts';

/** A server's `url`, with what it may stand for, or a path key, with its URLs under all servers. */
type Subject =
  | { readonly kind: 'server'; readonly place: Place; readonly urls: readonly PathUrl[] }
  | {
      readonly kind: 'key';
      readonly place: Place;
      readonly path: PathClassification;
      readonly urls: readonly PathUrl[];
    };

/**
 * Segments are lower-case words joined by hyphens, or one parameter and nothing else. Not judged are segments that are,
 * or are meant to be, the version, and the names of parameters.
 */
export default defineRule({
  id: 'path-characters',
  statements: ['4.1/path-characters'],
  severity: 'error',
  summary: 'Segments are lower-case letters, digits and hyphens between words, and begin with a letter.',
  why: 'Paths are compared with respect to case and typed by hand: one spelling for all of them is the one that people guess, and needs no encoding anywhere.',
  yieldsTo: ['action-terminal'],
  subjects: (description): Subject[] => {
    const { paths: all, urlsOf } = classifyPaths(description);
    const own = new Set(judgedPaths(description));
    // No standard has a query or a fragment in a key.
    const paths = all.filter(
      (path) => own.has(path) || path.template.query !== null || path.template.fragment !== null,
    );
    const keys = paths.map((path): Subject => {
      return { kind: 'key', place: path.use.place, path, urls: urlsOf(path) };
    });
    return [...serversOf(paths.flatMap(urlsOf)), ...keys];
  },
  judge: (subject, description) => {
    const { urls, place } = subject;
    if (subject.kind === 'key') return keyFault(subject.path, versionsIn(urls), place, description);
    return serverFault(urls);
  },
});

/** The servers whose URLs have a path; one with variables stands for several. */
function serversOf(urls: readonly PathUrl[]): Subject[] {
  const servers = new Map(urls.filter(({ server }) => server.segments.length > 0).map((url) => [url.server, url]));
  const byPlace = new Map<Place, PathUrl[]>();
  for (const url of servers.values()) {
    const { place } = url.server;
    if (place !== null) appendTo(byPlace, place, url);
  }
  return [...byPlace].map(([place, group]) => ({ kind: 'server', place, urls: group }));
}

/**
 * The first fault of the URLs that a server stands for; null where all are right. The servers of several paths that
 * have it are one finding.
 */
function serverFault(urls: readonly PathUrl[]): Violation | null {
  for (const { server, version } of urls) {
    const others = server.segments.filter((_, index) => index !== version?.index);
    const fault = urlFault(server, others);
    if (fault !== null) return fault;
  }
  return null;
}

function urlFault({ url }: ServerPath, segments: readonly PathSegment[]): Violation | null {
  const wrong = segments.find((segment) => segment.kind === 'fixed' && !isSpelledRight(segment));
  if (wrong !== undefined) {
    const corrected = correctSegment(wrong);
    const remedy = corrected === null ? 'begin it with a letter, in lower-case words' : `write ${corrected}`;
    const fact = `the segment ${plain(wrong.text)}, ${faultIn(wrong)}`;
    return {
      message: ({ length }) =>
        `${length === 1 ? "the server's path has" : `the paths of ${counted(length, 'server')} have`} ${fact}; ${remedy}`,
      cause: fact,
    };
  }
  if (!/\/[?#]|\/$|[^:/]\/\//.test(url)) return null;
  const remedy = `leave the extra slash of ${plain(url)} out`;
  return { message: `the server's path has an empty segment or a trailing slash; ${remedy}` };
}

/** The segments that are, or are meant to be, the version under some server. */
function versionsIn(urls: readonly PathUrl[]): ReadonlySet<PathSegment> {
  return new Set(urls.flatMap((url) => url.segments[certainVersion(url)?.index ?? -1] ?? []));
}

function keyFault(
  path: PathClassification,
  versions: ReadonlySet<PathSegment>,
  place: Place,
  description: Description,
): Violation | null {
  const { segments, query, fragment, trailingSlash } = path.template;
  const isVersion = ({ text: written }: PathSegment) => [...versions].some((version) => version.text === written);
  const wrong = segments.filter((segment) => segment.text !== '' && !isVersion(segment) && !isSpelledRight(segment));
  const kept = segments.filter(({ text: written }) => written !== '');
  const named = faultyNames(path, kept, description);
  const faults = factsOf(wrong, named);
  if (segments.some(({ text: written }, index) => written === '' && !(trailingSlash && index === segments.length - 1)))
    faults.push('a segment is empty');
  if (trailingSlash) faults.push('a slash stands at the end');
  if (query !== null || fragment !== null) faults.push(`a ${query === null ? 'fragment' : 'query'} follows`);
  if (faults.length === 0) return null;
  const asides = [...named].filter(([segment, { isHere }]) => isHere && !wrong.includes(segment));
  const facts = [...faults, ...asides.map(([{ text }, { fault }]) => `${plain(text)} ${fault.aside}`)];
  const corrected = kept.map((segment) => {
    const { fault, isHere } = named.get(segment) ?? {};
    if (isVersion(segment)) return segment.text;
    if (isSpelledRight(segment)) return isHere === true ? (fault?.name ?? segment.text) : segment.text;
    return fault?.name ?? correctSegment(segment);
  });
  const others = [...named.values()].flatMap(({ fault, isHere }) =>
    isHere && fault.name === null ? fault.remedy : [],
  );
  // A path without its fragment may be another one.
  const isApart = query !== null || fragment !== null;
  const rightPath = `/${corrected.join('/')}`;
  if (!isApart && keysOf(description).has(withoutParameterNames(rightPath)))
    return { message: `${listed(facts)}; join it with ${plain(rightPath)}, which is described already` };
  // Where a matrix parameter goes, its declaration has to go somewhere else; of what is mixed into one parameter,
  // nobody knows what is left of it.
  const isOpen = isApart || corrected.includes(null) || others.length > 0 || wrong.some(isDeclaredAnew);
  const edits = isOpen ? [] : [rename(place, 'path', rightPath)];
  return remedied(listed(facts), edits, { words: remedyFor(kept, corrected, others) });
}

/** The paths of a description, without the names of their parameters. */
const keysOf: (description: Description) => ReadonlySet<string> = memoize(
  (description) => new Set(classifyPaths(description).paths.map(({ use }) => withoutParameterNames(use.key))),
);

/** True for a segment that would have another parameter. */
function isDeclaredAnew(segment: PathSegment): boolean {
  const { kind, parameterNames, matrix } = segment;
  const kept = parameterNames.every((name) => correctSegment(segment)?.includes(`{${name}}`));
  return matrix !== null || (kind === 'mixed' && !kept);
}

/**
 * What is wrong with the name of a segment besides its spelling, and whether the finding about that would stand at this
 * path.
 */
interface FaultyName {
  readonly fault: SegmentFault;
  readonly isHere: boolean;
}

/** The faulty names of a path; a custom method or a parameter in the segment leaves no one name. */
function faultyNames(
  { segments, use }: PathClassification,
  kept: readonly PathSegment[],
  description: Description,
): Map<PathSegment, FaultyName> {
  const found = new Map<PathSegment, FaultyName>();
  for (const [index, segment] of kept.entries()) {
    const resource = segments[index - kept.length + segments.length];
    if (resource === undefined || segment.kind !== 'fixed' || segment.customMethod !== null) continue;
    const fault = segmentFault(resource, description);
    if (fault === null || (fault.name !== null && !SPELLED_SEGMENT.test(fault.name))) continue;
    found.set(segment, { fault, isHere: resource.place === use.place });
  }
  return found;
}

/** The corrected path, or, where it is long, its corrected segments: a path that is cut cannot be copied. */
function remedyFor(
  segments: readonly PathSegment[],
  corrected: readonly (string | null)[],
  others: readonly string[],
): string {
  if (corrected.includes(null)) return 'write lower-case words that begin with a letter, joined by hyphens';
  const path = `/${corrected.join('/')}`;
  const changed = segments.flatMap(({ text }, index) => {
    const name = corrected[index];
    return name == null || name === text ? [] : `${plain(name)} for ${plain(text)}`;
  });
  const words =
    path.length <= LONGEST_PATH || changed.length === 0
      ? `write ${plain(path)}`
      : `write ${listed([...new Set(changed)])}`;
  const taken = segments.flatMap((segment) => callArguments(segment) ?? []);
  if (taken.length > 0)
    return `${words}, with ${listed(taken.map(plain))} as ${taken.length === 1 ? 'a query parameter' : 'query parameters'}`;
  return others.length === 0 ? words : `${words}, or better ${listed(others)}`;
}

/** Longest path that a message shows in full, in characters. */
const LONGEST_PATH = 60;

/** What is wrong with segments, those with the same fault together: `Orders and Items have capital letters`. */
function factsOf(wrong: readonly PathSegment[], named: ReadonlyMap<PathSegment, FaultyName>): string[] {
  const byFault = groupBy(wrong, (segment) => {
    const spelling = faultIn(segment).replace(/^which /, '');
    const { fault, isHere } = named.get(segment) ?? {};
    return isHere === true ? `${spelling} and ${fault?.aside}` : spelling;
  });
  return [...byFault].map(([fault, group]) => {
    const names = [...new Set(group.map(({ text }) => plain(text)))];
    const verb =
      names.length > 1
        ? fault
            .replace(/^has/, 'have')
            .replace(/^does/, 'do')
            .replace(/^(mix)es|^(mark)s a parameter/, (_, mix, mark) => mix ?? `${mark} parameters`)
            .replace(/ and names a/, ' and each names a')
        : fault;
    return `${listed(names)} ${verb}`;
  });
}

/** The most important fault of a segment. */
function faultIn(segment: PathSegment): string {
  const { kind, text, name, extension, customMethod, matrix } = segment;
  if (kind === 'parameter' && !text.startsWith(name))
    return text.startsWith('{') ? 'which has a brace that is not closed' : 'which marks a parameter without braces';
  if (matrix !== null) return `which has the matrix suffix ${plain(matrix)}`;
  if (customMethod !== null) return `which has the suffix :${plain(customMethod)}`;
  if (extension !== null) return `which has the extension .${extension}`;
  if (kind === 'mixed') return 'which mixes a parameter with other text';
  if (/%[0-9A-Fa-f]{2}/.test(text)) return 'which has a percent escape';
  if (/^-|-$|--/.test(text)) return 'which has a hyphen that separates no words';
  const odd = /[^A-Za-z0-9-]/u.exec(text)?.[0];
  if (odd !== undefined) return odd === '_' ? 'which has an underscore' : `which has the character ${odd}`;
  return /[A-Z]/.test(text) ? 'which has capital letters' : 'which does not begin with a letter';
}
