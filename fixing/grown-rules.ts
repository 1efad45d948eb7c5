import type { Change } from '../framework/changes/change.ts';
import type { FileEdit } from '../framework/changes/file-edit.ts';
import { yieldedToBy } from '../framework/rule-order.ts';
import { greatest, least } from '../model/lib/lists.ts';
import type { PlaceInFile } from '../source/result.ts';
import { type Candidate, markOf, textOf } from './candidates.ts';
import { changesOfPass, type FoundPlaces, type PassRecord, placeBefore } from './pass-record.ts';

/** A rule that has more findings in the end than in the beginning, and the fixes that may be why. */
export interface GrownRule {
  readonly rule: string;
  /** How many it has more. */
  readonly excess: number;
  /** The index of the first pass that carried out one of the fixes. */
  readonly pass: number;
  /** The fixes by their mark, those that are most likely why before others. */
  readonly suspects: readonly ReadonlySet<string>[];
}

/** Gives the paths by which a place is used, in the present texts. */
export type PathsUsing = (place: PlaceInFile) => ReadonlySet<string>;

/** The rules that have more findings now than before all passes, and which of their fixes may be why. */
export function grownRules(passes: readonly PassRecord[], now: FoundPlaces, pathsUsing: PathsUsing): GrownRule[] {
  const first = passes[0]?.placesBefore;
  if (first === undefined) return [];
  const grown = [...now].filter(([rule, places]) => places.size > (first.get(rule)?.size ?? 0));
  const changes = grown.length === 0 ? [] : passes.map(changesOfPass);
  return grown.map(([rule, places]) => ({
    rule,
    excess: places.size - (first.get(rule)?.size ?? 0),
    ...causesOf(rule, [...places.values()], { passes, changes, pathsUsing }),
  }));
}

/** What causes are looked for in. */
interface Search {
  readonly passes: readonly PassRecord[];
  readonly changes: readonly ReadonlyMap<string, Change>[];
  readonly pathsUsing: PathsUsing;
}

function causesOf(rule: string, places: readonly PlaceInFile[], search: Search): Pick<GrownRule, 'pass' | 'suspects'> {
  const suspects = [new Set<string>(), new Set<string>(), new Set<string>(), new Set<string>()] as const;
  const reporting = new Set(yieldedToBy(rule));
  const culprits: number[] = [];
  for (const place of places) {
    const origin = originOf(place, rule, search);
    if (origin === null) continue;
    const carriedOut = search.passes[origin.pass]?.carriedOut ?? [];
    const near = nearest(origin.place, carriedOut);
    const paths = search.pathsUsing(place);
    const later = search.changes.slice(origin.pass + 1);
    const renames = carriedOut.filter(({ edits }) => edits.some(renamesPath));
    const leading = renames.filter(({ edits }) => edits.some((edit) => paths.has(nameOfPath(edit, later) ?? '')));
    const tiers = [
      [...near.filter(changesMeaning), ...leading],
      near,
      carriedOut.filter(({ result }) => reporting.has(result.code)),
      renames,
    ];
    for (const [index, tier] of tiers.entries()) for (const one of tier) suspects[index]?.add(markOf(one));
    if (tiers.some(({ length }) => length > 0)) culprits.push(origin.pass);
  }
  return { pass: least(culprits), suspects };
}

/** The last pass after which a rule finds something at a place, and did not before; null for what it found in the beginning. */
function originOf(
  place: PlaceInFile,
  rule: string,
  { passes, changes }: Search,
): { readonly pass: number; readonly place: PlaceInFile } | null {
  let origin: { pass: number; place: PlaceInFile } | null = null;
  let later = place;
  for (let pass = passes.length - 1; pass >= 0; pass--) {
    const before = placeBefore(later, changes[pass] ?? new Map());
    if (before === null) return origin ?? { pass, place: later };
    const isKnown = passes[pass]?.placesBefore.get(rule)?.has(textOf(before)) === true;
    if (!isKnown) origin ??= { pass, place: before };
    if (isKnown && pass === 0) return null;
    later = before;
  }
  return origin;
}

/** The fixes whose edits stand nearest to a place: at least in the same path item or component. */
function nearest({ source, path }: PlaceInFile, candidates: readonly Candidate[]): Candidate[] {
  const shared = candidates.map(({ edits }) =>
    greatest(
      edits.flatMap((edit) => (edit.source === source ? sharedKeys(edit.path.map(String), path) : [])),
      -1,
    ),
  );
  const needed = path[0] === 'components' ? 3 : 2;
  const most = greatest(shared, Math.min(needed, path.length));
  return candidates.filter((_candidate, index) => shared[index] === most);
}

function sharedKeys(one: readonly string[], other: readonly string[]): number {
  const first = one.findIndex((key, index) => key !== other[index]);
  return first === -1 ? one.length : first;
}

/** False for a fix that only bounds values: what something is follows from names and types. */
function changesMeaning({ edits }: Candidate): boolean {
  return !edits.every(({ edit, path }) => edit === 'set' && /^(?:min|max|pattern$)/.test(String(path.at(-1))));
}

/** Of a path in a right spelling it is known what it is, and so are the bodies of its operations. */
function renamesPath({ edit, path }: FileEdit): boolean {
  return edit === 'rename' && path.length === 2 && path[0] === 'paths';
}

/** What a path is called in the end that an edit renames; null for other edits. */
function nameOfPath(edit: FileEdit, later: readonly ReadonlyMap<string, Change>[]): string | null {
  if (!renamesPath(edit) || edit.edit !== 'rename') return null;
  return later.reduce(
    (name, changes) => changes.get(edit.source)?.inside.get('paths')?.inside.get(name)?.renamed ?? name,
    edit.to,
  );
}
