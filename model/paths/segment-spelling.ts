import { noVocabulary } from '../text/words/declared-vocabulary.ts';
import { toCamelCase } from '../text/words/name-case.ts';
import { partOfSpeech } from '../text/words/part-of-speech.ts';
import { splitWords } from '../text/words/split-words.ts';
import { isChange } from '../text/words/verbs-of-deeds.ts';
import type { PathSegment } from './template.ts';

/** A fixed segment in its right spelling (4.1/path-characters). */
export const SPELLED_SEGMENT = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** True for lower-case words joined by hyphens, and for one parameter and nothing else. */
export function isSpelledRight({ kind, text, name }: PathSegment): boolean {
  return kind === 'parameter' ? text === name : kind === 'fixed' && SPELLED_SEGMENT.test(text);
}

/** The segment, or the segments, to write instead; null where no spelling of the same words is right. */
export function correctSegment(segment: PathSegment): string | null {
  const { kind, text, name, customMethod } = segment;
  const method = customMethod === null ? [] : [hyphenated(customMethod)];
  // A name in braces is for `path-parameters` to judge.
  const parameter = () => (text.startsWith(name) ? name : inBraces(name));
  const parts = [
    kind === 'parameter' ? parameter() : kind === 'mixed' ? unmixed(segment) : hyphenated(name),
    ...method,
  ];
  return parts.includes(null) ? null : parts.join('/');
}

function hyphenated(name: string): string | null {
  const plainLetters = decoded(name).normalize('NFD').replaceAll(/\p{M}/gu, '');
  const text = splitWords(plainLetters).join('-');
  return SPELLED_SEGMENT.test(text) ? text : null;
}

/**
 * The arguments of `getNearest(lat={lat},lon={lon})`: a call that is written as OData has it; null for what is none.
 */
export function callArguments({ kind, name }: PathSegment): string[] | null {
  const [, called = '', list = ''] = /^([^{}();]+)\(([^()]+)\)$/.exec(name) ?? [];
  const names = list.split(',').map((one) => /^([A-Za-z_]\w*)='?\{[^{}]+\}'?$/.exec(one.trim())?.[1]);
  const [first = ''] = splitWords(called);
  const isCall = kind === 'mixed' && (isChange(first) || partOfSpeech(first, noVocabulary) === 'verb');
  return isCall && !names.includes(undefined) ? names.flatMap((one) => one ?? []) : null;
}

/**
 * `orders;{orderId}` and `orders({orderId})` become two segments, a call loses its arguments, and another mixture
 * becomes one parameter: `{start}-{end}` is `{startEnd}`.
 */
function unmixed(segment: PathSegment): string | null {
  const { name } = segment;
  if (callArguments(segment) !== null) return hyphenated(name.slice(0, name.indexOf('(')));
  const [, collection, parameter] = /^([^{};(]+)[;(](?:\w+=)?'?(\{[^{}]+\})'?\)?$/.exec(name) ?? [];
  const before = collection === undefined ? null : hyphenated(collection);
  if (before !== null) return `${before}/${parameter}`;
  return inBraces(name);
}

/** A parameter with the words of a name. */
function inBraces(name: string): string | null {
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
