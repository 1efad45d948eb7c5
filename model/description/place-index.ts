import { memoizeLatest } from '../lib/memoize.ts';
import type { Place } from './place.ts';

/** Of a long key, as many characters as suffice to tell most keys apart. */
const MOST_CHARACTERS = 32;

/** No entry. */
const NONE = -1;

/**
 * Items by the place that they belong to: by its file and keys, whichever object stands for it. A hash table over the
 * places themselves, since a text of the keys for each takes more memory than what it stands for.
 */
export class PlaceIndex<Item> {
  private readonly places: Place[] = [];
  private readonly items: Item[] = [];
  /** By entry: its hash, and the entry before it in the same bucket. */
  private hashes = new Int32Array(16);
  private before = new Int32Array(16);
  /** By bucket: the last entry. Twice as many as there is room for entries. */
  private buckets = new Int32Array(32).fill(NONE);

  add(place: Place, item: Item): void {
    const entry = this.places.length;
    if (entry === this.hashes.length) this.grow();
    this.places.push(place);
    this.items.push(item);
    this.hashes[entry] = hashOf(place);
    this.link(entry);
  }

  /**
   * The items at a place, in the order in which they were added. One that was added there several times on end is given
   * once.
   */
  at(place: Place): readonly Item[] {
    const hash = hashOf(place);
    let found: Item[] | null = null;
    for (let entry = this.bucket(hash); entry !== NONE; entry = this.before[entry] ?? NONE) {
      if (this.hashes[entry] !== hash || !isSamePlace(this.places[entry] as Place, place)) continue;
      const item = this.items[entry] as Item;
      if (found === null) found = [item];
      else if (found.at(-1) !== item) found.push(item);
    }
    return found?.reverse() ?? NOTHING;
  }

  private bucket(hash: number): number {
    return this.buckets[hash & (this.buckets.length - 1)] ?? NONE;
  }

  private link(entry: number): void {
    const bucket = (this.hashes[entry] ?? 0) & (this.buckets.length - 1);
    this.before[entry] = this.buckets[bucket] ?? NONE;
    this.buckets[bucket] = entry;
  }

  private grow(): void {
    this.hashes = twice(this.hashes);
    this.before = twice(this.before);
    this.buckets = new Int32Array(this.buckets.length * 2).fill(NONE);
    for (let entry = 0; entry < this.places.length; entry++) this.link(entry);
  }
}

const NOTHING: readonly never[] = Object.freeze([]);

function twice(numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}

/**
 * The same for places with the same keys; an index of a list is the same as its text. Several indexes are asked for one
 * place in turn.
 */
const hashOf = memoizeLatest((place: Place): number => {
  let hash = 0;
  for (let current = place; current.parent !== null; current = current.parent) {
    hash = hashOfKey(String(current.key), (Math.imul(hash, 31) + 17) | 0);
  }
  return hash;
});

function hashOfKey(key: string, start: number): number {
  let hash = start ^ key.length;
  for (let at = Math.max(0, key.length - MOST_CHARACTERS); at < key.length; at++) {
    hash = Math.imul(hash ^ key.charCodeAt(at), 16_777_619);
  }
  // The low bits choose the bucket.
  return hash ^ (hash >>> 15);
}

function isSamePlace(left: Place, right: Place): boolean {
  if (left.file !== right.file) return false;
  let one: Place | null = left;
  let other: Place | null = right;
  while (one !== other) {
    if (one === null || other === null || one.parent === null || other.parent === null) return isRoot(one, other);
    if (one.key !== other.key && String(one.key) !== String(other.key)) return false;
    one = one.parent;
    other = other.parent;
  }
  return true;
}

/** Both have come to the root of their file. */
function isRoot(one: Place | null, other: Place | null): boolean {
  return one?.parent === null && other?.parent === null;
}
