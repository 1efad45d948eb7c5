import { NotReadableFast, ValueKind } from '../source-tree.ts';
import { AMPERSAND, EXCLAMATION } from './yaml-signs.ts';

/** What stands before a value (YAML 1.2, section 6.9). */
export interface NodeProperties {
  /** The name of its anchor; null where it has none. */
  readonly anchor: string | null;
  /** The kind of value that its tag names; null where it has none. */
  readonly kind: ValueKind | null;
  /** The offset behind them. */
  readonly end: number;
}

const NAME = /[\w.-]+(?=[ \r\n,[\]{}]|$)/y;

/** The tags of the core schema that Spectral's parser knows. They change nothing of what it reads. */
const TAGS: Readonly<Record<string, ValueKind>> = {
  '!!str': ValueKind.scalar,
  '!!map': ValueKind.mapping,
  '!!seq': ValueKind.sequence,
};

const TAG = /!!(?:str|map|seq)(?=[ \r\n])/y;

const BLANKS = / */y;

/**
 * The anchor, the tag, or both that stand at an offset; null where none does.
 *
 * @throws NotReadableFast for other tags and odd names.
 */
export function readProperties(text: string, start: number): NodeProperties | null {
  if (!isProperty(text.charCodeAt(start))) return null;
  let anchor: string | null = null;
  let kind: ValueKind | null = null;
  let at = start;
  for (;;) {
    const sign = text.charAt(at);
    if (sign === '&' && anchor === null) {
      anchor = anchorNameAt(text, at);
      at += 1 + anchor.length;
    } else if (sign === '!' && kind === null) {
      const tag = matched(TAG, text, at);
      kind = TAGS[tag] ?? null;
      at += tag.length;
    } else if (sign === '&' || sign === '!') throw new NotReadableFast();
    else return { anchor, kind, end: at };
    at += matched(BLANKS, text, at).length;
  }
}

function isProperty(sign: number): boolean {
  return sign === AMPERSAND || sign === EXCLAMATION;
}

/**
 * The name behind the sign of an anchor or an alias.
 *
 * @throws NotReadableFast for names with unusual signs.
 */
export function anchorNameAt(text: string, at: number): string {
  return matched(NAME, text, at + 1);
}

function matched(expression: RegExp, text: string, at: number): string {
  expression.lastIndex = at;
  const match = expression.exec(text);
  if (match === null) throw new NotReadableFast();
  return match[0];
}
