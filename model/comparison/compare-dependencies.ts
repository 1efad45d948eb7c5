import { asObject, isObject, member, sameJson, strings } from '../description/json.ts';
import { below, type Place } from '../description/place.ts';
import type { Comparing } from './comparing.ts';
import type { SchemaView } from './schema-view.ts';

/** Keywords of which each entry says what a property needs; the second is that of drafts before 2019-09. */
const KEYWORDS = ['dependentRequired', 'dependencies'];

/** That one property needs others. */
interface Dependency {
  readonly keyword: string;
  readonly name: string;
  /** The names that it needs; a schema in `dependencies`. */
  readonly needs: unknown;
  readonly place: Place;
}

/**
 * Compares which properties need others: what the outer schema asks, the inner one has to ask as well. One finding
 * stands for all.
 */
export function compareDependencies({ after, inner, outer, report }: Comparing): void {
  const held = dependenciesOf(inner);
  for (const { keyword, name, needs, place } of dependenciesOf(outer)) {
    const same = held.filter((other) => other.name === name);
    const side = outer === after ? 'after' : 'before';
    const facts = { keyword, subject: name };
    if (isObject(needs)) {
      if (same.some((other) => sameJson(other.needs, needs))) continue;
      report('dependency-changed', same.length === 0 ? 'breaks' : 'undecided', { place, side }, facts);
      return;
    }
    const known = new Set([...inner.required.keys(), ...same.flatMap((other) => strings(other.needs))]);
    const lost = strings(needs).filter((one) => !known.has(one));
    if (lost.length === 0) continue;
    report('dependency-changed', 'breaks', { place, side }, { ...facts, example: lost });
    return;
  }
}

function dependenciesOf(view: SchemaView): Dependency[] {
  return KEYWORDS.flatMap((keyword) =>
    view.all(keyword).flatMap(({ value, place }) =>
      Object.keys(asObject(value)).map((name) => {
        return { keyword, name, needs: member(asObject(value), name), place: below(place, name) };
      }),
    ),
  );
}
