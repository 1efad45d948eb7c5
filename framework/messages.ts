import { member } from '../model/description/json.ts';

/** Longest quotation of a value in a message, in UTF-16 units. */
const LONGEST = 60;

/** What is shown of a text inside a value at least, so that no cut looks like an empty text. */
const LEAST = 8;

/** A path of a URL or a file, a JSON Pointer or a reference: what it leads to stands at its end. */
const PATH = /^(\/|\.{1,2}\/|#\/)\S*$/;

/** Double braces, and white space other than single blanks. */
const TO_BE_CHANGED = /\{\{|\}\}|\s\s|[^\S ]/;

/**
 * A value as a message quotes it: JSON, cut when long, a path in front. The mark of a cut stands outside of quotation
 * marks and braces, so that nobody takes it for a part of the value. Double braces are kept apart, because Spectral
 * takes them in a message for a template (and evaluates some).
 */
export function quote(value: unknown): string {
  if (typeof value === 'string') {
    if (isLongPath(value)) return unfolded(`…${JSON.stringify(endOf(value))}`);
    const shown = value.length > LONGEST ? beginningOf(value) : value;
    return unfolded(JSON.stringify(shown) + (shown === value ? '' : '…'));
  }
  return unfolded(jsonOf(value));
}

/** A name, path or keyword as a message shows it without quotation marks; a long path is cut in front. */
export function plain(text: string): string {
  if (isLongPath(text)) return unfolded(`…${endOf(text)}`);
  return unfolded(text.length > LONGEST ? `${beginningOf(text)}…` : text);
}

function isLongPath(text: string): boolean {
  return text.length > LONGEST && PATH.test(text);
}

/** The first characters, as people see characters; a name in braces near the end is left out as a whole. */
function beginningOf(text: string): string {
  const cut = text.slice(0, characterStart(text, LONGEST));
  const brace = cut.lastIndexOf('{');
  return brace > LONGEST / 2 && !cut.includes('}', brace) ? cut.slice(0, brace).trimEnd() : cut;
}

/** The last segments of a path; where they are long, the end of one. */
function endOf(path: string): string {
  const cut = path.length - LONGEST;
  const from = characterStart(path, cut);
  const end = path.slice(from === cut ? cut : characterEnd(path, cut));
  const slash = end.indexOf('/');
  if (slash !== -1 && slash <= LONGEST / 2) return end.slice(slash);
  const brace = end.indexOf('}');
  const isCut = brace !== -1 && brace < end.length - 1 && !end.slice(0, brace).includes('{');
  return isCut ? end.slice(brace + 1) : end;
}

let segmenter: Intl.Segmenter | undefined;

/** How far to look around for where a character begins: of what is longer, code points are kept whole. */
const REACH = 40;

/**
 * Where the character begins that has the unit at an index: a letter with its accents, an emoji of several code points.
 */
export function characterStart(text: string, index: number): number {
  return characterAt(text, index)?.start ?? index;
}

function characterEnd(text: string, index: number): number {
  return characterAt(text, index)?.end ?? index;
}

function characterAt(text: string, index: number): { readonly start: number; readonly end: number } | null {
  if (/^[ -~]{0,2}$/.test(text.slice(index - 1, index + 1))) return null;
  segmenter ??= new Intl.Segmenter('en');
  const from = Math.max(0, index - REACH);
  const found = segmenter.segment(text.slice(from, index + REACH)).containing(index - from);
  if (found === undefined) return null;
  const start = from + found.index;
  return { start, end: start + found.segment.length };
}

/** A text on one line, without what Spectral takes for a template. */
function unfolded(shown: string): string {
  if (!TO_BE_CHANGED.test(shown)) return shown;
  return shown
    .replaceAll(/\{(?=\{)/g, '{ ')
    .replaceAll(/\}(?=\})/g, '} ')
    .replaceAll(/\s+/g, ' ');
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly string[], word = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}

/** What is missing: `no a`, `no a and no b`, `no a, no b and no c`. */
export function lacking(items: readonly string[]): string {
  return listed(items.map((item) => `no ${item}`));
}

/** A count with its noun: `1 file`, `2 files`. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}

/**
 * A value as JSON, written out no further than a quotation shows: it may be huge, deep, or hold itself. What is open is
 * closed before the mark.
 */
function jsonOf(value: unknown): string {
  const room = { left: LONGEST };
  const text = written(value, room);
  return room.left < 0 ? `${text}…` : text;
}

/** Writes a value as long as there is room; `left` is below 0 once something was left out. */
function written(value: unknown, room: { left: number }): string {
  if (typeof value === 'string') return writtenText(value, room);
  if (typeof value !== 'object' || value === null) return spent(String(value), room);
  const inList = Array.isArray(value);
  const members: string[] = [];
  room.left -= 2;
  for (const key of Object.keys(value)) {
    if (room.left <= 0) {
      room.left = -1;
      break;
    }
    const name = inList ? '' : `${writtenText(key, room)}:`;
    if (room.left < 0) break;
    members.push(name + written(member(value, key), room));
    if (room.left < 0) break;
    room.left--;
  }
  return inList ? `[${members.join()}]` : `{${members.join()}}`;
}

function writtenText(text: string, room: { left: number }): string {
  return text.length <= Math.max(LEAST, room.left) ? spent(JSON.stringify(text), room) : cutText(text, room);
}

function cutText(text: string, room: { left: number }): string {
  const shown = text.slice(0, characterStart(text, Math.min(text.length, Math.max(LEAST, room.left))));
  room.left = -1;
  return JSON.stringify(shown);
}

function spent(text: string, room: { left: number }): string {
  room.left = Math.max(0, room.left - text.length);
  return text;
}
