import { type AST, RegExpParser, type RegExpSyntaxError } from '@eslint-community/regexpp';
import { explainSyntaxError, type PatternError } from './syntax-error.ts';

/**
 * One `pattern` of a schema, parsed once. The functions of this folder analyse it without running it in an engine that
 * could hang: by its syntax tree, by finite automata, and by a matcher with a bounded number of steps. Each returns for
 * any pattern, in bounded time and memory; where that does not suffice, it returns 'unknown', null or false.
 */
export interface Pattern {
  readonly source: string;
  /** Null for a valid pattern, and for one that is too long or too deep to be parsed. */
  readonly error: PatternError | null;
  /** Null for an invalid pattern, and for one that is too long or too deep to be parsed. */
  readonly tree: AST.Pattern | null;
}

/**
 * Longer and deeper patterns are not parsed, so that every analysis stays bounded; none that is written by hand comes
 * near.
 */
const MAX_LENGTH = 20_000;
const MAX_DEPTH = 200;

const MAX_REMEMBERED = 2_000;
const patterns = new Map<string, Pattern>();

/**
 * Parses a JSON Schema `pattern` as ECMA-262 with the u flag (JSON Schema 2020-12, Core, section 6.4). Any text gives a
 * Pattern. The same source gives the same object, so that analyses of it are memoized.
 */
export function parsePattern(source: string): Pattern {
  const known = patterns.get(source);
  if (known !== undefined) return known;
  if (patterns.size >= MAX_REMEMBERED) patterns.clear();
  const pattern = parse(source);
  patterns.set(source, pattern);
  return pattern;
}

function parse(source: string): Pattern {
  if (source.length > MAX_LENGTH || nesting(source) > MAX_DEPTH) return { source, error: null, tree: null };
  try {
    const tree = new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, { unicode: true });
    return { source, error: null, tree };
  } catch (thrown) {
    return { source, error: explainSyntaxError(source, thrown as RegExpSyntaxError), tree: null };
  }
}

/** The greatest number of parentheses open at once; those inside a class or after a backslash do not nest. */
function nesting(source: string): number {
  let depth = 0;
  let deepest = 0;
  let inClass = false;
  for (let at = 0; at < source.length; at++) {
    const character = source[at];
    if (character === '\\') at++;
    else if (character === '[') inClass = true;
    else if (character === ']') inClass = false;
    else if (!inClass && character === '(') deepest = Math.max(deepest, ++depth);
    else if (!inClass && character === ')') depth--;
  }
  return deepest;
}
