import type { Change } from '../framework/changes/change.ts';
import type { FileEdit } from '../framework/changes/file-edit.ts';
import { yieldedToBy } from '../framework/rule-order.ts';
import { greatest, least } from '../model/lib/lists.ts';
import type { PlaceInFile } from '../source/result.ts';
import { type Candidate, markOf, textOf } from './candidates.ts';
import { changesOfPass, type FoundPlaces, type PassRecord, placeBefore } from './pass-record.ts';
import type { Users } from './paths-using.ts';

/** A rule that has more findings in the end than in the beginning, and the fixes that may be why. */
export interface GrownRule {
  readonly rule: string;
  /** How many it has more, at least, since it has. */
  readonly excess: number;
  /** After so many passes it has more, and after each later one. */
  readonly shownAfter: number;
  /** The index of the first pass that carried out one of the fixes. */
  readonly pass: number;
  /** The fixes by their mark, those that are most likely why before others. */
  readonly suspects: readonly ReadonlySet<string>[];
}

/** How the parts of the present texts refer to each other. */
export interface References extends Users {
  /** What stands at the end of the reference at a place; null where there is no reference. */
  readonly targetOf: (place: PlaceInFile) => PlaceInFile | null;
}

/** The rules that have more findings now than before all passes, and which of their fixes may be why. */
export function grownRules(passes: readonly PassRecord[], now: FoundPlaces, references: References): GrownRule[] {
  const first = passes[0]?.placesBefore;
  if (first === undefined) return [];
  const grown = [...now].filter(([rule, places]) => places.size > (first.get(rule)?.size ?? 0));
  const changes = grown.length === 0 ? [] : passes.map(changesOfPass);
  return grown.map(([rule, places]) => ({
    rule,
    ...growthOf(rule, passes, places.size),
    ...causesOf(rule, [...places.values()], { passes, changes, references }),
  }));
}

/** Since when a rule has more findings, and how many. */
function growthOf(rule: string, passes: readonly PassRecord[], now: number): Pick<GrownRule, 'excess' | 'shownAfter'> {
  const [first = 0, ...later] = [...passes.map(({ placesBefore }) => placesBefore.get(rule)?.size ?? 0), now];
  const start = later.findLastIndex((count) => count <= first) + 1;
  return { excess: least(later.slice(start)) - first, shownAfter: start + 1 };
}

/** What causes are looked for in. */
interface Search {
  readonly passes: readonly PassRecord[];
  readonly changes: readonly ReadonlyMap<string, Change>[];
  readonly references: References;
}

function causesOf(rule: string, places: readonly PlaceInFile[], search: Search): Pick<GrownRule, 'pass' | 'suspects'> {
  const suspects = [new Set<string>(), new Set<string>(), new Set<string>(), new Set<string>()] as const;
  const culprits: number[] = [];
  for (const place of places) {
    const origin = originOf(place, rule, search);
    if (origin === null) continue;
    const tiers = tiersOf(rule, place, origin, search);
    for (const [index, tier] of tiers.entries()) {
      for (const { candidate, pass } of tier) {
        suspects[index]?.add(markOf(candidate));
        culprits.push(pass);
      }
    }
  }
  return { pass: least(culprits), suspects };
}

/** A fix with the index of the pass that carried it out. */
interface Done {
  readonly candidate: Candidate;
  readonly pass: number;
}

/** The fixes that may be why a rule speaks at a place, the likely ones first. */
function tiersOf(rule: string, place: PlaceInFile, origin: Origin, search: Search): Done[][] {
  const { passes, changes, references } = search;
  const carriedOut = passes[origin.pass]?.carriedOut ?? [];
  const inOrigin = (candidates: readonly Candidate[]) =>
    candidates.map((candidate) => ({ candidate, pass: origin.pass }));
  const near = nearest(origin.place, carriedOut);
  const here = near.filter(({ edits }) => edits.some((edit) => isAt(edit, origin.place)));
  const [paths, later] = [references.pathsUsing(place), changes.slice(origin.pass + 1)];
  const renames = carriedOut.filter(({ edits }) => edits.some(renamesPath));
  const leading = renames.filter(({ edits }) => edits.some((edit) => paths.has(nameOfPath(edit, later) ?? '')));
  const writers = writersOf(place, search);
  const reporting = new Set(yieldedToBy(rule));
  return [
    writers.length > 0 ? writers : inOrigin(here.length > 0 ? here : [...near.filter(changesMeaning), ...leading]),
    [...inOrigin(near), ...fixesOfTarget(place, search), ...fixesOfUsers(place, search)],
    inOrigin(carriedOut.filter(({ result }) => reporting.has(result.code))),
    inOrigin(renames),
  ];
}

/** Since which pass a rule speaks at a place, and where that was before it. */
interface Origin {
  readonly pass: number;
  readonly place: PlaceInFile;
}

/**
 * The last pass after which a rule finds something at a place, and did not before; null for what it found in the
 * beginning.
 */
function originOf(place: PlaceInFile, rule: string, { passes, changes }: Search): Origin | null {
  let origin: Origin | null = null;
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

/**
 * The fixes that wrote the very value at a place: a rule may speak of it only once later passes renamed what is around
 * it.
 */
function writersOf(place: PlaceInFile, search: Search): Done[] {
  return fixesAt(place, search, (before) => {
    const [key, text] = [before.path.at(-1), textOf(before)];
    return ({ edit, source, path }) =>
      edit === 'set' && path.at(-1) === key && textOf({ source, path: path.map(String) }) === text;
  });
}

/** The fixes that changed what a place refers to: a rule that speaks at the reference judges what stands there. */
function fixesOfTarget(place: PlaceInFile, search: Search): Done[] {
  const target = search.references.targetOf(place);
  if (target === null) return [];
  return fixesAt(target, search, ({ source, path: within }) => (edit) => {
    const shared = sharedKeys(edit.path.map(String), within);
    return edit.source === source && shared === within.length;
  });
}

/** The fixes that gave other names in what refers to a place: what something is follows from what has it. */
function fixesOfUsers(place: PlaceInFile, { passes, references }: Search): Done[] {
  const users = references.componentsUsing(place);
  const isInUser = ({ edit, source, path }: FileEdit) =>
    edit === 'rename' &&
    users.some((user) => user.source === source && sharedKeys(path.map(String), user.path) === user.path.length);
  return passes.flatMap(({ carriedOut }, pass) =>
    carriedOut.filter(({ edits }) => edits.some(isInUser)).map((candidate) => ({ candidate, pass })),
  );
}

function isAt({ source, path }: FileEdit, place: PlaceInFile): boolean {
  return textOf({ source, path: path.map(String) }) === textOf(place);
}

/** The fixes with an edit that `concerns` a place as it was before their pass, with the index of the pass. */
function fixesAt(
  place: PlaceInFile,
  { passes, changes }: Search,
  concerns: (before: PlaceInFile) => (edit: FileEdit) => boolean,
): Done[] {
  const found: Done[] = [];
  let later = place;
  for (let pass = passes.length - 1; pass >= 0; pass--) {
    const before = placeBefore(later, changes[pass] ?? new Map());
    if (before === null) break;
    const isMeant = concerns(before);
    for (const candidate of passes[pass]?.carriedOut ?? [])
      if (candidate.edits.some(isMeant)) found.push({ candidate, pass });
    later = before;
  }
  return found;
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
