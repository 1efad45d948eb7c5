import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import { byPlace, nameInFile, type Place } from '../description/place.ts';
import { EXTENSIONS } from '../description/schema-relations.ts';
import { appendTo } from '../lib/group-by.ts';
import type { ChangeFacts, Side } from './change.ts';
import type { Counterparts } from './counterparts.ts';
import type { Root } from './interface-comparison.ts';
import type { ComparedPair } from './schema-comparison.ts';
import type { SchemaView } from './schema-view.ts';

/** References that lead elsewhere, and what they led to and lead to. */
export interface Exchange {
  readonly places: readonly [Place, ...Place[]];
  readonly side: Side;
  /** The names of the definitions; null for a schema without one, and for none. */
  readonly names: { readonly before: string | null; readonly after: string | null };
}

interface Reference {
  readonly place: Place;
  readonly side: Side;
  readonly names: Exchange['names'];
}

/**
 * Finds what changed where a definition is as it was: somebody refers to another one. The change stands there, and not
 * at definitions that others go on using.
 */
export class ExchangedReferences {
  private readonly above = new Map<ComparedPair, ComparedPair[]>();
  private readonly roots = new Map<ComparedPair, Root[]>();
  private readonly counterparts: Counterparts;

  constructor(pairs: readonly ComparedPair[], roots: readonly Root[], counterparts: Counterparts) {
    this.counterparts = counterparts;
    for (const pair of pairs) for (const lower of pair.below) appendTo(this.above, lower, pair);
    for (const root of roots) appendTo(this.roots, root.pair, root);
  }

  /** Null where what stands at the place of the change was changed itself. */
  of(pair: ComparedPair, { place, side }: ChangeFacts): Exchange | null {
    if (!this.counterparts.isUnchanged(place, side)) return null;
    const part = partAt(pair[side], place);
    if (part === null || !this.isExchanged(pair, side, part)) return null;
    const found = this.climb(pair, side, part, new Set());
    const shown = found.some((one) => one.side === 'after') ? found.filter((one) => one.side === 'after') : found;
    const byName = new Map(shown.map((one) => [`${one.place.file.source ?? ''}\n${nameInFile(one.place)}`, one]));
    const [first, ...others] = [...byName.values()].toSorted((one, other) => byPlace(one.place, other.place));
    if (first === undefined) return null;
    return { places: [first.place, ...others.map((one) => one.place)], side: first.side, names: first.names };
  }

  /** True for a definition that both versions have, and the other one not as a part of this value. */
  private isExchanged(pair: ComparedPair, side: Side, { place }: SchemaNode): boolean {
    const others = side === 'before' ? pair.after.parts : pair.before.parts;
    const isThere = others.some((other) =>
      side === 'before' ? this.counterparts.areSame(place, other.place) : this.counterparts.areSame(other.place, place),
    );
    return !isThere && this.counterparts.isThere(place, side);
  }

  /**
   * What refers to a definition and did not, or did and does not: directly, or through others that are exchanged with
   * it.
   */
  private climb(pair: ComparedPair, side: Side, part: SchemaNode, seen: Set<ComparedPair>): Reference[] {
    const use = pair[side].parts
      .flatMap(({ uses }) => uses)
      .find((one) => one.target === part && isPart(one, pair[side]));
    if (use?.holder != null) {
      if (this.isExchanged(pair, side, use.holder)) return this.climb(pair, side, use.holder, seen);
      return [this.referenceIn(use, pair, side, part)];
    }
    if (seen.has(pair)) return [];
    seen.add(pair);
    const names = { before: nameOf(pair.before), after: nameOf(pair.after) };
    const fromRoots = (this.roots.get(pair) ?? []).map(({ place, use: { at } }): Reference => {
      const isBehind = at !== undefined && this.counterparts.isUnchanged(place, 'after');
      return { place: isBehind ? at : place, side: 'after', names };
    });
    const fromAbove = (this.above.get(pair) ?? []).flatMap((upper) =>
      usesOf(upper, pair, side, part).flatMap(({ own, now }) => {
        const { holder } = own;
        if (holder !== null && this.isExchanged(upper, side, holder)) return this.climb(upper, side, holder, seen);
        return [{ place: now.place, side: 'after' as const, names }];
      }),
    );
    return [...fromRoots, ...fromAbove];
  }

  /**
   * The entry of `allOf`, or the reference, by which a definition is a part of a schema, in the new version where it
   * leads to another one there.
   */
  private referenceIn(use: SchemaUse, pair: ComparedPair, side: Side, part: SchemaNode): Reference {
    const own = componentOf(part);
    if (side === 'after') return { place: use.place, side, names: { before: null, after: own } };
    const holder = pair.after.parts.find(
      ({ place }) => use.holder !== null && this.counterparts.areSame(use.holder.place, place),
    );
    const now = holder?.uses.find(({ relation, key }) => relation === use.relation && key === use.key);
    const name = now?.target == null ? null : componentOf(now.target);
    const wasThere = pair.before.parts.some(
      ({ place }) => now?.target != null && this.counterparts.areSame(place, now.target.place),
    );
    return now === undefined || name === null || wasThere
      ? { place: use.place, side, names: { before: own, after: null } }
      : { place: now.place, side: 'after', names: { before: own, after: name } };
  }
}

/** The innermost of a schema's parts in which a place is. */
function partAt({ parts }: SchemaView, place: Place): SchemaNode | null {
  const byOwn = new Map(parts.map((part) => [part.place, part]));
  for (let at: Place | null = place; at !== null; at = at.parent) {
    const part = byOwn.get(at);
    if (part !== undefined) return part;
  }
  return null;
}

/** True for a use that makes its target a part of the same schema. */
function isPart({ relation, holder }: SchemaUse, { parts }: SchemaView): boolean {
  const isAlternative = relation === 'anyOf' || relation === 'oneOf';
  return (EXTENSIONS.has(relation) || isAlternative) && parts.some((part) => part === holder);
}

/** By what a pair above leads to a pair: the use of the part, and the one that the new version has there. */
function usesOf(upper: ComparedPair, { after }: ComparedPair, side: Side, part: SchemaNode) {
  const isThere = (one: SchemaUse, other: SchemaUse) => one.relation === other.relation && one.key === other.key;
  const present = upper.after.parts.flatMap(({ uses }) => uses).filter(({ target }) => target === after.parts[0]);
  return upper[side].parts
    .flatMap(({ uses }) => uses)
    .filter(({ target }) => target === part)
    .flatMap((own) => {
      const now = present.find((other) => isThere(own, other)) ?? present[0];
      return now === undefined ? [] : { own, now };
    });
}

function nameOf({ parts: [first] }: SchemaView): string | null {
  return first === undefined ? null : componentOf(first);
}

function componentOf({ place }: SchemaNode): string | null {
  return place.parent?.key === 'schemas' || place.parent?.key === '$defs' ? String(place.key) : null;
}
