import type { PathSegment } from './template.ts';
import { readVersion } from './version.ts';

/** Names before a version that say no more than that this is an API. */
const API = /^(?:apis?|rest|rest-?apis?)$/i;

/** How many segments before an index say no more than that this is an API; 0 where another one is among them. */
export function apiPrefixLength(segments: readonly PathSegment[], end: number): number {
  const before = segments.slice(0, end);
  return before.every(({ text }) => API.test(text)) ? before.length : 0;
}

/**
 * The segments of a URL that a right one keeps behind its version: without versions, and without `api` at the
 * beginning.
 */
export function segmentsBehindVersion(segments: readonly PathSegment[]): PathSegment[] {
  const others = segments.filter(
    (segment, index) => readVersion(segment) === null || (index > 0 && segment.kind === 'parameter'),
  );
  const start = others.findIndex(({ text }) => !API.test(text));
  return start === -1 ? [] : others.slice(start);
}

/**
 * What is wrong with the first segments behind the version (4.1/path-namespace): `identifier` stands where the
 * namespace belongs, or where the `resource` belongs; the URL ends before the `resource` or before the `namespace`.
 * Null where nothing is.
 */
export type NamespaceFault = 'no-namespace' | 'ends-early' | 'identifier-first' | 'identifier-second' | null;

/** Judges the segments behind the version. A first segment that is partly a parameter may hold anything. */
export function namespaceFault([first, second]: readonly PathSegment[]): NamespaceFault {
  if (first === undefined) return 'no-namespace';
  if (first.kind === 'mixed') return null;
  if (first.kind === 'parameter') return 'identifier-first';
  if (second === undefined) return 'ends-early';
  return second.kind === 'parameter' ? 'identifier-second' : null;
}

/** The beginning of a path with a namespace where it lacks one, and what follows; `…` stands for the rest. */
export function withNamespace(version: string, behind: readonly PathSegment[]): string {
  const fault = namespaceFault(behind);
  const missing = {
    'no-namespace': ['{namespace}', '{resource}'],
    'identifier-first': ['{namespace}', '{collection}'],
  };
  const added = fault === null ? [] : fault in missing ? missing[fault as keyof typeof missing] : ['{namespace}'];
  const all = [version, ...added, ...behind.map(({ text }) => text)];
  const whole = `/${all.join('/')}`;
  if (whole.length <= LONGEST) return whole;
  const fits = all.findLastIndex((_, index) => `/${all.slice(0, index).join('/')}/…`.length <= LONGEST);
  return `/${all.slice(0, Math.max(fits, 1)).join('/')}/…`;
}

/**
 * Longest beginning of a path that is shown, in characters: messages cut longer ones in front, where what is to be
 * written stands.
 */
const LONGEST = 60;
