import type { TextEdit } from './text-edit.ts';

/** A word of a value as the text has it. */
interface Word {
  readonly start: number;
  readonly end: number;
  /** Without quotation marks and escapes of the text. */
  readonly says: string;
}

/**
 * The change of a text word by word, so that it keeps its lines; null where its words do not stand as they are, or
 * where only blanks between them change.
 *
 * @param written The scalar as it stands, with its quotation marks, or the sign of a block.
 * @param start Its offset.
 */
export function wordEdits(written: string, start: number, old: string, wanted: string): TextEdit[] | null {
  const [before, after] = [wordsOf(old), wordsOf(wanted)];
  if (before.length < 2 || before.length !== after.length || blanksOf(old) !== blanksOf(wanted)) return null;
  const words = writtenWords(written);
  if (words?.length !== before.length || words.some(({ says }, index) => says !== before[index])) return null;
  const edits: TextEdit[] = [];
  for (const [index, word] of words.entries()) {
    const to = after[index] ?? '';
    if (to === word.says) continue;
    const text = asWritten(to, word.says, written.charAt(0));
    if (text === null) return null;
    edits.push({ start: start + word.start, end: start + word.end, text });
  }
  return edits;
}

function wordsOf(text: string): string[] {
  return text.split(/[ \t\n]+/).filter((word) => word !== '');
}

function blanksOf(text: string): string {
  return text.replaceAll(/[^ \t\n]+/g, 'x');
}

/** In double quotation marks, an escape of a blank or of a line break. */
const ESCAPES = /\\([\s\S])/g;

/** The words of a scalar, from behind its first quotation mark or the first line of a block. */
function writtenWords(written: string): Word[] | null {
  const sign = written.charAt(0);
  if (sign === '"') return found(withBlanks(written), 1, written.length - 1, unescaped);
  if (sign === "'") return found(written, 1, written.length - 1, (word) => word.replaceAll("''", "'"));
  const first = /[|>]/.test(sign) ? written.indexOf('\n') : 0;
  return first === -1 ? null : found(written, first, written.length, (word) => word);
}

function found(written: string, from: number, to: number, says: (word: string) => string | null): Word[] | null {
  const all = [...written.slice(from, to).matchAll(/[^ \t\r\n]+/g)].map(({ 0: word, index }) => ({
    start: from + index,
    end: from + index + word.length,
    says: says(word),
  }));
  return all.every((word): word is Word => word.says !== null) ? all : null;
}

/** The text with blanks in the stead of what is one. */
function withBlanks(written: string): string {
  return written.replaceAll(ESCAPES, (all, sign: string) => (' ntr\r\n'.includes(sign) ? '  ' : all));
}

/** Null for escapes that JSON does not have. */
function unescaped(word: string): string | null {
  try {
    return String(JSON.parse(`"${word}"`));
  } catch {
    return null;
  }
}

/** A word in the stead of another one, in the quotation marks of the scalar; null where it may need others. */
function asWritten(word: string, old: string, sign: string): string | null {
  if (sign === '"') return JSON.stringify(word).slice(1, -1);
  if (sign === "'") return word.replaceAll("'", "''");
  const isLikeOld = [...word].every((character) => /[A-Za-z0-9_]/.test(character) || old.includes(character));
  return isLikeOld && (/^[A-Za-z0-9]/.test(word) || word.charAt(0) === old.charAt(0)) ? word : null;
}
