import type { Change } from '../framework/changes/change.ts';
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
  /** The fixes by their mark: those nearest to what the rule finds now and did not find before. */
  readonly marks: ReadonlySet<string>;
}

/** The rules that have more findings now than before all passes, and which of their fixes may be why. */
export function grownRules(passes: readonly PassRecord[], now: FoundPlaces): GrownRule[] {
  if (passes.length === 0) return [];
  const changes = passes.map(changesOfPass);
  return [...now].flatMap(([rule, places]) => {
    const excess = places.size - (passes[0]?.placesBefore.get(rule)?.size ?? 0);
    return excess > 0 ? { rule, excess, ...causesOf(rule, [...places.values()], passes, changes) } : [];
  });
}
function causesOf(
  rule: string,
  places: readonly PlaceInFile[],
  passes: readonly PassRecord[],
  changes: readonly ReadonlyMap<string, Change>[],
): Pick<GrownRule, 'pass' | 'marks'> {
  const marks = new Set<string>();
  const culprits: number[] = [];
  for (const place of places) {
    const origin = originOf(place, rule, passes, changes);
    if (origin === null) continue;
    for (const candidate of nearest(origin.place, passes[origin.pass]?.carriedOut ?? [])) {
      marks.add(markOf(candidate));
      culprits.push(origin.pass);
    }
  }
  return { pass: least(culprits), marks };
}

/** The last pass after which a rule finds something at a place, and did not before; null for what it found in the beginning. */
function originOf(
  place: PlaceInFile,
  rule: string,
  passes: readonly PassRecord[],
  changes: readonly ReadonlyMap<string, Change>[],
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

/** As many keys as a fix has to share with a finding: the path, or the kind of component, and its name. */
const LEAST_SHARED = 2;

/** The fixes whose edits stand nearest to a place. */
function nearest({ source, path }: PlaceInFile, candidates: readonly Candidate[]): Candidate[] {
  const shared = candidates.map(({ edits }) =>
    greatest(
      edits.flatMap((edit) => (edit.source === source ? sharedKeys(edit.path.map(String), path) : [])),
      -1,
    ),
  );
  const most = greatest(shared, Math.min(LEAST_SHARED, path.length));
  const near = candidates.filter((_candidate, index) => shared[index] === most);
  return near.length > 0 ? near : candidates.filter(renamesPath);
}

/** What stands in another file than its path, or is found because of the path beside it, follows from the names of paths. */
function renamesPath({ edits }: Candidate): boolean {
  return edits.some(({ edit, path }) => edit === 'rename' && path.length === 2 && path[0] === 'paths');
}

function sharedKeys(one: readonly string[], other: readonly string[]): number {
  const first = one.findIndex((key, index) => key !== other[index]);
  return first === -1 ? one.length : first;
}
