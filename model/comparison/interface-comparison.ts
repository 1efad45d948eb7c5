import type { Description } from '../description/description.ts';
import type { ContentEntry, SchemaUse } from '../description/nodes.ts';
import type { Place } from '../description/place.ts';
import { sizeBound } from './bounds.ts';
import type { ChangedUse, ChangeFacts, Direction } from './change.ts';
import { Counterparts } from './counterparts.ts';
import type { Absent } from './merged-schemas.ts';
import { isOfBytes } from './restricting.ts';
import { type ComparedPair, SchemaComparison } from './schema-comparison.ts';
import { type SchemaView, SchemaViews } from './schema-view.ts';
import { admitsWritten } from './written-as-text.ts';

/** A change outside of schemas, with where it is used. */
export interface UsedChange {
  readonly facts: ChangeFacts;
  readonly direction: Direction | null;
  readonly use: ChangedUse;
  readonly at: Place;
}

/** A pair of schemas that a part of an operation has. */
export interface Root {
  readonly pair: ComparedPair;
  readonly use: ChangedUse;
  /** Where that part has its schema in the new version. */
  readonly place: Place;
}

/** How the values of a parameter or header are written as texts. */
export interface WrittenValues {
  /** True where a list is its name once for each item, so that one value is a list of one. */
  readonly isRepeated?: boolean;
  /** What no text can be: null, and in a path the empty text, which is no segment. */
  readonly absent?: Absent;
}

/**
 * Collects what comparing the operations of two descriptions finds: changes, and the pairs of schemas to be compared.
 */
export class InterfaceComparison {
  readonly changes: UsedChange[] = [];
  readonly roots: Root[] = [];
  readonly schemas = new SchemaComparison();
  readonly counterparts: Counterparts;
  private readonly viewsBefore = new SchemaViews();
  private readonly viewsAfter = new SchemaViews();

  constructor(
    readonly before: Description,
    readonly after: Description,
  ) {
    this.counterparts = new Counterparts(before, after);
  }

  /** @param at Where the operation has what the facts are of, as a reference or written out. */
  report(facts: ChangeFacts, direction: Direction | null, use: ChangedUse, at: Place = facts.place): void {
    this.changes.push({ facts, direction, use, at });
  }

  /** Compares the schemas of two uses; one without a schema admits anything. */
  compareSchemas(before: SchemaUse | null, after: SchemaUse | null, direction: Direction, use: ChangedUse): void {
    const [then, now] = [viewOf(before, this.viewsBefore), viewOf(after, this.viewsAfter)];
    if (then === null || now === null || after === null) {
      this.compareWithNone(before, after, direction, use);
      return;
    }
    this.compareViews(then, now, direction, use, after.place);
  }

  private compareViews(then: SchemaView, now: SchemaView, direction: Direction, use: ChangedUse, place: Place): void {
    // OpenAPI 3.1 writes bytes without a schema, or without a type.
    const isUntyped = then.types === null || now.types === null;
    if (isUntyped && isOfBytes(then) && isOfBytes(now)) return;
    this.roots.push({ pair: this.schemas.pairOf(then, now, direction), use, place });
  }

  /** Compares the schemas of two parameters or headers, whose values are texts on their way. */
  compareWritten(
    before: SchemaUse,
    after: SchemaUse,
    direction: Direction,
    use: ChangedUse,
    { isRepeated = false, absent = 'null' }: WrittenValues = {},
  ): void {
    const then = viewOf(before, this.viewsBefore).without(absent);
    const now = viewOf(after, this.viewsAfter).without(absent);
    const [inner, outer] = direction === 'request' ? [then, now] : [now, then];
    if (admitsWritten(inner, outer)) return;
    const item = isRepeated && direction === 'request' ? itemForOne(then, now) : null;
    this.compareViews(then, item ?? now, direction, use, after.place);
  }

  /** Compares the defaults of two values that requests may leave out. */
  compareOmitted(before: SchemaUse | null, after: SchemaUse | null, use: ChangedUse): void {
    const [then, now] = [viewOf(before, this.viewsBefore), viewOf(after, this.viewsAfter)];
    if (then === null || now === null || after === null) return;
    const pair = this.schemas.omittedPairOf(then, now);
    if (pair !== null) this.roots.push({ pair, use, place: after.place });
  }

  /** A request may have a schema less, a response one more. */
  private compareWithNone(before: SchemaUse | null, after: SchemaUse | null, direction: Direction, use: ChangedUse) {
    const [wanted, views] = direction === 'request' ? [after, this.viewsAfter] : [before, this.viewsBefore];
    const view = viewOf(wanted, views);
    if (wanted === null || view === null || isOfBytes(view)) return;
    const [name, side] =
      direction === 'request' ? (['schema-added', 'after'] as const) : (['schema-removed', 'before'] as const);
    this.report({ name, verdict: 'breaks', place: wanted.place, side }, direction, use);
  }

  /** True where no client sees that one schema is in place of another; one without a schema admits anything. */
  isCompatible(before: SchemaUse | null, after: SchemaUse | null, direction: Direction): boolean {
    const [then, now] = [viewOf(before, this.viewsBefore), viewOf(after, this.viewsAfter)];
    if (then === null || now === null) return (direction === 'request' ? now : then) === null;
    return this.schemas.isCompatible(then, now, direction);
  }

  /** True where two schemas describe the same values. */
  isSame(before: SchemaUse | null, after: SchemaUse | null): boolean {
    const [one, other] = [viewOf(before, this.viewsBefore), viewOf(after, this.viewsAfter)];
    if (one === null || other === null) return one === other;
    return this.schemas.isSame(one, other);
  }
}

function viewOf<Given extends SchemaUse | null>(use: Given, views: SchemaViews): SchemaView | (Given & null);
function viewOf(use: SchemaUse | null, views: SchemaViews): SchemaView | null {
  return use === null ? null : views.ofUses([use], use.place);
}

/** What an item of a list is, where one value was in place of the list, and a list of one is admitted. */
function itemForOne(then: SchemaView, now: SchemaView): SchemaView | null {
  const types = [...(now.types ?? [])].filter((type) => type !== 'null');
  if (types.join() !== 'array' || now.groups.length > 0) return null;
  if (then.types === null || then.admits('array') || then.admits('object')) return null;
  const [least, most] = [sizeBound(now, 'minItems', 'lower'), sizeBound(now, 'maxItems', 'upper')];
  if ((least?.value ?? 0) > 1 || (most?.value ?? 1) < 1 || now.prefixItems.length > 0) return null;
  return now.furtherItems?.view ?? null;
}

/** The schema of what has `schema` or `content`. */
export function schemaOf(node: {
  readonly schema: SchemaUse | null;
  readonly content: readonly ContentEntry[];
}): SchemaUse | null {
  return node.schema ?? node.content[0]?.mediaType.schema ?? null;
}
