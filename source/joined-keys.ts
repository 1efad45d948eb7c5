import { plain, quote } from '../framework/messages.ts';
import { groupBy } from '../model/lib/group-by.ts';
import { compareResults, type Result } from './result.ts';

/** What the parsers say of a key that YAML reads as a number, a boolean or null. */
export const KEY_IS_NO_TEXT = 'Mapping key must be a string scalar rather than';

/** What they say of a key that is a list or an object. */
const KEY_IS_COMPLEX = 'Mapping key must be a string scalar';

const COMPLEX_KEY = 'this key is a list or an object, and what it holds is left out; write a text for a key';

/** The most keys that a message names. */
const MOST_KEYS = 5;

/**
 * The results, in which what the parsers say of keys that are no texts, such as status codes without quotes, is one for
 * each file, at the first of them, for all of them. Of keys that are lists or objects each has its own.
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
  const remedy = `put ${keys.length === 1 ? 'it' : 'each'} in quotes: ${quote(keys[0])}`;
  if (keys.length === 1) return [{ ...first, message: `the key ${plain(keys[0] ?? '')} is no text; ${remedy}` }];
  const shown = [...new Set(keys)];
  const more = shown.length > MOST_KEYS ? ', …' : '';
  const message = `${keys.length} keys are no texts: ${shown.slice(0, MOST_KEYS).map(plain).join(', ')}${more}; ${remedy}`;
  return [{ ...first, message, places: sorted.map(({ path, range, source }) => ({ path, range, source })) }];
}

/**
 * True for the message of a finding about keys that are no texts, whether of Spectral, of Lintel or of an earlier
 * version.
 */
export function isOnKeys(message: string): boolean {
  return /^(?:Mapping key must be|the key .* is no text;|\d+ keys are no texts:|this key is a list)/.test(message);
}
