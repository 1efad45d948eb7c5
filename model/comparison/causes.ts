import { byPlace, nameInFile, type Place } from '../description/place.ts';
import { appendTo } from '../lib/group-by.ts';
import type { Change, ChangedUse, ChangeFacts, ChangeName, Direction, Verdict } from './change.ts';
import { distinctUses } from './distinct-uses.ts';
import { type Exchange, ExchangedReferences } from './exchanged-references.ts';
import type { InterfaceComparison, UsedChange } from './interface-comparison.ts';
import { withJoinedEntries } from './join-changes.ts';
import { withJoinedCopies } from './join-copies.ts';
import { renamedWithDiscriminators } from './renamed-discriminators.ts';
import type { ComparedPair } from './schema-comparison.ts';

/** What was found of one cause in one direction. */
interface Occurrence {
  readonly facts: ChangeFacts;
  readonly direction: Direction | null;
  readonly uses: readonly ChangedUse[];
  /** Where it stands in place of its own place, since nothing changed there. */
  readonly exchange: Exchange | null;
}

/** What a comparison found, compared to its end: each cause once, which is the same change at the same place. */
export function causesOf(comparison: InterfaceComparison): Change[] {
  const pairs = comparison.schemas.finish();
  const changed = pairs.filter(({ changes }) => changes.length > 0);
  const usesOf = usesOfPairs(changed, pairs, comparison);
  const exchanged = new ExchangedReferences(
    changed.length === 0 ? [] : pairs,
    comparison.roots,
    comparison.counterparts,
  );
  const occurrences = [
    ...comparison.changes.map((used) => ofInterface(used, comparison)),
    ...changed.flatMap((pair) => {
      const uses = usesOf(pair);
      const occurrenceOf = (facts: ChangeFacts): Occurrence => {
        return { facts, direction: pair.direction, uses, exchange: exchanged.of(pair, facts) };
      };
      return uses.length === 0 ? [] : pair.changes.map(occurrenceOf);
    }),
  ];
  const renamed = causesOfRenaming(changed);
  const causes = new Map<string, Occurrence[]>();
  for (const occurrence of occurrences) {
    const facts = renamed.get(causeOf(occurrence.facts));
    if (facts === undefined) appendTo(causes, causeOf(occurrence.facts), occurrence);
    else if (occurrence.facts.verdict === 'breaks')
      appendTo(causes, causeOf(facts), { ...occurrence, facts, exchange: null });
  }
  return withJoinedCopies(withoutInner(withJoinedEntries([...causes.values()].map(joined).sort(byChange))));
}

/** What is of the cause that another property tells alternatives apart, wherever else these are used. */
function causesOfRenaming(changed: readonly ComparedPair[]): ReadonlyMap<string, ChangeFacts> {
  return new Map([...renamedWithDiscriminators(changed)].map(([change, cause]) => [causeOf(change), cause]));
}

/** What came or went with a reference stands at that where the definition was there before, or still is. */
function ofInterface({ facts, direction, use, at }: UsedChange, { counterparts }: InterfaceComparison): Occurrence {
  const { place, side } = facts;
  const isKept = at !== place && counterparts.isUnchanged(place, side);
  const names = { before: null, after: null };
  return { facts, direction, uses: [use], exchange: isKept ? { places: [at], side, names } : null };
}

/** What stood inside of something that is gone is gone with it: the text has one cause. */
function withoutInner(changes: readonly Change[]): Change[] {
  const gone = new Set(changes.filter(isGone).flatMap(({ place, places = [place] }) => places.map(textOf)));
  return changes.filter(({ side, place }) => {
    if (side === 'after') return true;
    for (let at = place.parent; at !== null; at = at.parent) if (gone.has(textOf(at))) return false;
    return true;
  });
}

function isGone({ side, verdict, name }: Change): boolean {
  return side === 'before' && verdict === 'breaks' && name.endsWith('-removed');
}

function textOf(place: Place): string {
  return `${place.file.source ?? ''}\n${nameInFile(place)}`;
}

function causeOf({ name, side, place, subject }: ChangeFacts): string {
  return [name, side, subject ?? '', place.file.source ?? '', nameInFile(place)].join('\n');
}

const SEVERITY: Readonly<Record<Verdict, number>> = { breaks: 0, undecided: 1, harmless: 2, fine: 3 };

/** What is of requests and responses is named after requests, whatever operation comes first. */
function orderOf(direction: Direction | null): number {
  return direction === 'response' ? 1 : 0;
}

/** What is said in the same words whoever sends the value, though it breaks in one direction only. */
const TOLD_OF_BOTH: ReadonlySet<ChangeName> = new Set(['object-closed']);

function joined(occurrences: readonly Occurrence[]): Change {
  const [first, ...others] = occurrences.toSorted(
    (one, other) =>
      SEVERITY[one.facts.verdict] - SEVERITY[other.facts.verdict] || orderOf(one.direction) - orderOf(other.direction),
  );
  if (first === undefined) throw new Error('a cause has no occurrence');
  const alike = [first, ...others].filter(({ facts }) => facts.verdict === first.facts.verdict);
  const directions = [...new Set(alike.flatMap(({ direction }) => direction ?? []))];
  const told = TOLD_OF_BOTH.has(first.facts.name) ? occurrences : alike;
  const uses = distinctUses(told.flatMap((one) => one.uses));
  const facts = { ...first.facts, ...exchangedIn(first, alike) };
  return { ...facts, direction: directions[0] ?? null, directions, uses };
}

/** The references at which a change stands, where the text at its own place is as it was. */
function exchangedIn({ exchange }: Occurrence, alike: readonly Occurrence[]): Partial<Change> {
  if (exchange === null) return {};
  const places = alike.flatMap((one) => (one.exchange?.side === exchange.side ? one.exchange.places : []));
  const named = new Map(places.map((place) => [textOf(place), place]));
  const [place, ...others] = [...named.values()].toSorted(byPlace);
  if (place === undefined) return {};
  const { side, names } = exchange;
  return { place, side, exchanged: names, ...(others.length > 0 && { places: [place, ...others] }) };
}

function byChange(left: Change, right: Change): number {
  return left.side === right.side ? byPlace(left.place, right.place) : left.side === 'after' ? -1 : 1;
}

/** Where a pair is used: at all roots that lead to it. */
function usesOfPairs(
  changed: readonly ComparedPair[],
  pairs: readonly ComparedPair[],
  { roots }: InterfaceComparison,
): (pair: ComparedPair) => readonly ChangedUse[] {
  if (changed.length === 0) return () => [];
  const above = new Map<ComparedPair, ComparedPair[]>();
  for (const pair of pairs) for (const lower of pair.below) appendTo(above, lower, pair);
  const usesOfRoot = new Map<ComparedPair, ChangedUse[]>();
  for (const { pair, use } of roots) appendTo(usesOfRoot, pair, use);
  return (pair) => {
    const reached = new Set([pair]);
    for (const one of reached) for (const holder of above.get(one) ?? []) reached.add(holder);
    return [...reached].flatMap((one) => usesOfRoot.get(one) ?? []);
  };
}
