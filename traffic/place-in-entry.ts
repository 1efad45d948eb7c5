import { asString, member } from '../model/description/json.ts';
import { pathToPointer } from '../model/description/json-pointer.ts';
import { keysOf, type Place } from '../model/description/place.ts';
import { fieldsIn, keysInDocument, type MessagePart, valueAt } from '../model/exchange/document-form.ts';
import { groupBy } from '../model/lib/group-by.ts';
import { memoize } from '../model/lib/memoize.ts';
import { readJsonSource, type Source } from '../source/fast-reader/read-json.ts';
import type { SourceTree } from '../source/fast-reader/source-tree.ts';
import type { Position, Range } from '../source/result.ts';
import type { TrafficEntry } from './traffic-entry.ts';

/** Where a finding stands in a file of traffic. */
export interface PlaceInTraffic {
  /** The keys from the root of the file; of lines, the number of the line first. */
  readonly path: readonly string[];
  /** The JSON Pointer into the body; null for a finding about something else. */
  readonly pointer: string | null;
  readonly range: Range;
}

/** Where a place of an exchange stands in the entry that it was read from. */
export function placeInEntry(place: Place, entry: TrafficEntry): PlaceInTraffic {
  const keys = keysOf(place);
  const [part = '', what, ...inside] = keys;
  const isInBody = what === 'body';
  const inEntry = entry.isHar ? keysInHar(keys, entry) : keysInLine(keys, entry);
  return {
    path: [...pathOfEntry(entry), ...inEntry],
    pointer: isInBody && hasJson(entry, part) ? pathToPointer(inside) : null,
    range: rangeOf(inEntry, isInBody ? inside : [], entry),
  };
}

/** The keys of an entry from the root of its file. */
function pathOfEntry({ form, index }: TrafficEntry): string[] {
  return form === 'har' ? ['log', 'entries', String(index)] : [String(index)];
}

function hasJson({ recorded }: TrafficEntry, part: string): boolean {
  const body = part === 'request' ? recorded.request.body : recorded.response.body;
  return body.state === 'json' || body.state === 'text';
}

/** Where HAR has a part of an exchange. */
function keysInHar([part = '', what, ...inside]: readonly string[], { data }: TrafficEntry): string[] {
  if (what === undefined) return part === '' ? [] : [part];
  if (what === 'body') return [part, ...(part === 'request' ? ['postData', 'text'] : ['content', 'text'])];
  if (what !== 'headers') return [part, what];
  const [name, number = '0'] = inside;
  if (name === undefined) return [part, what];
  const fields = member(member(data, part), 'headers') as readonly unknown[];
  return [part, what, String(indexesByName(fields).get(name)?.[Number(number)] ?? ''), 'value'];
}

/** Where a document in any of its forms has a part of an exchange. */
function keysInLine([part = '', what, ...inside]: readonly string[], { data }: TrafficEntry): readonly string[] {
  if (part !== 'request' && part !== 'response') return [];
  const above = keysInDocument(data, part) ?? [];
  if (what === undefined) return above;
  const keys = keysInDocument(data, part, what as MessagePart);
  // What is missing has the message around it.
  if (keys === null) return what === 'body' ? [...above, what, ...inside] : [...above, what];
  const value = valueAt(data, keys);
  if (what === 'headers') return [...keys, ...keysOfField(inside, value)];
  // What a body of JSON that is a text has inside, its text has.
  return typeof value === 'string' ? keys : [...keys, ...inside];
}

/** The keys of a field below all fields, which may be a list. */
function keysOfField([name, number = '0']: readonly string[], headers: unknown): readonly string[] {
  if (name === undefined) return [];
  const alike = (fieldsIn(headers) ?? []).filter((field) => field.name === name);
  return alike[Number(number)]?.keys ?? [name];
}

const indexesByName = memoize((fields: readonly unknown[]) =>
  groupBy([...fields.keys()], (index) => member(fields[index], 'name')),
);

const sourceOf: (entry: TrafficEntry) => Source | null = memoize(({ text }) => readJsonSource(text));

function rangeOf(path: readonly string[], inside: readonly string[], entry: TrafficEntry): Range {
  const source = sourceOf(entry);
  if (source === null) return { start: entry.start, end: entry.start };
  const { tree } = source;
  const row = tree.find(path);
  const isText = tree.reach(path) === path.length && entry.text.charCodeAt(tree.startOf(row)) === QUOTE;
  const within = isText ? offsetsInText(entry, tree.startOf(row), tree.endOf(row), inside) : null;
  const [start, end] = within ?? [tree.startOf(row), tree.endOf(row)];
  const range = tree.rangeBetween(start, end);
  return { start: behind(entry.start, range.start), end: behind(entry.start, range.end) };
}

const QUOTE = 34;

/** A position in an entry as one in the file. */
function behind(start: Position, { line, character }: Position): Position {
  return line === 0
    ? { line: start.line, character: start.character + character }
    : { line: start.line + line, character };
}

/** The offsets of a value in a body of JSON that is written as a string; null where the body is no JSON. */
function offsetsInText(
  entry: TrafficEntry,
  start: number,
  end: number,
  inside: readonly string[],
): readonly [number, number] | null {
  if (inside.length === 0) return null;
  const known = bodiesOf(entry).get(start);
  const body = known === undefined ? readBody(entry.text.slice(start, end)) : known;
  bodiesOf(entry).set(start, body);
  if (body === null) return null;
  const { tree, offsets } = body;
  const row = tree.find(inside);
  return [start + offsets.rawOffset(tree.startOf(row)), start + offsets.rawOffset(tree.endOf(row))];
}

/** A body of JSON that an entry has as a string. */
interface BodyInText {
  readonly tree: SourceTree;
  readonly offsets: StringOffsets;
}

/** The bodies of an entry by the offset at which each begins; null for one that is no JSON. */
const bodiesOf = memoize((_entry: TrafficEntry) => new Map<number, BodyInText | null>());

function readBody(raw: string): BodyInText | null {
  const source = readJsonSource(asString(JSON.parse(raw)) ?? '');
  return source === null ? null : { tree: source.tree, offsets: new StringOffsets(raw) };
}

/** So many units of what a JSON string says are counted between two offsets that are kept. */
const STEP = 256;

/** The offsets in a JSON string, with its quotation mark, of what it says. */
class StringOffsets {
  /** Of every unit whose number can be divided by the step. */
  private readonly kept: number[] = [1];

  constructor(private readonly raw: string) {}

  /** The offset of a unit of what the string says. */
  rawOffset(unit: number): number {
    const wanted = Math.floor(unit / STEP);
    for (let number = this.kept.length; number <= wanted; number++) {
      this.kept.push(this.behind(this.kept[number - 1] ?? 1, STEP));
    }
    return this.behind(this.kept[wanted] ?? 1, unit % STEP);
  }

  private behind(offset: number, units: number): number {
    let at = offset;
    for (let unit = 0; unit < units; unit++) at += this.raw[at] !== '\\' ? 1 : this.raw[at + 1] === 'u' ? 6 : 2;
    return at;
  }
}
