import { toCamelCase } from '../text/words/name-case.ts';
import { splitWords } from '../text/words/split-words.ts';
import type { PathSegment } from './template.ts';

/** A fixed segment in its right spelling (4.1/path-characters). */
export const SPELLED_SEGMENT = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** True for lower-case words joined by hyphens, and for one parameter and nothing else. */
export function isSpelledRight({ kind, text, name }: PathSegment): boolean {
  return kind === 'parameter' ? text === name : kind === 'fixed' && SPELLED_SEGMENT.test(text);
}

/** The segment, or the segments, to write instead; null where no spelling of the same words is right. */
export function correctSegment({ kind, name, customMethod }: PathSegment): string | null {
  const method = customMethod === null ? [] : [hyphenated(customMethod)];
  const parts = [kind === 'parameter' ? name : kind === 'mixed' ? unmixed(name) : hyphenated(name), ...method];
  return parts.includes(null) ? null : parts.join('/');
}

function hyphenated(name: string): string | null {
  const plainLetters = decoded(name).normalize('NFD').replaceAll(/\p{M}/gu, '');
  const text = splitWords(plainLetters).join('-');
  return SPELLED_SEGMENT.test(text) ? text : null;
}

/**
 * `orders;{orderId}` and `orders({orderId})` become two segments, and another mixture one parameter: `{start}-{end}` becomes
 * `{startEnd}`.
 */
function unmixed(name: string): string | null {
  const [, collection, parameter] = /^([^{};(]+)[;(](\{[^{}]+\})\)?$/.exec(name) ?? [];
  const segment = collection === undefined ? null : hyphenated(collection);
  if (segment !== null) return `${segment}/${parameter}`;
  const camel = toCamelCase(name);
  return camel === null ? null : `{${camel}}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A segment as 4.1/path-characters wants it; its own text where no correct one is known. */
export function spelledText(segment: PathSegment): string {
  return isSpelledRight(segment) ? segment.text : (correctSegment(segment) ?? segment.text);
}
