import type { RegExpSyntaxError } from '@eslint-community/regexpp';

/** Why a pattern is no regular expression; `index` counts UTF-16 units from 0, the message from 1. */
export interface PatternError {
  readonly message: string;
  readonly index: number;
}

interface Explanation {
  /** How the parser's message begins. */
  readonly parserSays: string;
  /** Our message, given the pattern and where the parser stopped. */
  readonly say: (source: string, index: number) => string;
  /** Where the mistake begins, if that is not where the parser stopped. */
  readonly from?: (source: string, index: number) => number;
}

const EXPLANATIONS: readonly Explanation[] = [
  {
    parserSays: 'Unterminated group',
    say: wrongEnd,
    from: (s, index) => (index < s.length ? index : lastOpen(s, '(')),
  },
  {
    parserSays: 'Unterminated character class',
    say: () => 'unterminated character class',
    from: (s) => lastOpen(s, '['),
  },
  { parserSays: "Unmatched ')'", say: () => 'closing parenthesis without an opening one' },
  {
    parserSays: 'Nothing to repeat',
    say: (source, index) => `nothing to repeat before "${source[index - 1] ?? ''}"`,
    from: before,
  },
  { parserSays: 'Lone quantifier brackets', say: (s, index) => `unescaped "${s[bracket(s, index)]}"`, from: bracket },
  { parserSays: 'Incomplete quantifier', say: () => 'unfinished {…} quantifier' },
  {
    parserSays: 'numbers out of order',
    say: () => '{…} quantifier whose minimum is above its maximum',
    from: before,
  },
  {
    parserSays: 'Range out of order',
    say: () => 'character range whose first character comes after its last',
    from: before,
  },
  { parserSays: 'Invalid character class', say: () => 'range that begins or ends with a class such as \\d' },
  { parserSays: 'Invalid property name', say: () => 'unknown Unicode property' },
  { parserSays: 'Invalid capture group name', say: () => 'invalid group name' },
  { parserSays: 'Duplicate capture group name', say: () => 'group name used twice' },
  { parserSays: 'Invalid named', say: () => 'reference to a group name that does not exist' },
  { parserSays: 'Invalid unicode escape', say: () => 'invalid Unicode escape' },
  { parserSays: 'Invalid group', say: wrongGroup },
  { parserSays: 'Invalid escape', say: wrongEscape, from: lastBackslash },
  { parserSays: '\\ at end of pattern', say: () => 'backslash at the end', from: before },
];

/** The parser's error in plain words, with the place of the mistake. */
export function explainSyntaxError(source: string, thrown: RegExpSyntaxError): PatternError {
  const parserSays = thrown.message.slice(thrown.message.lastIndexOf(': ') + 2);
  const known = EXPLANATIONS.find((explanation) => parserSays.startsWith(explanation.parserSays));
  const stopped = typeof thrown.index === 'number' ? thrown.index : 0;
  const index = known?.from?.(source, stopped) ?? stopped;
  const mistake = known?.say(source, stopped) ?? parserSays;
  return { message: `${mistake} at character ${index + 1}`, index };
}

/** Inside a group the parser stops at a lone bracket as at the group's end. */
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
