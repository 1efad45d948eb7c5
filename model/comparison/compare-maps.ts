import { admits } from '../text/pattern/admits.ts';
import { parsePattern } from '../text/pattern/pattern.ts';
import type { Comparing } from './comparing.ts';
import { isRestricting } from './restricting.ts';
import type { SchemaView } from './schema-view.ts';

/** Compares what is said of properties without a name of their own, and of names. */
export function compareMaps(comparing: Comparing): void {
  compareFurtherProperties(comparing);
  compareNamePatterns(comparing);
  compareNames(comparing);
}

/** The schema that properties under a name have when `properties` does not have it, where that says anything. */
export function schemaOfOthers(view: SchemaView, name: string): SchemaView | null {
  const byPattern = view.usesOf('patternProperty').find(({ key }) => admits(parsePattern(String(key)), name) === true);
  if (byPattern !== undefined) return view.joint('patternProperty', byPattern.key);
  return view.properties.size === 0 ? (view.furtherProperties?.view ?? null) : null;
}

/** Compares `additionalProperties`, or `unevaluatedProperties`, which says the same of what `allOf` brings together. */
function compareFurtherProperties({ before, after, inner, outer, report, compare }: Comparing): void {
  const [then, now] = [before.furtherProperties, after.furtherProperties];
  if (then !== null && now !== null) compare(then.view, now.view);
  const wanted = outer === after ? now : then;
  const isSaid = inner.furtherProperties !== null || inner.closedAt !== null;
  if (wanted === null || isSaid || !isRestricting(wanted.view)) return;
  const side = outer === after ? 'after' : 'before';
  report('map-values-changed', 'breaks', { place: wanted.place, side }, { keyword: wanted.keyword });
}

/**
 * Compares `patternProperties`: each pattern with the same one, or with what else is said of properties with such
 * names.
 */
function compareNamePatterns(comparing: Comparing): void {
  const { before, after, inner, outer, compare } = comparing;
  for (const { key } of before.usesOf('patternProperty')) {
    const [then, now] = [before, after].map((view) => view.joint('patternProperty', key));
    if (then != null && now != null) compare(then, now);
  }
  const held = new Set(inner.usesOf('patternProperty').map(({ key }) => key));
  for (const { key } of outer.usesOf('patternProperty')) if (!held.has(key)) compareLostPattern(key, comparing);
  const wanted = new Set(outer.usesOf('patternProperty').map(({ key }) => key));
  for (const { key } of inner.usesOf('patternProperty')) if (!wanted.has(key)) compareOpenedPattern(key, comparing);
}

/** What the outer schema says of names of a pattern, and the inner one does not. */
function compareLostPattern(key: string | number, { after, inner, outer, report, compare }: Comparing): void {
  const wanted = outer.joint('patternProperty', key);
  if (wanted === null) return;
  const further = inner.furtherProperties;
  if (further !== null) {
    if (inner === after) compare(wanted, further.view);
    else compare(further.view, wanted);
    return;
  }
  const isClosed = inner.closedAt !== null;
  // What a request could not have before may be of any kind now.
  if (outer === after ? isClosed || !isRestricting(wanted) : !isClosed && !isRestricting(wanted)) return;
  const side = outer === after ? 'after' : 'before';
  const verdict = inner.usesOf('patternProperty').length === 0 ? 'breaks' : 'undecided';
  const place = outer.placeUnder('patternProperty', key);
  report('map-values-changed', verdict, { place, side }, { keyword: 'patternProperties', subject: String(key) });
}

/** What the inner schema says of names of a pattern, and the outer one does not. */
function compareOpenedPattern(key: string | number, { after, inner, outer, report, compare }: Comparing): void {
  const held = inner.joint('patternProperty', key);
  const further = outer.furtherProperties;
  if (held !== null && further !== null) {
    if (inner === after) compare(further.view, held);
    else compare(held, further.view);
    return;
  }
  // Requests had such properties, and the object takes none without a name any more.
  if (inner === after || outer.closedAt === null) return;
  const verdict = outer.usesOf('patternProperty').length === 0 ? 'breaks' : 'undecided';
  const at = { place: inner.placeUnder('patternProperty', key), side: 'before' as const };
  report('map-values-changed', verdict, at, { keyword: 'patternProperties', subject: String(key) });
}

function compareNames({ before, after, outer, report, compare }: Comparing): void {
  const [then, now] = [before, after].map((view) => view.joint('propertyNames', 'propertyNames'));
  const side = outer === after ? 'after' : 'before';
  const place = outer.placeUnder('propertyNames');
  if (then != null && now != null) compare(then, now);
  else if ((outer === after ? now : then) != null)
    report('property-names-changed', 'breaks', { place, side }, { keyword: 'propertyNames' });
}
