import { member } from '../model/description/json.ts';

/** Longest quotation of a value in a message, in characters. */
const LONGEST = 60;

/** What is left of a character outside the basic plane when a text is cut in its middle. */
const HALF_CHARACTER = /[\uD800-\uDBFF]$/;

/** The second half of such a character. */
const OTHER_HALF = /^[\uDC00-\uDFFF]/;

/** A path of a URL or a file, a JSON Pointer or a reference: what it leads to stands at its end. */
const PATH = /^(\/|\.{1,2}\/|#\/)\S*$/;

/** Double braces, and white space other than single blanks. */
const TO_BE_CHANGED = /\{\{|\}\}|\s\s|[^\S ]/;

/**
 * A value as a message quotes it: JSON, cut when long, a path in front. Double braces are kept apart, because Spectral takes them in a
 * message for a template (and evaluates some).
 */
export function quote(value: unknown): string {
  if (typeof value === 'string' && isLongPath(value)) return unfolded(JSON.stringify(endOf(value)));
  return plain(beginning(value, LONGEST));
}

/** A name, path or keyword as a message shows it without quotation marks; a long path is cut in front. */
export function plain(text: string): string {
  if (isLongPath(text)) return unfolded(endOf(text));
  return unfolded(text.length > LONGEST ? `${text.slice(0, LONGEST).replace(HALF_CHARACTER, '')}…` : text);
}

function isLongPath(text: string): boolean {
  return text.length > LONGEST && PATH.test(text);
}

/** The last segments of a path; where they are long, the end of one. */
function endOf(path: string): string {
  const end = path.slice(-LONGEST).replace(OTHER_HALF, '');
  const slash = end.indexOf('/');
  return `…${slash === -1 || slash > LONGEST / 2 ? end : end.slice(slash)}`;
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

/** A value as JSON, written out no further than a quotation shows: it may be huge, deep, or hold itself. */
function beginning(value: unknown, room: number): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, LONGEST + 1));
  if (typeof value !== 'object' || value === null) return String(value);
  const inList = Array.isArray(value);
  let text = inList ? '[' : '{';
  for (const key of Object.keys(value)) {
    if (text.length > room) return text;
    if (text.length > 1) text += ',';
    if (!inList) text += `${beginning(key, room)}:`;
    text += beginning(member(value, key), room - text.length);
  }
  return text + (inList ? ']' : '}');
}
