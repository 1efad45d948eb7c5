import { asObject, asString, has, type JsonObject } from '../description/json.ts';
import type { MediaTypeNode } from '../description/nodes.ts';
import { below, type Place } from '../description/place.ts';
import type { Direction } from './change.ts';
import { type SchemaProperty, type SchemaView, SchemaViews } from './schema-view.ts';

type Report = (
  place: Place,
  side: 'before' | 'after',
  facts: { subject: string; keyword: string; before: unknown; after: unknown },
) => void;

/** What is said of one part of a form, with what holds where nothing is said (OpenAPI, Encoding Object). */
interface Encoding {
  readonly contentType: string;
  readonly style: unknown;
  readonly explode: unknown;
}

const KEYWORDS = ['contentType', 'style', 'explode'] as const;

/** Compares how the parts of a form are written: those that both versions have. */
export function compareEncodings(then: MediaTypeNode, now: MediaTypeNode, direction: Direction, report: Report): void {
  const [before, after] = [asObject(then.value.encoding), asObject(now.value.encoding)];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  if (names.size === 0) return;
  const [old, present] = [partsOf(then), partsOf(now)];
  for (const subject of names) {
    const [was, is] = [encodingOf(before, old, subject), encodingOf(after, present, subject)];
    if (was === null || is === null) continue;
    const keyword = KEYWORDS.find((one) => !isTaken(one, was, is, direction));
    if (keyword === undefined) continue;
    const side = has(after, subject) ? 'after' : 'before';
    const media = side === 'after' ? now : then;
    const place = below(media.place, 'encoding', subject);
    const at = has(asObject(asObject(media.value.encoding)[subject]), keyword) ? below(place, keyword) : place;
    report(at, side, { subject, keyword, before: was[keyword], after: is[keyword] });
  }
}

/** The names of the parts that both versions have and that have headers in one of them. */
export function partsWithHeaders(then: MediaTypeNode, now: MediaTypeNode): string[] {
  const names = new Set([then, now].flatMap(({ partHeaders }) => [...partHeaders.keys()]));
  if (names.size === 0) return [];
  const [old, present] = [partsOf(then), partsOf(now)];
  return [...names].filter((name) => old.has(name) && present.has(name));
}

/** Whether what one side sends is taken by the other. */
function isTaken(keyword: (typeof KEYWORDS)[number], was: Encoding, is: Encoding, direction: Direction): boolean {
  if (keyword !== 'contentType') return was[keyword] === is[keyword];
  const [sent, taken] = (direction === 'request' ? [was, is] : [is, was]).map((one) => typesIn(one.contentType));
  return sent?.every((type) => taken?.some((other) => covers(other, type))) === true;
}

function typesIn(contentType: string): string[] {
  return contentType.split(',').map((type) => type.split(';')[0]?.trim().toLowerCase() ?? '');
}

function covers(range: string, type: string): boolean {
  return range === type || range === '*/*' || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)));
}

type Parts = ReadonlyMap<string, SchemaProperty>;

function partsOf({ schema }: MediaTypeNode): Parts {
  return schema === null ? new Map() : new SchemaViews().ofUses([schema], schema.place).properties;
}

/** Null for a part that the schema does not have: its property came or went. */
function encodingOf(encodings: JsonObject, parts: Parts, name: string): Encoding | null {
  const part = parts.get(name);
  if (part === undefined) return null;
  const { contentType, style = 'form', explode } = asObject(encodings[name]);
  return {
    contentType: asString(contentType) ?? usualType(part.view),
    style,
    explode: explode ?? style === 'form',
  };
}

/** Lists in lists that are looked into: one may hold itself. */
const MOST_LISTS = 8;

/**
 * What a part is written as where its encoding does not say (OpenAPI, Encoding Object); that of a list is that of its
 * items.
 */
function usualType(view: SchemaView, lists = 0): string {
  const types = [...(view.types ?? [])].filter((type) => type !== 'null');
  const items = types.length === 1 && types[0] === 'array' ? view.joint('items', 'items') : null;
  if (items !== null && lists < MOST_LISTS) return usualType(items, lists + 1);
  if (types.length === 1 && types[0] === 'object') return 'application/json';
  const isText = types.length > 0 && types.every((type) => type !== 'array' && type !== 'object');
  return isText && view.all('format').every(({ value }) => value !== 'binary')
    ? 'text/plain'
    : 'application/octet-stream';
}
