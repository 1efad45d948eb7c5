import { type Change, noChange } from '../framework/changes/change.ts';
import { changesOf } from '../framework/changes/file-edit.ts';
import { memoize } from '../model/lib/memoize.ts';
import { type PlaceInFile, type Result, resultPlaces } from '../source/result.ts';
import { type Candidate, textOf } from './candidates.ts';

/** A pass that changed texts. */
export interface PassRecord {
  /** The texts that had changed before it, by source. */
  readonly textsBefore: ReadonlyMap<string, string>;
  /** What was found before it. */
  readonly placesBefore: FoundPlaces;
  readonly carriedOut: readonly Candidate[];
  /** The texts before it of the files that it changed, by source. */
  readonly files: ReadonlyMap<string, string>;
}

/** Where each rule found something: places by their text, by the id of the rule. */
export type FoundPlaces = ReadonlyMap<string, ReadonlyMap<string, PlaceInFile>>;

/** The places of findings, those that joined findings stand for included. */
export function foundPlaces(results: readonly Result[]): FoundPlaces {
  const places = new Map<string, Map<string, PlaceInFile>>();
  for (const result of results) {
    const known = places.get(result.code) ?? new Map<string, PlaceInFile>();
    places.set(result.code, known);
    for (const { source, path } of resultPlaces(result)) known.set(textOf({ source, path }), { source, path });
  }
  return places;
}

/** What changed, by source. */
export type ChangesBySource = ReadonlyMap<string, Change>;

/** Where a place was before a pass; null for what the pass put there. */
export function placeBefore({ source, path }: PlaceInFile, changes: ChangesBySource): PlaceInFile | null {
  const before = pathBefore(path, changes.get(source) ?? noChange());
  return before === null ? null : { source, path: before };
}

/** What a pass changed, by source. */
export const changesOfPass: (pass: PassRecord) => ChangesBySource = memoize(({ carriedOut }) =>
  changesOf(carriedOut.flatMap(({ edits }) => edits)),
);

/** Where a place was before all passes; of what one of them put there, its place after that one. */
export function firstPlaceOf(place: PlaceInFile, passes: readonly ChangesBySource[]): PlaceInFile {
  let first = place;
  for (const [index, changes] of [...passes.entries()].reverse()) {
    const before = placeBefore(first, changes);
    if (before === null) return { ...first, path: [...first.path, `pass ${index}`] };
    first = before;
  }
  return first;
}

function pathBefore(path: readonly string[], root: Change): string[] | null {
  const before: string[] = [];
  let change: Change | undefined = root;
  for (const key of path) {
    const old: string | null = change === undefined ? key : keyBefore(key, change);
    if (old === null) return null;
    before.push(old);
    change = change?.inside.get(old) ?? change?.inside.get(Number(old));
  }
  return before;
}

/** Null for an item that was put there. */
function keyBefore(key: string, change: Change): string | null {
  const isList = [...change.inside.keys()].some((one) => typeof one === 'number');
  return isList ? indexBefore(Number(key), change) : nameBefore(key, change);
}

function nameBefore(name: string, { inside }: Change): string {
  for (const [key, { renamed }] of inside) if (renamed === name) return String(key);
  return name;
}

function indexBefore(index: number, { inside }: Change): string | null {
  let now = 0;
  for (let before = 0; ; before++) {
    const change = inside.get(before);
    now += change?.before.length ?? 0;
    if (index < now) return null;
    if (change?.removed === true) continue;
    if (index === now) return String(before);
    now++;
  }
}
