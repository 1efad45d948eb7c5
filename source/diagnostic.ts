import { groupBy } from '../model/lib/group-by.ts';
import type { InputProblem } from './problem.ts';
import { compareResults, type Range, type Result } from './result.ts';

/** What a parser says of a file that it could read all the same, in the shape that Spectral's parsers give it. */
export interface Diagnostic {
  readonly code: string;
  readonly message: string;
  readonly severity: 0 | 1 | 2 | 3;
  readonly range: Range;
  readonly path: string[];
}

const DUPLICATE = /^Duplicate key: (.*)$/s;

/** A key that is written twice hides what the first one says: that is broken input. */
export function isDuplicateKey({ message }: Pick<Diagnostic, 'message'>): boolean {
  return DUPLICATE.test(message);
}

/** A diagnostic as a problem of the input. */
export function diagnosticProblem({ message, range, path }: Omit<Diagnostic, 'code'>, source: string): InputProblem {
  const [, key] = DUPLICATE.exec(message) ?? [];
  const said = key === undefined ? `${message}; correct it` : duplicateKey(key);
  return { code: 'parser', source, range, path, message: said };
}

/** A diagnostic as a finding, of the severity that Spectral gives it by default: a key that is no string is an error. */
export function diagnosticResult({ message, range, path, severity }: Diagnostic, source: string): Result {
  const raised = message.startsWith(KEY_IS_NO_TEXT) ? 0 : severity;
  return { code: 'parser', source, range, path, message, severity: raised, statements: [] };
}

/** What the parsers say of a key that YAML reads as a number, a boolean or null. */
const KEY_IS_NO_TEXT = 'Mapping key must be a string scalar rather than';

/** What they say of a key that is a list or an object. */
const KEY_IS_COMPLEX = 'Mapping key must be a string scalar';

const COMPLEX_KEY = 'this key is a list or an object, and what it holds is left out; write a text for a key';

/** The most keys that a message names. */
const MOST_KEYS = 5;

/**
 * The results, in which what the parsers say of keys that are no texts, such as status codes without quotes, is one for each file, at the
 * first of them, for all of them. Of keys that are lists or objects each has its own.
 */
export function withJoinedKeys(results: readonly Result[]): Result[] {
  const isOfKey = ({ code, message }: Result) => code === 'parser' && message.startsWith(KEY_IS_NO_TEXT);
  const ofKeys = results.filter(isOfKey);
  const others = results
    .filter((result) => !isOfKey(result))
    .map((result) => (result.message === KEY_IS_COMPLEX ? { ...result, message: COMPLEX_KEY } : result));
  const files = groupBy(ofKeys, ({ source }) => source).values();
  return [...others, ...Array.from(files, joinedKeys).flat()];
}

function joinedKeys(ofFile: readonly Result[]): Result[] {
  const sorted = ofFile.toSorted(compareResults);
  const [first] = sorted;
  if (first === undefined) return [];
  const keys = sorted.map(({ path }) => path.at(-1) ?? '');
  const remedy = `put ${keys.length === 1 ? 'it' : 'each'} in quotes: ${JSON.stringify(keys[0])}`;
  if (keys.length === 1) return [{ ...first, message: `the key ${keys[0]} is no text; ${remedy}` }];
  const shown = [...new Set(keys)];
  const more = shown.length > MOST_KEYS ? ', …' : '';
  const message = `${keys.length} keys are no texts: ${shown.slice(0, MOST_KEYS).join(', ')}${more}; ${remedy}`;
  return [{ ...first, message, places: sorted.map(({ path, range, source }) => ({ path, range, source })) }];
}

/** True for the message of a finding about keys that are no texts, whether of Spectral, of Lintel or of an earlier version. */
export function isOnKeys(message: string): boolean {
  return /^(?:Mapping key must be|the key .* is no text;|\d+ keys are no texts:|this key is a list)/.test(message);
}

function duplicateKey(key: string): string {
  return `the key ${JSON.stringify(key)} is written twice here and only the last one counts; remove or rename one of them`;
}
