import { type AST, RegExpParser, type RegExpSyntaxError } from '@eslint-community/regexpp';

/** Why a pattern is no regular expression; `index` counts UTF-16 units from 0, the message from 1. */
export interface PatternError {
  readonly message: string;
  readonly index: number;
}

/**
 * One `pattern` of a schema, read once. Never executed.
 * `error` is null and `tree` is null when the pattern is too long or nested too deeply to be read: nothing is known then.
 */
export interface Pattern {
  readonly source: string;
  readonly error: PatternError | null;
  readonly tree: AST.Pattern | null;
}

/** Longer and deeper patterns are not read: no hand-written pattern comes near, and every analysis stays bounded. */
const MAX_LENGTH = 20_000;
const MAX_DEPTH = 200;

const MAX_REMEMBERED = 2_000;
const patterns = new Map<string, Pattern>();

/**
 * Reads a JSON Schema `pattern` as ECMA-262 prescribes it with the u flag (JSON Schema 2020-12, core 6.4).
 * Total: any string gives a Pattern; the same source gives the same object, so that what is found out about it is kept.
 */
export function parsePattern(source: string): Pattern {
  const known = patterns.get(source);
  if (known !== undefined) return known;
  if (patterns.size >= MAX_REMEMBERED) patterns.clear();
  const pattern = read(source);
  patterns.set(source, pattern);
  return pattern;
}

function read(source: string): Pattern {
  if (source.length > MAX_LENGTH || nesting(source) > MAX_DEPTH) return { source, error: null, tree: null };
  try {
    const tree = new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, { unicode: true });
    return { source, error: null, tree };
  } catch (thrown) {
    return { source, error: explain(source, thrown as RegExpSyntaxError), tree: null };
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

interface Explanation {
  /** What the parser calls the mistake. */
  readonly said: string;
  /** What we say, given the text and where the parser stopped. */
  readonly say: (source: string, index: number) => string;
  /** Where the mistake begins, when that is not where the parser stopped. */
  readonly from?: (source: string, index: number) => number;
}

const EXPLANATIONS: readonly Explanation[] = [
  { said: 'Unterminated group', say: wrongEnd, from: (s, index) => (index < s.length ? index : lastOpen(s, '(')) },
  { said: 'Unterminated character class', say: () => 'unterminated character class', from: (s) => lastOpen(s, '[') },
  { said: "Unmatched ')'", say: () => 'closing parenthesis without an opening one' },
  {
    said: 'Nothing to repeat',
    say: (source, index) => `nothing to repeat before "${source[index - 1] ?? ''}"`,
    from: before,
  },
  { said: 'Lone quantifier brackets', say: (s, index) => `unescaped "${s[bracket(s, index)]}"`, from: bracket },
  { said: 'Incomplete quantifier', say: () => 'unfinished {…} quantifier' },
  { said: 'numbers out of order', say: () => '{…} quantifier whose minimum is above its maximum', from: before },
  { said: 'Range out of order', say: () => 'character range whose first character comes after its last', from: before },
  { said: 'Invalid character class', say: () => 'range that begins or ends with a class such as \\d' },
  { said: 'Invalid property name', say: () => 'unknown Unicode property' },
  { said: 'Invalid capture group name', say: () => 'invalid group name' },
  { said: 'Duplicate capture group name', say: () => 'group name used twice' },
  { said: 'Invalid named', say: () => 'reference to a group name that does not exist' },
  { said: 'Invalid unicode escape', say: () => 'invalid Unicode escape' },
  { said: 'Invalid group', say: wrongGroup },
  { said: 'Invalid escape', say: wrongEscape, from: lastBackslash },
  { said: '\\ at end of pattern', say: () => 'backslash at the end', from: before },
];

function explain(source: string, thrown: RegExpSyntaxError): PatternError {
  const said = thrown.message.slice(thrown.message.lastIndexOf(': ') + 2);
  const known = EXPLANATIONS.find((explanation) => said.startsWith(explanation.said));
  const stopped = typeof thrown.index === 'number' ? thrown.index : 0;
  const index = known?.from?.(source, stopped) ?? stopped;
  const what = known?.say(source, stopped) ?? said;
  return { message: `${what} at character ${index + 1}`, index };
}

/** Inside a group the parser stops at a lone bracket as at its end. */
function wrongEnd(source: string, index: number): string {
  return index < source.length ? `unescaped "${source[index]}"` : 'unterminated group';
}

/** The lone bracket: the parser stops at a closing one, and after an opening one. */
function bracket(source: string, index: number): number {
  return /[\]}]/.test(source[index] ?? '') ? index : before(source, index);
}

function before(_source: string, index: number): number {
  return Math.max(0, index - 1);
}

function lastBackslash(source: string, index: number): number {
  return Math.max(0, source.lastIndexOf('\\', index - 1));
}

function wrongGroup(source: string, index: number): string {
  const text = source.slice(index);
  if (/^\?[a-z]+\)/i.test(text))
    return `inline flags "(${text.slice(0, text.indexOf(')') + 1)}" are not part of ECMA-262,`;
  if (text.startsWith('?P<')) return 'named group "(?P<", which ECMA-262 writes "(?<",';
  return 'group of an unknown kind';
}

function wrongEscape(source: string, index: number): string {
  const escaped = source.slice(lastBackslash(source, index), lastBackslash(source, index) + 2);
  return escaped === '\\' ? 'backslash at the end' : `escape "${escaped}" is not allowed with the u flag,`;
}

/** The last opening sign that is not closed; parentheses inside a class or after a backslash do not count. */
function lastOpen(source: string, sign: '(' | '['): number {
  const open: number[] = [];
  let classStart = -1;
  for (let at = 0; at < source.length; at++) {
    const character = source[at];
    if (character === '\\') at++;
    else if (classStart !== -1) classStart = character === ']' ? -1 : classStart;
    else if (character === '[') classStart = at;
    else if (character === '(') open.push(at);
    else if (character === ')') open.pop();
  }
  return Math.max(0, sign === '[' ? classStart : (open[open.length - 1] ?? 0));
}
